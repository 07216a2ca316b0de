"""Fit the hand weights of the posterior, so that the true hands get a higher probability than other possible
hands.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from research.training.policy.features import Floats
from research.training.policy.network import Adam, Weights
from spadille.play.action import Play
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.tricks import TrickPlay
from spadille.solver.information_set import encode_worlds
from spadille.solver.policy import HAND_WEIGHTS, PlayHistory, PolicyModel
from spadille.solver.worlds import WorldSampler

HandFeatures = NDArray[np.uint8]
_WORLDS, _EVERY, _DOUBT = 64, 9, 0.07
_ROUNDS, _BATCH, _STEP = 25, 64, 2e-2
NO_WEIGHTS: Floats = np.zeros(HAND_WEIGHTS, np.float32)
"""Weights under which all hands are equally likely."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A state in which hands are inferred, with worlds: the true one first, then others drawn uniformly."""

    features: HandFeatures
    """How often each role's hand has each feature."""
    by_play: Floats
    """The log likelihood of each world by the play."""


def moments_in(
    deals: Iterable[Deal], objective: str, policy: PolicyModel, chance: Random
) -> Iterator[Moment]:
    """Yield a moment for every ninth play of the deals."""
    for played in deals:
        ply = chance.randrange(_EVERY)
        for deal, action in zip(played.moments(), played.actions, strict=False):
            phase = deal.phase
            if isinstance(phase, TrickPlay) and isinstance(action, Play):
                if phase.declared.contract.goal.objective.value != objective:
                    break
                ply += 1
                if ply % _EVERY == 0 and len(phase.hands[phase.turn]) > 1:
                    yield _moment(deal, phase, policy, chance)


def _moment(deal: Deal, phase: TrickPlay, policy: PolicyModel, chance: Random) -> Moment:
    view, declared = view_of(deal, phase.turn), phase.declared
    worlds = WorldSampler(view).sample(_WORLDS, chance.randrange(1 << 40))
    aside = (declared.laid_away or declared.layout.widow).mask
    true = array("Q", [*(phase.hands[seat].mask for seat in declared.layout.active), aside])
    rows, history = true.tobytes() + encode_worlds(worlds), PlayHistory(view)
    own = declared.layout.active.index(phase.turn)
    features = np.frombuffer(history.core.hand_features(rows), np.uint16)
    by_play = [world.play for world in history.core.log_likelihoods(policy.core, rows, own, _DOUBT)]
    return Moment(features.reshape(_WORLDS + 1, HAND_WEIGHTS).astype(np.uint8), np.array(by_play, np.float32))


def fit_posterior(moments: list[Moment], seed: int) -> Floats:
    """Return the hand weights with the highest likelihood of the true worlds."""
    features, by_play = (
        np.stack([moment.features for moment in moments]),
        np.stack([moment.by_play for moment in moments]),
    )
    chance, weights = np.random.default_rng(seed), {"hands": np.zeros(HAND_WEIGHTS, np.float32)}
    optimizer = Adam(_STEP, _ROUNDS * (len(moments) // _BATCH + 1))
    for _ in range(_ROUNDS):
        numbers = chance.permutation(len(moments))
        for at in range(0, len(moments), _BATCH):
            which = numbers[at : at + _BATCH]
            optimizer.step(weights, _gradient(weights, features[which].astype(np.float32), by_play[which]))
    return weights["hands"]


def _gradient(weights: Weights, features: Floats, by_play: Floats) -> Weights:
    posterior = _posterior(weights["hands"], features, by_play)
    off = np.einsum("mw,mwh->h", posterior, features) - features[:, 0].sum(0)
    return {"hands": off / len(features)}


def _posterior(hands: Floats, features: Floats, by_play: Floats) -> Floats:
    sums = features @ hands + by_play
    heights = np.exp(sums - sums.max(1, keepdims=True))
    posterior: Floats = heights / heights.sum(1, keepdims=True)
    return posterior


def bits_gained(moments: list[Moment], hands: Floats) -> float:
    """Return the mean log likelihood ratio of the true world to the others, in bits."""
    sums = np.stack([moment.features @ hands + moment.by_play for moment in moments])
    heights = np.exp(sums - sums.max(1, keepdims=True))
    return float(np.log2((heights[:, 0] + 1e-12) / (heights[:, 1:].mean(1) + 1e-12)).mean())
