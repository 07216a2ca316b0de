"""What a card is worth as long as it stays in the hand."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.bots.heuristic.memory import Memory
from spadille.bots.heuristic.trick_forecast import stand_chance
from spadille.cards import Card
from spadille.cards.hand import cards_of


@dataclass(frozen=True, slots=True)
class HoldingWorth:
    """What is lost with a card that is played, in card points won or lost by it."""

    master: float
    """The highest card of a side suit that is out, for the trick it takes ..."""
    master_points: float
    """... and for each of its own points."""
    at_risk: float
    """For each of its points where it is likely to be trumped: those are better brought home at once."""
    guarded: float
    """For each point of the second highest, with a lower card to wait behind."""
    trump_master: float
    trump_master_points: float
    trump_points: float
    """For each point of any other trump."""
    guard: float
    """For each point of a high card that is left with too few cards to wait behind."""


DECLARERS = HoldingWorth(
    master=3.0,
    master_points=1.3,
    at_risk=0.5,
    guarded=1.2,
    trump_master=2.8,
    trump_master_points=1.15,
    trump_points=0.85,
    guard=0.6,
)
DEFENDERS = HoldingWorth(
    master=2.0,
    master_points=0.8,
    at_risk=0.7,
    guarded=0.38,
    trump_master=1.0,
    trump_master_points=1.25,
    trump_points=0.6,
    guard=0.3,
)


def holding_worth(memory: Memory, card: Card, worth: HoldingWorth) -> float:
    """What the card is worth to the player if he keeps it."""
    points, above = memory.points_of(card), memory.above(card)
    if card.bit & memory.trumps:
        if above:
            return worth.trump_points * points
        return worth.trump_master + worth.trump_master_points * points
    guards = worth.guard * unguarded_points(memory, card)
    if not above:
        safe = stand_chance(memory, card)
        return (
            guards
            + safe * (worth.master + worth.master_points * points)
            - (1 - safe) * worth.at_risk * points
        )
    if is_guarded_second(memory, card):
        return guards + worth.guarded * points
    return guards


def is_guarded_second(memory: Memory, card: Card) -> bool:
    """Whether one card out is higher and the player has a lower one to play to it."""
    lower = memory.hand & memory.heights.below[card.number]
    return memory.above(card).bit_count() == 1 and bool(lower)


def unguarded_points(memory: Memory, card: Card) -> int:
    """The points of higher cards of his that have too few guards without this one."""
    higher = memory.hand & memory.heights.above[card.number]
    return sum(memory.points_of(other) for other in cards_of(higher) if _needs_all_guards(memory, other))


def _needs_all_guards(memory: Memory, card: Card) -> bool:
    above = memory.above(card).bit_count()
    guards = (memory.hand & memory.heights.below[card.number]).bit_count()
    return above > 0 and guards <= above
