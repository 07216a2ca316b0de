"""The worked example learns: its slopes are right, its error falls, and it can meet a bot of the house."""

import sys
from pathlib import Path

import numpy as np
import pytest

from examples.deep_monte_carlo import Course, Match, Net, School, interval, main
from spadille.bots import BOTS

SMALL = Course(rows=32, steps=60, hidden=(16,), batch=32, rate=2e-3)
"""So small that the library for matrices starts no threads of its own."""


def error(net: Net, seen: np.ndarray, actions: np.ndarray, gains: np.ndarray) -> float:
    return float(np.square(net.outputs(seen)[-1][np.arange(len(seen)), actions] - gains).mean())


def test_a_step_goes_downhill_in_every_layer() -> None:
    chance = np.random.default_rng(1)
    seen = chance.integers(0, 2, (64, 10), np.uint8)
    actions, gains = chance.integers(0, 4, 64, np.uint8), chance.normal(0, 1, 64).astype(np.float32)
    net = Net.fresh((10, 16, 16, 4), 1)
    start = error(net, seen, actions, gains)
    before = [weights.copy() for weights, _ in net.layers]
    for _ in range(300):
        net.learn(seen, actions, gains, 1e-2)
    assert error(net, seen, actions, gains) < start / 20
    assert all((weights != old).any() for (weights, _), old in zip(net.layers, before, strict=True))


def test_lessons_make_it_less_wrong() -> None:
    school = School("frog", None, SMALL, seed=1)
    first = np.mean([school.lesson(0.0) for _ in range(3)])
    for _ in range(10):
        school.lesson(0.0)
    assert np.mean([school.lesson(0.0) for _ in range(3)]) < 0.9 * first


@pytest.mark.parametrize("game", ["frog", "german-solo"])
def test_it_meets_a_bot_on_the_same_cards(game: str) -> None:
    match, school = Match(game, 4, "a test"), School(game, None, SMALL, seed=1)
    gains = match.gains(school.net, BOTS["novice"])
    assert gains.shape == (4,)
    assert (match.gains(school.net, BOTS["novice"]) == gains).all()
    assert interval(gains)[0] == pytest.approx(float(gains.mean()))


def test_a_net_is_kept_in_a_file(tmp_path: Path) -> None:
    net = Net.fresh((5, 4, 3), 1)
    net.unit = 12.5
    net.write(tmp_path / "net.npz")
    seen, again = np.ones((1, 5), np.uint8), Net.read(tmp_path / "net.npz")
    assert (again.outputs(seen)[-1] == net.outputs(seen)[-1]).all()
    assert again.unit == 12.5


def test_it_runs_as_the_guide_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = f"deep_monte_carlo --game frog --bot novice --minutes 0.002 --deals 2 --net {tmp_path / 'net.npz'}"
    monkeypatch.setattr(sys, "argv", said.split())
    main()
    heading, *rows = capsys.readouterr().out.splitlines()
    assert heading.split() == ["minutes", "decisions", "off", "by", "counters", "a", "deal"]
    assert len(rows) == 1
    assert Net.read(tmp_path / "net.npz").unit > 0
