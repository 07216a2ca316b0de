"""Tests of the fast player, which plays the likeliest card by the policy and samples no worlds."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.bots import BOTS
from spadille.bots.explanation import Rule
from spadille.bots.learned.fast import FastPlayer
from spadille.bots.learned.model import APPRENTICE, load_shipped_model
from spadille.bots.search.cardplay import settled
from spadille.play.action import Play
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.goal import Objective
from spadille.solver import NotSolvable
from spadille.solver.information_set import InformationSet
from spadille.solver.policy import PlayHistory
from spadille.solver.worlds import WorldSampler
from tests.laws.tables import sitting

MODEL = load_shipped_model()


def plays(number: int) -> list[View]:
    """Return some views with a choice of cards."""
    deals = sitting("at sight", number).deals
    views = [view_of(deal, deal.turn) for deal in deals if deal.phase.kind == "play"]
    return [view for view in views if view.decision is not None and len(view.decision.answers) > 1][::4]


@settings(max_examples=12)
@given(number=st.integers(min_value=0, max_value=10**9))
def test_policy_needs_only_the_view(number: int) -> None:
    """The policy's probabilities are the same in any world."""
    for view in plays(number):
        assert view.known is not None
        policy, history = MODEL.policy_for(view.known.contract), PlayHistory(view)
        seen = InformationSet(view, settled(view, view.known).worth())
        assert history.card_probabilities(policy) == history.rollout_probabilities(
            policy, seen, WorldSampler(view).sample(1, number)
        )


@settings(max_examples=12)
@given(number=st.integers(min_value=0, max_value=10**9))
def test_likeliest_card_is_played_deterministically(number: int) -> None:
    player = FastPlayer(MODEL)
    for view in plays(number):
        assert view.known is not None
        reasons = player.reasons(view, Random(1))
        assert reasons.chosen == player.answer(view, Random(2))
        if reasons.rule is Rule.HABIT:
            likely = PlayHistory(view).card_probabilities(MODEL.apprentice_for(view.known.contract))
            answers = [weighed.action for weighed in reasons.weighed]
            cards = [answer.card for answer in answers if isinstance(answer, Play)]
            assert [likely[card] for card in cards] == sorted(likely.values(), reverse=True)


def test_apprentice_policy_is_preferred() -> None:
    other = replace(MODEL, policies={**MODEL.policies, f"points{APPRENTICE}": MODEL.policies["tricks"]})
    views = [view for number in range(8) for view in plays(number) if counts_points(view)]
    likely = [PlayHistory(view).card_probabilities(MODEL.policies["tricks"]) for view in views]
    players = FastPlayer(MODEL), FastPlayer(other)
    answers = [[player.answer(view, Random(1)) for view in views] for player in players]
    assert answers[1] == [
        max(
            (play for play in view.decision.answers if isinstance(play, Play)), key=lambda play: by[play.card]
        )
        for view, by in zip(views, likely, strict=True)
        if view.decision
    ]
    assert answers[0] != answers[1]


def counts_points(view: View) -> bool:
    assert view.known is not None
    return view.known.contract.goal.objective is Objective.POINTS


def test_fast_bids_like_club() -> None:
    deals = [deal for number in range(12) for deal in sitting("at sight", number).deals]
    views = [
        view_of(deal, deal.turn) for deal in deals if deal.turn is not None and deal.phase.kind != "play"
    ]
    assert len(views) > 12
    for view in views:
        assert BOTS["fast"].answer(view, Random(1)) == BOTS["club"].answer(view, Random(1))


def test_policy_sees_the_hand_of_the_seat_to_play() -> None:
    view = plays(1)[0]
    history, policy = PlayHistory(view).core, MODEL.policies["points"].core
    with pytest.raises(NotSolvable, match="holds no card"):
        history.card_probabilities(policy, [0] * (len(view.active) + 1))
    with pytest.raises(NotSolvable, match="each card once"):
        history.card_probabilities(policy, [1])
