"""Tests of the vector environment over a batch."""

import gymnasium
import numpy as np
import pytest

import spadille as sp
from spadille.adapters.gymnasium import SingleSeatEnv
from spadille.adapters.gymnasium_vector import BatchVectorEnv


@pytest.mark.parametrize("game", sp.GAMES)
def test_every_game_runs_in_rows(game: str) -> None:
    env, chance = BatchVectorEnv(game, 8, seat=1), np.random.default_rng(1)
    seen, info = env.reset(seed=3)
    assert (info, env.num_envs) == ({}, 8)
    ended, gained = 0, 0.0
    for _ in range(200):
        assert env.observation_space.contains(seen)
        assert (env.action_masks() == seen["action_mask"]).all()
        assert (seen["action_mask"].sum(axis=1) > 0).all()
        actions = (seen["action_mask"] * chance.random(seen["action_mask"].shape)).argmax(axis=1)
        seen, reward, terminated, truncated, _ = env.step(actions)
        assert not truncated.any()
        assert not reward[~terminated].any()
        ended, gained = ended + int(terminated.sum()), gained + float(reward.sum())
    assert ended > 20
    assert (ended, gained) == (env.batch.totals[0], env.batch.totals[1][1])


def test_the_same_seed_gives_the_same_deals_and_none_gives_others() -> None:
    env = BatchVectorEnv("frog", 4)
    first, second = env.reset(seed=5)[0], env.reset(seed=5)[0]
    assert (first["observation"] == second["observation"]).all()
    deals = [env.reset()[0]["observation"].tobytes() for _ in range(3)]
    assert len(set(deals)) == 3


def test_wrong_seats_and_actions_are_refused() -> None:
    with pytest.raises(ValueError, match="seats 0 to 2, and no seat 3"):
        BatchVectorEnv("six-bid", 2, seat=3)
    env = BatchVectorEnv("six-bid", 2)
    env.reset()
    with pytest.raises(ValueError, match="row 0: action 0 may not be done"):
        env.step(np.zeros(2, np.int64))


def test_the_single_seat_has_masks_as_sb3_contrib_asks_for_them() -> None:
    table = SingleSeatEnv("six-bid", "random")
    seen, _ = table.reset(seed=1)
    assert table.action_masks().dtype == np.bool_
    assert (table.action_masks() == seen["action_mask"]).all()
    assert gymnasium.vector.VectorEnv in BatchVectorEnv.__mro__
