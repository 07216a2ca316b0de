"""Tests that hints and the evaluator agree: from the same view they rank the cards alike."""

import pytest

from spadille.bots.learned.player import ExpertPlayer
from spadille.bots.player import make_hint_chance
from spadille.evaluation.decision_evaluation import DecisionEvaluation
from spadille.evaluation.review import WORLDS, evaluate_answers, find_decisions, make_chance, review_decision
from spadille.play.action import Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.goal import Objective
from tests.evaluation.deals import finished_deal

COUNTED = (Objective.POINTS, Objective.TRICKS)


def late_views(game: str) -> list[View]:
    """Return the views of late positions in a deal with several legal cards, in contracts that count points
    or tricks.
    """
    deal = finished_deal(game, 1)
    return [
        view_of(before, before.turn) for seat in deal.layout.active for before in late_deals(deal, seat)[:2]
    ]


def late_deals(deal: Deal, seat: int) -> list[Deal]:
    return [
        before
        for _, before in find_decisions(deal, seat)
        if before.phase.kind == "play"
        and len(before.phase.tricks) > 3
        and all(isinstance(answer, Play) for answer in before.answers())
    ]


def rank_answers(look: DecisionEvaluation) -> list[str]:
    means = {answer: sum(worths) / len(worths) for answer, worths in look.scores.items()}
    return [str(answer) for answer in sorted(means, key=lambda answer: -means[answer])]


@pytest.mark.parametrize("game", ["six-bid", "progressive", "german-solo"])
def test_the_hint_and_the_evaluator_rank_cards_alike(game: str) -> None:
    views = [
        view for view in late_views(game) if view.known and view.known.contract.goal.objective in COUNTED
    ]
    assert views
    for view in views:
        hint = ExpertPlayer().reasons(view, make_hint_chance(view))
        look = evaluate_answers(view, hint.chosen, WORLDS, make_chance(view, 0))
        ranked = [
            str(weighed.action) for weighed in sorted(hint.weighed, key=lambda weighed: -(weighed.worth or 0))
        ]
        worths = {str(answer): sum(in_worlds) / len(in_worlds) for answer, in_worlds in look.worths.items()}
        assert look.best == hint.chosen
        assert {str(weighed.action): pytest.approx(weighed.worth) for weighed in hint.weighed} == worths
        assert sorted(rank_answers(look)) == sorted(ranked)


def test_a_review_with_seed_0_advises_the_hint_unless_worlds_are_added() -> None:
    deal = finished_deal("progressive")
    seat, looked_once = deal.layout.active[1], 0
    for step, before in [found for found in find_decisions(deal, seat) if found[1] in late_deals(deal, seat)][
        :3
    ]:
        decision = review_decision(before, step, deal.actions[step], WORLDS, 0)
        if decision.worlds == WORLDS:
            looked_once += 1
            assert decision.best == ExpertPlayer().answer(
                view_of(before, seat), make_hint_chance(view_of(before, seat))
            )
    assert looked_once > 1
