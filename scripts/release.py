"""Writes down what a site is made of, for its service worker: `python -m scripts.release FOLDER`."""

from __future__ import annotations

import json
import sys
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Final

LIST: Final = "release.js"
_NOT_KEPT: Final = {LIST, "service.js", "preview-en.jpg", "preview-sv.jpg"}
"""The worker and its list the browser keeps itself; the previews are for other people's pages."""
_SHOWN: Final = {"index.html": ""}


def listed(site: Path) -> dict[str, str]:
    """Every file by its path, with its digest as browsers check it. The page is what the folder shows."""
    files = sorted(file for file in site.rglob("*") if file.is_file())
    found = {file.relative_to(site).as_posix(): digest(file) for file in files}
    return {_SHOWN.get(path, path): found[path] for path in found if path not in _NOT_KEPT}


def digest(file: Path) -> str:
    """What is in a file, in a few letters."""
    return f"sha256-{b64encode(sha256(file.read_bytes()).digest()).decode()}"


def release(site: Path) -> None:
    """Lays the list into the site."""
    (site / LIST).write_text(f"self.RELEASE = {json.dumps(listed(site), indent=0)};\n", "utf-8")


if __name__ == "__main__":
    release(Path(sys.argv[1]))
