"""Bidding: which contract, if any, is worth more than to pass."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.bots.habits import Habits
from spadille.bots.player import Chance
from spadille.bots.undertaking import Undertaking, stakes, undertakings
from spadille.play.action import Action, Bid, Pass
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.contract import Contract
from spadille.rules.goal import Count

_OTHERS_BID = 0.3
"""How often somebody who has not spoken yet will bid."""
_USUAL_MARGIN = 9
"""The card points beyond par that a declarer usually makes, or fails by, on balance."""
_USUAL_PROFIT = 0.3
"""The part of a fixed price that a declarer usually wins, losses set against gains."""
_AGAINST_A_BIDDER = -2.5
"""The card points that a hand brings less when another has bid on his own."""


def bid(view: View, decision: Decision, habits: Habits, chance: Chance) -> Action | None:
    """The best bid, or a pass; nothing where a pass is not to be had."""
    passing = next((answer for answer in decision.answers if isinstance(answer, Pass)), None)
    bids = {answer.contract: answer for answer in decision.answers if isinstance(answer, Bid)}
    best = max(_choices(view, bids, habits, chance), key=lambda choice: choice.counters, default=None)
    if best is None or best.counters < passed(view) + habits.caution * _unit(view):
        return passing
    return bids[best.contract.id]


def _choices(view: View, bids: dict[str, Bid], habits: Habits, chance: Chance) -> Iterator[Undertaking]:
    bonus = habits.misjudgement(chance) + (_AGAINST_A_BIDDER if view.bid else 0)
    at_stake = stakes(view.rules, view.seats)
    for contract in view.rules.contracts:
        if contract.id in bids and habits.considers(view.rules, contract, chance):
            yield from undertakings(view.rules, at_stake, view.dealt, contract, bonus)


def passed(view: View) -> float:
    """What a pass is worth: what he can expect to pay to another declarer."""
    if view.bid is not None:
        return -usual_gain(view.rules.contract(view.bid.contract))
    return -_OTHERS_BID * _still_to_speak(view) * _unit(view)


def _still_to_speak(view: View) -> int:
    spoken = {action.seat for action in view.history}
    return sum(seat not in spoken for seat in view.active) - 1


def _unit(view: View) -> float:
    """What the cheapest contract usually brings: the measure for small stakes and large ones."""
    return usual_gain(view.rules.contracts[0])


def usual_gain(contract: Contract) -> float:
    """What a declarer usually wins of each opponent in this contract."""
    if contract.price.by_points:
        par = contract.goal.points or 0
        return float(contract.price.value(Count(par + _USUAL_MARGIN, 0)))
    return _USUAL_PROFIT * contract.price.counters
