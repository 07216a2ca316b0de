"""Whole deals played by the policy: what they come to lies within what the cards allow."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.bots.expert.model import load_shipped_model
from spadille.play.deal import Deal
from spadille.rules.goal import Objective
from spadille.solver import NotSolvable
from spadille.solver.playouts import PlayoutStart, sample_playouts
from spadille.solver.questions import make_question
from tests.laws.tables import sitting

MODEL = load_shipped_model()

numbers = st.integers(min_value=0, max_value=10**6)
COUNTED_IN_TRICKS = (Objective.TRICKS, Objective.NO_TRICKS)


def begun(number: int) -> PlayoutStart | None:
    """A contract before its first card; None where all passed."""
    for deal in sitting("reckoning", number).deals:
        if deal.phase.kind == "play":
            return begun_in(deal)
    return None


def begun_in(deal: Deal) -> PlayoutStart:
    declared = deal.phase.declared
    assert declared is not None
    rules, problem = deal.layout.rules, make_question(deal).problem
    place = deal.layout.active.index(declared.declarer)
    aside = (declared.laid_away or deal.layout.widow).mask
    return PlayoutStart(rules, declared.contract, place, problem, aside)


@settings(max_examples=60)
@given(number=numbers)
def test_a_side_takes_what_there_is_to_take(number: int) -> None:
    start = begun(number)
    if start is None:
        return
    policy = MODEL.policy_for(start.contract)
    counts = sample_playouts(start, policy, count=3, seed=number)
    problem = start.problem
    dealt = sum(problem.ranking.points_in(hand) for hand in problem.hands)
    most = len(problem.hands[0]) if problem.objective in COUNTED_IN_TRICKS else dealt
    assert len(counts) == 3
    assert all(0 <= count <= most for count in counts)
    assert counts == sample_playouts(start, policy, count=3, seed=number)


def test_chance_makes_a_difference() -> None:
    starts = [start for number in range(30) if (start := begun(number)) is not None]
    counts = [
        sample_playouts(start, MODEL.policy_for(start.contract), count=8, seed=Random(1).randrange(99))
        for start in starts
    ]
    assert sum(len(set(taken)) > 1 for taken in counts) > len(starts) / 2


def test_once_a_card_is_played_it_is_too_late() -> None:
    late = [
        begun_in(deal)
        for number in range(6)
        for deal in sitting("reckoning", number).deals
        if deal.phase.kind == "play" and deal.phase.table is not None and deal.phase.table.cards
    ]
    assert late
    for start in late:
        with pytest.raises(NotSolvable):
            sample_playouts(start, MODEL.policy_for(start.contract), count=1, seed=1)
