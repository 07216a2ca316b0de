"""The second judge, built another way: worlds drawn evenly and solved, where the first believes and plays on.

Before the play it is the company's playouts of the whole deal.
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
"""How many worlds are solved at once, by how many tricks have been played: the first take long."""
_MIN_ROUNDS, _MAX_ROUNDS = 12, 64
"""How often, until it is clear on which side of a margin the mean lies."""
_CLEAR_STANDARD_ERRORS = 3.0
"""By how many standard errors."""


def compare_by_solving(view: View, chosen: Action, best: Action, margin: float, seed: int) -> float | None:
    """How much more a card is worth than another when all see all cards from then on; of cards alone. It is
    looked at until it is told from a margin.
    """
    if not (isinstance(chosen, Play) and isinstance(best, Play)):
        return None
    assert view.known is not None
    chance = Random(f"second {seed} {view.seat} {view.dealt} {len(view.history)}")  # noqa: S311 - it may be guessed at
    where, worth = WorldSampler(view), settled(view, view.known).worth()
    search = PIMC(worlds=_WORLDS[min(len(view.tricks), len(_WORLDS) - 1)])
    gains: list[float] = []
    while not _is_clear(gains, margin):
        means = search.choose(view, where, worth, chance)
        gains.append(means[best.card] - means[chosen.card])
        if where.count <= search.worlds:
            break
    return fmean(gains)


def _is_clear(gains: list[float], margin: float) -> bool:
    if len(gains) < _MIN_ROUNDS:
        return False
    error = stdev(gains) / sqrt(len(gains))
    return len(gains) >= _MAX_ROUNDS or abs(fmean(gains) - margin) > _CLEAR_STANDARD_ERRORS * error
