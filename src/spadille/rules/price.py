"""Prices: what one opponent pays to the declarer, or gets from the declarer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from spadille.cards import Suit
from spadille.rules.goal import Count


class Price(Protocol):
    """The price of a contract: what one opponent pays or receives, in counters."""

    @property
    def kind(self) -> str:
        """The price's name in score sheets and in translated sentences."""

    @property
    def counters(self) -> int:
        """The counters per point or points, or the fixed sum."""

    @property
    def in_suit(self) -> tuple[tuple[Suit, int], ...]:
        """The sums that replace `counters` when a given suit is trumps."""

    @property
    def by_points(self) -> bool:
        """Whether the price depends on the card points."""

    def value(self, count: Count) -> int:
        """Return the counters that one payer pays one payee, never negative."""


@dataclass(frozen=True)
class PerPoint:
    """A price of `counters` for each `per` card points above or below `par`.

    >>> PerPoint(1, 60, per=4).value(Count(points=71, tricks=0))
    3
    """

    counters: int
    par: int
    per: int = 1
    """The number of points that `counters` are paid for. A part of that number counts in full."""
    by_points = True
    in_suit: tuple[tuple[Suit, int], ...] = ()

    @property
    def kind(self) -> str:
        return "per-point" if self.per == 1 else "per-points"

    def value(self, count: Count) -> int:
        return self.counters * -(-abs(count.points - self.par) // self.per)


@dataclass(frozen=True)
class Fixed:
    """A price that does not depend on the points."""

    counters: int
    in_suit: tuple[tuple[Suit, int], ...] = ()
    """The sums that replace `counters` when a given suit is trumps."""
    kind = "fixed"
    by_points = False

    def value(self, count: Count) -> int:
        return next((counters for suit, counters in self.in_suit if suit is count.trump), self.counters)
