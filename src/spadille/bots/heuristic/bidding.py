"""Bidding: which contract, if any, is worth more than to pass."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from spadille.bots.explanation import EvaluatedAnswer, Reasons, Rule, make_rule_reasons
from spadille.bots.heuristic.contract_value import ContractPromise, Hopeful, hopeful
from spadille.bots.heuristic.error_model import ErrorModel
from spadille.bots.player import Chance
from spadille.cards import Suit
from spadille.play.action import Bid, Pass
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.contract import Contract
from spadille.rules.goal import Count

_OTHERS_BID = 0.3
"""How often somebody who has not spoken yet will bid."""
_USUAL_MARGIN = 9
"""The card points beyond par that a declarer usually comes to, gains and losses together."""
_USUAL_PROFIT = 0.3
"""The part of a fixed price that a declarer usually wins, gains and losses together."""
_AGAINST_A_BIDDER, _AGAINST_PASSERS = -2.5, 2.5
"""The card points that a hand brings less where another has bid, and more where all others have passed."""
_SACRIFICE = 0.6
"""How much a bid may be expected to cost, measured by what its contract usually brings."""
_LET_PLAY = 0.4
"""How far what a standing bid will probably cost counts against letting it stand."""


def bid(view: View, decision: Decision, errors: ErrorModel, chance: Chance) -> Reasons | None:
    """The best bid, or a pass; nothing where neither is to be had."""
    passing = next((answer for answer in decision.answers if isinstance(answer, Pass)), None)
    bids = {answer.contract: answer for answer in decision.answers if isinstance(answer, Bid)}
    own = hopeful(view, errors.misjudgement(chance) + _said_by_the_others(view))
    choices = sorted(_choices(view, own, bids, errors, chance), key=lambda choice: -choice.counters)
    least = passed(view) + errors.caution * _usual_gain(view.rules.contracts[0])
    chosen = passing if not choices or choices[0].counters < least else bids[choices[0].contract.id]
    if chosen is None:
        return None
    weighed = [_weighed(own, choice, bids[choice.contract.id]) for choice in _best_of_each(choices)]
    weighed += [EvaluatedAnswer(passing, least)] if passing else []
    return make_rule_reasons(view, chosen, Rule.COUNTING, weighed)


def _best_of_each(choices: Sequence[ContractPromise]) -> Iterable[ContractPromise]:
    """Of each contract that with the best trumps."""
    return {choice.contract.id: choice for choice in reversed(choices)}.values()


def _weighed(own: Hopeful, choice: ContractPromise, bid: Bid) -> EvaluatedAnswer:
    """A bid with what it was found to promise."""
    if choice.trump is None:
        return EvaluatedAnswer(bid, choice.counters)
    return EvaluatedAnswer(
        bid, choice.counters, own.points(choice.contract, choice.trump), trump=choice.trump
    )


def _choices(
    view: View, own: Hopeful, bids: dict[str, Bid], errors: ErrorModel, chance: Chance
) -> Iterator[ContractPromise]:
    for contract in view.rules.contracts:
        if contract.id in bids and errors.considers(view.rules, contract, chance):
            yield from filter(_bearable, own.undertakings(contract))


def _bearable(choice: ContractPromise) -> bool:
    """Whether it is no more than a small sacrifice, however much a pass may cost; at a fixed price, none."""
    if not choice.contract.price.by_points:
        return choice.counters > 0
    return choice.counters > -_SACRIFICE * _usual_gain(choice.contract, choice.trump)


def _said_by_the_others(view: View) -> float:
    """What the bidding so far is worth to a hand, in card points."""
    if view.bid is not None:
        return _AGAINST_A_BIDDER
    return 0.0 if _still_to_speak(view) else _AGAINST_PASSERS


def passed(view: View) -> float:
    """What a pass is worth: what he can expect to pay to another declarer."""
    if view.bid is not None:
        return -_LET_PLAY * _usual_gain(view.rules.contract(view.bid.contract))
    return -_OTHERS_BID * _still_to_speak(view) * _usual_gain(view.rules.contracts[0])


def _still_to_speak(view: View) -> int:
    spoken = {action.seat for action in view.history}
    return sum(seat not in spoken for seat in view.active) - 1


def _usual_gain(contract: Contract, trump: Suit | None = None) -> float:
    """What a declarer usually wins of each opponent in this contract."""
    count = Count((contract.goal.mark or 0) + _USUAL_MARGIN, 0, trump)
    value = float(contract.price.value(count))
    return value if contract.price.by_points else _USUAL_PROFIT * value
