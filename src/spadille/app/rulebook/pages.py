"""Render the rulebook's pages as HTML. Errors of the rules refer to the anchors of these pages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from itertools import pairwise
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

from spadille.app.catalogue.service import RULEBOOK_PATHS
from spadille.app.rulebook.examples import render_example
from spadille.protocol import RulebookPage
from spadille.protocol.api_error import api_error
from spadille.text import load_catalogue
from spadille.text.rulebook import read_page

_ANCHOR: Final = re.compile(r"\s*\{#([\w.-]+)\}\s*$")
_OTHER_PAGE: Final = re.compile(r"^[\w.-]+\.md#")


@lru_cache
def render_page(name: str, language: str) -> RulebookPage:
    """Return the page of a game, or the glossary, in a language.

    Raises:
        ApiError: `not-found`.
    """
    if (name, language) not in RULEBOOK_PATHS.values():
        raise api_error("not-found")
    text, spoken = load_source(name, language)
    markdown = make_renderer(spoken, name)
    tokens = markdown.parse(text)
    html = markdown.renderer.render(tokens, markdown.options, {})
    return RulebookPage(title=_title(tokens, name), html=html, language=spoken)


def load_source(name: str, language: str) -> tuple[str, str]:
    """Return the Markdown of a page and its language: English if the page is not translated yet.

    Raises:
        ApiError: `not-found`.
    """
    if (found := read_page(name, language)) is None:
        raise api_error("not-found")
    return found


def _title(tokens: Sequence[Token], name: str) -> str:
    for before, token in pairwise(tokens):
        if before.type == "heading_open" and before.tag == "h1":
            return token.content
    return name


def make_renderer(language: str, game: str = "") -> MarkdownIt:
    """Return a Markdown renderer for a game's page in a language. HTML in the page is escaped."""
    catalogue = load_catalogue(language)

    def fence(
        _renderer: RendererHTML, tokens: Sequence[Token], place: int, _options: object, _env: object
    ) -> str:
        token = tokens[place]
        if token.info.strip() == "example":
            return render_example(token.content, catalogue, game)
        return f"<pre><code>{escape(token.content)}</code></pre>\n"

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.core.ruler.before("inline", "anchors", _anchors)
    markdown.core.ruler.push("links", _links)
    markdown.core.ruler.push("tables", _tables)
    markdown.add_render_rule("fence", fence)
    return markdown


def _anchors(state: StateCore) -> None:
    """Set the id of each heading of the form `## Heading {#anchor}`."""
    for before, token in pairwise(state.tokens):
        found = _ANCHOR.search(token.content) if before.type == "heading_open" else None
        if found:
            before.attrSet("id", found[1])
            token.content = token.content[: found.start()]


def _tables(state: StateCore) -> None:
    """Make an empty heading of a column a plain cell, which a screen reader does not announce as a heading.

    Tables may get the focus: on a phone the wide ones are scrolled, also by keyboard.
    """
    for opening, content, closing in zip(state.tokens, state.tokens[1:], state.tokens[2:], strict=False):
        if opening.type == "table_open":
            opening.attrSet("tabindex", "0")
        if opening.type == "th_open" and not content.content.strip():
            opening.tag = closing.tag = "td"


def _links(state: StateCore) -> None:
    """Reduce each link to another page to its anchor. The anchor's first word names the page."""
    for token in state.tokens:
        for link in token.children or ():
            href = str(link.attrGet("href") or "")
            if link.type == "link_open" and _OTHER_PAGE.match(href):
                link.attrSet("href", _OTHER_PAGE.sub("#", href))
