"""What a page is made of, named in its head: a browser fetches it in one go, not piece after piece."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

LIST: Final = "pieces.json"
"""What the build leaves beside the page: each piece by its source, and which others it needs."""
_FONTS: Final = ("besley.woff2", "libre-franklin.woff2")
_START: Final = (
    ("src/pages/start/StartPage.svelte", "door.ftl?raw", "start.ftl?raw", "mine.ftl?raw"),
    ("/api/games",),
)
_TABLE: Final = (("src/pages/table/TablePage.svelte",), ())
_OTHER: Final = ((), ())
_PAGES: Final = (
    (re.compile("/"), _START),
    (re.compile(r"/table/[\w-]+"), _TABLE),
    (re.compile(".*"), _OTHER),
)
"""What a page is made of beside what all have, and what it asks of the house before it can show anything."""

Pieces: TypeAlias = Mapping[str, Mapping[str, object]]


def preload_links(folder: Path, path: str, language: str) -> str:
    """The links to what an address is shown with, in a language; none where nothing was listed."""
    listed = folder / LIST
    if not listed.is_file():
        return ""
    sources, calls = next(page for known, page in _PAGES if known.fullmatch(path))
    made_of = (f"src/i18n/{language}.ts", *sources)
    return _links(listed, listed.stat().st_mtime_ns, made_of, language) + "".join(map(_call, calls))


@lru_cache(maxsize=16)
def _links(listed: Path, changed: int, sources: tuple[str, ...], language: str) -> str:
    del changed  # a list that has changed is another
    pieces: Pieces = json.loads(listed.read_text("utf-8"))
    there = _before(pieces, ["index.html"])
    needed = [name for name in _before(pieces, _found(pieces, sources, language)) if name not in there]
    return "".join([*_fonts(pieces), *_of(pieces, needed)])


def _found(pieces: Pieces, sources: tuple[str, ...], language: str) -> list[str]:
    """The names of the pieces; those of a language stand in its folder."""
    folder = f"/{language}/"
    return [
        name for source in sources for name in pieces if name == source or name.endswith(f"{folder}{source}")
    ]


def _before(pieces: Pieces, names: list[str]) -> dict[str, None]:
    """These pieces and all that they import, each once."""
    met: dict[str, None] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop(0)
        if name not in met:
            met[name] = None
            waiting += _list(pieces[name], "imports")
    return met


def _list(piece: Mapping[str, object], kind: str) -> list[str]:
    found = piece.get(kind, [])
    return [str(name) for name in found] if isinstance(found, list) else []


def _of(pieces: Pieces, names: list[str]) -> Iterator[str]:
    for name in names:
        yield f'<link rel="modulepreload" crossorigin href="/{pieces[name]["file"]}">'
    for style in dict.fromkeys(style for name in names for style in _list(pieces[name], "css")):
        yield f'<link rel="stylesheet" crossorigin href="/{style}">'


def _fonts(pieces: Pieces) -> Iterator[str]:
    for name, piece in pieces.items():
        if name.endswith(_FONTS):
            yield f'<link rel="preload" as="font" type="font/woff2" crossorigin href="/{piece["file"]}">'


def _call(path: str) -> str:
    return f'<link rel="preload" as="fetch" crossorigin href="{path}">'
