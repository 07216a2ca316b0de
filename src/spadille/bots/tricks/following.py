"""Playing to a trick that another has led."""

from __future__ import annotations

from spadille.bots.tricks.position import Position
from spadille.bots.tricks.worth import worth
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
    """What a discard does for the hand that is left."""
    led = at.suit(at.cards[0])
    if at.suit(card) in (led, at.ranking.trump) or not at.memory.hand & at.trumps:
        return 0.0
    length = (at.memory.hand & at.memory.suit_of(card)).bit_count()
    return _SHORTER * (4 - length)
