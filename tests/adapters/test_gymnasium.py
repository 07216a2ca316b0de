"""Gymnasium's own check, at every table."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from spadille.adapters.gymnasium import SingleSeatEnv
from tests.adapters.every_table import EVERY


@pytest.mark.parametrize(("game", "rules", "seats"), EVERY)
def test_it_is_what_gymnasium_takes_for_an_environment(game: str, rules: str, seats: int) -> None:
    table = gymnasium.make("spadille/SingleSeat-v0", game=game, bots="random", rules=rules, seats=seats)
    check_env(table.unwrapped)
    assert table.unwrapped.spec is not None


def played(table: SingleSeatEnv, seed: int) -> float:
    """What the seat gains by a deal in which it takes any legal action."""
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


def test_the_seat_plays_every_deal_of_a_table_at_which_some_sit_out() -> None:
    table = SingleSeatEnv("progressive", "random", seat=2, seats=6)
    assert any(played(table, seed) for seed in range(10))
    assert 2 in table.position.deal.layout.active
    assert table.position.deal.over


def test_the_same_seed_gives_the_same_deal_against_the_same_bots() -> None:
    tables = [SingleSeatEnv("german-solo", ["novice", "club", "random"], seat=1) for _ in range(2)]
    assert [played(table, 5) for table in tables] == [played(table, 5) for table in tables]
    first, second = (table.position.deal for table in tables)
    assert first == second


def test_what_may_not_be_done_is_not_done_and_costs_the_most() -> None:
    table = SingleSeatEnv("six-bid", render_mode="ansi")
    table.reset(seed=1)
    before = table.position
    _, reward, over, cut_short, info = table.step(np.int64(0))
    assert (reward, over, cut_short, info) == (-360.0, False, False, {"refused": "AS"})
    assert table.position is before
    assert "0 to answer" in (table.render() or "")


def test_a_company_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="1 bots for 2 seats"):
        SingleSeatEnv("six-bid", ["club"])
    with pytest.raises(ValueError, match="seat 3 of 3"):
        SingleSeatEnv("six-bid", seat=3)
