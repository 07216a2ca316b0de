"""What a release of the web is made of: the list that its service worker goes by."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator, Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeAlias

from spadille.app.catalogue import RULEBOOK_PATHS

LIST: Final = "release.js"
ENGINE: Final = "engine"
"""Where a server has what a page thinks with that no longer reaches it."""
_NOT_KEPT: Final = {LIST, "service.js", "pieces.json", "preview-en.jpg", "preview-sv.jpg"}
"""The worker and its list the browser keeps itself; the pieces are the server's; the previews are for other
people's pages.
"""
_ALIKE: Final = [f"api/{path}" for path in ("games", "lessons", *RULEBOOK_PATHS)]
"""What a server answers alike to everybody."""
_PACKED: Final = {".br", ".gz"}

Release: TypeAlias = Mapping[str, str]


def list_assets(folder: Path) -> Release:
    """Every file by its path, with its digest as browsers check it."""
    return {path: file_digest(file) for path, file in _files(folder) if path not in _NOT_KEPT}


def file_digest(file: Path) -> str:
    """What is in a file, in a few letters."""
    return _digest(file, file.stat().st_mtime_ns)


@lru_cache(maxsize=1024)
def _digest(file: Path, changed: int) -> str:
    del changed  # a file that has changed is another
    return f"sha256-{b64encode(sha256(file.read_bytes()).digest()).decode()}"


def _files(folder: Path) -> Iterator[tuple[str, Path]]:
    for file in sorted(folder.rglob("*")):
        if file.suffix not in _PACKED and file.is_file():
            yield file.relative_to(folder).as_posix(), file


def encode_manifest(release: Release) -> str:
    """The list as a script."""
    return f"self.RELEASE = {json.dumps(release, indent=0)};\n"


def load_manifest(web: Path, engine: Path | None) -> str:
    """The list of a server: its web, the engine where that lies there, and what else is worth keeping."""
    return f"{encode_manifest(_with_engine(web, engine))}self.ALIKE = {json.dumps(_ALIKE)};\n"


def _with_engine(web: Path, engine: Path | None) -> Release:
    beside = list_assets(engine) if engine is not None else {}
    return {**list_assets(web), **{f"{ENGINE}/{name}": found for name, found in beside.items()}}


def engine_folder(site: Path) -> Path | None:
    """The engine of a site as `make site` writes it."""
    return next(iter(sorted(site.glob("engine-*"))), None)
