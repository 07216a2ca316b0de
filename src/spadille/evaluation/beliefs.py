"""What a seat could believe of each hidden card, by the worlds in which the judge looks at a decision."""

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
    """Where a card may lie whose place a seat does not know."""

    card: Card
    of: tuple[int, ...]
    """In how many of 100 ways each seat holds it, and last nobody: the widow, or what was laid away."""

    def to_json(self) -> dict[str, object]:
        """As a message carries it."""
        return {"card": self.card.text, "of": [*self.of]}


def compute_beliefs(view: View, worlds: Sequence[World]) -> tuple[CardBelief, ...]:
    """What is believed of every hidden card, in worlds that are there as often as they are likely."""
    weighted_hands = [(held_hands(deal_in(view, world)), times) for world, times in Counter(worlds).items()]
    return tuple(
        CardBelief(card, _holder_shares(card, weighted_hands, view.seats))
        for card in cards_of(collect_constraints(view).hidden)
    )


def held_hands(deal: Deal) -> tuple[Hand, ...]:
    """By seat the cards that are still held."""
    return tuple(deal.phase.hands)


def holder_of(card: Card, hands: Sequence[Hand]) -> int:
    """Who holds a card; behind the last seat, who does not play."""
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
