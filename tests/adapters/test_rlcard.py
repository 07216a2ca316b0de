"""Tests of RLCard's random agents at every table, in its own loop."""

from typing import Any

import numpy as np
import pytest
import rlcard
from rlcard.utils import reorganize, tournament

import spadille.adapters.rlcard as adapter
from spadille.rules.refusal import NotAllowed
from tests.adapters.every_table import EVERY_TABLE

pytestmark = pytest.mark.filterwarnings("ignore:.*distutils.*:DeprecationWarning")


class AnyLegal:
    """A copy of RLCard's RandomAgent, whose module runs pip when imported."""

    def __init__(self, seed: int, *, raw: bool = False) -> None:
        self.chance, self.use_raw = np.random.default_rng(seed), raw

    def step(self, state: dict[str, Any]) -> int | str:
        legal = state["raw_legal_actions"] if self.use_raw else list(state["legal_actions"])
        return legal[self.chance.integers(len(legal))]  # type: ignore[no-any-return]

    def eval_step(self, state: dict[str, Any]) -> tuple[int | str, dict[str, Any]]:
        return self.step(state), {}


def make_env(seed: int = 1, **config: object) -> adapter.SpadilleEnv:
    env = rlcard.make("spadille", config={"seed": seed, **config})
    assert isinstance(env, adapter.SpadilleEnv)
    return env


def play_deal(env: adapter.SpadilleEnv, *, raw: bool = False) -> tuple[list[Any], np.ndarray]:
    env.set_agents([AnyLegal(seat, raw=raw) for seat in range(env.num_players)])
    ended: tuple[list[Any], np.ndarray] = env.run(is_training=True)
    return ended


@pytest.mark.parametrize(("game", "rules", "seats"), EVERY_TABLE)
def test_a_deal_is_played_to_its_end(game: str, rules: str, seats: int) -> None:
    env = make_env(game=game, rules=rules, seats=seats)
    least, most = env.game.table.bounds.payments
    trajectories, payoffs = play_deal(env)
    assert env.is_over()
    assert payoffs.sum() == 0 or (payoffs.sum() < 0 and not env.game.table.rules.sums_to_zero)
    assert all(least <= gain <= most for gain in payoffs)
    for steps in trajectories:
        assert all(state["obs"].shape == (env.state_shape[0][0],) for state in steps[::2])
        assert all(
            action in state["legal_actions"] for state, action in zip(steps[:-1:2], steps[1::2], strict=False)
        )


def test_rlcard_tournament_and_trajectories_work() -> None:
    env = make_env(game="six-bid")
    env.set_agents([AnyLegal(seat) for seat in range(3)])
    assert sum(tournament(env, 4)) == 0
    trajectories, payoffs = env.run(is_training=True)
    experience = reorganize(trajectories, payoffs)
    assert [steps[-1][2] for steps in experience] == payoffs.tolist()
    assert all(
        step[4] == (place == len(steps) - 1) for steps in experience for place, step in enumerate(steps)
    )


def test_seed_determines_everything() -> None:
    gains = [play_deal(make_env(seed, game="german-solo"))[1].tolist() for seed in (3, 3, 4, 5, 6)]
    assert gains[0] == gains[1]
    assert len({tuple(payments) for payments in gains}) > 1


def test_raw_action_is_accepted() -> None:
    trajectories, payoffs = play_deal(make_env(game="frog"), raw=True)
    assert payoffs.sum() == 0
    assert any("play" in word or len(word) == 2 for word in trajectories[0][1::2])


def test_step_back_undoes_a_decision() -> None:
    env = make_env(game="six-bid", allow_step_back=True)
    state, seat = env.reset()
    env.step(next(iter(state["legal_actions"])))
    back, whose = env.step_back()
    assert whose == seat
    assert (back["obs"] == state["obs"]).all()
    assert back["legal_actions"] == state["legal_actions"]
    assert env.step_back() is False


def test_perfect_information_has_cards_and_decisions() -> None:
    env = make_env(game="six-bid")
    play_deal(env)
    open_state = env.get_perfect_information()
    assert "widow" in open_state["deal"]
    assert open_state["current_player"] is None
    assert len(open_state["done"]) == env.timestep


def test_illegal_action_and_unknown_table_are_refused() -> None:
    env = make_env()
    env.reset()
    with pytest.raises(ValueError, match="may not be done now"):
        env.step(0)
    with pytest.raises(NotAllowed, match="unknown-game"):
        make_env(game="whist")
