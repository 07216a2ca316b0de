"""Goals: what a declarer undertakes, and when it is out of reach."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

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


class Goal:
    """What the declaring side must do."""

    kind: ClassVar[str]
    """The goal's name in sheets and in the catalogue."""
    objective: ClassVar[Objective]
    """What the declaring side wants of the tricks."""
    mark: int | None
    """The number of card points or tricks that the goal turns on, if any."""
    in_suit: tuple[tuple[Suit, int], ...] = ()
    """The number that replaces it where this suit is trumps, if it differs."""

    @property
    def aim(self) -> str:
        """The name of the sentence that states the goal: more than a number, or at least a number."""
        return self.kind

    @property
    def avoids(self) -> bool:
        """Whether the declaring side is to take nothing."""
        return self.objective.avoids

    @property
    def may_be_drawn(self) -> bool:
        """Whether neither side may win."""
        return False

    @property
    def counts(self) -> Counts:
        """Whether the goal turns on card points or on tricks."""
        return Counts.TRICKS if self.objective.counts_tricks else Counts.POINTS

    def outcome(self, count: Count) -> Outcome:
        """Return whether the goal is reached when the play is over."""
        raise NotImplementedError

    def lost_by(self, count: Count) -> bool:
        """Return whether the goal is already out of reach."""
        raise NotImplementedError


@dataclass(frozen=True)
class Against(Goal):
    """More than `mark` points win, and fewer lose."""

    mark: int
    even: Outcome
    """The outcome of exactly as many."""
    kind = "against"
    objective = Objective.POINTS

    @property
    def aim(self) -> str:
        return "at-least" if self.even is Outcome.WON else "against"

    @property
    def may_be_drawn(self) -> bool:
        return self.even is Outcome.DRAWN

    def outcome(self, count: Count) -> Outcome:
        if count.points == self.mark:
            return self.even
        return Outcome.WON if count.points > self.mark else Outcome.LOST

    def lost_by(self, count: Count) -> bool:
        """Return whether the points left cannot bring the side level."""
        return count.points + count.left < self.mark


@dataclass(frozen=True)
class AtLeast(Goal):
    """At least `mark` points, or the number for the trump suit."""

    mark: int
    in_suit: tuple[tuple[Suit, int], ...] = ()
    """The number that replaces `mark` where this suit is trumps."""
    kind = "at-least"
    objective = Objective.POINTS

    def outcome(self, count: Count) -> Outcome:
        return Outcome.WON if count.points >= self._needed(count.trump) else Outcome.LOST

    def lost_by(self, count: Count) -> bool:
        return count.points + count.left < self._needed(count.trump)

    def _needed(self, trump: Suit | None) -> int:
        return next((mark for suit, mark in self.in_suit if suit is trump), self.mark)


@dataclass(frozen=True)
class NoPoints(Goal):
    """Not one card worth points."""

    kind = "no-points"
    objective = Objective.NO_POINTS
    mark = None

    def outcome(self, count: Count) -> Outcome:
        return Outcome.LOST if count.points else Outcome.WON

    def lost_by(self, count: Count) -> bool:
        return count.points > 0


@dataclass(frozen=True)
class NoTricks(Goal):
    """Not one trick."""

    kind = "no-tricks"
    objective = Objective.NO_TRICKS
    mark = None

    def outcome(self, count: Count) -> Outcome:
        return Outcome.LOST if count.tricks else Outcome.WON

    def lost_by(self, count: Count) -> bool:
        return count.tricks > 0


@dataclass(frozen=True)
class AtLeastTricks(Goal):
    """At least `mark` tricks."""

    mark: int
    kind = "at-least-tricks"
    objective = Objective.TRICKS

    def outcome(self, count: Count) -> Outcome:
        return Outcome.WON if count.tricks >= self.mark else Outcome.LOST

    def lost_by(self, count: Count) -> bool:
        return count.tricks + count.tricks_left < self.mark
