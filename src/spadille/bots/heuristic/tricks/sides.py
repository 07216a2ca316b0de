"""The sides, as far as one player can tell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spadille.bots.heuristic.memory import Memory
from spadille.cards import Card
from spadille.cards.hand import cards_of
from spadille.play.view import Known, View
from spadille.rules.contract import Partner
from spadille.rules.order import Ranking
from spadille.rules.seating import Seat
from spadille.rules.trick import winning

_TOOK_IT_FROM_HIM = 0.2
"""The factor of the odds of being the partner, for taking a trick from the declarer."""
_LED_TRUMPS = 3.0
"""The factor of the odds of being the partner, for leading trumps."""


@dataclass(frozen=True)
class Sides:
    """The probability of each seat to be on the declaring side."""

    declaring: tuple[float, ...]
    """By seat."""
    own: bool
    """Whether the player is on the declaring side."""

    def friend_chance(self, seat: Seat) -> float:
        """Return the probability that a seat is on the player's side."""
        return self.declaring[seat] if self.own else 1 - self.declaring[seat]

    def foe_chance(self, seat: Seat) -> float:
        """Return the probability that a seat is against the player."""
        return 1 - self.friend_chance(seat)


def infer_sides(memory: Memory) -> Sides:
    """Infer the sides from the player's cards and the others' plays."""
    view, known = memory.view, memory.known
    declaring = [float(seat == known.declarer) for seat in range(view.seats)]
    if known.partner is not None:
        declaring[known.partner] = 1.0
    elif known.contract.partner is not Partner.ALONE and known.called is not None:
        for seat, likely in _find_partner_chances(memory, known.called).items():
            declaring[seat] = likely
    return Sides(tuple(declaring), own=memory.seat in (known.declarer, known.partner))


def _find_partner_chances(memory: Memory, called: Card) -> dict[Seat, float]:
    """Return the probability of each seat to hold the called card."""
    likely = {seat: memory.holding_chance(seat, called.bit) for seat in memory.others}
    for seat, weight in _list_hints(memory.view, memory.known):
        if seat in likely:
            likely[seat] *= weight
    total = sum(likely.values())
    return {seat: weight / total for seat, weight in likely.items()} if total else {}


def _list_hints(view: View, known: Known) -> Iterator[tuple[Seat, float]]:
    """Yield plays as evidence: a seat and the factor of its odds of being the partner."""
    for order, cards in view.played():
        if order[0] != known.declarer and view.ranking.is_trump(cards[0]):
            yield order[0], _LED_TRUMPS
        for place in range(1, len(cards)):
            if _took_trick_from(known.declarer, order, cards[: place + 1], view.ranking):
                yield order[place], _TOOK_IT_FROM_HIM


def _took_trick_from(
    declarer: Seat, order: tuple[Seat, ...], cards: tuple[Card, ...], ranking: Ranking
) -> bool:
    """Return whether the last of these cards took the trick from a high card of the declarer."""
    best = winning(cards[:-1], ranking)
    took = winning(cards, ranking) == len(cards) - 1
    return order[best] == declarer and took and _is_high(cards[best], ranking)


def _is_high(card: Card, ranking: Ranking) -> bool:
    """Return whether a card is a trump, or one of the two highest of its suit."""
    suit = cards_of(ranking.suits[ranking.suit_of[card.number]])
    higher = sum(ranking.strength[other.number] > ranking.strength[card.number] for other in suit)
    return ranking.is_trump(card) or higher <= 1
