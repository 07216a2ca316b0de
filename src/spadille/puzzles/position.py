"""Positions before a card is played: what they ask for, and the cards to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spadille.cards import Card
from spadille.play.action import Play
from spadille.play.view import View
from spadille.rules.trick import winning

MAX_PROVED_CARDS = 6
"""Cards in the hand from which on a position is looked at."""
_MIN_EVEN_CARDS = 3
"""Cards to choose from where nothing is special about any of them."""


def playable_cards(view: View) -> Iterator[Card]:
    """The cards that may be played; none where anything else may be done as well."""
    answers = view.decision.answers if view.decision else ()
    if all(isinstance(answer, Play) for answer in answers):
        yield from (answer.card for answer in answers if isinstance(answer, Play))


def has_different_cards(view: View, cards: Sequence[Card]) -> bool:
    """Whether there are enough different cards to choose from where nothing is special about any."""
    different = {(view.ranking.suit_of[card.number], view.ranking.points[card.number]) for card in cards}
    return len(different) >= _MIN_EVEN_CARDS


def classify_position(view: View) -> str:
    """What a position asks: what to lead, whether to take the trick and with what, or what to throw on it.

    It tells nothing of the answer.
    """
    if view.table is None or not view.table.cards:
        return "lead"
    return "trick" if any(_takes_trick(view, card) for card in playable_cards(view)) else "throw"


def _takes_trick(view: View, card: Card) -> bool:
    assert view.table is not None
    cards = (*view.table.cards, card)
    return winning(cards, view.ranking) == len(cards) - 1
