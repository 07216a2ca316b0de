"""Beliefs: worlds drawn with regard to what bids and plays say of the hidden cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from spadille.bots.expert.customs import custom_in
from spadille.bots.player import Chance
from spadille.bots.searching.budget import seed
from spadille.bots.searching.cardplay import drawn
from spadille.play.view import View
from spadille.solver.outlook import Story
from spadille.solver.worlds import Whereabouts, Worlds


@dataclass(frozen=True, slots=True)
class Belief:
    """How much is looked at, and how far others are trusted to do what is customary."""

    looked_at: int = 2000
    """How many worlds are drawn evenly, of which the likely ones are kept."""
    doubt: float = 0.07
    """The part of all plays that are thought to follow no custom."""


BELIEF = Belief()


def weighed(view: View, where: Whereabouts, many: int, chance: Chance, belief: Belief = BELIEF) -> Worlds:
    """So many worlds, each as often as it is likely; before the play as they are drawn."""
    if view.known is None:
        return drawn(where, many, chance)
    looked_at = drawn(where, belief.looked_at, chance)
    custom = custom_in(view.known.contract)
    said = Story(view).weighed(custom, looked_at, belief.doubt)
    return looked_at.resampled(_weights(said), many, seed(chance))


def _weights(said: Sequence[tuple[float, float]]) -> list[float]:
    """From logarithms; the likeliest weighs 1."""
    sums = [by_hands + by_play for by_hands, by_play in said]
    most = max(sums)
    return [exp(one - most) for one in sums]
