"""The declarer's card play in contracts in which they must take nothing."""

from __future__ import annotations

from spadille.bots.heuristic.memory import Cards, Memory
from spadille.bots.heuristic.suit_risk import find_blank_danger, only_counters_lose, safe_chance
from spadille.bots.heuristic.trick_forecast import TrickSoFar, takes_over
from spadille.cards import Card
from spadille.cards.hand import cards_of
from spadille.rules.seating import Seat

_THROWS_A_COUNTER = 0.9
"""The probability that a player who is void in the led suit discards a counter."""


def duck_worth(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """Return the chance that the declarer takes nothing if they play this card, now and in later tricks."""
    blank = find_blank_danger(memory.known.contract)
    later = safe_chance(memory.ranking, memory.hand & ~card.bit, memory.out, blank)
    return (1 - catch_chance(memory, trick, card)) * later


def catch_chance(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """Return the chance that the card takes a trick that loses the contract."""
    if not takes_over(memory, trick, card):
        return 0.0
    led = memory.suit_of(trick.cards[0] if trick.cards else card)
    takes = 1.0
    for seat in trick.left:
        takes *= 1 - forced_over_chance(memory, seat, card)
    if not only_counters_lose(memory.known.contract) or trick.points or memory.points_of(card):
        return takes
    clean = 1.0
    for seat in trick.left:
        clean *= 1 - _counter_chance(memory, seat, card, led & memory.out)
    return takes * (1 - clean)


def forced_over_chance(memory: Memory, seat: Seat, card: Card) -> float:
    """Return the chance that a seat must play over the card: it has cards of the suit, and all are higher."""
    return memory.holding_chance(seat, memory.above(card)) * (
        1 - memory.holding_chance(seat, memory.below(card))
    )


def _counter_chance(memory: Memory, seat: Seat, card: Card, suit: Cards) -> float:
    under = memory.below(card)
    counters = sum(other.bit for other in cards_of(under) if memory.points_of(other))
    void = 1 - memory.holding_chance(seat, suit)
    return memory.holding_chance(seat, counters) + void * _THROWS_A_COUNTER
