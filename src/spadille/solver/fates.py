"""Card fates: how often each card ends with each side, and how, in the rollouts after one answer."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from operator import add

from spadille import _core
from spadille.cards import CARDS

_CARDS = len(CARDS)
NOW, LATER = 0, 1
"""Indices of times: the current trick, and all later ones."""
DECLARING, OPPOSING = 0, 1
"""Indices of sides: the declaring side, and its opponents."""
_TIMES = 2


@dataclass(frozen=True, slots=True)
class Fates:
    """Counts of events in the rollouts after one answer. Cards are given by their numbers, and seats are
    counted from eldest on.
    """

    rollouts: int
    captures: Sequence[int]
    """How often each card is taken: by the side that takes the trick, by time, by the card, and by the card
    that takes the trick. A card that takes the trick takes itself.
    """
    thrown: Sequence[int]
    """How often each card is discarded on a trick of another suit: by the side that takes the trick, by time
    and by the card.
    """
    aside: Sequence[int]
    """By card, how often the card lies aside and counts for the declaring side."""
    held: Sequence[int]
    """By side and card, how often a hand of the side holds the card before the answer."""
    winners: Sequence[int]
    """By seat, how often the seat takes the current trick."""
    ruffed: Sequence[int]
    """By seat, how often the seat trumps the current trick."""
    ruffs: Sequence[int]
    """By side, the number of tricks that the side trumps from now on, in all rollouts together."""
    caught: Sequence[int]
    """By suit led, how often a declaring side that must take nothing takes its first forbidden trick."""
    counts: Sequence[int]
    """By world, the sum of the declaring side's final counts. If the side must take nothing, the number of
    rollouts in which it fails."""

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
        """Return, by capturing card, how often a card of `side` takes a trick that contains `card`.

        Tricks on which the card is discarded are not counted.
        """
        first = ((side * _TIMES + time) * _CARDS + card) * _CARDS
        return self.captures[first : first + _CARDS]

    def thrown_to(self, side: int, time: int, card: int) -> int:
        """Return how often a card is discarded on a trick of another suit that a side takes."""
        return self.thrown[(side * _TIMES + time) * _CARDS + card]

    def ends_with(self, side: int, card: int) -> int:
        """Return how often a card counts for a side at the end of the deal."""
        aside = self.aside[card] if side == DECLARING else 0
        return aside + sum(self.piled_at(side, time, card) for time in (NOW, LATER))

    def held_by(self, side: int, card: int) -> int:
        """Return how often a hand of a side holds a card before the answer."""
        return self.held[side * _CARDS + card]

    def piled_at(self, side: int, time: int, card: int) -> int:
        """Return how often a side takes a trick with this card in it, at this time."""
        return sum(self.capturers(side, time, card)) + self.thrown_to(side, time, card)

    def takes(self, side: int, card: int) -> int:
        """Return how often a card takes a trick for a side."""
        return sum(self.capturers(side, time, card)[card] for time in (NOW, LATER))

    def merge(self, more: Fates) -> Fates:
        """Return the sums of these counts and those of `more`, which are from other worlds."""
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
