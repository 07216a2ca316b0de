"""Goals: what the declaring side must achieve, and when it can no longer do so."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from spadille.cards import Suit


class Outcome(StrEnum):
    """The outcome of a deal for the declaring side."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    PASSED_OUT = "passed-out"


class Counts(StrEnum):
    """What is counted at the end of a deal."""

    POINTS = "points"
    TRICKS = "tricks"


class Objective(StrEnum):
    """What the declaring side tries to get from the remaining tricks."""

    POINTS = "points"
    """As many card points as possible, including those on the table."""
    TRICKS = "tricks"
    """As many tricks as possible."""
    NO_POINTS = "no-points"
    """No card points. The solver's value is 1 if the side can avoid them all, else 0."""
    NO_TRICKS = "no-tricks"
    """No tricks. The solver's value is 1 if the side can avoid them all, else 0."""

    @property
    def avoids(self) -> bool:
        """Whether the side tries to take nothing."""
        return self in (Objective.NO_POINTS, Objective.NO_TRICKS)

    @property
    def counts_tricks(self) -> bool:
        """Whether tricks count, not card points."""
        return self in (Objective.TRICKS, Objective.NO_TRICKS)


@dataclass(frozen=True, slots=True)
class Count:
    """The points and tricks that the declaring side has, and those that are left to win."""

    points: int
    """The card points that the side has taken."""
    tricks: int
    """The number of tricks that the side has taken."""
    trump: Suit | None = None
    left: int = 0
    """The card points that neither side has taken yet."""
    tricks_left: int = 0
    """The number of tricks still to be played."""


class Goal:
    """The base of all goals: what the declaring side must do to make a contract."""

    kind: ClassVar[str]
    """The goal's name in score sheets and in translated sentences."""
    objective: ClassVar[Objective]
    """What the declaring side tries to get from the tricks."""
    mark: int | None
    """The number of card points or tricks that decides the goal, if any."""
    in_suit: tuple[tuple[Suit, int], ...] = ()
    """The numbers that replace `mark` when a given suit is trumps."""

    @property
    def aim(self) -> str:
        """The name of the translated sentence that states the goal."""
        return self.kind

    @property
    def avoids(self) -> bool:
        """Whether the declaring side must take nothing."""
        return self.objective.avoids

    @property
    def may_be_drawn(self) -> bool:
        """Whether a deal can end in a draw."""
        return False

    @property
    def counts(self) -> Counts:
        """Whether card points or tricks decide the goal."""
        return Counts.TRICKS if self.objective.counts_tricks else Counts.POINTS

    def outcome(self, count: Count) -> Outcome:
        """Return the outcome of a deal that is over."""
        raise NotImplementedError

    def lost_by(self, count: Count) -> bool:
        """Return whether the declaring side can no longer reach the goal."""
        raise NotImplementedError


@dataclass(frozen=True)
class Against(Goal):
    """The goal of more than `mark` card points. Fewer lose the contract. With exactly `mark`, the outcome is
    `even`.
    """

    mark: int
    even: Outcome
    """The outcome with exactly `mark` points."""
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
        """Return whether the side stays below `mark` even if it takes all the points left."""
        return count.points + count.left < self.mark


@dataclass(frozen=True)
class AtLeast(Goal):
    """The goal of at least `mark` card points, or of the number in `in_suit` for the trump suit."""

    mark: int
    in_suit: tuple[tuple[Suit, int], ...] = ()
    """The numbers that replace `mark` when a given suit is trumps."""
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
    """The goal of taking no card that is worth points."""

    kind = "no-points"
    objective = Objective.NO_POINTS
    mark = None

    def outcome(self, count: Count) -> Outcome:
        return Outcome.LOST if count.points else Outcome.WON

    def lost_by(self, count: Count) -> bool:
        return count.points > 0


@dataclass(frozen=True)
class NoTricks(Goal):
    """The goal of taking no trick."""

    kind = "no-tricks"
    objective = Objective.NO_TRICKS
    mark = None

    def outcome(self, count: Count) -> Outcome:
        return Outcome.LOST if count.tricks else Outcome.WON

    def lost_by(self, count: Count) -> bool:
        return count.tricks > 0


@dataclass(frozen=True)
class AtLeastTricks(Goal):
    """The goal of at least `mark` tricks."""

    mark: int
    kind = "at-least-tricks"
    objective = Objective.TRICKS

    def outcome(self, count: Count) -> Outcome:
        return Outcome.WON if count.tricks >= self.mark else Outcome.LOST

    def lost_by(self, count: Count) -> bool:
        return count.tricks + count.tricks_left < self.mark
