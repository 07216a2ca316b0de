"""Draw a deal or a view in at most ten lines, for a terminal and for a notebook."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from spadille.cards import Hand, Suit
from spadille.cards.suit import SYMBOLS
from spadille.play.trick import TableTrick
from spadille.rules.options import RuleSettings
from spadille.rules.seating import Seat
from spadille.rules.settlement import Result

_SYMBOL = {suit: symbol for symbol, suit in SYMBOLS.items()}
_HEADING = "white-space:nowrap;text-align:left;padding:0.3em 0.5em"
_RED = (Suit.HEARTS, Suit.DIAMONDS)


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a drawing: a label (a seat, `widow`, `trick`, `result`), and cards or a text."""

    name: str
    content: Hand | str

    def __str__(self) -> str:
        return f"  {self.name:<7} {self.content if isinstance(self.content, str) else suited(self.content)}"

    def html(self) -> str:
        """Return this row as a row of an HTML table."""
        content = escape(self.content) if isinstance(self.content, str) else _suited_html(self.content)
        return f'<tr><th scope="row">{escape(self.name)}</th><td style="text-align:left">{content}</td></tr>'


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing: a heading, and rows with the hands, the widow, and the trick on the table or the result."""

    heading: str
    rows: tuple[Row, ...]

    def __str__(self) -> str:
        return "\n".join([self.heading, *map(str, self.rows)])

    def html(self) -> str:
        """Return the drawing as an HTML table."""
        body = "".join(row.html() for row in self.rows)
        caption = f'<caption style="{_HEADING}">{escape(self.heading)}</caption>'
        return f"<table>{caption}<tbody>{body}</tbody></table>"


def suited(hand: Hand) -> str:
    """Return the text of a hand suit by suit, in a form that `Hand.read` reads.

    >>> suited(Hand.read("AS TS 9D"))
    '♠AT ♦9'
    """
    return " ".join(_SYMBOL[suit] + ranks for suit, ranks in _suits(hand)) or "no cards"


def named(settings: RuleSettings) -> str:
    """Return the names of the game and the preset, with a star if the table changed an option."""
    return f"{settings.game} {settings.preset}{'*' if settings.changed else ''}"


def stand(kind: str, turn: Seat | None) -> str:
    """Return the phase of a deal and the seat whose turn it is, as in `auction, 1 to answer`."""
    return kind if turn is None else f"{kind}, {turn} to answer"


def last_row(table: TableTrick | None, result: Result | None) -> tuple[Row, ...]:
    """Return the last row of a drawing: the result, or the trick on the table. Return nothing if there is
    neither.
    """
    if result is not None:
        return (Row("result", _result(result)),)
    if table is None or not table.cards:
        return ()
    played = zip(table.order, table.cards, strict=False)
    return (Row("trick", ", ".join(f"{seat} {card}" for seat, card in played)),)


def held(hands: Iterable[tuple[Seat, Hand | str]]) -> tuple[Row, ...]:
    """Return one row for each seat, with its cards or a text about them."""
    return tuple(Row(str(seat), content) for seat, content in hands)


def _result(result: Result) -> str:
    contract = (
        f"{result.contract} by {result.declarer} {result.outcome}" if result.contract else result.outcome
    )
    return f"{contract}, {' '.join(f'{gain:+d}' for gain in result.payments)}"


def _suited_html(hand: Hand) -> str:
    return " ".join(_suit_html(suit, ranks) for suit, ranks in _suits(hand)) or "no cards"


def _suit_html(suit: Suit, ranks: str) -> str:
    text = _SYMBOL[suit] + ranks
    return f'<span style="color:#dc3545">{text}</span>' if suit in _RED else f"<span>{text}</span>"


def _suits(hand: Hand) -> list[tuple[Suit, str]]:
    ranks = {suit: "".join(card.rank.letter for card in hand if card.suit is suit) for suit in Suit}
    return [(suit, letters) for suit, letters in ranks.items() if letters]
