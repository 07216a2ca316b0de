"""The interfaces of players and of their sources of random numbers."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Protocol, runtime_checkable

from spadille.play.action import Action
from spadille.play.view import View
from spadille.rules.refusal import Fact


class Chance(Protocol):
    """A source of random numbers, such as `random.Random`."""

    def randrange(self, bound: int, /) -> int:
        """Return a number from 0 up to but not including `bound`."""


class Player(Protocol):
    """A player, who decides for a seat. The same view and random numbers give the same answer."""

    def answer(self, view: View, chance: Chance) -> Action:
        """Return one of the legal answers in `view.decision`."""


@runtime_checkable
class KnownPolicy(Protocol):
    """A player that can give the probability of each of its answers."""

    def policy(self, view: View) -> Mapping[Action, float]:
        """Return the probability of each answer that has one above 0."""


def make_hint_chance(view: View) -> Random:
    """Return the random numbers of a hint, seeded by the view alone so that a hint reveals nothing hidden."""
    return Random(f"hint {view.seat} {view.dealt} {len(view.history)}")  # noqa: S311 - no secret


class ModelError(ValueError):
    """The error for a file that is no model or does not fit this version."""

    def __init__(self, code: str, /, **facts: Fact) -> None:
        super().__init__(f"{code}: {', '.join(f'{name} {fact}' for name, fact in facts.items())}")
        self.code = code
        self.facts = facts
        """Named values for the error message."""
