"""How much a player looks at before the play, counted in worlds and never in time."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.bots.player import Chance

_SEEDS = 1 << 53


@dataclass(frozen=True, slots=True)
class Budget:
    """How many worlds, and how many choices in each."""

    worlds: int = 24
    """In which a choice is weighed."""
    scouts: int = 6
    """In which it is looked at first."""
    screened: int = 160
    """Of which those are taken in which somebody holds what he bid on."""
    laid_away: int = 8
    """How many ways of laying away are solved, the best by the heuristic."""


def seed(chance: Chance) -> int:
    """A seed for worlds: all a player's chance comes from what he is given."""
    return chance.randrange(_SEEDS)
