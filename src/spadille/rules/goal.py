"""Goals: what a declarer undertakes, and when it is out of reach."""

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


class Objective(StrEnum):
    """What the declaring side wants of the remaining tricks."""

    POINTS = "points"
    """The most card points, those on the table included."""
    TRICKS = "tricks"
    """The most tricks."""
    NO_POINTS = "no-points"
    """No card point: 1 if the side can avoid all, else 0."""
    NO_TRICKS = "no-tricks"
    """No trick: 1 if the side can avoid all, else 0."""

    @property
    def avoids(self) -> bool:
        """Return whether the side is to take nothing."""
        return self in (Objective.NO_POINTS, Objective.NO_TRICKS)

    @property
    def counts_tricks(self) -> bool:
        """Return whether tricks count, not card points."""
        return self in (Objective.TRICKS, Objective.NO_TRICKS)


@dataclass(frozen=True, slots=True)
class Count:
    """What the declaring side has, and what is left to win."""

    points: int
    """The side's card points."""
    tricks: int
    """The tricks that the side has taken."""
    trump: Suit | None = None
    left: int = 0
    """Card points not taken yet."""
    tricks_left: int = 0
    """Tricks not taken yet."""


class Goal(Protocol):
    """What the declaring side must do."""

    @property
    def kind(self) -> str:
        """The goal's name in sheets and in the catalogue."""

    @property
    def aim(self) -> str:
        """The name of the sentence that states the goal: more than a number, or at least a number."""

    @property
    def objective(self) -> Objective:
        """What the declaring side wants of the tricks."""

    @property
    def avoids(self) -> bool:
        """Whether the declaring side is to take nothing."""

    @property
    def counts(self) -> Counts:
        """Whether the goal turns on card points or on tricks."""

    @property
    def mark(self) -> int | None:
        """The number of card points or tricks that the goal turns on, if any."""

    @property
    def in_suit(self) -> tuple[tuple[Suit, int], ...]:
        """The number of card points where this suit is trumps, if it is another."""

    def outcome(self, count: Count) -> Outcome:
        """Return whether the goal is reached when the play is over."""

    def lost_by(self, count: Count) -> bool:
        """Return whether the goal is already out of reach."""


@dataclass(frozen=True)
class Against:
    """More than `mark` points win, and fewer lose."""

    mark: int
    even: Outcome
    """The outcome of exactly as many."""
    kind = "against"
    objective, avoids = Objective.POINTS, False
    counts = Counts.POINTS
    in_suit: tuple[tuple[Suit, int], ...] = ()

    @property
    def aim(self) -> str:
        return "at-least" if self.even is Outcome.WON else "against"

    def outcome(self, count: Count) -> Outcome:
        if count.points == self.mark:
            return self.even
        return Outcome.WON if count.points > self.mark else Outcome.LOST

    def lost_by(self, count: Count) -> bool:
        """Return whether the points left cannot bring the side level."""
        return count.points + count.left < self.mark


@dataclass(frozen=True)
class AtLeast:
    """At least `mark` points, or the number for the trump suit."""

    mark: int
    in_suit: tuple[tuple[Suit, int], ...] = ()
    """Another number where this suit is trumps."""
    kind = aim = "at-least"
    objective, avoids = Objective.POINTS, False
    counts = Counts.POINTS

    def outcome(self, count: Count) -> Outcome:
        return Outcome.WON if count.points >= self._needed(count.trump) else Outcome.LOST

    def lost_by(self, count: Count) -> bool:
        return count.points + count.left < self._needed(count.trump)

    def _needed(self, trump: Suit | None) -> int:
        return next((mark for suit, mark in self.in_suit if suit is trump), self.mark)


@dataclass(frozen=True)
class NoPoints:
    """Not one card worth points."""

    kind = aim = "no-points"
    objective, avoids = Objective.NO_POINTS, True
    counts = Counts.POINTS
    mark: None = None
    in_suit: tuple[tuple[Suit, int], ...] = ()

    def outcome(self, count: Count) -> Outcome:
        return Outcome.LOST if count.points else Outcome.WON

    def lost_by(self, count: Count) -> bool:
        return count.points > 0


@dataclass(frozen=True)
class NoTricks:
    """Not one trick."""

    kind = aim = "no-tricks"
    objective, avoids = Objective.NO_TRICKS, True
    counts = Counts.TRICKS
    mark: None = None
    in_suit: tuple[tuple[Suit, int], ...] = ()

    def outcome(self, count: Count) -> Outcome:
        return Outcome.LOST if count.tricks else Outcome.WON

    def lost_by(self, count: Count) -> bool:
        return count.tricks > 0


@dataclass(frozen=True)
class AtLeastTricks:
    """At least `mark` tricks."""

    mark: int
    kind = aim = "at-least-tricks"
    objective, avoids = Objective.TRICKS, False
    counts = Counts.TRICKS
    in_suit: tuple[tuple[Suit, int], ...] = ()

    def outcome(self, count: Count) -> Outcome:
        return Outcome.WON if count.tricks >= self.mark else Outcome.LOST

    def lost_by(self, count: Count) -> bool:
        return count.tricks + count.tricks_left < self.mark
