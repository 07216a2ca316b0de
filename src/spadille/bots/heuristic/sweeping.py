"""Playing a contract in which the declarer must take every counter."""

from __future__ import annotations

from spadille.bots.heuristic.holding_worth import unguarded
from spadille.bots.heuristic.memory import Memory
from spadille.bots.heuristic.trick_forecast import TrickSoFar, stands, trick_forecast
from spadille.cards import Card

_EVERYTHING = 100.0
"""What a trick taken is worth beside all else."""
_DRAWS = 10.0
_STOPS = 8.0
"""What a card is worth to the defenders that no other card beats."""


def sweep_worth(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """How good the card is where one counter decides."""
    if memory.declares:
        return _runs(memory, card) if not trick.is_led else _takes(memory, trick, card)
    return _breaks(memory, trick, card) - _stopper(memory, card)


def _runs(memory: Memory, card: Card) -> float:
    """Trumps while they have any, then what cannot be beaten, the long suit first."""
    out = memory.trumps & memory.out
    draws = bool(card.bit & memory.trumps) and max(memory.has(foe, out) for foe in memory.foes)
    length = (memory.hand & memory.suit_of(card)).bit_count()
    return _EVERYTHING * stands(memory, card) + _DRAWS * draws + length


def _takes(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """As cheap as it can surely be done; else without a counter."""
    wins = trick_forecast(memory, trick, card).wins
    lost = (1 - wins) * (trick.points + memory.points(card))
    return _EVERYTHING * wins - lost - memory.ranking.strength[card.number] / _EVERYTHING


def _breaks(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """The chance to take a counter now."""
    counter = 1.0 if trick.points or memory.points(card) else 0.5
    return _EVERYTHING * counter * trick_forecast(memory, trick, card).wins


def _stopper(memory: Memory, card: Card) -> float:
    """What the card may still stop: a high one, and what guards it, in a suit the declarer still has."""
    declarer = memory.known.declarer
    alive = memory.has(declarer, memory.suit_of(card) & memory.out)
    above = memory.above(card).bit_count()
    guards = (memory.hand & memory.heights.below[card.number]).bit_count()
    stops = _STOPS / (1 + above) if guards >= above else 0.0
    return alive * (stops + unguarded(memory, card))
