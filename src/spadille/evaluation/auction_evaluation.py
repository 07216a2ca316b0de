"""Evaluate decisions before the play: bids, and the declarer's choice of trumps, call, gift and discards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from statistics import fmean

from spadille.bots.learned import declaring
from spadille.bots.learned.auction_model import AuctionModel, AuctionPosterior, infer_auction_posterior
from spadille.bots.learned.bid_evaluation import HandEvaluator
from spadille.bots.learned.bidding import AuctionEvaluator
from spadille.bots.learned.forecast import ContractForecast
from spadille.bots.learned.playouts import Playouts
from spadille.bots.search.budget import Budget
from spadille.bots.search.candidates import Way, declared_so_far
from spadille.bots.search.declaring import with_call
from spadille.bots.search.determinization import Undertaking
from spadille.evaluation.decision_evaluation import DecisionEvaluation, EvaluationContext
from spadille.play.action import Action, Call, Discard, Give, NameTrump
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.play.world import World

_SCREENED_PER_WORLD = 2
"""The number of candidate worlds for each world that is sampled."""
_NOT_EVALUATED = float("-inf")

Ways = Callable[[View, Decision], list[Way]]
WAYS: Mapping[str, Ways] = {
    "trump": declaring.list_trump_ways,
    "call": declaring.list_call_ways,
    "give": declaring.list_give_ways,
    "discard": declaring.list_discard_ways,
}
"""By kind of decision, the function that lists the answers to consider, with the undertaking of each."""


def evaluate_bids(context: EvaluationContext, chosen: Action) -> DecisionEvaluation:
    """Return the value in each world of the chosen bid, and of every other bid that is worth considering."""
    others, drawn, playouts = _draw_worlds(context)
    evaluator = AuctionEvaluator(context.view, others, playouts, _budget(context))
    bids = {answer: evaluator.evaluate(answer) for answer in context.decision.answers}
    evaluated = [answer for answer in bids if answer == chosen or bids[answer].worth > _NOT_EVALUATED]
    worths = {answer: evaluator.evaluate_per_world(answer) for answer in evaluated}
    chances = {answer: bids[answer].chance for answer in evaluated}
    return DecisionEvaluation(
        worths=worths,
        scores=worths,
        chances={answer: chance for answer, chance in chances.items() if chance is not None},
        worlds=_list_worlds(drawn),
        made={},
    )


def evaluate_declaring(context: EvaluationContext, chosen: Action) -> DecisionEvaluation:
    """Return the value in each world of the chosen answer, and of the best other answers."""
    view, decision = context.view, context.decision
    _, drawn, playouts = _draw_worlds(context)
    ways = declaring.select_leading(playouts, WAYS[decision.kind](view, decision))
    if chosen not in {answer for _, answer in ways}:
        ways = [*ways, (undertaking_after(view, decision, chosen), chosen)]
    best: dict[Action, Undertaking] = {}
    for undertaking, answer in sorted(ways, key=lambda way: -playouts.evaluate(way[0]).worth):
        best.setdefault(answer, undertaking)
    worths = {answer: _value_in_worlds(playouts, undertaking) for answer, undertaking in best.items()}
    forecast = ContractForecast(playouts)
    return DecisionEvaluation(
        worths=worths,
        scores=worths,
        chances={answer: forecast.predict_chance(undertaking) for answer, undertaking in best.items()},
        worlds=_list_worlds(drawn),
        made={},
    )


def _value_in_worlds(playouts: Playouts, undertaking: Undertaking) -> list[float]:
    """Return the value of an undertaking in each world, shifted so that the mean is the corrected
    prediction.
    """
    seen = [playouts.predict(at, undertaking).worth for at in range(len(playouts.worlds))]
    more = playouts.evaluate(undertaking).worth - fmean(seen)
    return [worth + more for worth in seen]


def undertaking_after(view: View, decision: Decision, chosen: Action) -> Undertaking:
    """Return the undertaking that follows from the chosen answer, if it is not among those considered."""
    declared = declared_so_far(view)
    match chosen:
        case NameTrump():
            return declaring.list_trump_ways(view, replace(decision, answers=(chosen,)))[0][0]
        case Call(card=called):
            return with_call(view, called)
        case Give(card=given):
            return replace(declared, given=given)
        case Discard(cards=away):
            return replace(declared, away=away)
        case _:
            raise ValueError(f"{chosen} declares nothing")


def _budget(context: EvaluationContext) -> Budget:
    return Budget(worlds=context.worlds, screened=_SCREENED_PER_WORLD * context.worlds)


def _draw_worlds(context: EvaluationContext) -> tuple[AuctionModel, AuctionPosterior, Playouts]:
    view, model = context.view, context.model
    others = AuctionModel(view, HandEvaluator(view, model))
    drawn = infer_auction_posterior(view, others, _budget(context), context.chance)
    return others, drawn, Playouts(view, [drawn.determinizations[number] for number in drawn.sample], model)


def _list_worlds(drawn: AuctionPosterior) -> list[World]:
    return [drawn.worlds[number] for number in drawn.sample]
