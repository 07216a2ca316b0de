"""Tests that playouts by the policy give possible results."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.bots.learned.model import load_shipped_model
from spadille.play.deal import Deal
from spadille.rules.goal import Objective
from spadille.solver import NotSolvable
from spadille.solver.playouts import PlayoutStart, sample_playouts
from spadille.solver.questions import make_question
from tests.laws.tables import sitting

MODEL = load_shipped_model()

numbers = st.integers(min_value=0, max_value=10**6)
COUNTED_IN_TRICKS = (Objective.TRICKS, Objective.NO_TRICKS)


def find_start(number: int) -> PlayoutStart | None:
    """Return the position before the first card of deal `number`, or None if all pass."""
    for deal in sitting("reckoning", number).deals:
        if deal.phase.kind == "play":
            return make_start(deal)
    return None


def make_start(deal: Deal) -> PlayoutStart:
    declared = deal.phase.declared
    assert declared is not None
    rules, problem = deal.layout.rules, make_question(deal).problem
    place = deal.layout.active.index(declared.declarer)
    aside = (declared.laid_away or deal.layout.widow).mask
    return PlayoutStart(rules, declared.contract, place, problem, aside)


@settings(max_examples=60)
@given(number=numbers)
def test_playout_counts_are_within_bounds(number: int) -> None:
    start = find_start(number)
    if start is None:
        return
    policy = MODEL.policy_for(start.contract)
    counts = sample_playouts(start, policy, count=3, seed=number)
    problem = start.problem
    dealt = sum(problem.ranking.points_in(hand) for hand in problem.hands)
    most = len(problem.hands[0]) if problem.objective in COUNTED_IN_TRICKS else dealt + problem.last_trick
    assert len(counts) == 3
    assert all(0 <= count <= most for count in counts)
    assert counts == sample_playouts(start, policy, count=3, seed=number)


def test_playouts_differ_by_chance() -> None:
    starts = [start for number in range(30) if (start := find_start(number)) is not None]
    counts = [
        sample_playouts(start, MODEL.policy_for(start.contract), count=8, seed=Random(1).randrange(99))
        for start in starts
    ]
    assert sum(len(set(taken)) > 1 for taken in counts) > len(starts) / 2


def test_playouts_reject_a_deal_in_mid_play() -> None:
    late = [
        make_start(deal)
        for number in range(6)
        for deal in sitting("reckoning", number).deals
        if deal.phase.kind == "play" and deal.phase.table is not None and deal.phase.table.cards
    ]
    assert late
    for start in late:
        with pytest.raises(NotSolvable):
            sample_playouts(start, MODEL.policy_for(start.contract), count=1, seed=1)
