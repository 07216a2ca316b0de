"""Draw the picture that other sites show for a link: a claim of two lines above a fan of large cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from spadille.app.deals.card_drawings import CARD_FONT, INKS, draw_face, draw_symbols, use_symbol
from spadille.app.deals.portraits import draw_portrait
from spadille.cards import Card
from spadille.text import Catalogue

WIDTH, HEIGHT = 1200, 630
TEXT_FONT: Final = "'Libre Franklin', 'Segoe UI', Helvetica, Arial, sans-serif"
_EDGE: Final = 64
_CARD: Final = 205
_TOP: Final = 382
_AXIS: Final = 1600
"""The distance from the top of the cards to the point around which the fan is turned."""
_SPREAD, _MOST_STEP = 34.0, 4.6
_CLAIM: Final = 74
_FACE: Final = 122
_NARROW: Final = 1.8
"""Letters of the claim that fit into a line, times its size, per pixel of width."""
_INK, _SOFT = "#14201e", "#45564f"
_CLOTH: Final = (
    '<radialGradient id="cloth" cy=".45" r=".8"><stop stop-color="#dae6df"/>'
    '<stop offset="1" stop-color="#c6d7cd"/></radialGradient>'
)
_TWO_COLOURS: Final = {"S": INKS["S"], "C": INKS["S"], "H": INKS["H"], "D": INKS["H"]}


@dataclass(frozen=True, slots=True)
class Poster:
    """The contents of a link's picture."""

    claim: tuple[str, str]
    """The two large lines."""
    about: str
    """The line below them."""
    corner: str
    """The words at the top right."""
    cards: Sequence[tuple[Card, int]]
    """The cards of the fan with their points; 0 shows none."""
    face: str = ""
    """The name of the player whose portrait stands beside the claim; nobody's if empty."""


def draw_poster(poster: Poster, catalogue: Catalogue) -> str:
    """Return the picture as an SVG of 1200 by 630."""
    parts = [*_draw_background(), *_draw_texts(poster, catalogue), *_draw_fan(poster.cards, catalogue)]
    box = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{"".join(parts)}</svg>\n'


def _draw_background() -> Iterator[str]:
    yield f"<defs>{_CLOTH}{''.join(draw_symbols())}</defs>"
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#cloth)"/>'


def _draw_texts(poster: Poster, catalogue: Catalogue) -> Iterator[str]:
    yield f'<g fill="{_INK}">{use_symbol("mark", _EDGE, 52, 48)}</g>'
    bold = 'font-weight="600"'
    yield _draw_text(catalogue.say("app-name"), (_EDGE + 64, 92), 44, CARD_FONT, bold)
    yield _draw_text(poster.corner, (WIDTH - _EDGE, 86), 30, TEXT_FONT, 'text-anchor="end"')
    left = _EDGE
    if poster.face:
        yield from draw_portrait(poster.face, _EDGE, 160, _FACE)
        left += _FACE + 34
    start, middle = (left, "") if poster.face else (WIDTH // 2, 'text-anchor="middle"')
    longest = max(map(len, poster.claim))
    size = min(_CLAIM, int((WIDTH - left - _EDGE) * _NARROW / max(longest, 1)))
    for place, line in enumerate(poster.claim):
        where = (start, 206 + round(1.06 * size * place))
        yield _draw_text(line, where, size, CARD_FONT, f"{bold} {middle}")
    yield _draw_text(poster.about, (start, 334), 30, TEXT_FONT, middle, soft=True)


def _draw_text(
    line: str, where: tuple[int, int], size: int, font: str, more: str = "", *, soft: bool = False
) -> str:
    look = f'font-family="{font}" font-size="{size}" fill="{_SOFT if soft else _INK}" {more}'
    return f'<text x="{where[0]}" y="{where[1]}" {look}>{escape(line)}</text>'


def _draw_fan(cards: Sequence[tuple[Card, int]], catalogue: Catalogue) -> Iterator[str]:
    """Yield the SVG of the cards, turned around a point far below the picture."""
    step = min(_MOST_STEP, _SPREAD / max(len(cards) - 1, 1))
    for place, (card, points) in enumerate(cards):
        turn = round(step * (place - (len(cards) - 1) / 2), 2)
        place_on_top = f"translate({(WIDTH - _CARD) / 2} {_TOP}) scale({_CARD / 128})"
        where = f"rotate({turn} {WIDTH // 2} {_TOP + _AXIS}) {place_on_top}"
        yield _draw_card(card, points, where, catalogue)


def _draw_card(card: Card, points: int, where: str, catalogue: Catalogue) -> str:
    ink = _TWO_COLOURS[card.suit.letter]
    paper = '<rect width="128" height="179.2" rx="9" fill="#fdfcf8" stroke="#9aa39d"/>'
    drawn = f'<g transform="scale(1.28)">{"".join(draw_face(card))}</g>'
    index = "".join(_draw_index(catalogue, points, card))
    look = f'fill="{ink}" color="{ink}" font-family="{CARD_FONT}"'
    return f'<g transform="{where}" {look}>{paper}{drawn}{index}</g>'


def _draw_index(catalogue: Catalogue, points: int, card: Card) -> Iterator[str]:
    """Yield the SVG of a card's rank, suit and points in its upper left corner.

    The next card overlaps the rest of the card but not this corner.
    """
    middle = 'text-anchor="middle" font-weight="700"'
    rank = catalogue.say(f"rank-short-{card.rank.letter}")
    yield f'<text x="24" y="39" font-size="36" letter-spacing="-1" {middle}>{escape(rank)}</text>'
    yield use_symbol(f"suit-{card.suit.letter.lower()}", 13, 46, 22)
    if points:
        yield '<rect x="14" y="73" width="20" height="16" rx="5" fill="#e3e5dc"/>'
        look = f'font-family="{TEXT_FONT}" font-size="12" fill="#33403b" {middle}'
        yield f'<text x="24" y="85" {look}>{points}</text>'
