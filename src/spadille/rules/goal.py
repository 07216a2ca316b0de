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


class Goal(Protocol):
    """What the declaring side must do."""

    @property
    def kind(self) -> str:
        """The goal's name in sheets and in the catalogue."""

    @property
    def points(self) -> int | None:
        """The card points it turns on, if any."""

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

    points: int
    even: Outcome
    """What taking exactly as many is."""
    kind = "against"
    in_suit: tuple[tuple[Suit, int], ...] = ()

    def outcome(self, count: Count) -> Outcome:
        """Above the points won, below them lost."""
        if count.points == self.points:
            return self.even
        return Outcome.WON if count.points > self.points else Outcome.LOST

    def lost_by(self, count: Count) -> bool:
        """When the points left no longer bring him level."""
        return count.points + count.left < self.points


@dataclass(frozen=True)
class AtLeast:
    """So many points or more."""

    points: int
    in_suit: tuple[tuple[Suit, int], ...] = ()
    """Another number where this suit is trumps."""
    kind = "at-least"

    def outcome(self, count: Count) -> Outcome:
        """Won with enough, lost without."""
        return Outcome.WON if count.points >= self._needed(count.trump) else Outcome.LOST

    def lost_by(self, count: Count) -> bool:
        """When the points left no longer make enough."""
        return count.points + count.left < self._needed(count.trump)

    def _needed(self, trump: Suit | None) -> int:
        return next((points for suit, points in self.in_suit if suit is trump), self.points)


@dataclass(frozen=True)
class NoPoints:
    """Not one card worth points."""

    kind = "no-points"
    points: None = None
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

    kind = "no-tricks"
    points: None = None
    in_suit: tuple[tuple[Suit, int], ...] = ()

    def outcome(self, count: Count) -> Outcome:
        """Lost with the first trick."""
        return Outcome.LOST if count.tricks else Outcome.WON

    def lost_by(self, count: Count) -> bool:
        """With the first trick."""
        return count.tricks > 0
