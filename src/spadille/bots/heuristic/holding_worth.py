"""The value of keeping a card in hand."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.bots.heuristic.memory import Memory
from spadille.bots.heuristic.trick_forecast import stand_chance
from spadille.cards import Card
from spadille.cards.hand import cards_of


@dataclass(frozen=True, slots=True)
class HoldingWorth:
    """The weights with which a side values a card kept in hand, in card points."""

    master: float
    """For a card of a side suit that no outstanding card beats: the trick that it takes."""
    master_points: float
    """For each card point of such a card."""
    at_risk: float
    """Against each card point of such a card, times the chance that it is trumped if led."""
    guarded: float
    """For each card point of the second highest card of a side suit with a lower one to guard it."""
    trump_master: float
    """For a trump that no outstanding trump beats."""
    trump_master_points: float
    """For each card point of such a trump."""
    trump_points: float
    """For each card point of any other trump."""
    guard: float
    """For each card point of the high cards that would lack guards without this card."""


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
    """Return the value of keeping the card."""
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
    """Return whether exactly one outstanding card is higher, and the player has a lower card to guard this
    one.
    """
    lower = memory.hand & memory.heights.below[card.number]
    return memory.above(card).bit_count() == 1 and bool(lower)


def unguarded_points(memory: Memory, card: Card) -> int:
    """Return the card points of the player's higher cards of the suit that lack guards once `card` is
    played.
    """
    higher = memory.hand & memory.heights.above[card.number]
    return sum(memory.points_of(other) for other in cards_of(higher) if _needs_all_guards(memory, other))


def _needs_all_guards(memory: Memory, card: Card) -> bool:
    above = memory.above(card).bit_count()
    guards = (memory.hand & memory.heights.below[card.number]).bit_count()
    return above > 0 and guards <= above
