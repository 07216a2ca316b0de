"""The posterior over worlds: drawn evenly, weighed by an opponent model, resampled.

A world weighs the product of the probabilities of all that others played in it: D. Rebstock, C. Solinas,
M. Buro, N. Sturtevant, Policy based inference in trick-taking card games, IEEE Conference on Games 2019.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, fsum
from operator import add

from spadille.bots.expert.auction_inference import AuctionInference, find_double_observations
from spadille.bots.expert.model import Model
from spadille.bots.player import Chance
from spadille.bots.search.budget import seed
from spadille.bots.search.pimc import drawn
from spadille.play.view import View
from spadille.solver.information_set import list_held_cards
from spadille.solver.policy import PlayHistory, PolicyModel
from spadille.solver.worlds import Worlds, WorldSampler


@dataclass(frozen=True, slots=True)
class InferenceSettings:
    """How many worlds are weighed, and how far others are trusted to play by the policy."""

    candidates: int = 2000
    """How many worlds are drawn evenly, of which the likely ones are kept."""
    epsilon: float = 0.07
    """The part of all plays that are thought to be played evenly at random (the epsilon of the mixture)."""


DEFAULT_INFERENCE = InferenceSettings()


@dataclass(frozen=True, slots=True)
class Posterior:
    """What a seat believes of the hidden cards, and of those who hold them."""

    worlds: Worlds
    """Each as often as it is likely."""
    policies: Sequence[PolicyModel]
    """By active seat, the policy by which it most likely plays; the seat itself by that of those who look
    ahead."""


def infer_posterior(  # noqa: PLR0917 - what is seen, what is believed of the others, and how much of it is looked at
    view: View,
    where: WorldSampler,
    model: Model,
    count: int,
    chance: Chance,
    inference: InferenceSettings = DEFAULT_INFERENCE,
) -> Posterior:
    """So many worlds, and by which policy of a model each of the others seems to play: who plays as nobody
    would by the one, with whatever hand, plays by the other, whatever the rest do.
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
    """By world, how likely the others would have doubled the contract as they did, as a logarithm."""
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
    """What these are the logarithms of, beside the greatest."""
    most = max(logarithms)
    return [exp(logarithm - most) for logarithm in logarithms]
