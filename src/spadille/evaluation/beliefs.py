"""A seat's beliefs about where each hidden card lies, from the worlds in which its decision is evaluated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from spadille.cards import Card, Hand
from spadille.cards.hand import cards_of
from spadille.evaluation.rounding import round_to_sum
from spadille.play.deal import Deal
from spadille.play.view import View
from spadille.play.world import World, deal_in
from spadille.solver.constraints import collect_constraints

_HUNDRED = 100


@dataclass(frozen=True, slots=True)
class CardBelief:
    """A seat's belief about where a hidden card lies."""

    card: Card
    of: tuple[int, ...]
    """The percentage of worlds in which each seat holds the card. The last entry is for the widow or the
    cards laid away.
    """


def compute_beliefs(view: View, worlds: Sequence[World]) -> tuple[CardBelief, ...]:
    """Return the beliefs about every hidden card. `worlds` is a sample, in which likely worlds repeat."""
    weighted_hands = [(held_hands(deal_in(view, world)), times) for world, times in Counter(worlds).items()]
    return tuple(
        CardBelief(card, _holder_shares(card, weighted_hands, view.seats))
        for card in cards_of(collect_constraints(view).hidden)
    )


def held_hands(deal: Deal) -> tuple[Hand, ...]:
    """Return the cards that each seat still holds."""
    return tuple(deal.phase.hands)


def holder_of(card: Card, hands: Sequence[Hand]) -> int:
    """Return the seat that holds a card, or the number of seats if no seat does."""
    return next((seat for seat, hand in enumerate(hands) if card in hand), len(hands))


def _holder_shares(
    card: Card, weighted_hands: Sequence[tuple[Sequence[Hand], int]], seats: int
) -> tuple[int, ...]:
    times = Counter[int]()
    for hands, count in weighted_hands:
        times[holder_of(card, hands)] += count
    return tuple(
        round_to_sum([_HUNDRED * times[place] / times.total() for place in range(seats + 1)], _HUNDRED)
    )
