"""Find English words on a page in another language. The words are those that occur in no Swedish sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib import resources

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

_SHOWN = """
() => {
  const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')];
  const names = named.filter(place => !place.closest('body [lang=en]')).flatMap(
    place => ['aria-label', 'title', 'placeholder'].map(name => place.getAttribute(name) ?? ''));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const place = walker.currentNode.parentElement;
    if (place && !place.closest('script, style, body [lang=en], .book')) texts.push(walker.currentNode.data);
  }
  return [document.title, ...names, ...texts].map(text => text.trim()).filter(text => text);
}
"""
"""A script that returns all texts and names of a page, hidden ones too, except the rulebook and text
marked as English.
"""
_PIECE = re.compile(r"[^\W\d_][^.:;,()!?…“”\n]*[^\W\d_]")
_FILES = ("game.ftl", "server.ftl", "table.ftl")


def all_texts(page: Page) -> list[str]:
    """Return all texts of a page."""
    return [str(text) for text in page.evaluate(_SHOWN)]


def english_texts(page: Page, *names: str) -> list[str]:
    """Return the English texts of a page. `names` are ignored."""
    found = []
    for text in all_texts(page):
        rest = text
        for name in names:
            rest = rest.replace(name, " ")
        found += [f"{piece!r} in {text!r}" for piece in _pieces() if _has(rest, piece)]
    return found


def _has(text: str, piece: str) -> bool:
    return piece in text and re.search(rf"(?<!\w){re.escape(piece)}(?!\w)", text) is not None


@lru_cache
def _pieces() -> tuple[str, ...]:
    """Return the parts of English sentences that occur in no Swedish sentence."""
    swedish = "\n".join(_texts("sv"))
    pieces = {piece for text in _texts("en") for piece in _PIECE.findall(text) if len(piece) > 2}
    return tuple(sorted(piece for piece in pieces if not _has(swedish.lower(), piece.lower())))


def _texts(language: str) -> Iterator[str]:
    folder = resources.files("spadille.text").joinpath(language)
    for file in _FILES:
        resource = FluentParser().parse(folder.joinpath(file).read_text(encoding="utf-8"))
        yield from _elements(resource)


def _elements(node: ast.BaseNode) -> Iterator[str]:
    if isinstance(node, ast.TextElement):
        yield node.value
    for part in vars(node).values():
        for child in part if isinstance(part, list) else [part]:
            if isinstance(child, ast.BaseNode):
                yield from _elements(child)
