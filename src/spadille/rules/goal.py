"""Goals: what a declarer undertakes, and when it is out of his reach."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from spadille.cards import Suit


class Outcome(StrEnum):
    """How a deal ended for the declaring side."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    PASSED_OUT = "passed-out"


class Counts(StrEnum):
    """What is counted when a deal is over."""

    POINTS = "points"
    TRICKS = "tricks"


@dataclass(frozen=True, slots=True)
class Count:
    """How a deal stands for the declaring side."""

    points: int
    """The card points it has."""
    tricks: int
    """The tricks it has taken."""
    trump: Suit | None = None
    left: int = 0
    """Card points that nobody has taken yet."""
    tricks_left: int = 0
    """Tricks that nobody has taken yet."""


class Goal(Protocol):
    """What the declaring side must do."""

    @property
    def kind(self) -> str:
        """The goal's name in sheets and in the catalogue."""

    @property
    def aim(self) -> str:
        """The name of the sentence that promises it: more than so many, or so many."""

    @property
    def counts(self) -> Counts:
        """Whether it turns on card points or on tricks."""

    @property
    def mark(self) -> int | None:
        """The number it turns on, if any: card points, or tricks."""

    @property
    def in_suit(self) -> tuple[tuple[Suit, int], ...]:
        """Other card points where this suit is trumps."""

    def outcome(self, count: Count) -> Outcome:
        """Whether the goal is reached, the play being over."""

    def lost_by(self, count: Count) -> bool:
        """Whether it is already out of reach."""


@dataclass(frozen=True)
class Against:
    """More than so many points win and fewer lose."""

    mark: int
    even: Outcome
    """What taking exactly as many is."""
    kind = "against"
    counts = Counts.POINTS
    in_suit: tuple[tuple[Suit, int], ...] = ()

    @property
    def aim(self) -> str:
        """More than so many; so many, where they make it already."""
        return "at-least" if self.even is Outcome.WON else "against"

    def outcome(self, count: Count) -> Outcome:
        """Above the points won, below them lost."""
        if count.points == self.mark:
            return self.even
        return Outcome.WON if count.points > self.mark else Outcome.LOST

    def lost_by(self, count: Count) -> bool:
        """When the points left no longer bring him level."""
        return count.points + count.left < self.mark


@dataclass(frozen=True)
class AtLeast:
    """So many points or more."""

    mark: int
    in_suit: tuple[tuple[Suit, int], ...] = ()
    """Another number where this suit is trumps."""
    kind = aim = "at-least"
    counts = Counts.POINTS

    def outcome(self, count: Count) -> Outcome:
        """Won with enough, lost without."""
        return Outcome.WON if count.points >= self._needed(count.trump) else Outcome.LOST

    def lost_by(self, count: Count) -> bool:
        """When the points left no longer make enough."""
        return count.points + count.left < self._needed(count.trump)

    def _needed(self, trump: Suit | None) -> int:
        return next((mark for suit, mark in self.in_suit if suit is trump), self.mark)


@dataclass(frozen=True)
class NoPoints:
    """Not one card worth points."""

    kind = aim = "no-points"
    counts = Counts.POINTS
    mark: None = None
    in_suit: tuple[tuple[Suit, int], ...] = ()

    def outcome(self, count: Count) -> Outcome:
        """Lost with the first counter."""
        return Outcome.LOST if count.points else Outcome.WON

    def lost_by(self, count: Count) -> bool:
        """With the first counter."""
        return count.points > 0


@dataclass(frozen=True)
class NoTricks:
    """Not one trick."""

    kind = aim = "no-tricks"
    counts = Counts.TRICKS
    mark: None = None
    in_suit: tuple[tuple[Suit, int], ...] = ()

    def outcome(self, count: Count) -> Outcome:
        """Lost with the first trick."""
        return Outcome.LOST if count.tricks else Outcome.WON

    def lost_by(self, count: Count) -> bool:
        """With the first trick."""
        return count.tricks > 0


@dataclass(frozen=True)
class AtLeastTricks:
    """So many tricks or more."""

    mark: int
    kind = aim = "at-least-tricks"
    counts = Counts.TRICKS
    in_suit: tuple[tuple[Suit, int], ...] = ()

    def outcome(self, count: Count) -> Outcome:
        """Won with enough, lost without."""
        return Outcome.WON if count.tricks >= self.mark else Outcome.LOST

    def lost_by(self, count: Count) -> bool:
        """When the tricks left no longer make enough."""
        return count.tricks + count.tricks_left < self.mark
