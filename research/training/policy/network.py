"""Fit the network of a policy: find the weights with the highest likelihood of the target cards."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from research.training.policy.features import Decisions, Floats
from spadille.solver.policy import SCHEMA

_ROUNDS, _BATCH, _STEP, _DECAY = 20, 512, 3e-3, 1e-3
_TEST_EVERY, _BLOCK = 10, 100
"""Every tenth block of decisions is the test set. A block is about four deals."""
_HALF = np.uint32(1 << 15)
"""Half of the last bit that bfloat16 keeps."""
Weights = dict[str, Floats]


@dataclass(frozen=True, slots=True)
class Fit:
    """Fitted weights, and how well they predict the test set."""

    weights: Weights
    loss: float
    """The mean negative log likelihood of the card that was played."""
    uniform_loss: float
    """The mean negative log likelihood if every card were equally likely."""
    top_1: float
    """The share of decisions in which the likeliest card was played."""

    def metrics(self, decisions: int) -> dict[str, float]:
        """Return the figures in the form of a model file's manifest."""
        return {
            "decisions": decisions,
            "probability": round(float(np.exp(-self.loss)), 3),
            "uniform": round(float(np.exp(-self.uniform_loss)), 3),
            "top-1": round(self.top_1, 3),
        }


def fit_network(decisions: Decisions, seed: int, start: Weights | None = None, step: float = _STEP) -> Fit:
    """Return weights fitted to the decisions. The fit begins with random weights or with `start`."""
    chance = np.random.default_rng(seed)
    numbers = np.arange(len(decisions))
    is_test = numbers // _BLOCK % _TEST_EVERY == 0
    train, test = numbers[~is_test], numbers[is_test]
    weights, optimizer = start or _random_weights(chance), Adam(step, _ROUNDS * (len(train) // _BATCH + 1))
    for _ in range(_ROUNDS):
        chance.shuffle(train)
        for at in range(0, len(train), _BATCH):
            batch = decisions.select(train[at : at + _BATCH])
            optimizer.step(weights, _gradient(weights, batch))
    return _evaluate(weights, decisions.select(test))


def _random_weights(chance: np.random.Generator) -> Weights:
    shapes = SCHEMA.shapes
    start = {
        "situation": chance.normal(0, 0.15, shapes["situation"]),
        "card": chance.normal(0, 0.15, shapes["card"]),
        "first": np.zeros(shapes["first"]),
        "last": chance.normal(0, 0.3, shapes["last"]),
        "straight": np.zeros(shapes["straight"]),
    }
    return {name: weights.astype(np.float32) for name, weights in start.items()}


@dataclass(frozen=True, slots=True)
class _ForwardPass:
    """The activations of the network, and the probability of each card."""

    situations: Floats
    cards: Floats
    hidden: Floats
    probabilities: Floats


def _forward(weights: Weights, decisions: Decisions) -> _ForwardPass:
    decision = np.repeat(np.arange(len(decisions)), np.diff(decisions.first))
    situations, cards = decisions.situations.astype(np.float32), decisions.cards.astype(np.float32)
    situation = situations @ weights["situation"] + weights["first"]
    hidden = cards @ weights["card"] + situation[decision]
    scores = np.maximum(hidden, 0) @ weights["last"] + cards @ weights["straight"]
    heights = np.exp(scores - np.maximum.reduceat(scores, decisions.first[:-1])[decision])
    probabilities = heights / np.add.reduceat(heights, decisions.first[:-1])[decision]
    return _ForwardPass(situations, cards, hidden, probabilities)


def _gradient(weights: Weights, decisions: Decisions) -> Weights:
    """Return the gradient of the mean negative log likelihood."""
    at = _forward(weights, decisions)
    off = (at.probabilities - decisions.target) / len(decisions)
    inner = off[:, None] * weights["last"] * (at.hidden > 0)
    return {
        "situation": at.situations.T @ np.add.reduceat(inner, decisions.first[:-1], axis=0),
        "card": at.cards.T @ inner,
        "first": inner.sum(0),
        "last": np.maximum(at.hidden, 0).T @ off,
        "straight": at.cards.T @ off,
    }


class Adam:
    """The Adam optimizer with weight decay, and with a learning rate that falls linearly to 0."""

    def __init__(self, step: float, steps: int) -> None:
        self._step, self._steps, self._taken = step, steps, 0
        self._mean: Weights = {}
        self._square: Weights = {}

    def step(self, weights: Weights, gradient: Weights) -> None:
        """Change the weights in place."""
        self._taken += 1
        rate = self._step * (1 - self._taken / (self._steps + 1))
        for name, slope in gradient.items():
            decayed = slope + _DECAY * weights[name]
            mean = 0.9 * self._mean.get(name, 0 * decayed) + 0.1 * decayed
            square = 0.999 * self._square.get(name, 0 * decayed) + 0.001 * decayed * decayed
            self._mean[name], self._square[name] = mean.astype(np.float32), square.astype(np.float32)
            scale = np.sqrt(square / (1 - 0.999**self._taken)) + 1e-8
            moved = weights[name] - rate * (mean / (1 - 0.9**self._taken)) / scale
            weights[name] = moved.astype(np.float32)


def _evaluate(weights: Weights, test: Decisions) -> Fit:
    probabilities = _forward(weights, test).probabilities
    given = probabilities[test.played]
    highest = np.maximum.reduceat(probabilities, test.first[:-1])
    uniform = np.log(np.diff(test.first))
    return Fit(weights, float(-np.log(given).mean()), float(uniform.mean()), float((given >= highest).mean()))


def round_to_bfloat16(numbers: Floats) -> Floats:
    """Round weights to bfloat16, which halves the size of a compressed file."""
    return ((numbers.view(np.uint32) + _HALF) & ~(2 * _HALF - 1)).astype(np.uint32).view(np.float32)


def pack_weights(weights: Weights, hands: Floats) -> bytes:
    """Return the weights in the core's format, those of the hands last."""
    order = ("situation", "card", "first", "last", "straight")
    numbers = np.concatenate([*(weights[name].ravel() for name in order), hands])
    return numbers.astype("<f4").tobytes()


def unpack_weights(numbers: bytes) -> tuple[Weights, Floats]:
    """Return the weights of the network, and those of the hands."""
    every: Weights = {}
    begin = 0
    for name, size in SCHEMA.sizes.items():
        part = np.frombuffer(numbers[begin : begin + size], "<f4").reshape(SCHEMA.shapes[name])
        every[name], begin = part.astype(np.float32), begin + size
    hands = every.pop("hands")
    return every, hands.ravel()
