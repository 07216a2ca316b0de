"""Bidding by the heuristic: choose the contract that is worth most, if any is worth more than a pass."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from spadille.bots.explanation import EvaluatedAnswer, Reasons, Rule, make_rule_reasons
from spadille.bots.heuristic.contract_value import ContractPromise, HandValuer, make_hand_valuer
from spadille.bots.heuristic.error_model import ErrorModel
from spadille.bots.player import Chance
from spadille.cards import Suit
from spadille.play.action import Bid, Pass
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.contract import Contract
from spadille.rules.goal import Count

_OTHERS_BID = 0.3
"""The probability that a player who has not spoken yet will bid."""
_TYPICAL_MARGIN = 9
"""A declarer's card points above par, on average over won and lost contracts."""
_TYPICAL_PROFIT = 0.3
"""A declarer's mean gain in a contract with a fixed price, as a share of the price."""
_AGAINST_A_BIDDER, _AGAINST_PASSERS = -2.5, 2.5
"""The card points to add to a hand's estimate: after another player's bid, and after all others passed."""
_SACRIFICE = 0.6
"""The greatest expected loss at which a bid is considered, as a multiple of its contract's typical gain."""
_LET_PLAY = 0.4
"""The value of a pass is minus this share of the typical gain of the standing bid's declarer."""


def bid(view: View, decision: Decision, errors: ErrorModel, chance: Chance) -> Reasons | None:
    """Return the best bid, or a pass if no bid is good enough; None if that is not legal."""
    passing = next((answer for answer in decision.answers if isinstance(answer, Pass)), None)
    bids = {answer.contract: answer for answer in decision.answers if isinstance(answer, Bid)}
    own = make_hand_valuer(view, errors.draw_misjudgement(chance) + _adjust_for_auction(view))
    choices = sorted(_list_choices(view, own, bids, errors, chance), key=lambda choice: -choice.counters)
    least = pass_worth(view) + errors.caution * _typical_gain(view.rules.contracts[0])
    chosen = passing if not choices or choices[0].counters < least else bids[choices[0].contract.id]
    if chosen is None:
        return None
    weighed = [_evaluate_bid(own, choice, bids[choice.contract.id]) for choice in _keep_best_trumps(choices)]
    weighed += [EvaluatedAnswer(passing, least)] if passing else []
    return make_rule_reasons(view, chosen, Rule.COUNTING, weighed)


def _keep_best_trumps(choices: Sequence[ContractPromise]) -> Iterable[ContractPromise]:
    """Keep one choice for each contract: the one with the best trumps. `choices` are sorted, best first."""
    return {choice.contract.id: choice for choice in reversed(choices)}.values()


def _evaluate_bid(own: HandValuer, choice: ContractPromise, bid: Bid) -> EvaluatedAnswer:
    if choice.trump is None:
        return EvaluatedAnswer(bid, choice.counters)
    return EvaluatedAnswer(
        bid, choice.counters, own.expected_points(choice.contract, choice.trump), trump=choice.trump
    )


def _list_choices(
    view: View, own: HandValuer, bids: dict[str, Bid], errors: ErrorModel, chance: Chance
) -> Iterator[ContractPromise]:
    for contract in view.rules.contracts:
        if contract.id in bids and errors.considers(view.rules, contract, chance):
            yield from filter(_is_bearable, own.list_promises(contract))


def _is_bearable(choice: ContractPromise) -> bool:
    """Return whether the expected loss of a bid is within the limit for sacrifices, whatever a pass would
    cost.

    At a fixed price, the bid must have an expected gain.
    """
    if not choice.contract.price.by_points:
        return choice.counters > 0
    return choice.counters > -_SACRIFICE * _typical_gain(choice.contract, choice.trump)


def _adjust_for_auction(view: View) -> float:
    """Return the card points to add to the estimate of the hand, given the other players' bids and passes so
    far.
    """
    if view.bid is not None:
        return _AGAINST_A_BIDDER
    return 0.0 if _count_still_to_speak(view) else _AGAINST_PASSERS


def pass_worth(view: View) -> float:
    """Return the value of a pass, which is negative: the expected payment to another declarer."""
    if view.bid is not None:
        return -_LET_PLAY * _typical_gain(view.rules.contract(view.bid.contract))
    return -_OTHERS_BID * _count_still_to_speak(view) * _typical_gain(view.rules.contracts[0])


def _count_still_to_speak(view: View) -> int:
    spoken = {action.seat for action in view.history}
    return sum(seat not in spoken for seat in view.active) - 1


def _typical_gain(contract: Contract, trump: Suit | None = None) -> float:
    """Return a declarer's typical gain from each opponent in this contract."""
    count = Count((contract.goal.mark or 0) + _TYPICAL_MARGIN, 0, trump)
    value = float(contract.price.value(count))
    return value if contract.price.by_points else _TYPICAL_PROFIT * value
