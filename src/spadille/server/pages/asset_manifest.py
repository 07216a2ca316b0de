"""The asset manifest of the web client, from which its service worker fills its cache."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator, Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeAlias

from spadille.app.catalogue.service import RULEBOOK_PATHS
from spadille.app.public_pages.frame import preview_file
from spadille.text import LANGUAGES

LIST: Final = "release.js"
ENGINE: Final = "engine"
"""The path at which a server serves the files of the offline engine."""
_EXCLUDED: Final = {LIST, "service.js", "pieces.json", *map(preview_file, LANGUAGES)}
"""Files that the service worker does not cache.

Browsers store the worker and its manifest themselves. `pieces.json` is for the server, the previews are for
other sites.
"""
_SHARED_RESPONSES: Final = [f"api/{path}" for path in ("games", "lessons", *RULEBOOK_PATHS)]
"""API paths whose responses are the same for every client."""
_COMPRESSED: Final = {".br", ".gz"}

Release: TypeAlias = Mapping[str, str]


def list_assets(folder: Path) -> Release:
    """Return the digest of each file in a folder, by path. A digest has the form of subresource integrity."""
    return {path: file_digest(file) for path, file in _list_files(folder) if path not in _EXCLUDED}


def file_digest(file: Path) -> str:
    """Return the digest of a file, cached until the file changes."""
    return _digest(file, file.stat().st_mtime_ns)


@lru_cache(maxsize=1024)
def _digest(file: Path, changed: int) -> str:
    del changed  # part of the cache key: a changed file has another time
    return f"sha256-{b64encode(sha256(file.read_bytes()).digest()).decode()}"


def _list_files(folder: Path) -> Iterator[tuple[str, Path]]:
    for file in sorted(folder.rglob("*")):
        if file.suffix not in _COMPRESSED and file.is_file():
            yield file.relative_to(folder).as_posix(), file


def encode_manifest(release: Release) -> str:
    """Return the manifest as a script, which the service worker imports."""
    return f"self.RELEASE = {json.dumps(release, indent=0)};\n"


def load_manifest(web: Path, engine: Path | None) -> str:
    """Return a server's manifest script.

    It lists the files of the web client and of the offline engine, if any, and the API paths to cache.
    """
    return f"{encode_manifest(_add_engine(web, engine))}self.ALIKE = {json.dumps(_SHARED_RESPONSES)};\n"


def _add_engine(web: Path, engine: Path | None) -> Release:
    engine_assets = list_assets(engine) if engine is not None else {}
    return {**list_assets(web), **{f"{ENGINE}/{name}": digest for name, digest in engine_assets.items()}}


def engine_folder(site: Path) -> Path | None:
    """Return the engine folder of a site made by `make site`; None if the site has none."""
    return next(iter(sorted(site.glob("engine-*"))), None)
