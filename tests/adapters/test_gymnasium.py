"""Tests by Gymnasium's own checks, at every table."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from spadille.adapters.gymnasium import SingleSeatEnv
from tests.adapters.every_table import EVERY_TABLE


@pytest.mark.parametrize(("game", "rules", "seats"), EVERY_TABLE)
def test_gymnasium_env_checker_passes(game: str, rules: str, seats: int) -> None:
    table = gymnasium.make("spadille/SingleSeat-v0", game=game, bots="random", rules=rules, seats=seats)
    check_env(table.unwrapped)
    assert table.unwrapped.spec is not None


def play_deal(table: SingleSeatEnv, seed: int) -> float:
    """Play a deal with random legal actions, and return the seat's gain."""
    chance = np.random.default_rng(seed)
    seen, _ = table.reset(seed=seed)
    while True:
        action = chance.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, cut_short, info = table.step(action)
        assert not cut_short
        assert info == {}
        if over:
            return reward
        assert reward == 0


def test_seat_plays_in_every_deal_with_sitters() -> None:
    table = SingleSeatEnv("progressive", "random", seat=2, seats=6)
    assert any(play_deal(table, seed) for seed in range(10))
    assert 2 in table.position.deal.layout.active
    assert table.position.deal.over


def test_same_seed_and_bots_give_same_deal() -> None:
    tables = [SingleSeatEnv("german-solo", ["novice", "club", "random"], seat=1) for _ in range(2)]
    assert [play_deal(table, 5) for table in tables] == [play_deal(table, 5) for table in tables]
    first, second = (table.position.deal for table in tables)
    assert first == second


def test_illegal_action_costs_most_and_changes_nothing() -> None:
    table = SingleSeatEnv("six-bid", render_mode="ansi")
    table.reset(seed=1)
    before = table.position
    _, reward, over, cut_short, info = table.step(np.int64(0))
    assert (reward, over, cut_short, info) == (-360.0, False, False, {"refused": "AS"})
    assert table.position is before
    assert "0 to answer" in (table.render() or "")


def test_wrong_number_of_bots_is_refused() -> None:
    with pytest.raises(ValueError, match="1 bots for 2 seats"):
        SingleSeatEnv("six-bid", ["club"])
    with pytest.raises(ValueError, match="no seat 3"):
        SingleSeatEnv("six-bid", seat=3)
