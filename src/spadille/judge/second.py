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
_FEWEST, _MOST = 12, 64
"""How often, until it is clear on which side of a margin the mean lies."""
_CLEAR = 3.0
"""By how many standard errors."""


def solved_by(view: View, chosen: Action, best: Action, margin: float, seed: int) -> float | None:
    """How much more a card is worth than another when all see all cards from then on; of cards alone. It is
    looked at until it is told from a margin.
    """
    if not (isinstance(chosen, Play) and isinstance(best, Play)):
        return None
    assert view.known is not None
    chance = Random(f"second {seed} {view.seat} {view.dealt} {len(view.history)}")  # noqa: S311 - it may be guessed at
    where, worth = WorldSampler(view), settled(view, view.known).worth()
    search = PIMC(worlds=_WORLDS[min(len(view.tricks), len(_WORLDS) - 1)])
    more: list[float] = []
    while not _is_clear(more, margin):
        found = search.choose(view, where, worth, chance)
        more.append(found[best.card] - found[chosen.card])
        if where.count <= search.worlds:
            break
    return fmean(more)


def _is_clear(more: list[float], margin: float) -> bool:
    if len(more) < _FEWEST:
        return False
    error = stdev(more) / sqrt(len(more))
    return len(more) >= _MOST or abs(fmean(more) - margin) > _CLEAR * error
