"""Tests that evaluating many worlds in one call agrees with solving each of them."""

from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.tricks import TrickPlay, set_aside
from spadille.play.world import deal_in
from spadille.rules.goal import Counts, Objective
from spadille.solver import NotSolvable, solve
from spadille.solver.information_set import InformationSet
from spadille.solver.questions import make_problem
from spadille.solver.worlds import WorldSampler
from tests.laws.tables import sitting

numbers = st.integers(min_value=0, max_value=10**9)
LATE = 5
"""The maximum number of cards that a player still holds."""


def is_late_play(deal: Deal) -> bool:
    play = deal.phase
    return isinstance(play, TrickPlay) and len(play.hands[play.turn]) <= LATE


def make_payoffs(deal: Deal) -> tuple[float, ...]:
    """Return payoffs that rise by unequal steps."""
    most = 8 if deal.layout.rules.counts is Counts.TRICKS else 120
    return tuple(count * 1.5 + (7.0 if 2 * count > most else 0.0) for count in range(most + 1))


def find_outcomes(deal: Deal) -> dict[str, int]:
    """Return the declaring side's final count after each card, if all cards are seen."""
    play = deal.phase
    assert isinstance(play, TrickPlay)
    objective = play.declared.contract.goal.objective
    moves = solve(make_problem(play), moves=True).moves
    before = {
        Objective.POINTS: play.piles.points + set_aside(play.declared, play.piles),
        Objective.TRICKS: play.piles.taken,
    }.get(objective, 0)
    failed = {Objective.NO_POINTS: play.piles.points, Objective.NO_TRICKS: play.piles.taken}.get(objective, 0)
    return {card.text: 0 if failed else value + before for card, value in moves.items()}


@settings(max_examples=40)
@given(number=numbers)
def test_average_payoffs_are_means_over_solved_worlds(number: int) -> None:
    for deal in filter(is_late_play, sitting("seen", number).deals):
        assert deal.turn is not None
        view, worth = view_of(deal, deal.turn), make_payoffs(deal)
        worlds = WorldSampler(view).sample(4, number)
        one_by_one = [find_outcomes(deal_in(view, world)) for world in worlds]
        for card, mean in InformationSet(view, worth).average_payoffs(worlds).items():
            assert mean == pytest.approx(fmean(worth[end[card.text]] for end in one_by_one))


@settings(max_examples=20)
@given(number=numbers)
def test_a_tree_tries_every_legal_card(number: int) -> None:
    for deal in filter(is_late_play, sitting("seen in a tree", number).deals):
        assert deal.turn is not None
        view, worth = view_of(deal, deal.turn), make_payoffs(deal)
        worlds = WorldSampler(view).sample(60, number)
        tried = InformationSet(view, worth).search_tree(worlds, 1.0, number)
        assert view.decision is not None
        assert {f"{deal.turn} play {card}" for card in tried} == {
            str(answer) for answer in view.decision.answers if answer.verb == "play"
        }
        assert sum(move.visits for move in tried.values()) == 60
        assert tried == InformationSet(view, worth).search_tree(worlds, 1.0, number)


def test_payoffs_that_are_not_finite_are_rejected() -> None:
    deal = next(filter(is_late_play, sitting("seen", 3).deals))
    assert deal.turn is not None
    view = view_of(deal, deal.turn)
    for worth in ((), (float("nan"),) * 121, (float("inf"),) * 121):
        with pytest.raises(NotSolvable):
            InformationSet(view, worth)
