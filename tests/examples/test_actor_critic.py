"""The worked example learns: its slopes are right, it comes to do what gains, and it can meet a bot."""

import sys
from pathlib import Path

import numpy as np
import pytest

from examples import actor_critic
from examples.actor_critic import Actor, Course, Match, Net, School, Sight, chances, interval, main
from spadille.bots import BOTS
from spadille.env import Batch

SMALL = Course(rows=32, steps=60, hidden=(16,), batch=64, rate=2e-3)
"""So small that the library for matrices starts no threads of its own."""


def test_a_step_goes_downhill_in_every_layer() -> None:
    chance = np.random.default_rng(1)
    seen, wanted = chance.normal(0, 1, (64, 10)).astype(np.float32), chance.normal(0, 1, (64, 4))
    net = Net.fresh((10, 16, 16, 4), 1)
    before = [weights.copy() for weights, _ in net.layers]
    for _ in range(300):
        outs = net.outputs(seen)
        net.descend(outs, ((outs[-1] - wanted) / len(seen)).astype(np.float32), 1e-2)
    assert np.square(net.outputs(seen)[-1] - wanted).mean() < np.square(wanted).mean() / 10
    assert all((weights != old).any() for (weights, _), old in zip(net.layers, before, strict=True))


def test_what_may_not_be_done_has_no_chance() -> None:
    mask = np.array([[1, 0, 1]], np.uint8)
    assert chances(np.array([[1, 5, 1]], np.float32), mask).tolist() == [[0.5, 0.0, 0.5]]


def test_the_trumps_change_places_with_the_first_suit_and_back() -> None:
    env = Batch("six-bid", 64, seed=1)
    sight = Sight(env)
    seen, mask, _ = env.reset()
    for suit in range(4):
        trump = np.full(len(seen), suit)
        there = sight.seen(seen, trump)
        hand = env.schema["hand"]
        assert (there[:, hand][:, :9] == seen[:, hand][:, 9 * suit : 9 * suit + 9]).all()
        assert (sight.seen(there, trump) == seen).all()
        assert (sight.by_action(sight.by_action(mask, trump), trump) == mask).all()


def test_first_it_learns_what_rules_of_thumb_do() -> None:
    school = School("frog", None, SMALL, seed=1)
    for _ in range(20):
        school.lesson(0.0)
    step = school._step(imitates=True)
    values = school.actor.outputs(school.sight.measured(step.seen[:, : school.sight.width]))[-1]
    likely = chances(values, step.masks)[np.arange(len(step.guided)), step.guided]
    assert likely.mean() > 1.3 * (1 / step.masks.sum(axis=1)).mean()


def test_then_it_does_more_often_what_gained() -> None:
    school = School("frog", None, SMALL, seed=1)
    steps = [school._step(imitates=False) for _ in range(60)]
    learned = school._came_of(steps)
    rows = np.arange(len(learned.actions))
    here = school.sight.measured(learned.seen[:, : school.sight.width])

    def likely() -> np.ndarray:
        return chances(school.actor.outputs(here)[-1], learned.masks)[rows, learned.actions]

    before = likely()
    for _ in range(10):
        school._improved(learned, 1e-3, imitates=False)
    more = (likely() - before)[learned.gains > 0].mean()
    assert more > 0 > (likely() - before)[learned.gains < 0].mean()


def test_the_critic_sees_what_the_others_hold() -> None:
    school = School("six-bid", None, SMALL, seed=1)
    steps = [school._step(imitates=True) for _ in range(40)]
    width, hand = school.sight.width, school.env.schema["hand"]
    late = [step for step in steps if len(step.rows)][-1]
    own, others = late.seen[:, hand], late.seen[:, width:].reshape(len(late.rows), 2, 36)
    assert others.sum() > 0
    assert not (own[:, None] & others).any()


@pytest.mark.parametrize("game", ["frog", "german-solo"])
def test_it_meets_a_bot_on_the_same_cards(game: str) -> None:
    match, school = Match(game, 4, "a test"), School(game, None, SMALL, seed=1)
    actor = Actor(school.actor, school.sight)
    gains = match.gains(actor, BOTS["novice"])
    assert gains.shape == (4,)
    assert (match.gains(actor, BOTS["novice"]) == gains).all()
    assert interval(gains)[0] == pytest.approx(float(gains.mean()))


def test_an_actor_is_kept_in_a_file(tmp_path: Path) -> None:
    env = Batch("frog", 8, seed=1)
    seen, mask, _ = env.reset()
    sight = Sight(env)
    actor = Actor(Net.fresh((sight.width, 4, sight.actions), 1), sight)
    actor.write(tmp_path / "actor.npz")
    assert (Actor.read(tmp_path / "actor.npz", env).chosen(seen, mask) == actor.chosen(seen, mask)).all()


def test_it_runs_as_the_guide_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(actor_critic, "Course", lambda: SMALL)
    command = f"actor_critic --game frog --bots novice --minutes 0.002 --deals 2 --net {tmp_path / 'net.npz'}"
    monkeypatch.setattr(sys, "argv", command.split())
    main()
    heading, *rows = capsys.readouterr().out.splitlines()
    assert heading.split() == ["minutes", "decisions", "novice"]
    assert len(rows) == 1
    env = Batch("frog", 1)
    assert Actor.read(tmp_path / "net.npz", env).sight.width == env.schema.width
