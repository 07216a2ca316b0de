"""The second evaluator works differently from the first: it draws worlds evenly and solves each with all
cards known. Before the play, playouts of the reference players take its place.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, stdev

from spadille.bots.search.cardplay import settled
from spadille.bots.search.pimc import PIMC
from spadille.play.action import Action, Play
from spadille.play.view import View
from spadille.solver.worlds import WorldSampler

_WORLDS = (5, 10, 40, 100)
"""The worlds solved at once, by the number of tricks played. Early positions take long to solve."""
_MIN_ROUNDS, _MAX_ROUNDS = 12, 64
"""Rounds of solving until the mean is clearly above or below the margin."""
_CLEAR_STANDARD_ERRORS = 3.0


def compare_by_solving(view: View, chosen: Action, best: Action, margin: float, seed: int) -> float | None:
    """Return how much more the best card is worth than the chosen one when all cards are known from then on.

    Worlds are added until the difference is clearly above or below `margin`. None if an answer is no card.
    """
    if not (isinstance(chosen, Play) and isinstance(best, Play)):
        return None
    assert view.known is not None
    chance = Random(f"second {seed} {view.seat} {view.dealt} {len(view.history)}")  # noqa: S311 - it may be guessed at
    sampler, worth = WorldSampler(view), settled(view, view.known).worth()
    search = PIMC(worlds=_WORLDS[min(len(view.tricks), len(_WORLDS) - 1)])
    gains: list[float] = []
    while not _is_clear(gains, margin):
        means = search.choose(view, sampler, worth, chance)
        gains.append(means[best.card] - means[chosen.card])
        if sampler.count <= search.worlds:
            break
    return fmean(gains)


def _is_clear(gains: list[float], margin: float) -> bool:
    if len(gains) < _MIN_ROUNDS:
        return False
    error = stdev(gains) / sqrt(len(gains))
    return len(gains) >= _MAX_ROUNDS or abs(fmean(gains) - margin) > _CLEAR_STANDARD_ERRORS * error
