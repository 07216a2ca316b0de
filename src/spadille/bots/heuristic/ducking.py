"""Playing a contract in which the declarer must not win: the declarer's cards."""

from __future__ import annotations

from spadille.bots.heuristic.memory import Cards, Memory
from spadille.bots.heuristic.suit_risk import counters_only, danger_of_blanks, safety
from spadille.bots.heuristic.trick_forecast import TrickSoFar, takes_over
from spadille.cards import Card
from spadille.cards.hand import cards_of
from spadille.rules.seating import Seat

_THROWS_A_COUNTER = 0.9
"""How often a player who is void has a counter to throw."""


def duck_worth(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """The chance to get through with this card: not caught now, nor later with what is left."""
    blank = danger_of_blanks(memory.known.contract)
    later = safety(memory.ranking, memory.hand & ~card.bit, memory.out, blank)
    return (1 - caught(memory, trick, card)) * later


def caught(memory: Memory, trick: TrickSoFar, card: Card) -> float:
    """The chance that the card takes a trick that it must not."""
    if not takes_over(memory, trick, card):
        return 0.0
    led = memory.suit_of(trick.cards[0] if trick.cards else card)
    takes = 1.0
    for seat in trick.left:
        takes *= 1 - must_go_over(memory, seat, card)
    if not counters_only(memory.known.contract) or trick.points or memory.points(card):
        return takes
    clean = 1.0
    for seat in trick.left:
        clean *= 1 - _adds_a_counter(memory, seat, card, led & memory.out)
    return takes * (1 - clean)


def must_go_over(memory: Memory, seat: Seat, card: Card) -> float:
    """The chance that a seat has cards of the suit and all of them higher."""
    return memory.has(seat, memory.above(card)) * (1 - memory.has(seat, memory.below(card)))


def _adds_a_counter(memory: Memory, seat: Seat, card: Card, suit: Cards) -> float:
    under = memory.below(card)
    counters = sum(other.bit for other in cards_of(under) if memory.points(other))
    void = 1 - memory.has(seat, suit)
    return memory.has(seat, counters) + void * _THROWS_A_COUNTER
