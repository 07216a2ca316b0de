"""Playing to a trick that another has led."""

from __future__ import annotations

from spadille.bots.heuristic.tricks.position import Position
from spadille.bots.heuristic.tricks.worth import guards, worth
from spadille.cards import Card

_KEEPING = 0.65
"""How much a trick to come counts against one that is there to be taken."""
_HIGHER = 0.004
"""Of two cards that do the same, the lower."""
_SHORTER = 0.03
"""Of two suits to discard from, the shorter: a void takes tricks."""


def followed(at: Position, card: Card) -> float:
    """How good it is to play a card to this trick, in tricks."""
    kept = _KEEPING * worth(at, card)
    return at.held(card) - kept - _HIGHER * at.ranking.strength[card.number] + _discard(at, card)


def _discard(at: Position, card: Card) -> float:
    """What throwing a card away does for the hand that is left."""
    if at.suit(card) in (at.suit(at.cards[0]), at.ranking.trump):
        return 0.0
    length = (at.memory.hand & at.memory.suit_of(card)).bit_count()
    shorter = _SHORTER * (4 - length) if at.memory.hand & at.trumps else 0.0
    return shorter - guards(at, card)
