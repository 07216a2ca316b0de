"""What a contract is worth to a hand: the counters it can be expected to win or to lose."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp

from spadille.bots.hand_worth import SPREAD, expected_points
from spadille.bots.heights import heights
from spadille.bots.safety import danger, safety
from spadille.bots.sweep_worth import best_exchange, sweep_chance
from spadille.cards import Hand, Suit
from spadille.rules.contract import CardCall, Contract
from spadille.rules.game import Rules, Sitters
from spadille.rules.goal import Count, Outcome

AVOIDING = ("no-points", "no-tricks")
"""Goals of a declarer who must not win."""
COUNTING = ("against", "at-least")
"""Goals of a declarer who counts his card points."""
_EVERY_COUNTER = 0.92
"""The share of all card points from which on a declarer can spare no counter."""
_STEPS = tuple(step / 4 for step in range(-10, 11))
_BELL = tuple((step, exp(-step * step / 2)) for step in _STEPS)
_SIGN = {Outcome.WON: 1, Outcome.LOST: -1}


@dataclass(frozen=True, slots=True)
class Stakes:
    """How many pay a declarer who wins, and how many he pays when he loses."""

    payers: int
    payees: int

    def expected(self, chance: float, value: float) -> float:
        """What a value is worth that is won with this chance and lost otherwise."""
        return value * (chance * self.payers - (1 - chance) * self.payees)


@dataclass(frozen=True, slots=True)
class Undertaking:
    """A contract with the trumps that suit a hand best."""

    contract: Contract
    trump: Suit | None
    counters: float
    """What it can be expected to bring."""


def stakes(rules: Rules, seats: int) -> Stakes:
    """Who settles with the declarer at this table."""
    opponents, sitters = rules.players - 1, seats - rules.players
    paying = sitters if rules.sitters is Sitters.FULL else 0
    paid = 0 if rules.sitters is Sitters.NONE else sitters
    return Stakes(opponents + paying, opponents + paid)


def needed(contract: Contract, trump: Suit | None) -> int:
    """The card points the contract turns on with these trumps; 0 where it turns on none."""
    return next((points for suit, points in contract.goal.in_suit if suit is trump), contract.goal.points or 0)


def needs_everything(rules: Rules, contract: Contract, trump: Suit | None) -> bool:
    """Whether the declarer can spare no counter."""
    return needed(contract, trump) > _EVERY_COUNTER * rules.total


def undertakings(rules: Rules, at_stake: Stakes, hand: Hand, contract: Contract, bonus: float) -> Iterable[Undertaking]:
    """The contract with each of its trumps; a bonus is card points to be had beyond those counted. Nothing
    where the goal is of a kind that this way of counting does not know.
    """
    if contract.goal.kind in AVOIDING and not contract.trumps:
        yield Undertaking(contract, None, _ducked(rules, at_stake, hand, contract))
    elif contract.goal.kind in COUNTING:
        for trump in contract.trumps:
            worth = _swept if needs_everything(rules, contract, trump) else _counted
            yield Undertaking(contract, trump, worth(rules, at_stake, hand, contract, trump, bonus))


def _ducked(rules: Rules, at_stake: Stakes, hand: Hand, contract: Contract) -> float:
    ranking = contract.order.ranking(None)
    theirs = rules.pack.hand.mask & ~hand.mask
    chance = safety(ranking, heights(ranking), hand.mask, theirs, danger(contract))
    return at_stake.expected(chance, contract.price.value(Count(0, 0)))


def _swept(rules: Rules, at_stake: Stakes, hand: Hand, contract: Contract, trump: Suit, bonus: float) -> float:
    ranking = contract.order.ranking(trump)
    if contract.card_call is CardCall.NONE:
        chance = sweep_chance(rules, ranking, hand.mask)
    else:
        chance = best_exchange(rules, ranking, hand.mask).chance
    return at_stake.expected(chance, contract.price.value(Count(rules.total, 0, trump)))


def _counted(rules: Rules, at_stake: Stakes, hand: Hand, contract: Contract, trump: Suit, bonus: float) -> float:
    """The mean over the points that may come in: those counted, give or take."""
    counted = expected_points(rules, contract.order.ranking(trump), hand) + bonus
    total = weights = 0.0
    for step, weight in _BELL:
        points = min(max(round(counted + step * SPREAD), 0), rules.total)
        count = Count(points, 0, trump)
        sign = _SIGN.get(contract.goal.outcome(count), 0)
        total += weight * sign * contract.price.value(count) * (at_stake.payers if sign > 0 else at_stake.payees)
        weights += weight
    return total / weights
