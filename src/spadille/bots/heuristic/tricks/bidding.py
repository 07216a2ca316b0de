"""The auction where tricks are counted: which contract is worth bidding, holding or letting go."""

from __future__ import annotations

from spadille.bots.explanation import EvaluatedAnswer, Reasons, Rule, make_rule_reasons
from spadille.bots.heuristic.error_model import ErrorModel
from spadille.bots.heuristic.tricks.contract_value import PlayersHand, contract_value
from spadille.bots.player import Chance
from spadille.play.action import Action, Bid, Hold, Pass
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.contract import Contract
from spadille.rules.goal import Count
from spadille.rules.seating import Seat

_LET_PLAY = 0.4
"""What it costs to let another play, as a share of his contract's value."""
_A_TRICK = 15
"""The card points in which somebody who counts wrong is a trick out."""
_TIMID = 5.0
"""The counters by which the most cautious bids too little, in the cheapest contract's worth."""
_OTHERS_PASS = 0.5
"""How likely each of those still to speak passes."""


def bid(view: View, decision: Decision, errors: ErrorModel, chance: Chance) -> Reasons:
    """The contract that promises most beside a pass; a hold where the standing one does."""
    own = PlayersHand(view, errors.draw_misjudgement(chance) / _A_TRICK)
    weighed = [EvaluatedAnswer(Pass(decision.seat), pass_worth(own) + errors.caution * _TIMID)]
    for answer in decision.answers:
        contract = _find_contract(view, answer)
        if contract is not None and errors.considers(view.rules, contract, chance):
            weighed.append(EvaluatedAnswer(answer, contract_value(own, contract)))
    chosen = max(weighed, key=lambda choice: choice.worth or 0.0).action
    return make_rule_reasons(view, chosen, Rule.COUNTING, weighed)


def _find_contract(view: View, answer: Action) -> Contract | None:
    """The contract an answer undertakes, if it does."""
    if isinstance(answer, Bid):
        return view.rules.contract(answer.contract)
    if isinstance(answer, Hold) and view.bid is not None:
        return view.rules.contract(view.bid.contract)
    return None


def pass_worth(own: PlayersHand) -> float:
    """What a pass promises: another plays his contract, or the one that all passing leads to is played."""
    view = own.view
    if view.bid is not None:
        return -_LET_PLAY * view.rules.contract(view.bid.contract).price.value(Count(0, 0))
    forced = view.rules.forced
    if forced is None or forced.card not in view.hand:
        return 0.0
    return _all_pass_chance(view) * contract_value(own, view.rules.contract(forced.contract))


def _all_pass_chance(view: View) -> float:
    """How likely everybody passes, nobody having bid so far."""
    yet: tuple[Seat, ...] = view.active[len(view.history) + 1 :]
    return float(_OTHERS_PASS ** len(yet))
