"""Leading to a trick."""

from __future__ import annotations

from spadille.bots.heuristic.tricks.position import Position
from spadille.bots.heuristic.tricks.worth import ruffed, worth
from spadille.cards import Card

_KEEPING = 0.7
_HIGHER = 0.002
_DRAWS = 0.15
"""What each trump drawn from those against him is good for."""
_MOST_DRAWN = 3.0
_HARDLY_ANY = 0.15
"""How few trumps against him are none."""
_FROM_LENGTH = 0.4
"""For a low trump led from more of them than those against him hold."""
_TO_THE_DECLARER = 0.25
"""For the partner's leading trumps."""
_AGAINST = 0.3
"""Against leading trumps to those who chose them."""
_EARLY = 0.25
"""For cashing a card while nobody trumps it."""
_SECRET = 0.3
"""Against the partner's leading the card that tells who he is."""


def led(at: Position, card: Card) -> float:
    """How good it is to lead a card, in tricks."""
    kept = _KEEPING * worth(at, card)
    return at.held(card) - kept - _HIGHER * at.ranking.strength[card.number] + _plan(at, card)


def _plan(at: Position, card: Card) -> float:
    if at.ranking.is_trump(card):
        return _trump(at)
    cashes = at.held(card) * (1 - ruffed(at, card)) if not at.memory.above(card) else 0.0
    return _EARLY * cashes - (_SECRET if card is at.known.called else 0.0)


def _trump(at: Position) -> float:
    """Trumps are led by those who chose them, and by the partner to the declarer."""
    if not at.sides.own:
        return -_AGAINST
    if at.foes_trumps < _HARDLY_ANY:
        return 0.0
    drawing = _DRAWS * min(at.foes_trumps, _MOST_DRAWN)
    if not at.memory.declares:
        return drawing + _TO_THE_DECLARER
    longer = (at.memory.hand & at.trumps).bit_count() > at.foes_trumps
    return drawing + (_FROM_LENGTH if longer else 0.0)
