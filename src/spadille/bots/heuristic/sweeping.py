"""Playing a contract in which the declarer must take every counter."""

from __future__ import annotations

from spadille.bots.heuristic.holding_worth import unguarded_points
from spadille.bots.heuristic.memory import Memory
from spadille.bots.heuristic.trick_forecast import TrickSoFar, forecast_trick, stand_chance
from spadille.cards import Card

_EVERYTHING = 100.0
"""What a trick taken is worth beside all else."""
_DRAWS = 10.0
_STOPS = 8.0
"""What a card is worth to the defenders that no other card beats."""


def sweep_worth(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """How good the card is where one counter decides."""
    if memory.is_declarer:
        return (
            _declarers_lead_worth(memory, card)
            if not trick.is_led
            else _declarers_follow_worth(memory, trick, card)
        )
    return _break_worth(memory, trick, card) - _stopper_worth(memory, card)


def _declarers_lead_worth(memory: Memory, card: Card) -> float:
    """Trumps while they have any, then what cannot be beaten, the long suit first."""
    out = memory.trumps & memory.out
    draws = bool(card.bit & memory.trumps) and max(memory.holding_chance(foe, out) for foe in memory.foes)
    length = (memory.hand & memory.suit_of(card)).bit_count()
    return _EVERYTHING * stand_chance(memory, card) + _DRAWS * draws + length


def _declarers_follow_worth(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """As cheap as it can surely be done; else without a counter."""
    wins = forecast_trick(memory, trick, card).wins
    lost = (1 - wins) * (trick.points + memory.points_of(card))
    return _EVERYTHING * wins - lost - memory.ranking.strength[card.number] / _EVERYTHING


def _break_worth(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """The chance to take a counter now."""
    counter = 1.0 if trick.points or memory.points_of(card) else 0.5
    return _EVERYTHING * counter * forecast_trick(memory, trick, card).wins


def _stopper_worth(memory: Memory, card: Card) -> float:
    """What the card may still stop: a high one, and what guards it, in a suit the declarer still has."""
    declarer = memory.known.declarer
    alive = memory.holding_chance(declarer, memory.suit_of(card) & memory.out)
    above = memory.above(card).bit_count()
    guards = (memory.hand & memory.heights.below[card.number]).bit_count()
    stops = _STOPS / (1 + above) if guards >= above else 0.0
    return alive * (stops + unguarded_points(memory, card))
