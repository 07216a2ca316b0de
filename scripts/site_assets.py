"""Write the list of a site's files for its service worker: `python -m scripts.site_assets FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from spadille.server.pages.asset_manifest import LIST, encode_manifest, list_assets

_SHOWN: Final = {"index.html": ""}
"""The start page is at the folder's own URL."""


def write_asset_list(site: Path) -> None:
    """Write the list into the site."""
    files = {_SHOWN.get(path, path): digest for path, digest in list_assets(site).items()}
    (site / LIST).write_text(encode_manifest(files), "utf-8")


if __name__ == "__main__":
    write_asset_list(Path(sys.argv[1]))
