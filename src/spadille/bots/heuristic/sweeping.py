"""Card play in contracts in which the declarer must take every counter."""

from __future__ import annotations

from spadille.bots.heuristic.holding_worth import unguarded_points
from spadille.bots.heuristic.memory import Memory
from spadille.bots.heuristic.trick_forecast import TrickSoFar, forecast_trick, stand_chance
from spadille.cards import Card

_EVERYTHING = 100.0
"""The weight of a trick against all other considerations."""
_DRAWS = 10.0
_STOPS = 8.0
"""For a defender's card that no other card beats."""


def sweep_worth(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """Return the value of a card where one counter decides."""
    if memory.is_declarer:
        return (
            _declarers_lead_worth(memory, card)
            if not trick.is_led
            else _declarers_follow_worth(memory, trick, card)
        )
    return _break_worth(memory, trick, card) - _stopper_worth(memory, card)


def _declarers_lead_worth(memory: Memory, card: Card) -> float:
    """Lead trumps while the defenders have any, then cards that cannot be beaten, the longest suit first."""
    out = memory.trumps & memory.out
    draws = bool(card.bit & memory.trumps) and max(memory.holding_chance(foe, out) for foe in memory.foes)
    length = (memory.hand & memory.suit_of(card)).bit_count()
    return _EVERYTHING * stand_chance(memory, card) + _DRAWS * draws + length


def _declarers_follow_worth(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """Win as cheaply as is safe; else play without a counter."""
    wins = forecast_trick(memory, trick, card).wins
    lost = (1 - wins) * (trick.points + memory.points_of(card))
    return _EVERYTHING * wins - lost - memory.ranking.strength[card.number] / _EVERYTHING


def _break_worth(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """Return the chance to take a counter now, weighted."""
    counter = 1.0 if trick.points or memory.points_of(card) else 0.5
    return _EVERYTHING * counter * forecast_trick(memory, trick, card).wins


def _stopper_worth(memory: Memory, card: Card) -> float:
    """Return the stopping power lost with the card: a high one, or its guard, in a suit the declarer has."""
    declarer = memory.known.declarer
    alive = memory.holding_chance(declarer, memory.suit_of(card) & memory.out)
    above = memory.above(card).bit_count()
    guards = (memory.hand & memory.heights.below[card.number]).bit_count()
    stops = _STOPS / (1 + above) if guards >= above else 0.0
    return alive * (stops + unguarded_points(memory, card))
