"""Tests by PettingZoo's own checks, at every table."""

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from spadille.adapters.pettingzoo import TurnBasedEnv, env
from spadille.rules.refusal import NotAllowed
from spadille.solver import NotSolvable
from tests.adapters.every_table import EVERY_TABLE

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    # a seat that sits out observes nothing
    pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize(("game", "rules", "seats"), EVERY_TABLE)
def test_pettingzoo_api_test_passes(game: str, rules: str, seats: int) -> None:
    table = env(game, rules=rules, seats=seats)
    api_test(table, num_cycles=30)
    assert table.num_agents == 0 or table.agent_selection in table.possible_agents


@pytest.mark.parametrize(("game", "rules", "seats"), EVERY_TABLE)
def test_seed_determines_everything(game: str, rules: str, seats: int) -> None:
    seed_test(lambda: TurnBasedEnv(game, rules=rules, seats=seats), num_cycles=20)
    first, second = TurnBasedEnv(game, rules=rules, seats=seats), TurnBasedEnv(game, rules=rules, seats=seats)
    first.reset(seed=7)
    second.reset(seed=7)
    assert first.layout == second.layout
    second.reset(seed=8)
    assert first.layout != second.layout


@pytest.mark.long
def test_pettingzoo_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(TurnBasedEnv("six-bid"))
    assert "turns per second" in capsys.readouterr().out


def play_deal(table: TurnBasedEnv, seed: int) -> dict[str, float]:
    """Play a deal with random legal actions, and return each agent's reward."""
    chance, gained = np.random.default_rng(seed), dict.fromkeys(table.possible_agents, 0.0)
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        gained[agent] += reward
        table.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return gained


@pytest.mark.parametrize(("game", "rules", "seats"), EVERY_TABLE)
def test_rewards_equal_payments(game: str, rules: str, seats: int) -> None:
    table = TurnBasedEnv(game, rules=rules, seats=seats)
    gained = [play_deal(table, seed) for seed in range(5)]
    least, most = table.table.bounds.payments
    sums = [sum(gains.values()) for gains in gained]
    assert not any(sums) or not table.table.rules.sums_to_zero
    assert any(any(gains.values()) for gains in gained)
    assert all(least <= gain <= most for gains in gained for gain in gains.values())


def test_mask_is_empty_unless_agent_decides() -> None:
    table = TurnBasedEnv("six-bid", seats=5, render_mode="ansi")
    table.reset(seed=1, options={"dealer": 2})
    masks = {agent: table.observe(agent)["action_mask"].any() for agent in table.agents}
    assert [agent for agent, may in masks.items() if may] == [table.agent_selection]
    assert "2 deals" in (table.render() or "")


def test_the_position_is_rendered() -> None:
    table = TurnBasedEnv("six-bid", render_mode="ansi")
    table.reset(seed=1)
    shown = [table.render() or ""]
    while not any(table.terminations.values()):
        table.step(int(table.observe(table.agent_selection)["action_mask"].nonzero()[0][-1]))
        shown.append(table.render() or "")
    assert len(set(shown)) == len(shown)
    assert ": auction," in shown[0]
    assert ": play," in shown[-2]
    assert ": over" in shown[-1]


def test_illegal_action_is_refused() -> None:
    table = TurnBasedEnv("six-bid")
    table.reset(seed=1)
    with pytest.raises(NotSolvable):
        table.step(0)


def test_unknown_table_is_refused() -> None:
    with pytest.raises(NotAllowed, match="bad-deal"):
        TurnBasedEnv("german-solo", seats=3)
