"""Tests that a copied environment continues as the original does."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
import rlcard

import spadille.adapters.openspiel
import spadille.adapters.rlcard  # noqa: F401 - registers the game
from spadille.adapters.game_table import GameTable
from spadille.adapters.gymnasium import SingleSeatEnv
from spadille.adapters.pettingzoo import TurnBasedEnv, env


def unpickle(value: Any) -> Any:  # noqa: ANN401 - of any type
    return pickle.loads(pickle.dumps(value))


ways = pytest.mark.parametrize("copied", [copy.deepcopy, unpickle], ids=["deepcopy", "pickle"])
Copied = Callable[[Any], Any]


def play_agents(table: Any, steps: int) -> list[bytes]:  # noqa: ANN401 - PettingZoo has no types
    seen = []
    for _ in range(steps):
        observed, reward, over, _, _ = table.last()
        seen.append(observed["observation"].tobytes() + bytes([over]) + str(reward).encode())
        table.step(None if over else int(observed["action_mask"].nonzero()[0][-1]))
        if not table.agents:
            table.reset()
    return seen


@ways
@pytest.mark.parametrize("make", [TurnBasedEnv, env])
def test_a_pettingzoo_environment(copied: Copied, make: Callable[[str], Any]) -> None:
    table = make("six-bid")
    table.reset(seed=3)
    play_agents(table, 17)
    again = copied(table)
    assert play_agents(again, 60) == play_agents(table, 60)


@ways
def test_a_gymnasium_environment(copied: Copied) -> None:
    table = SingleSeatEnv("frog", bots=["novice", "club"], seat=1)
    seen, _ = table.reset(seed=5)
    again = copied(table)
    for _ in range(12):
        action = np.int64(seen["action_mask"].nonzero()[0][0])
        first, second = table.step(action), again.step(action)
        seen = first[0]
        assert (seen["observation"] == second[0]["observation"]).all()
        assert first[1:] == second[1:]
        if first[2]:
            seen, other = table.reset()[0], again.reset()[0]
            assert (seen["observation"] == other["observation"]).all()


@ways
def test_an_rlcard_environment(copied: Copied) -> None:
    table = rlcard.make("spadille", config={"game": "six-bid", "seed": 1})
    state, _ = table.reset()
    again = copied(table)
    while not table.is_over():
        action = next(iter(state["legal_actions"]))
        (state, seat), (other, turn) = table.step(action), again.step(action)
        assert (state["raw_obs"], seat) == (other["raw_obs"], turn)
    assert (table.get_payoffs() == again.get_payoffs()).all()
    assert table.reset()[0]["raw_obs"] == again.reset()[0]["raw_obs"]


@ways
def test_an_openspiel_state(copied: Copied) -> None:
    state = pyspiel.load_game("spadille(deals=8)").new_initial_state()
    state.apply_action(3)
    state.apply_action(state.legal_actions()[0])
    again = copied(state)
    assert again.legal_actions() == state.legal_actions()
    assert str(again) == str(state)


@ways
def test_a_table_of_a_game(copied: Copied) -> None:
    table = GameTable.of("tapp")
    layout = table.layout("copies", 0, 0)
    assert bytes(copied(table).observe(layout, ())) == bytes(table.observe(layout, ()))
