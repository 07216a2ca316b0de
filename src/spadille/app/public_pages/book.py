"""The rulebook of a game in parts, with links between the public pages."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from markdown_it.token import Token

from spadille.app.public_pages.markup import shorten_cards
from spadille.app.rulebook.pages import load_source, make_renderer
from spadille.text import load_catalogue

_LINK: Final = re.compile(r'href="#([\w-]+)((?:\.[\w.-]+)?)"')
_EXAMPLES: Final = re.compile(r'(?:<dl class="example">.*?</dl>\n)+', re.DOTALL)
_RULES: Final = re.compile(r"^rules: *([\w-]+)", re.MULTILINE)

Part = tuple[str, str]
"""The topic of a part of a rulebook page, such as `cards`, and its HTML. The topic of the first is empty."""


@lru_cache(maxsize=128)
def read_parts(name: str, language: str, preset: str | None = None) -> tuple[Part, ...]:
    """Return the parts of a rulebook page, each with its heading. Examples are folded.

    With a preset, examples of other presets and sections about them are left out.
    """
    text, spoken = load_source(name, language)
    markdown = make_renderer(spoken, name)
    tokens = markdown.parse(text)
    parts: list[list[Token]] = [[]]
    for token in tokens:
        if token.type == "heading_open" and token.tag == "h2":
            parts.append([])
        parts[-1].append(token)
    fold = _fold(spoken)
    rendered = []
    for part in parts:
        kept = part if preset is None else _keep(part, name, preset)
        html = markdown.renderer.render(kept, markdown.options, {})
        rendered.append((_topic(part, name), _EXAMPLES.sub(fold, shorten_cards(html))))
    return tuple(rendered)


def lang_attribute(name: str, language: str) -> str:
    """Return the attribute that marks the text of a rulebook page on a page in another language."""
    _, spoken = load_source(name, language)
    return "" if spoken == language else f' lang="{spoken}"'


def resolve_links(html: str, here: str, anchors: frozenset[str], find: Callable[[str], str]) -> str:
    """Return HTML in which each link by an anchor leads to the page that has it.

    Args:
        html: The text of a page.
        here: The rulebook page that this page is made of.
        anchors: The anchors on this page.
        find: Returns the link to another rulebook page by its name.
    """

    def resolved(found: re.Match[str]) -> str:
        anchor = found[1] + found[2]
        if found[1] == here and anchor in anchors:
            return found[0]
        # the first word of an anchor names its page
        return f'href="{find(found[1])}{f"#{anchor}" if found[2] else ""}"'

    return _LINK.sub(resolved, html)


def list_anchors(html: str) -> frozenset[str]:
    """Return the anchors in a page."""
    return frozenset(re.findall(r'\bid="([^"]+)"', html))


def _topic(tokens: Sequence[Token], name: str) -> str:
    anchor = str(tokens[0].attrGet("id") or "") if tokens else ""
    return anchor.removeprefix(f"{name}.") if tokens and tokens[0].tag == "h2" else ""


def _keep(tokens: Sequence[Token], name: str, preset: str) -> list[Token]:
    """Return the tokens without examples of other presets, and without sections about other presets."""
    kept: list[Token] = []
    skipping = False
    for token in tokens:
        if token.type == "heading_open":
            topic = str(token.attrGet("id") or "").removeprefix(f"{name}.")
            skipping = topic.startswith("accounts.") and topic != f"accounts.{preset}"
        of = _RULES.search(token.content) if token.type == "fence" else None
        if not skipping and (of is None or of[1] == preset):
            kept.append(token)
    return kept


def _fold(language: str) -> Callable[[re.Match[str]], str]:
    catalogue = load_catalogue(language)

    def folded(found: re.Match[str]) -> str:
        summary = catalogue.say("pages-examples", count=found[0].count('<dl class="example">'))
        return f"<details><summary>{summary}</summary>{found[0]}</details>\n"

    return folded
