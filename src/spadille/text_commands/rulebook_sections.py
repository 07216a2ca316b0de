"""Read sections of the rulebook as plain lines."""

from __future__ import annotations

import re

from spadille.text.rulebook import read_page

_HEADING = re.compile(r"^#+ +(.*?)\s*\{#([\w.-]+)\}\s*$", re.MULTILINE)
_EXAMPLE = re.compile(r"^```.*?^```$\n?", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_LIST_MARKS = ("- ", "|")
_MARKS = re.compile(r"\*\*|`|^\| *-.*$", re.MULTILINE)


def read_section(anchor: str, language: str) -> list[str]:
    """Return the heading and text of the rulebook section with an anchor, without examples; empty if none."""
    text, _ = read_page(anchor.partition(".")[0], language) or ("", "")
    headings = list(_HEADING.finditer(text))
    for heading, following in zip(headings, [*headings, None][1:], strict=True):
        if heading[2] == anchor:
            body = text[heading.end() : following.start() if following else None]
            return [heading[1], *_strip_markup(body)]
    return []


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
