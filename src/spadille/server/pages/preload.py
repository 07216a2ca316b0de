"""Preload links in a page's head. They let the browser fetch all of the page's scripts at once."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

LIST: Final = "pieces.json"
"""The build's manifest. It lists each chunk by its source file, with the chunks that it imports."""
_FONTS: Final = ("besley.woff2", "libre-franklin.woff2")
_TEXTS: Final = "language.json?raw&texts"
"""The sentences of every page."""
_START: Final = (
    ("src/pages/start/StartPage.svelte", "landing.ftl?raw", "start.ftl?raw", "account.ftl?raw"),
    ("/api/games",),
)
_TABLE: Final = (("src/pages/table/TablePage.svelte",), ())
_OTHER: Final = ((), ())
_PAGES: Final = (
    (re.compile("/"), _START),
    (re.compile(r"/table/[\w-]+"), _TABLE),
    (re.compile(".*"), _OTHER),
)
"""The kinds of pages: a pattern of the path, the sources needed besides the common ones, and the first API
calls.
"""

Chunks: TypeAlias = Mapping[str, Mapping[str, object]]


def preload_links(folder: Path, path: str, language: str) -> str:
    """Return the preload links of the page at a path; empty if the build in `folder` has no manifest."""
    manifest = folder / LIST
    if not manifest.is_file():
        return ""
    sources, calls = next(page for known, page in _PAGES if known.fullmatch(path))
    needed = (_TEXTS, *sources)
    return _links(manifest, manifest.stat().st_mtime_ns, needed, language) + "".join(map(_call_link, calls))


@lru_cache(maxsize=16)
def _links(manifest: Path, changed: int, sources: tuple[str, ...], language: str) -> str:
    del changed  # part of the cache key: a changed manifest has another time
    chunks: Chunks = json.loads(manifest.read_text("utf-8"))
    loaded = _add_imports(chunks, ["index.html"])
    needed = [
        name for name in _add_imports(chunks, _find_chunks(chunks, sources, language)) if name not in loaded
    ]
    return "".join([*_font_links(chunks), *_chunk_links(chunks, needed)])


def _find_chunks(chunks: Chunks, sources: tuple[str, ...], language: str) -> list[str]:
    """Return the names of the chunks of these sources. The sources of a language are in its own folder."""
    folder = f"/{language}/"
    return [
        name for source in sources for name in chunks if name == source or name.endswith(f"{folder}{source}")
    ]


def _add_imports(chunks: Chunks, names: list[str]) -> dict[str, None]:
    """Return these chunks and all chunks that they import, directly or not. Each appears once."""
    seen: dict[str, None] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop(0)
        if name not in seen:
            seen[name] = None
            waiting += _names_of(chunks[name], "imports")
    return seen


def _names_of(chunk: Mapping[str, object], kind: str) -> list[str]:
    found = chunk.get(kind, [])
    return [str(name) for name in found] if isinstance(found, list) else []


def _chunk_links(chunks: Chunks, names: list[str]) -> Iterator[str]:
    for name in names:
        yield f'<link rel="modulepreload" crossorigin href="/{chunks[name]["file"]}">'
    for style in dict.fromkeys(style for name in names for style in _names_of(chunks[name], "css")):
        yield f'<link rel="stylesheet" crossorigin href="/{style}">'


def _font_links(chunks: Chunks) -> Iterator[str]:
    for name, chunk in chunks.items():
        if name.endswith(_FONTS):
            yield f'<link rel="preload" as="font" type="font/woff2" crossorigin href="/{chunk["file"]}">'


def _call_link(path: str) -> str:
    return f'<link rel="preload" as="fetch" crossorigin href="{path}">'
