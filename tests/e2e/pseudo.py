"""A pseudo-language, made of English: each word is accented and 40 % longer. It exists only in the tests.

A word without an accent on a page is not from the catalogue. A box that overflows is too small for a language
with longer words.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route

from spadille import text
from spadille.text import DEFAULT, Catalogue

_TEXT = Path(text.__file__).parent / DEFAULT
_EVERYWHERE = ("game", "server", "table")
"""The files of every page, which one module has."""
_PLAIN, _ACCENTED = "aeiouyscnrtdzlgAEIOUYSCNRTDZLG", "áéíóúýščñřťďžłğÁÉÍÓÚÝŠČÑŘŤĎŽŁĞ"
_ACCENTS = str.maketrans(_PLAIN, _ACCENTED)
_WORD = re.compile(r"[^\W\d_]{2,}")
_LONGER = 0.4
_KEYS = ("key", "letter")
"""Attributes with the letter that selects an answer."""
_PATHS = re.compile(r"pages-path-|rules-print-folder|spoken-|line-")
"""Messages that are no text: parts of addresses, and words that are only typed."""


class _Accents(Transformer):
    """Replaces the texts of messages."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = _WORD.sub(lambda found: stretch(found[0]), node.value)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.BaseNode:  # noqa: N802
        return node if node.id.name in _KEYS else self.generic_visit(node)

    def visit_Message(self, node: ast.Message) -> ast.BaseNode:  # noqa: N802
        return node if _PATHS.match(node.id.name) else self.generic_visit(node)


def stretch(word: str) -> str:
    """Return an accented word that is 40 % longer.

    >>> stretch("Rules")
    'Řúłéšóó'
    """
    return word.translate(_ACCENTS) + "ó" * round(len(word) * _LONGER)


@cache
def pseudo_text(file: str) -> str:
    """Return a file of the catalogue in the pseudo-language."""
    resource = FluentParser().parse((_TEXT / f"{file}.ftl").read_text("utf-8"))
    return FluentSerializer().serialize(_Accents().visit(resource))


@cache
def pseudo_catalogue() -> Catalogue:
    """Return the whole catalogue in the pseudo-language."""
    return Catalogue(DEFAULT, *(pseudo_text(file.stem) for file in sorted(_TEXT.glob("*.ftl"))))


def speak_pseudo(page: Page) -> None:
    """Give a page the pseudo-language in place of English."""
    page.route(re.compile(rf"/assets/{DEFAULT}-[^/]*\.js$"), _answer)


def _answer(route: Route) -> None:
    found = re.search(rf"/{DEFAULT}-([a-z_]+)-", route.request.url)
    files = (found[1],) if found and (_TEXT / f"{found[1]}.ftl").is_file() else _EVERYWHERE
    body = f"export default {json.dumps(chr(10).join(map(pseudo_text, files)))};"
    route.fulfill(status=200, content_type="text/javascript", body=body)


FOREIGN = """
names => {
  const shown = place => place.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (walker.nextNode()) {
    const place = walker.currentNode.parentElement;
    const skipped = place?.closest('script, style, option, input, textarea, body [lang]') ?? !place;
    if (skipped || !shown(place)) continue;
    let text = walker.currentNode.data;
    for (const name of names) if (name.includes(' ')) text = text.replaceAll(name, ' ');
    const plain = /(?<![\\p{L}\\d])[A-Za-z]{2,}(?![\\p{L}\\d])/gu;
    for (const [word] of text.matchAll(plain)) {
      if (!names.includes(word)) found.add(`${word} in ${text.trim()}`);
    }
  }
  return [...found];
}
"""
"""A script that returns the visible words without an accent, except names."""

OVERFLOWING = """
() => {
  const found = [];
  for (const place of document.body.querySelectorAll('*')) {
    const style = getComputedStyle(place);
    if (!place.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const flows = style.display.startsWith('inline') && style.display !== 'inline-flex';
    if (flows || place.closest('svg, .visually-hidden')) continue;
    if (['auto', 'scroll'].includes(style.overflowX) || style.textOverflow === 'ellipsis') continue;
    const texts = [...place.childNodes].filter(node => node.nodeType === 3 && /\\p{L}{2,}/u.test(node.data));
    const box = place.getBoundingClientRect();
    for (const node of box.width < 2 ? [] : texts) {
      const range = document.createRange();
      range.selectNode(node);
      const text = range.getBoundingClientRect();
      if (text.width > 0 && (text.right > box.right + 1 || text.left < box.left - 1))
        found.push(`${place.tagName} ${place.className}: ${node.data.trim().slice(0, 60)}`);
    }
  }
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page: ${wide}`);
  return found;
}
"""
"""A script that returns the elements whose text is wider than they are."""
