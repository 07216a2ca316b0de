"""The heuristic for auctions with doubling: bid contracts paid by the point, double and redouble."""

from __future__ import annotations

from math import exp, inf, log1p

from spadille.bots.explanation import EvaluatedAnswer, Reasons, Rule, make_rule_reasons
from spadille.bots.heuristic.contract_value import find_stakes, make_hand_valuer
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
"""The points above par that another declarer makes on average."""
_LET_PLAY_FIXED = 0.3
"""The share of a fixed price that another declarer gains on average."""
_TIMID = 9.0
"""The additional points above par that a player requires for each unit of the error model's caution."""
_SPREAD = 7.0
"""The scale of the logistic distribution of points around the tally."""
_DOUBLED, _REDOUBLED = 1.0, 13.0
"""The expected points above par below which a player doubles, and from which the declarer redoubles."""


def bid_or_double(view: View, decision: Decision, errors: ErrorModel, chance: Chance) -> Reasons:
    """Return the most valuable of the legal bids, doubles, redoubles and the pass."""
    misjudgement = errors.draw_misjudgement(chance)
    weighed = [EvaluatedAnswer(Pass(decision.seat), 0.0)]
    for answer in decision.answers:
        if isinstance(answer, Bid):
            contract = view.rules.contract(answer.contract)
            if errors.considers(view.rules, contract, chance):
                weighed.append(_evaluate_bid(view, answer, contract, misjudgement, errors))
        elif isinstance(answer, Double | Redouble) and view.bid is not None:
            standing = view.rules.contract(view.bid.contract)
            worth = (
                _double_worth(view, standing, answer, misjudgement) if is_paid_by_point(standing) else -inf
            )
            weighed.append(EvaluatedAnswer(answer, worth))
    chosen = max(weighed, key=lambda choice: choice.worth or 0.0).action
    return make_rule_reasons(view, chosen, Rule.COUNTING, weighed)


def is_paid_by_point(contract: Contract) -> bool:
    """Return whether a contract has trumps and a price by the point. Other contracts are never doubled."""
    return contract.price.by_points and bool(contract.trumps)


def _evaluate_bid(
    view: View, answer: Bid, contract: Contract, misjudgement: float, errors: ErrorModel
) -> EvaluatedAnswer:
    """Evaluate a bid. Contracts that are not paid by the point are valued as in auctions without doubling."""
    if not is_paid_by_point(contract):
        others = make_hand_valuer(view, misjudgement).list_promises(contract)
        return EvaluatedAnswer(answer, max((choice.counters for choice in others), default=-inf))
    worth = _bid_worth(view, contract, misjudgement - errors.caution * _TIMID)
    return EvaluatedAnswer(
        answer, worth, estimate_points(view.rules, view.hand.mask, contract) + misjudgement
    )


def _double_worth(view: View, standing: Contract, answer: Double | Redouble, misjudgement: float) -> float:
    """Return the value of a double or a redouble: the points beyond its threshold, times the price."""
    if isinstance(answer, Redouble):
        points = (
            estimate_points(view.rules, view.hand.mask, standing) + misjudgement - par(standing) - _REDOUBLED
        )
    else:
        points = (
            par(standing)
            + _DOUBLED
            - estimate_declarers_points(view.rules, view.hand.mask, standing)
            + misjudgement
        )
    return standing.price.counters * points


def _bid_worth(view: View, contract: Contract, misjudgement: float) -> float:
    """Return the value of a bid: the expected payments for points above and below par, the expected share of
    the pot, and what the standing bid would cost.
    """
    beyond = estimate_points(view.rules, view.hand.mask, contract) + misjudgement - par(contract)
    won = 1 / (1 + exp(-beyond / _SPREAD))
    above = _SPREAD * log1p(exp(beyond / _SPREAD))
    settling = find_stakes(view.rules, view.seats, contract)
    points = settling.payers * above - settling.payees * (above - beyond)
    return contract.price.counters * points + won * find_pot(view, contract) + _let_play_worth(view)


def _let_play_worth(view: View) -> float:
    """Return the expected cost of letting another player play the standing bid, in counters from each
    opponent; 0 if no other player has bid.
    """
    if view.bid is None or view.bid.seat == view.seat:
        return 0.0
    standing = view.rules.contract(view.bid.contract)
    return (_LET_PLAY if standing.price.by_points else _LET_PLAY_FIXED) * standing.price.counters


def par(contract: Contract) -> int:
    """Return the card points with which the declarer neither wins nor pays."""
    return contract.goal.mark or 0


def find_pot(view: View, contract: Contract) -> int:
    """Return the counters in the contract's pot, this deal's antes included."""
    antes = dict(view.rules.antes)
    if contract.pot not in antes:
        return 0
    return dict(view.pots).get(contract.pot, 0) + view.seats * antes[contract.pot]


def estimate_points(rules: Rules, hand: Cards, contract: Contract) -> float:
    """Estimate the points that a declarer with this hand makes in a contract, with the best trumps."""
    count = TAKEN_UP if contract.widow is Widow.TAKEN_UP else UNSEEN
    return max(
        tally_hand(hand, contract.order.ranking(trump), count, rules.pack) for trump in contract.trumps
    )


def estimate_declarers_points(rules: Rules, hand: Cards, contract: Contract) -> float:
    """Estimate the points that a declarer makes against an opponent's hand, with the best trumps."""
    return max(
        estimate_points_against(rules, hand, contract.order.ranking(trump)) for trump in contract.trumps
    )


def estimate_points_against(rules: Rules, hand: Cards, ranking: Ranking) -> float:
    """Estimate the points that a declarer with these trumps makes against an opponent's hand."""
    return tally_hand(hand, ranking, AGAINST, rules.pack)
