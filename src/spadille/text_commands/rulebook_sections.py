"""Read sections of the rulebook as plain lines."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from spadille.text import DEFAULT

_PACKAGE = Path(__file__).parents[1]
_FOLDERS = (_PACKAGE / "rulebook", _PACKAGE.parents[1] / "rulebook")
_HEADING = re.compile(r"^#+ +(.*?)\s*\{#([\w.-]+)\}\s*$", re.MULTILINE)
_EXAMPLE = re.compile(r"^```.*?^```$\n?", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_LIST_MARKS = ("- ", "|")
_MARKS = re.compile(r"\*\*|`|^\| *-.*$", re.MULTILINE)


def read_section(anchor: str, language: str) -> list[str]:
    """Return the heading and text of the rulebook section with an anchor, without examples; empty if none."""
    text = _read_page(anchor.partition(".")[0], language)
    headings = list(_HEADING.finditer(text))
    for heading, following in zip(headings, [*headings, None][1:], strict=True):
        if heading[2] == anchor:
            body = text[heading.end() : following.start() if following else None]
            return [heading[1], *_strip_markup(body)]
    return []


@lru_cache
def _read_page(game: str, language: str) -> str:
    name = f"{game}.md" if language == DEFAULT else f"{game}.{language}.md"
    files = [folder / name for folder in _FOLDERS if (folder / name).is_file()]
    return files[0].read_text(encoding="utf-8") if files else ""


def _strip_markup(body: str) -> list[str]:
    """Return the lines of a text without Markdown, one for each paragraph."""
    text = _MARKS.sub("", _LINK.sub(r"\1", _EXAMPLE.sub("", body)))
    paragraphs = (_join_lines(paragraph) for paragraph in re.split(r"\n\s*\n", text))
    return [line for paragraph in paragraphs for line in paragraph]


def _join_lines(paragraph: str) -> list[str]:
    """Return a paragraph as one line, and lists and tables as one line per point or row."""
    lines: list[str] = []
    for line in filter(None, map(str.strip, paragraph.splitlines())):
        if lines and not line.startswith(_LIST_MARKS):
            lines[-1] += f" {line}"
        else:
            lines.append(line)
    return [", ".join(line.strip("| ").split(" | ")) for line in lines]
