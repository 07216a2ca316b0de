"""RLCard's own random agents at every table, through its own loop."""

from typing import Any

import numpy as np
import pytest
import rlcard
from rlcard.utils import reorganize, tournament

import spadille.adapters.rlcard as adapter
from spadille.rules.refusal import NotAllowed
from tests.adapters.every_table import EVERY

pytestmark = pytest.mark.filterwarnings("ignore:.*distutils.*:DeprecationWarning")


class AnyLegal:
    """As RLCard's RandomAgent, which cannot be imported without asking pip what is installed."""

    def __init__(self, seed: int, *, raw: bool = False) -> None:
        self.chance, self.use_raw = np.random.default_rng(seed), raw

    def step(self, state: dict[str, Any]) -> int | str:
        legal = state["raw_legal_actions"] if self.use_raw else list(state["legal_actions"])
        return legal[self.chance.integers(len(legal))]  # type: ignore[no-any-return]

    def eval_step(self, state: dict[str, Any]) -> tuple[int | str, dict[str, Any]]:
        return self.step(state), {}


def at(seed: int = 1, **config: object) -> adapter.SpadilleEnv:
    env = rlcard.make("spadille", config={"seed": seed, **config})
    assert isinstance(env, adapter.SpadilleEnv)
    return env


def run(env: adapter.SpadilleEnv, *, raw: bool = False) -> tuple[list[Any], np.ndarray]:
    env.set_agents([AnyLegal(seat, raw=raw) for seat in range(env.num_players)])
    ended: tuple[list[Any], np.ndarray] = env.run(is_training=True)
    return ended


@pytest.mark.parametrize(("game", "rules", "seats"), EVERY)
def test_a_deal_is_played_to_its_end(game: str, rules: str, seats: int) -> None:
    env = at(game=game, rules=rules, seats=seats)
    least, most = env.game.table.bounds.payments
    trajectories, payoffs = run(env)
    assert env.is_over()
    assert payoffs.sum() == 0
    assert all(least <= gain <= most for gain in payoffs)
    for steps in trajectories:
        assert all(state["obs"].shape == (env.state_shape[0][0],) for state in steps[::2])
        assert all(
            action in state["legal_actions"] for state, action in zip(steps[:-1:2], steps[1::2], strict=False)
        )


def test_its_own_tournament_is_held_and_its_own_form_of_experience_made() -> None:
    env = at(game="six-bid")
    env.set_agents([AnyLegal(seat) for seat in range(3)])
    assert sum(tournament(env, 4)) == 0
    trajectories, payoffs = env.run(is_training=True)
    experience = reorganize(trajectories, payoffs)
    assert [steps[-1][2] for steps in experience] == payoffs.tolist()
    assert all(
        step[4] == (place == len(steps) - 1) for steps in experience for place, step in enumerate(steps)
    )


def test_a_seed_decides_everything() -> None:
    gains = [run(at(seed, game="german-solo"))[1].tolist() for seed in (3, 3, 4, 5, 6)]
    assert gains[0] == gains[1]
    assert len({tuple(payments) for payments in gains}) > 1


def test_an_action_may_be_said_in_words() -> None:
    trajectories, payoffs = run(at(game="frog"), raw=True)
    assert payoffs.sum() == 0
    assert any("play" in word or len(word) == 2 for word in trajectories[0][1::2])


def test_a_decision_is_taken_back() -> None:
    env = at(game="six-bid", allow_step_back=True)
    state, seat = env.reset()
    env.step(next(iter(state["legal_actions"])))
    back, whose = env.step_back()
    assert whose == seat
    assert (back["obs"] == state["obs"]).all()
    assert back["legal_actions"] == state["legal_actions"]
    assert env.step_back() is False


def test_all_is_told_to_who_may_see_all() -> None:
    env = at(game="six-bid")
    run(env)
    open_state = env.get_perfect_information()
    assert "widow" in open_state["deal"]
    assert open_state["current_player"] is None
    assert len(open_state["done"]) == env.timestep


def test_what_may_not_be_done_or_played_is_refused() -> None:
    env = at()
    env.reset()
    with pytest.raises(ValueError, match="may not be done now"):
        env.step(0)
    with pytest.raises(NotAllowed, match="unknown-game"):
        at(game="whist")
