"""Tests that every policy can weigh worlds, run rollouts and run search tree iterations."""

from math import isfinite

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.bots.learned.model import load_shipped_model
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.solver.information_set import InformationSet
from spadille.solver.policy import Heuristic, PlayHistory, Policy, RolloutSettings, Uniform
from spadille.solver.worlds import WorldSampler
from tests.laws.tables import sitting

MODEL = load_shipped_model()
SETTINGS = RolloutSettings(tricks=12, times=2)
numbers = st.integers(min_value=0, max_value=10**6)


def make_policy(name: str, view: View) -> Policy:
    assert view.known is not None
    if name == "learned":
        return MODEL.policy_for(view.known.contract)
    return Uniform() if name == "uniform" else Heuristic(view)


def list_views(number: int) -> list[View]:
    """Return some views of deal `number` with a choice of cards."""
    asked = [deal for deal in sitting("policies", number).deals if _plays(deal)]
    return [view_of(deal, deal.turn) for deal in asked[:: max(1, len(asked) // 3)]]


def _plays(deal: Deal) -> bool:
    return deal.turn is not None and deal.phase.kind == "play" and len(deal.answers()) > 1


@pytest.mark.parametrize("name", ["uniform", "heuristic", "learned"])
@settings(max_examples=12)
@given(number=numbers)
def test_every_policy_supports_posterior_rollouts_and_trees(name: str, number: int) -> None:
    for view in list_views(number):
        if view.known is None or view.table is None:
            continue
        plays, history = make_policy(name, view), PlayHistory(view)
        worlds, seen = (
            WorldSampler(view).sample(12, number),
            InformationSet(view, [float(at) for at in range(130)]),
        )
        weights = history.log_likelihoods(plays, worlds, 0.1)
        assert all(isfinite(hands) and play <= 0 for hands, play in weights)
        assert (name == "learned") or all(hands == 0 for hands, _ in weights)
        rolled = history.run_rollouts([plays], seen, worlds, SETTINGS, number)
        assert sum(result.probability for result in rolled.values()) == pytest.approx(1, abs=1e-3)
        assert rolled == history.run_rollouts([plays], seen, worlds, SETTINGS, number)
        grown = history.search_tree(plays, seen, worlds, 1.0, number)
        assert sum(move.visits for move in grown.values()) == len(worlds)
        assert grown.keys() <= rolled.keys()
