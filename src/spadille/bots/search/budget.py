"""The search budget before the play, counted in worlds and never in time."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.bots.player import Chance

_SEEDS = 1 << 53


@dataclass(frozen=True, slots=True)
class Budget:
    """The numbers of worlds and candidates."""

    worlds: int = 24
    """The number of worlds in which a choice is evaluated."""
    scouts: int = 6
    """The number of worlds in which a choice is evaluated first. Bad choices are then dropped."""
    screened: int = 160
    """The number of worlds drawn after a bid. Those that fit the bid best are used."""
    laid_away: int = 8
    """The number of discards solved, best first by the heuristic."""


def seed(chance: Chance) -> int:
    """Draw a seed for sampling worlds, so that all of a player's randomness comes from `chance`."""
    return chance.randrange(_SEEDS)
