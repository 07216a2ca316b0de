"""Card fates: what becomes of each card in the rollouts of one answer, as frequencies."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from operator import add

from spadille import _core
from spadille.cards import CARDS

_CARDS = len(CARDS)
NOW, LATER = 0, 1
"""The current trick, and all later ones."""
DECLARING, OPPOSING = 0, 1
"""The declaring side, and its opponents."""
_TIMES = 2


@dataclass(frozen=True, slots=True)
class Fates:
    """Counts over the rollouts of one answer. Cards are numbers, and seats count from eldest on."""

    rollouts: int
    captures: Sequence[int]
    """By side that takes the trick, by time, by card and by the card that takes the trick. A card that takes
    the trick takes itself.
    """
    thrown: Sequence[int]
    """By side that takes the trick, by time and by card: how often it was thrown on a trick of another suit.
    """
    aside: Sequence[int]
    """By card, how often it lies aside and counts for the declaring side."""
    held: Sequence[int]
    """By side and card, how often a hand of the side holds it before the answer."""
    winners: Sequence[int]
    """By seat, how often it takes the current trick."""
    ruffed: Sequence[int]
    """By seat, how often it trumps the current trick."""
    ruffs: Sequence[int]
    """By side, the number of tricks trumped from now on, in all rollouts."""
    caught: Sequence[int]
    """By suit led, how often a declaring side that is to take nothing takes its first forbidden trick."""
    counts: Sequence[int]
    """By world, the sum of the declaring side's final counts. For a side to take nothing, its failures."""

    @classmethod
    def of(cls, core: _core.Fates) -> Fates:
        """Read the counts of the core."""
        return cls(
            rollouts=core.rollouts,
            captures=array("I", core.captures),
            thrown=array("I", core.thrown),
            aside=array("I", core.aside),
            held=array("I", core.held),
            winners=array("I", core.winners),
            ruffed=array("I", core.ruffed),
            ruffs=array("I", core.ruffs),
            caught=array("I", core.caught),
            counts=array("I", core.counts),
        )

    def capturers(self, side: int, time: int, card: int) -> Sequence[int]:
        """Return, by the card that takes the trick, how often it takes this card for a side.

        Tricks on which the card is thrown away are left out.
        """
        first = ((side * _TIMES + time) * _CARDS + card) * _CARDS
        return self.captures[first : first + _CARDS]

    def thrown_to(self, side: int, time: int, card: int) -> int:
        """Return how often a card is thrown away on a trick that a side takes."""
        return self.thrown[(side * _TIMES + time) * _CARDS + card]

    def ends_with(self, side: int, card: int) -> int:
        """Return how often a card counts for a side in the end."""
        aside = self.aside[card] if side == DECLARING else 0
        return aside + sum(self.piled_at(side, time, card) for time in (NOW, LATER))

    def held_by(self, side: int, card: int) -> int:
        """Return how often a hand of a side holds a card before the answer."""
        return self.held[side * _CARDS + card]

    def piled_at(self, side: int, time: int, card: int) -> int:
        """Return how often a side takes a card, with the current trick or later."""
        return sum(self.capturers(side, time, card)) + self.thrown_to(side, time, card)

    def takes(self, side: int, card: int) -> int:
        """Return how often a card takes a trick for a side."""
        return sum(self.capturers(side, time, card)[card] for time in (NOW, LATER))

    def merge(self, more: Fates) -> Fates:
        """Return the counts of both, in the worlds of both."""
        return Fates(
            rollouts=self.rollouts + more.rollouts,
            captures=_add(self.captures, more.captures),
            thrown=_add(self.thrown, more.thrown),
            aside=_add(self.aside, more.aside),
            held=_add(self.held, more.held),
            winners=_add(self.winners, more.winners),
            ruffed=_add(self.ruffed, more.ruffed),
            ruffs=_add(self.ruffs, more.ruffs),
            caught=_add(self.caught, more.caught),
            counts=array("I", (*self.counts, *more.counts)),
        )


def _add(table: Sequence[int], more: Sequence[int]) -> Sequence[int]:
    return array("I", map(add, table, more))
