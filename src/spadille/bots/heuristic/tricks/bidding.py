"""The heuristic for auctions of games in which tricks are counted: bid, hold or pass."""

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
"""The cost of letting another player declare, as a share of their contract's value."""
_A_TRICK = 15
"""The number of misjudged card points, in the error model's scale, that stand for one misjudged trick."""
_TIMID = 5.0
"""The advantage in counters that a bid must have, for each unit of the error model's caution."""
_OTHERS_PASS = 0.5
"""The probability that each player still to speak passes."""


def bid(view: View, decision: Decision, errors: ErrorModel, chance: Chance) -> Reasons:
    """Return the best bid or hold if it is worth more than a pass, or has to be made; else a pass."""
    own = PlayersHand(view, errors.draw_misjudgement(chance) / _A_TRICK)
    passing = Pass(decision.seat)
    obliged = passing not in decision.answers
    weighed = [] if obliged else [EvaluatedAnswer(passing, pass_worth(own) + errors.caution * _TIMID)]
    for answer in decision.answers:
        contract = _find_contract(view, answer)
        if contract is not None and (obliged or errors.considers(view.rules, contract, chance)):
            weighed.append(EvaluatedAnswer(answer, contract_value(own, contract)))
    chosen = max(weighed, key=lambda choice: choice.worth or 0.0).action
    return make_rule_reasons(view, chosen, Rule.COUNTING, weighed)


def _find_contract(view: View, answer: Action) -> Contract | None:
    """Return the contract to which a bid or a hold commits the player; None for other answers."""
    if isinstance(answer, Bid):
        return view.rules.contract(answer.contract)
    if isinstance(answer, Hold) and view.bid is not None:
        return view.rules.contract(view.bid.contract)
    return None


def pass_worth(own: PlayersHand) -> float:
    """Return the value of a pass: the cost of the standing bid, or without one, the expected value of the
    contract that the player must play if all pass.
    """
    view = own.view
    if view.bid is not None:
        return -_LET_PLAY * view.rules.contract(view.bid.contract).price.value(Count(0, 0))
    forced = view.rules.forced
    if forced is None or forced.card not in view.hand:
        return 0.0
    return _all_pass_chance(view) * contract_value(own, view.rules.contract(forced.contract))


def _all_pass_chance(view: View) -> float:
    """Return the chance that everybody passes."""
    yet: tuple[Seat, ...] = view.active[len(view.history) + 1 :]
    return float(_OTHERS_PASS ** len(yet))
