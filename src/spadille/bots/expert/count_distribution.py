"""How far a hand reaches with some trumps: one law of what it comes to, by which every contract is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import erf, fsum, sqrt

_HARDLY = 1e-9
"""How likely anything is at least, so that nothing is divided by nought."""

Mark = tuple[int, float]
"""So many card points or tricks, and how likely at least as many are reached."""


@dataclass(frozen=True, slots=True)
class Reach:
    """How likely each number of card points or tricks is, from 0 on."""

    each: tuple[float, ...]

    def at_least(self, mark: int) -> float:
        """How likely so many are reached."""
        return min(1.0, fsum(self.each[mark:]))

    @property
    def mean(self) -> float:
        """What it comes to on average."""
        return fsum(count * chance for count, chance in enumerate(self.each))


def reach(mean: float, spread: float, most: int, marks: Iterable[Mark]) -> Reach:
    """Counts about a mean up to the most there is, each of some marks being reached as often as is said; a
    higher mark never more often than a lower one.
    """
    bell = _bell(mean, spread, most)
    steps = [(0, 1.0), *_falling(marks), (most + 1, 0.0)]
    parts = [_part(bell[low:high], more - less) for (low, more), (high, less) in pairwise(steps)]
    return Reach(tuple(chance for part in parts for chance in part))


def _falling(marks: Iterable[Mark]) -> Iterable[Mark]:
    """The marks from the lowest on, none likelier than one before it."""
    least: dict[int, float] = {}
    for mark, chance in marks:
        least[mark] = min(chance, least.get(mark, 1.0))
    before = 1.0
    for mark in sorted(least):
        before = min(before, least[mark])
        yield mark, before


def _part(bell: Sequence[float], chance: float) -> Iterable[float]:
    """A stretch of counts, together as likely as is said."""
    whole = fsum(bell)
    return (one * chance / whole for one in bell)


def _bell(mean: float, spread: float, most: int) -> list[float]:
    """How likely each count is about a mean, none quite out of the question."""
    under = [(1 + erf((end + 0.5 - mean) / (spread * sqrt(2)))) / 2 for end in range(most)]
    return [high - low + _HARDLY for low, high in pairwise([0.0, *under, 1.0])]
