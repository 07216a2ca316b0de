"""Preload links in a page's head, so that a browser fetches all its chunks at once."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

LIST: Final = "pieces.json"
"""The build's manifest: each chunk by its source, with the chunks that it imports."""
_FONTS: Final = ("besley.woff2", "libre-franklin.woff2")
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
"""For each kind of page, the sources it needs besides the common ones, and the API calls it starts with."""

Chunks: TypeAlias = Mapping[str, Mapping[str, object]]


def preload_links(folder: Path, path: str, language: str) -> str:
    """Return the preload links of a page in a language, none if the build has no manifest."""
    manifest = folder / LIST
    if not manifest.is_file():
        return ""
    sources, calls = next(page for known, page in _PAGES if known.fullmatch(path))
    needed = (f"src/i18n/{language}.ts", *sources)
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
    """Return the names of the chunks of these sources. Those of a language lie in its folder."""
    folder = f"/{language}/"
    return [
        name for source in sources for name in chunks if name == source or name.endswith(f"{folder}{source}")
    ]


def _add_imports(chunks: Chunks, names: list[str]) -> dict[str, None]:
    """Return these chunks and all that they import, each once."""
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
