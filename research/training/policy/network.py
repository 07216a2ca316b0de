"""Fitting: the weights with which the cards that were played are the likeliest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from research.training.policy.features import Decisions, Floats, Ints
from spadille.solver.policy import SCHEMA

_ROUNDS, _BATCH, _STEP, _SHRINK = 20, 512, 3e-3, 1e-3
_TESTED, _TOGETHER = 10, 100
"""Every so many-th of the pieces is kept to test by, each of so many decisions: about four deals."""
_HALF = np.uint32(1 << 15)
"""Of the last bit that a weight keeps as bfloat16 has it."""
Weights = dict[str, Floats]


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights, and how well they foretell what they were not fitted to."""

    weights: Weights
    tested: float
    """The mean logarithm, without its sign, of the chance given to the card that was played."""
    blind: float
    """The same were every card as likely."""
    right: float
    """How often the likeliest card was played."""

    def metrics(self, decisions: int) -> dict[str, float]:
        """As a model file tells them, of so many decisions."""
        return {
            "decisions": decisions,
            "probability": round(float(np.exp(-self.tested)), 3),
            "uniform": round(float(np.exp(-self.blind)), 3),
            "top-1": round(self.right, 3),
        }


def fitted(decisions: Decisions, seed: int, begun: Weights | None = None, step: float = _STEP) -> Fit:
    """The weights with which the cards that were played, or are wanted, are the likeliest, found from nothing
    or from other weights on.
    """
    chance = np.random.default_rng(seed)
    numbers = np.arange(len(decisions))
    kept = numbers // _TOGETHER % _TESTED == 0
    ours, theirs = numbers[~kept], numbers[kept]
    weights, descent = begun or _begun(chance), Descent(step, _ROUNDS * (len(ours) // _BATCH + 1))
    for _ in range(_ROUNDS):
        chance.shuffle(ours)
        for batch in _batches(ours):
            descent.step(weights, _slopes(weights, decisions.taken(batch)))
    return _tested(weights, decisions.taken(theirs))


def _begun(chance: np.random.Generator) -> Weights:
    shapes = SCHEMA.shapes
    begun = {
        "situation": chance.normal(0, 0.15, shapes["situation"]),
        "card": chance.normal(0, 0.15, shapes["card"]),
        "first": np.zeros(shapes["first"]),
        "last": chance.normal(0, 0.3, shapes["last"]),
        "straight": np.zeros(shapes["straight"]),
    }
    return {name: weights.astype(np.float32) for name, weights in begun.items()}


def _batches(numbers: Ints) -> Iterator[Ints]:
    return (numbers[at : at + _BATCH] for at in range(0, len(numbers), _BATCH))


@dataclass(frozen=True, slots=True)
class _Pass:
    """One pass through the weights: what comes in between, and the chance of each card."""

    situations: Floats
    cards: Floats
    within: Floats
    decision: Ints
    chances: Floats


def _through(weights: Weights, decisions: Decisions) -> _Pass:
    decision = np.repeat(np.arange(len(decisions)), np.diff(decisions.first))
    situations, cards = decisions.situations.astype(np.float32), decisions.cards.astype(np.float32)
    situation = situations @ weights["situation"] + weights["first"]
    within = cards @ weights["card"] + situation[decision]
    scores = np.maximum(within, 0) @ weights["last"] + cards @ weights["straight"]
    heights = np.exp(scores - np.maximum.reduceat(scores, decisions.first[:-1])[decision])
    return _Pass(
        situations,
        cards,
        within,
        decision,
        heights / np.add.reduceat(heights, decisions.first[:-1])[decision],
    )


def _slopes(weights: Weights, decisions: Decisions) -> Weights:
    """How the mean logarithm of the chance falls with each weight."""
    seen = _through(weights, decisions)
    off = (seen.chances - decisions.wanted) / len(decisions)
    inner = off[:, None] * weights["last"] * (seen.within > 0)
    return {
        "situation": seen.situations.T @ np.add.reduceat(inner, decisions.first[:-1], axis=0),
        "card": seen.cards.T @ inner,
        "first": inner.sum(0),
        "last": np.maximum(seen.within, 0).T @ off,
        "straight": seen.cards.T @ off,
    }


class Descent:
    """Steps down the slope, each weight's as long as its slopes have been steady (Adam)."""

    def __init__(self, step: float, steps: int) -> None:
        self._step, self._steps, self._taken = step, steps, 0
        self._mean: Weights = {}
        self._square: Weights = {}

    def step(self, weights: Weights, slopes: Weights) -> None:
        """One step, shorter the nearer the last one is."""
        self._taken += 1
        length = self._step * (1 - self._taken / (self._steps + 1))
        for name, slope in slopes.items():
            more = slope + _SHRINK * weights[name]
            mean = 0.9 * self._mean.get(name, 0 * more) + 0.1 * more
            square = 0.999 * self._square.get(name, 0 * more) + 0.001 * more * more
            self._mean[name], self._square[name] = mean.astype(np.float32), square.astype(np.float32)
            steady = np.sqrt(square / (1 - 0.999**self._taken)) + 1e-8
            moved = weights[name] - length * (mean / (1 - 0.9**self._taken)) / steady
            weights[name] = moved.astype(np.float32)


def _tested(weights: Weights, theirs: Decisions) -> Fit:
    seen = _through(weights, theirs)
    given = seen.chances[theirs.played]
    likeliest = np.maximum.reduceat(seen.chances, theirs.first[:-1])
    blind = np.log(np.diff(theirs.first))
    return Fit(weights, float(-np.log(given).mean()), float(blind.mean()), float((given >= likeliest).mean()))


def rounded(numbers: Floats) -> Floats:
    """The weights as bfloat16 has them: half of their bits are nought, so that a file packs to half."""
    return ((numbers.view(np.uint32) + _HALF) & ~(2 * _HALF - 1)).astype(np.uint32).view(np.float32)


def packed(weights: Weights, hands: Floats) -> bytes:
    """The weights as the core reads them, those of the hands last."""
    order = ("situation", "card", "first", "last", "straight")
    numbers = np.concatenate([*(weights[name].ravel() for name in order), hands])
    return numbers.astype("<f4").tobytes()


def unpacked(numbers: bytes) -> tuple[Weights, Floats]:
    """The same read again: the weights, and those of the hands."""
    every: Weights = {}
    begin = 0
    for name, size in SCHEMA.sizes.items():
        part = np.frombuffer(numbers[begin : begin + size], "<f4").reshape(SCHEMA.shapes[name])
        every[name], begin = part.astype(np.float32), begin + size
    hands = every.pop("hands")
    return every, hands.ravel()
