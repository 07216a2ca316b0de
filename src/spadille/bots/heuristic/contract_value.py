"""What a contract is worth to a hand: the counters it can be expected to win or to lose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp

from spadille.bots.heuristic.avoiding_chance import avoiding_chance
from spadille.bots.heuristic.memory import Cards
from spadille.bots.heuristic.sweep_worth import find_best_exchange, sweep_chance
from spadille.bots.heuristic.tally import TAKEN_UP, UNSEEN, point_scale, tally_hand
from spadille.cards import Suit
from spadille.play.view import View
from spadille.rules.contract import CardCall, Contract, Lead, Widow
from spadille.rules.game import Rules, Sitters
from spadille.rules.goal import Count, Outcome

AVOIDING = ("no-points", "no-tricks")
"""Goals of a declarer who must not win."""
COUNTING = ("against", "at-least")
"""Goals of a declarer who counts his card points."""
SPREAD = 11.0
"""How far the points that come in lie from the points counted, as a standard deviation."""
_EVERY_COUNTER = 0.92
"""The share of all card points from which on a declarer can spare no counter."""
_NEARLY_ALL = 0.65
"""The share of all card points that a hand must promise before it is looked at for taking every counter."""
_STEPS = tuple(step / 4 for step in range(-10, 11))
_BELL = tuple((step, exp(-step * step / 2)) for step in _STEPS)
_WEIGHT = sum(weight for _, weight in _BELL)


@dataclass(frozen=True, slots=True)
class Stakes:
    """How many pay a declarer who wins, and how many he pays when he loses."""

    payers: int
    payees: int

    def expected_value(self, chance: float, value: float) -> float:
        """What a value is worth that is won with this chance and lost otherwise."""
        return value * (chance * self.payers - (1 - chance) * self.payees)

    def count_payments(self, outcome: Outcome) -> int:
        """How many times the value the declarer gets, or pays."""
        return {Outcome.WON: self.payers, Outcome.LOST: -self.payees}.get(outcome, 0)


def find_stakes(rules: Rules, seats: int) -> Stakes:
    """Who settles with the declarer at this table."""
    opponents, sitters = rules.players - 1, seats - rules.players
    paying = sitters if rules.sitters is Sitters.FULL else 0
    paid = 0 if rules.sitters is Sitters.NONE else sitters
    return Stakes(opponents + paying, opponents + paid)


@dataclass(frozen=True, slots=True)
class ContractPromise:
    """A contract with trumps that it may have."""

    contract: Contract
    trump: Suit | None
    counters: float
    """What it can be expected to bring."""


@dataclass(frozen=True, slots=True)
class HandPromise:
    """A hand as its player looks at it before the play."""

    rules: Rules
    hand: Cards
    stakes: Stakes
    is_eldest: bool
    bonus: float = 0.0
    """Card points that he expects beyond those counted, as of the 36 cards that tallies were made for."""

    def list_promises(self, contract: Contract) -> Iterator[ContractPromise]:
        """The contract with each of its trumps; nothing where its goal is not of a kind counted here."""
        if contract.goal.kind in AVOIDING and not contract.trumps:
            yield ContractPromise(contract, None, self._avoiding_value(contract))
        elif contract.goal.kind in COUNTING:
            for trump in contract.trumps:
                worth = (
                    self._sweep_value
                    if needs_everything(self.rules, contract, trump)
                    else self._counted_value
                )
                yield ContractPromise(contract, trump, worth(contract, trump))

    def expected_points(self, contract: Contract, trump: Suit) -> float:
        """The card points to be expected with these trumps."""
        count = TAKEN_UP if contract.widow is Widow.TAKEN_UP else UNSEEN
        ranking, pack = contract.order.ranking(trump), self.rules.pack
        return tally_hand(self.hand, ranking, count, pack) + self.bonus * point_scale(ranking, pack)

    def _avoiding_value(self, contract: Contract) -> float:
        leads = self.is_eldest and contract.lead is Lead.ELDEST
        chance = avoiding_chance(self.rules, contract, self.hand, leads=leads)
        return self.stakes.expected_value(chance, contract.price.value(Count(0, 0)))

    def _sweep_value(self, contract: Contract, trump: Suit) -> float:
        value = contract.price.value(Count(self.rules.total, 0, trump))
        if self.expected_points(contract, trump) < _NEARLY_ALL * self.rules.total:
            return self.stakes.expected_value(0.0, value)
        ranking = contract.order.ranking(trump)
        if contract.card_call is CardCall.NONE:
            return self.stakes.expected_value(sweep_chance(self.rules, ranking, self.hand), value)
        return self.stakes.expected_value(find_best_exchange(self.rules, ranking, self.hand).chance, value)

    def _counted_value(self, contract: Contract, trump: Suit) -> float:
        """The mean over the points that may come in: those counted, give or take."""
        counted, total = self.expected_points(contract, trump), 0.0
        for step, weight in _BELL:
            points = min(max(round(counted + step * SPREAD), 0), self.rules.total)
            count = Count(points, 0, trump)
            times = self.stakes.count_payments(contract.goal.outcome(count))
            total += weight * times * contract.price.value(count)
        return total / _WEIGHT


def make_hand_promise(view: View, bonus: float = 0.0) -> HandPromise:
    """The hand of the player whose view it is."""
    at_stake = find_stakes(view.rules, view.seats)
    return HandPromise(view.rules, view.hand.mask, at_stake, view.seat == view.active[0], bonus)


def needed_points(contract: Contract, trump: Suit | None) -> int:
    """The card points the contract turns on with these trumps; 0 where it turns on none."""
    return next((points for suit, points in contract.goal.in_suit if suit is trump), contract.goal.mark or 0)


def needs_everything(rules: Rules, contract: Contract, trump: Suit | None) -> bool:
    """Whether the declarer can spare no counter."""
    return needed_points(contract, trump) > _EVERY_COUNTER * rules.total
