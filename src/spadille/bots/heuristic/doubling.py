"""The auction with doubling: bidding by points at so much a point, doubling and redoubling."""

from __future__ import annotations

from math import exp, inf, log1p

from spadille.bots.explanation import EvaluatedAnswer, Reasons, Rule, make_rule_reasons
from spadille.bots.heuristic.contract_value import find_stakes, make_hand_promise
from spadille.bots.heuristic.error_model import ErrorModel
from spadille.bots.heuristic.memory import Cards
from spadille.bots.heuristic.tally import AGAINST, TAKEN_UP, UNSEEN, tally_hand
from spadille.bots.player import Chance
from spadille.play.action import Bid, Double, Pass, Redouble
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.contract import Contract, Widow
from spadille.rules.game import Rules
from spadille.rules.order import Ranking

_LET_PLAY = 4.0
"""Points by which another who is let play passes the par."""
_LET_PLAY_FIXED = 0.3
"""The part of a fixed price that he wins, gains and losses together."""
_TIMID = 9.0
"""The points by which the most cautious wants to pass the par."""
_SPREAD = 7.0
"""How far the points turn out other than counted."""
_DOUBLED, _REDOUBLED = 1.0, 13.0
"""Points above par to which he may be expected to come and yet be doubled, or from which on he redoubles."""


def bid_or_double(view: View, decision: Decision, errors: ErrorModel, chance: Chance) -> Reasons:
    """What promises most: a bid, a double, a redouble, or a pass."""
    more = errors.draw_misjudgement(chance)
    weighed = [EvaluatedAnswer(Pass(decision.seat), 0.0)]
    for answer in decision.answers:
        if isinstance(answer, Bid):
            contract = view.rules.contract(answer.contract)
            if errors.considers(view.rules, contract, chance):
                weighed.append(_evaluate_bid(view, answer, contract, more, errors))
        elif isinstance(answer, Double | Redouble) and view.bid is not None:
            standing = view.rules.contract(view.bid.contract)
            worth = _double_worth(view, standing, answer, more) if is_paid_by_point(standing) else -inf
            weighed.append(EvaluatedAnswer(answer, worth))
    chosen = max(weighed, key=lambda choice: choice.worth or 0.0).action
    return make_rule_reasons(view, chosen, Rule.COUNTING, weighed)


def is_paid_by_point(contract: Contract) -> bool:
    """Whether so much is paid for each point, with some trumps: only there is it known when to double."""
    return contract.price.by_points and bool(contract.trumps)


def _evaluate_bid(
    view: View, answer: Bid, contract: Contract, more: float, errors: ErrorModel
) -> EvaluatedAnswer:
    """What a bid promises; one that is not paid by the point, as in any other auction."""
    if not is_paid_by_point(contract):
        others = make_hand_promise(view, more).list_promises(contract)
        return EvaluatedAnswer(answer, max((choice.counters for choice in others), default=-inf))
    worth = _bid_worth(view, contract, more - errors.caution * _TIMID)
    return EvaluatedAnswer(answer, worth, estimate_points(view.rules, view.hand.mask, contract) + more)


def _double_worth(view: View, standing: Contract, answer: Double | Redouble, more: float) -> float:
    """What a double or a redouble promises."""
    if isinstance(answer, Redouble):
        points = estimate_points(view.rules, view.hand.mask, standing) + more - par(standing) - _REDOUBLED
    else:
        points = (
            par(standing) + _DOUBLED - estimate_declarers_points(view.rules, view.hand.mask, standing) + more
        )
    return standing.price.counters * points


def _bid_worth(view: View, contract: Contract, more: float) -> float:
    """What a bid promises: so much a point from all who pay, less what he pays, and a pot perhaps."""
    beyond = estimate_points(view.rules, view.hand.mask, contract) + more - par(contract)
    won = 1 / (1 + exp(-beyond / _SPREAD))
    above = _SPREAD * log1p(exp(beyond / _SPREAD))
    settling = find_stakes(view.rules, view.seats)
    points = settling.payers * above - settling.payees * (above - beyond)
    return contract.price.counters * points + won * find_pot(view, contract) + _let_play_worth(view)


def _let_play_worth(view: View) -> float:
    """What letting another play costs."""
    if view.bid is None or view.bid.seat == view.seat:
        return 0.0
    standing = view.rules.contract(view.bid.contract)
    return (_LET_PLAY if standing.price.by_points else _LET_PLAY_FIXED) * standing.price.counters


def par(contract: Contract) -> int:
    """The points at which nobody pays."""
    return contract.goal.mark or 0


def find_pot(view: View, contract: Contract) -> int:
    """What lies in the contract's pot, this deal's antes included."""
    antes = dict(view.rules.antes)
    if contract.pot not in antes:
        return 0
    return dict(view.pots).get(contract.pot, 0) + view.seats * antes[contract.pot]


def estimate_points(rules: Rules, hand: Cards, contract: Contract) -> float:
    """The points a hand promises its player in a contract, with the best trumps it allows."""
    count = TAKEN_UP if contract.widow is Widow.TAKEN_UP else UNSEEN
    return max(
        tally_hand(hand, contract.order.ranking(trump), count, rules.pack) for trump in contract.trumps
    )


def estimate_declarers_points(rules: Rules, hand: Cards, contract: Contract) -> float:
    """The points a declarer can be expected to take against a hand, whatever he holds."""
    return max(
        estimate_points_against(rules, hand, contract.order.ranking(trump)) for trump in contract.trumps
    )


def estimate_points_against(rules: Rules, hand: Cards, ranking: Ranking) -> float:
    """The points a declarer takes who bid on these trumps, one opponent having this hand."""
    return tally_hand(hand, ranking, AGAINST, rules.pack)
