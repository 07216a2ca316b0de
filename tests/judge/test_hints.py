"""The hint and the judge are the same: with the same view they rank the cards alike."""

import pytest

from spadille.bots.expert.player import Expert
from spadille.bots.hint_chance import hint_chance
from spadille.judge.look import Look
from spadille.judge.review import WORLDS, chance_of, decisions_of, look_at, reviewed_at
from spadille.play.action import Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.goal import Objective
from tests.judge.deals import finished

COUNTED = (Objective.POINTS, Objective.TRICKS)


def positions(game: str) -> list[View]:
    """Late positions of a deal with cards to choose from, where something is counted."""
    deal = finished(game, 1)
    return [view_of(before, before.turn) for seat in deal.layout.active for before in late(deal, seat)[:2]]


def late(deal: Deal, seat: int) -> list[Deal]:
    return [
        before
        for _, before in decisions_of(deal, seat)
        if before.phase.kind == "play"
        and len(before.phase.tricks) > 3
        and all(isinstance(answer, Play) for answer in before.answers())
    ]


def ranking(look: Look) -> list[str]:
    means = {answer: sum(worths) / len(worths) for answer, worths in look.measures.items()}
    return [str(answer) for answer in sorted(means, key=lambda answer: -means[answer])]


@pytest.mark.parametrize("game", ["six-bid", "progressive", "german-solo"])
def test_the_hint_and_the_judge_rank_cards_alike(game: str) -> None:
    views = [view for view in positions(game) if view.known and view.known.contract.goal.objective in COUNTED]
    assert views
    for view in views:
        hint = Expert().reasons(view, hint_chance(view))
        look = look_at(view, hint.chosen, WORLDS, chance_of(view, 0))
        ranked = [
            str(weighed.action) for weighed in sorted(hint.weighed, key=lambda weighed: -(weighed.worth or 0))
        ]
        worths = {str(answer): sum(in_worlds) / len(in_worlds) for answer, in_worlds in look.worths.items()}
        assert look.best == hint.chosen
        assert {str(weighed.action): pytest.approx(weighed.worth) for weighed in hint.weighed} == worths
        assert sorted(ranking(look)) == sorted(ranked)


def test_a_review_by_seed_0_advises_what_the_hint_button_did_unless_it_looks_longer() -> None:
    deal = finished("progressive")
    seat, looked_once = deal.layout.active[1], 0
    for step, before in [found for found in decisions_of(deal, seat) if found[1] in late(deal, seat)][:3]:
        decision = reviewed_at(before, step, deal.actions[step], WORLDS, 0)
        if decision.worlds == WORLDS:
            looked_once += 1
            assert decision.best == Expert().answer(view_of(before, seat), hint_chance(view_of(before, seat)))
    assert looked_once > 1
