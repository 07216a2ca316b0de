"""Players: whoever answers a decision from a view alone."""

from __future__ import annotations

from random import Random
from typing import Protocol

from spadille.play.action import Action
from spadille.play.view import View


class Chance(Protocol):
    """Where a player's whims come from; `random.Random` is one."""

    def randrange(self, bound: int, /) -> int:
        """A number from 0 up to but not including the bound."""


class Player(Protocol):
    """Answers for a seat. The same view and the same chance give the same answer."""

    def answer(self, view: View, chance: Chance) -> Action:
        """One of the answers of the view's decision."""


def make_hint_chance(view: View) -> Random:
    """Chance that comes from what the seat has seen: a hint tells nothing that the view does not."""
    return Random(f"hint {view.seat} {view.dealt} {len(view.history)}")  # noqa: S311 - it may be guessed at
