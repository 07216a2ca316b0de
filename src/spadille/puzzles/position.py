"""Positions in which a card is to be played: their kind, and the cards to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spadille.cards import Card
from spadille.play.action import Play
from spadille.play.view import View
from spadille.rules.trick import winning

MAX_PROVED_CARDS = 6
"""The most cards in hand with which a position is searched for a proof."""
_MIN_EVEN_CARDS = 3
"""The least number of different cards in an even position, in which all cards are equally good."""


def playable_cards(view: View) -> Iterator[Card]:
    """Yield the legal cards; none if the seat may do anything but play a card."""
    answers = view.decision.answers if view.decision else ()
    if all(isinstance(answer, Play) for answer in answers):
        yield from (answer.card for answer in answers if isinstance(answer, Play))


def has_different_cards(view: View, cards: Sequence[Card]) -> bool:
    """Return whether cards differ enough in suit and points to make an even position worth asking."""
    different = {(view.ranking.suit_of[card.number], view.ranking.points[card.number]) for card in cards}
    return len(different) >= _MIN_EVEN_CARDS


def classify_position(view: View) -> str:
    """Return the kind of a position: `lead`, `trick` (the seat can take the trick) or `throw` (it cannot).

    The kind follows from the cards that the seat sees and does not reveal the solution.
    """
    if view.table is None or not view.table.cards:
        return "lead"
    return "trick" if any(_takes_trick(view, card) for card in playable_cards(view)) else "throw"


def _takes_trick(view: View, card: Card) -> bool:
    assert view.table is not None
    cards = (*view.table.cards, card)
    return winning(cards, view.ranking) == len(cards) - 1
