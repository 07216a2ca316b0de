"""Positions before a card is played: what they ask for, and the cards to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spadille.cards import Card
from spadille.play.action import Play
from spadille.play.view import View
from spadille.rules.trick import winning

MAX_PROVED_CARDS = 6
"""Cards in hand up to which a position is searched for a proof."""
_MIN_EVEN_CARDS = 3
"""The least number of different cards in an even position."""


def playable_cards(view: View) -> Iterator[Card]:
    """Yield the cards that may be played; none where anything else may be done as well."""
    answers = view.decision.answers if view.decision else ()
    if all(isinstance(answer, Play) for answer in answers):
        yield from (answer.card for answer in answers if isinstance(answer, Play))


def has_different_cards(view: View, cards: Sequence[Card]) -> bool:
    """Return whether an even position offers enough different cards to be worth asking."""
    different = {(view.ranking.suit_of[card.number], view.ranking.points[card.number]) for card in cards}
    return len(different) >= _MIN_EVEN_CARDS


def classify_position(view: View) -> str:
    """Return what a position asks: what to lead, whether and how to take the trick, or what to throw on it.

    The answer follows from the cards on the table and says nothing of the solution.
    """
    if view.table is None or not view.table.cards:
        return "lead"
    return "trick" if any(_takes_trick(view, card) for card in playable_cards(view)) else "throw"


def _takes_trick(view: View, card: Card) -> bool:
    assert view.table is not None
    cards = (*view.table.cards, card)
    return winning(cards, view.ranking) == len(cards) - 1
