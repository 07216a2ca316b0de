"""Tests that the worked example learns: its gradients are right, gains are reinforced, and it plays against a
bot.
"""

import sys
from pathlib import Path

import numpy as np
import pytest

from examples import actor_critic
from examples.actor_critic import (
    Actor,
    Match,
    Net,
    ObservationEncoder,
    Trainer,
    TrainingSettings,
    confidence_interval,
    main,
    masked_softmax,
)
from spadille.bots import BOTS
from spadille.env import Batch

SMALL = TrainingSettings(rows=32, steps=60, hidden=(16,), batch=64, rate=2e-3)
"""Settings so small that the matrix library starts no threads."""


def test_backward_descends_in_every_layer() -> None:
    chance = np.random.default_rng(1)
    seen, wanted = chance.normal(0, 1, (64, 10)).astype(np.float32), chance.normal(0, 1, (64, 4))
    net = Net.initialize((10, 16, 16, 4), 1)
    before = [weights.copy() for weights, _ in net.layers]
    for _ in range(300):
        outs = net.forward(seen)
        net.backward(outs, ((outs[-1] - wanted) / len(seen)).astype(np.float32), 1e-2)
    assert np.square(net.forward(seen)[-1] - wanted).mean() < np.square(wanted).mean() / 10
    assert all((weights != old).any() for (weights, _), old in zip(net.layers, before, strict=True))


def test_illegal_actions_have_probability_zero() -> None:
    mask = np.array([[1, 0, 1]], np.uint8)
    assert masked_softmax(np.array([[1, 5, 1]], np.float32), mask).tolist() == [[0.5, 0.0, 0.5]]


def test_swapping_trumps_is_an_involution() -> None:
    env = Batch("six-bid", 64, seed=1)
    sight = ObservationEncoder(env)
    seen, mask, _ = env.reset()
    for suit in range(4):
        trump = np.full(len(seen), suit)
        there = sight.normalize_observations(seen, trump)
        hand = env.schema["hand"]
        assert (there[:, hand][:, :9] == seen[:, hand][:, 9 * suit : 9 * suit + 9]).all()
        assert (sight.normalize_observations(there, trump) == seen).all()
        assert (sight.normalize_masks(sight.normalize_masks(mask, trump), trump) == mask).all()


def test_imitation_learns_heuristic_actions() -> None:
    school = Trainer("frog", None, SMALL, seed=1)
    for _ in range(20):
        school.train_iteration(0.0)
    step = school._step(imitate=True)
    values = school.actor.forward(school.encoder.scale(step.seen[:, : school.encoder.width]))[-1]
    likely = masked_softmax(values, step.masks)[
        np.arange(len(step.heuristic_actions)), step.heuristic_actions
    ]
    assert likely.mean() > 1.3 * (1 / step.masks.sum(axis=1)).mean()


def test_ppo_reinforces_gains() -> None:
    school = Trainer("frog", None, SMALL, seed=1)
    steps = [school._step(imitate=False) for _ in range(60)]
    learned = school._estimate_advantages(steps)
    rows = np.arange(len(learned.actions))
    here = school.encoder.scale(learned.seen[:, : school.encoder.width])

    def likely() -> np.ndarray:
        return masked_softmax(school.actor.forward(here)[-1], learned.masks)[rows, learned.actions]

    before = likely()
    for _ in range(10):
        school._train_actor(learned, 1e-3, imitate=False)
    more = (likely() - before)[learned.advantages > 0].mean()
    assert more > 0 > (likely() - before)[learned.advantages < 0].mean()


def test_critic_observes_hidden_hands() -> None:
    school = Trainer("six-bid", None, SMALL, seed=1)
    steps = [school._step(imitate=True) for _ in range(40)]
    width, hand = school.encoder.width, school.env.schema["hand"]
    late = [step for step in steps if len(step.rows)][-1]
    own, others = late.seen[:, hand], late.seen[:, width:].reshape(len(late.rows), 2, 36)
    assert others.sum() > 0
    assert not (own[:, None] & others).any()


@pytest.mark.parametrize("game", ["frog", "german-solo"])
def test_match_uses_the_same_cards(game: str) -> None:
    match, school = Match(game, 4, "a test"), Trainer(game, None, SMALL, seed=1)
    actor = Actor(school.actor, school.encoder)
    gains = match.play(actor, BOTS["novice"])
    assert gains.shape == (4,)
    assert (match.play(actor, BOTS["novice"]) == gains).all()
    assert confidence_interval(gains)[0] == pytest.approx(float(gains.mean()))


def test_actor_round_trips(tmp_path: Path) -> None:
    env = Batch("frog", 8, seed=1)
    seen, mask, _ = env.reset()
    sight = ObservationEncoder(env)
    actor = Actor(Net.initialize((sight.width, 4, sight.actions), 1), sight)
    actor.write(tmp_path / "actor.npz")
    assert (
        Actor.read(tmp_path / "actor.npz", env).choose_actions(seen, mask) == actor.choose_actions(seen, mask)
    ).all()


def test_command_line_of_the_guide_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(actor_critic, "TrainingSettings", lambda: SMALL)
    command = f"actor_critic --game frog --bots novice --minutes 0.002 --deals 2 --net {tmp_path / 'net.npz'}"
    monkeypatch.setattr(sys, "argv", command.split())
    main()
    heading, *rows = capsys.readouterr().out.splitlines()
    assert heading.split() == ["minutes", "decisions", "novice"]
    assert len(rows) == 1
    env = Batch("frog", 1)
    assert Actor.read(tmp_path / "net.npz", env).encoder.width == env.schema.width
