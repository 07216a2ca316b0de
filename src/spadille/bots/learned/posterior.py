"""The posterior over worlds: worlds are drawn uniformly, weighed by an opponent model, and resampled.

The weight of a world is the probability of the others' plays in it: D. Rebstock, C. Solinas, M. Buro, N.
Sturtevant, Policy based inference in trick-taking card games, IEEE Conference on Games 2019.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, fsum
from operator import add

from spadille.bots.learned.auction_inference import AuctionInference, find_double_observations
from spadille.bots.learned.model import Model
from spadille.bots.player import Chance
from spadille.bots.search.budget import seed
from spadille.bots.search.pimc import drawn
from spadille.play.view import View
from spadille.solver.information_set import list_held_cards
from spadille.solver.policy import PlayHistory, PolicyModel
from spadille.solver.worlds import Worlds, WorldSampler


@dataclass(frozen=True, slots=True)
class InferenceSettings:
    """The number of candidate worlds, and the noise of the opponent model."""

    candidates: int = 2000
    """The number of worlds drawn uniformly before resampling."""
    epsilon: float = 0.07
    """The probability, in the opponent model, that a player plays a random card instead of the policy's."""


DEFAULT_INFERENCE = InferenceSettings()


@dataclass(frozen=True, slots=True)
class Posterior:
    """A seat's belief about the hidden cards and the others' policies."""

    worlds: Worlds
    """A sample of worlds, in which each world occurs in proportion to its probability."""
    policies: Sequence[PolicyModel]
    """The likeliest policy of each active seat. The viewing seat has the policy of players who look ahead."""


def infer_posterior(  # noqa: PLR0917 - the view, the model and the sizes
    view: View,
    where: WorldSampler,
    model: Model,
    count: int,
    chance: Chance,
    inference: InferenceSettings = DEFAULT_INFERENCE,
) -> Posterior:
    """Sample `count` worlds from the posterior, and pick the policy that best explains each opponent's plays.

    Each opponent's policy is inferred independently.
    """
    assert view.known is not None
    policies = model.policies_for(view.known.contract)
    candidates = drawn(where, inference.candidates, chance)
    mixed = PlayHistory(view).mix_policies(policies, candidates, inference.epsilon)
    weights = _normalize_weights(
        list(map(add, mixed.log_weights, double_log_likelihoods(view, candidates, model.auction)))
    )
    likeliest = [policies[place] for place in mixed.best_policies]
    return Posterior(candidates.resample(weights, count, seed(chance)), likeliest)


def double_log_likelihoods(view: View, worlds: Worlds, auction: AuctionInference) -> list[float]:
    """Return, for each world, the log likelihood of the other players' doubles, and of their passes where
    they could have doubled.
    """
    assert view.known is not None
    every_doubt = find_double_observations(view, view.known)
    if not every_doubt:
        return [0.0] * len(worlds)
    by = auction.make_doubling_model(view.rules, view.known.contract)
    played = worlds.constraints.played
    return [
        fsum(doubt.log_likelihood(by, row[doubt.seat] | played[doubt.seat]) for doubt in every_doubt)
        for row in list_held_cards(worlds)
    ]


def _normalize_weights(logarithms: Sequence[float]) -> list[float]:
    """Return the likelihoods, scaled so that the greatest is 1."""
    most = max(logarithms)
    return [exp(logarithm - most) for logarithm in logarithms]
