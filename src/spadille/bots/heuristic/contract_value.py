"""The expected value of a contract for a hand, in counters."""

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
from spadille.rules.game import Bank, Rules, Sitters
from spadille.rules.goal import Count, Objective, Outcome

SPREAD = 11.0
"""The standard deviation of the final points around the tally."""
_EVERY_COUNTER = 0.92
"""A contract that requires more than this share of all card points is treated as allowing no lost
counter."""
_NEARLY_ALL = 0.65
"""The least share of all card points that a hand must promise before a sweep is considered."""
_STEPS = tuple(step / 4 for step in range(-10, 11))
_BELL = tuple((step, exp(-step * step / 2)) for step in _STEPS)
_WEIGHT = sum(weight for _, weight in _BELL)


@dataclass(frozen=True, slots=True)
class Stakes:
    """The number of players who pay a winning declarer, and whom a losing one pays."""

    payers: int
    payees: int

    def expected_value(self, chance: float, value: float) -> float:
        """Return the declarer's expected gain, if each payer pays `value` with this chance, and each payee is
        paid it otherwise.
        """
        return value * (chance * self.payers - (1 - chance) * self.payees)

    def count_payments(self, outcome: Outcome) -> int:
        """Return the number of values that the declarer receives, negative if the declarer pays."""
        return {Outcome.WON: self.payers, Outcome.LOST: -self.payees}.get(outcome, 0)


def find_stakes(rules: Rules, seats: int, contract: Contract) -> Stakes:
    """Return how many players settle with the declarer of a contract at a table with `seats` seats."""
    opponents, idle, sitters = rules.players - 1, seats - rules.players, rules.sitters_in(contract)
    paying = idle if sitters is Sitters.FULL else 0
    paid = 0 if sitters is Sitters.NONE else idle
    if rules.bank is Bank.THIRD_SHARE and not idle:
        paid += 1
    return Stakes(opponents + paying, opponents + paid)


@dataclass(frozen=True, slots=True)
class ContractPromise:
    """A contract with trumps, and its expected value in counters for a hand."""

    contract: Contract
    trump: Suit | None
    counters: float


@dataclass(frozen=True, slots=True)
class HandValuer:
    """The hand of a possible declarer before the play, with methods that value contracts for it."""

    rules: Rules
    hand: Cards
    seats: int
    """The number of seats at the table."""
    is_eldest: bool
    bonus: float = 0.0
    """Card points expected beyond the tally, on the scale of the 36-card pack."""

    def list_promises(self, contract: Contract) -> Iterator[ContractPromise]:
        """Yield the contract's value with each of its trumps.

        Yield nothing if the contract's goal is neither card points nor taking nothing without trumps.
        """
        if contract.goal.avoids and not contract.trumps:
            yield ContractPromise(contract, None, self._avoiding_value(contract))
        elif contract.goal.objective is Objective.POINTS:
            for trump in contract.trumps:
                worth = (
                    self._sweep_value
                    if needs_everything(self.rules, contract, trump)
                    else self._counted_value
                )
                yield ContractPromise(contract, trump, worth(contract, trump))

    def expected_points(self, contract: Contract, trump: Suit) -> float:
        """Return the expected card points with these trumps."""
        count = TAKEN_UP if contract.widow is Widow.TAKEN_UP else UNSEEN
        ranking, pack = contract.order.ranking(trump), self.rules.pack
        return tally_hand(self.hand, ranking, count, pack) + self.bonus * point_scale(ranking, pack)

    def _find_stakes(self, contract: Contract) -> Stakes:
        return find_stakes(self.rules, self.seats, contract)

    def _avoiding_value(self, contract: Contract) -> float:
        leads = leads_first(contract, is_eldest=self.is_eldest)
        chance = avoiding_chance(self.rules, contract, self.hand, leads=leads)
        return self._find_stakes(contract).expected_value(chance, contract.price.value(Count(0, 0)))

    def _sweep_value(self, contract: Contract, trump: Suit) -> float:
        value = contract.price.value(Count(self.rules.total, 0, trump))
        if self.expected_points(contract, trump) < _NEARLY_ALL * self.rules.total:
            return self._find_stakes(contract).expected_value(0.0, value)
        ranking = contract.order.ranking(trump)
        if contract.card_call is CardCall.NONE:
            return self._find_stakes(contract).expected_value(
                sweep_chance(self.rules, ranking, self.hand), value
            )
        return self._find_stakes(contract).expected_value(
            find_best_exchange(self.rules, ranking, self.hand).chance, value
        )

    def _counted_value(self, contract: Contract, trump: Suit) -> float:
        """Return the mean value over a normal distribution of points around the tally."""
        counted, total, stakes = self.expected_points(contract, trump), 0.0, self._find_stakes(contract)
        for step, weight in _BELL:
            points = min(max(round(counted + step * SPREAD), 0), self.rules.total)
            count = Count(points, 0, trump)
            outcome = contract.goal.outcome(count)
            value = contract.price_when(outcome).value(count)
            total += weight * stakes.count_payments(outcome) * value
        return total / _WEIGHT


def make_hand_valuer(view: View, bonus: float = 0.0) -> HandValuer:
    """Return the valuer of the viewing player's hand. `bonus` is the field of `HandValuer`."""
    return HandValuer(view.rules, view.hand.mask, view.seats, view.seat == view.active[0], bonus)


def needed_points(contract: Contract, trump: Suit | None) -> int:
    """Return the card points that decide the contract with these trumps; 0 if none do."""
    return next((points for suit, points in contract.goal.in_suit if suit is trump), contract.goal.mark or 0)


def leads_first(contract: Contract, *, is_eldest: bool) -> bool:
    """Return whether the declarer of a contract leads to the first trick."""
    return contract.lead is Lead.DECLARER or (is_eldest and contract.lead is Lead.ELDEST)


def needs_everything(rules: Rules, contract: Contract, trump: Suit | None) -> bool:
    """Return whether the contract's goal is so high that the declarer may lose no counter."""
    return needed_points(contract, trump) > _EVERY_COUNTER * rules.total
