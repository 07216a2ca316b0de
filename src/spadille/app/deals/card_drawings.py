"""Drawings of the cards in SVG. `web/src/cards` draws the same shapes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spadille.cards import Card

SYMBOLS: Final = {
    "suit-s": (
        "0 0 100 100",
        "M50 4C60 24 93 40 93 63c0 12-9 20-20 20-8 0-15-4-19-11 1 10 5 17 13 23H33c8-6 12-13 13-23"
        "-4 7-11 11-19 11C16 83 7 75 7 63 7 40 40 24 50 4Z",
    ),
    "suit-h": (
        "0 0 100 100",
        "M50 93C22 69 6 51 6 33 6 18 17 8 30 8c9 0 16 5 20 13C54 13 61 8 70 8"
        "c13 0 24 10 24 25 0 18-16 36-44 60Z",
    ),
    "suit-d": (
        "0 0 100 100",
        "M50 3c9 18 21 34 35 47-14 13-26 29-35 47-9-18-21-34-35-47C29 37 41 21 50 3Z",
    ),
    "suit-c": (
        "0 0 100 100",
        "M50 5c13 0 22 9 22 21 0 6-3 12-8 16 3-2 6-3 10-3 12 0 21 9 21 21s-9 21-21 21c-9 0-16-5-20-12"
        " 1 10 5 20 13 26H33c8-6 12-16 13-26-4 7-11 12-20 12C14 81 5 72 5 60s9-21 21-21c4 0 7 1 10 3"
        "-5-4-8-10-8-16C28 14 37 5 50 5Z",
    ),
    "rank-k": ("0 0 60 24", "M6 22 2 5l13 8L30 1l15 12 13-8-4 17Z"),
    "rank-q": (
        "0 0 60 24",
        "M6 22C5 14 6 9 10 4c2 6 6 9 11 8C22 7 25 3 30 1c5 2 8 6 9 11 5 1 9-2 11-8 4 5 5 10 4 18Z",
    ),
    "rank-j": ("0 0 60 24", "M30 23C16 23 5 15 3 2c12 0 22 5 27 14C35 7 45 2 57 2 55 15 44 23 30 23Z"),
    "mark": (
        "0 0 100 100",
        "M50 2C61 24 95 40 95 64c0 12-9 20-21 20-7 0-13-3-17-8 2 9 6 16 13 22H30c7-6 11-13 13-22"
        "-4 5-10 8-17 8C14 84 5 76 5 64 5 40 39 24 50 2Zm0 27c-6 10-19 18-19 29 0 7 5 11 10 11 4 0 7-2 9-5"
        " 2 3 5 5 9 5 5 0 10-4 10-11 0-11-13-19-19-29Z",
    ),
}
"""The view box and outline of each shape, by name."""
FRAMES: Final = (
    "M48 12h35a10 10 0 0 0 10 10v96a10 10 0 0 0-10 10H48a10 10 0 0 0-10-10V22a10 10 0 0 0 10-10Z",
    "M51 15.5h29a11 11 0 0 0 9.5 9.5v90a11 11 0 0 0-9.5 9.5H51a11 11 0 0 0-9.5-9.5V25a11 11 0 0 0 9.5-9.5Z",
)
"""The outlines of the frame on a king, queen or jack: the outer line and the inner line."""
PIP: Final = 18
_LEFT, _MIDDLE, _RIGHT, _FOOT = 37, 55, 73, 75
_SIX: Final = tuple((x, y) for y in (19, 61, 103) for x in (_LEFT, _RIGHT))
_FOUR_ROWS: Final = tuple((x, y) for y in (17, 46, 76, 105) for x in (_LEFT, _RIGHT))
PIPS: Final = {
    "6": _SIX,
    "7": (*_SIX, (_MIDDLE, 40)),
    "8": (*_SIX, (_MIDDLE, 40), (_MIDDLE, 82)),
    "9": (*_FOUR_ROWS, (_MIDDLE, 61)),
    "T": (*_FOUR_ROWS, (_MIDDLE, 32), (_MIDDLE, 90)),
}
"""The positions of the pips of the number cards, in a box of 100 by 140."""
INKS: Final = {"S": "#10151b", "H": "#bf2426", "D": "#1747b5", "C": "#0a7768"}
"""The colour of each suit in the light theme."""
CARD_FONT: Final = "Besley, Georgia, 'Times New Roman', serif"


def draw_symbols() -> Iterator[str]:
    """Yield every shape as an SVG `<symbol>`, which `use_symbol` refers to by name."""
    for name, (box, outline) in SYMBOLS.items():
        yield f'<symbol id="{name}" viewBox="{box}"><path fill-rule="evenodd" d="{outline}"/></symbol>'


def use_symbol(name: str, x: float, y: float, width: float, *, height: float = 0, more: str = "") -> str:
    """Return an SVG `<use>` that draws a symbol in a box, which is a square if `height` is 0.

    `more` holds further attributes of the element.
    """
    size = f'width="{width}" height="{height or width}"'
    return f'<use href="#{name}" x="{x}" y="{y}" {size}{more}/>'


def draw_face(card: Card) -> Iterator[str]:
    """Yield the SVG elements of a card's middle, without its index, in a box of 100 by 140."""
    suit, rank = f"suit-{card.suit.letter.lower()}", card.rank.letter
    if rank == "A":
        yield from _ace(suit)
    elif rank in PIPS:
        yield from (_pip(suit, x, y) for x, y in PIPS[rank])
    else:
        yield from _court(suit, rank)


def _ace(suit: str) -> Iterator[str]:
    line = '<circle cx="62" cy="74" fill="none" stroke="currentColor"'
    yield f'{line} r="31" stroke-width=".8"/>'
    yield f'{line} r="28.5" stroke-width="1.8" stroke-dasharray=".01 4.476" stroke-linecap="round"/>'
    yield use_symbol(suit, 41, 53, 42)


def _pip(suit: str, x: int, y: int) -> str:
    """Return a pip, a suit symbol on a number card. Below the card's middle it is upside down."""
    middle = f"{x + PIP // 2} {y + PIP // 2}"
    return use_symbol(suit, x, y, PIP, more=f' transform="rotate(180 {middle})"' if y > _FOOT else "")


def _court(suit: str, rank: str) -> Iterator[str]:
    outer, inner = FRAMES
    yield f'<path fill-opacity=".07" d="{outer}"/>'
    yield f'<path fill="none" stroke="currentColor" stroke-width="1.3" d="{outer}"/>'
    yield f'<path fill="none" stroke="currentColor" stroke-width=".6" d="{inner}"/>'
    yield use_symbol(f"rank-{rank.lower()}", 49.5, 28, 32, height=13)
    yield f'<text x="65.5" y="87" font-size="46" font-weight="600" text-anchor="middle">{rank}</text>'
    yield use_symbol(suit, 56.5, 97, PIP)
