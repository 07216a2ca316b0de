"""Pieces of HTML of the public pages: cards, tables and lists."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from spadille.cards import Card, Suit
from spadille.text import Catalogue

_AS_TEXT: Final = "\ufe0e"
"""The variation selector that shows a suit as text, not as an emoji."""
_SIGNS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
_NAMED_CARD: Final = re.compile(r'<span class="card" data-card="\w+" data-suit="(\w)"[^>]*>([^<]*)</span>')


def suit_sign(suit: Suit) -> str:
    """Return the sign of a suit, in its colour."""
    return f'<i class="{suit.letter.lower()}">{_SIGNS[suit]}{_AS_TEXT}</i>'


def draw_card(card: Card, catalogue: Catalogue, points: int | None = None) -> str:
    """Return a drawn card, with its points below if they are given."""
    rank = escape(catalogue.say(f"rank-short-{card.rank.letter}"))
    below = "" if points is None else f"<b>{points or '–'}</b>"
    return (
        f'<li><span class="card {card.suit.letter.lower()}">'
        f"<b>{rank}</b>{_SIGNS[card.suit]}{_AS_TEXT}</span>{below}</li>"
    )


def draw_cards(cards: Iterable[str]) -> str:
    """Return drawn cards in a row."""
    return f'<ol class="cards">{"".join(cards)}</ol>'


def shorten_cards(html: str) -> str:
    """Return HTML in which each named card is its sign alone, such as 10♥."""
    return _NAMED_CARD.sub(lambda found: f'<i class="{found[1].lower()}">{found[2]}</i>', html)


def render_section(anchor: str, heading: str, body: str) -> str:
    """Return a section with its heading; an empty text if `body`, which is HTML, is empty."""
    return f'<section><h2 id="{anchor}">{escape(heading)}</h2>{body}</section>' if body else ""


def render_table(head: Sequence[str], rows: Iterable[Sequence[str]], name: str = "") -> str:
    """Return a table of HTML cells. The first cell of each row is its heading."""
    above = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    below = "".join(
        f'<tr><th scope="row">{row[0]}</th>{"".join(f"<td>{cell}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return (
        f'<div class="wide" role="region" tabindex="0" aria-label="{escape(name)}">'
        f"<table><thead><tr>{above}</tr></thead><tbody>{below}</tbody></table></div>"
    )


def render_terms(rows: Iterable[tuple[str, str]], kind: str) -> str:
    """Return a description list of terms and texts."""
    inside = "".join(f"<div><dt>{escape(term)}</dt><dd>{escape(text)}</dd></div>" for term, text in rows)
    return f'<dl class="{kind}">{inside}</dl>'


def render_list(lines: Iterable[str]) -> str:
    """Return a list of lines, which are HTML."""
    return f"<ul>{''.join(f'<li>{line}</li>' for line in lines)}</ul>"


def paragraph(text: str) -> str:
    """Return a paragraph of plain text."""
    return f"<p>{escape(text)}</p>"


def render_link(href: str, text: str, kind: str = "", mark: str = "") -> str:
    """Return a link. `kind` is its class, `mark` a further attribute."""
    return f'<a{f" class={kind!r}" if kind else ""}{mark} href="{escape(href)}">{escape(text)}</a>'
