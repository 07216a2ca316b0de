"""How well somebody plays the games in which tricks are counted."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.bots.player import Chance


@dataclass(frozen=True)
class Habits:
    """What a player does at the table, and what he leaves out."""

    remembers: bool
    """Whether he keeps in mind who has shown himself void of what."""
    watches: bool
    """Whether he guesses from the play who the secret partner is."""
    plans: bool
    """Whether he leads with a plan: draws trumps, keeps guards, leads to his partner."""
    caution: float
    """Counters by which a bid must promise more than a pass."""
    whim: float
    """By how much of a trick his opinion of a card sways from one time to the next."""


CLUB = Habits(remembers=True, watches=True, plans=True, caution=0.0, whim=0.0)
NOVICE = Habits(remembers=False, watches=False, plans=False, caution=1.0, whim=0.25)

_STEPS = 1 << 10


def swayed(habits: Habits, chance: Chance) -> float:
    """How much a thing seems better than it is just now."""
    return habits.whim * chance.randrange(_STEPS) / _STEPS if habits.whim else 0.0
