"""The second judge, built another way: worlds drawn evenly and solved, where the first believes and plays on.

Before the play it is the company's playouts of the whole deal.
"""

from __future__ import annotations

from random import Random

from spadille.bots.search.cardplay import settled
from spadille.bots.search.pimc import PIMC
from spadille.play.action import Action, Play
from spadille.play.view import View
from spadille.solver.worlds import Whereabouts

_WORLDS, _FIRST_WORLDS = 40, 10
"""How many worlds are solved; in the first tricks fewer, for each takes long."""
_LATER = 2
"""After how many tricks they are as many."""


def solved_by(view: View, said: Action, best: Action, seed: int) -> float | None:
    """How much more a card is worth than another when all see all cards from then on; of cards alone."""
    if not (isinstance(said, Play) and isinstance(best, Play)):
        return None
    assert view.known is not None
    chance = Random(f"second {seed} {view.seat} {view.dealt} {len(view.history)}")  # noqa: S311 - it may be guessed at
    search = PIMC(worlds=_WORLDS if len(view.tricks) >= _LATER else _FIRST_WORLDS)
    found = search.choose(view, Whereabouts(view), settled(view, view.known).worth(), chance)
    return found[best.card] - found[said.card]
