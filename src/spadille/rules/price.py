"""Prices: what one opponent pays or gets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from spadille.cards import Suit
from spadille.rules.goal import Count


class Price(Protocol):
    """The price of a contract: what one opponent pays or receives, in counters."""

    @property
    def kind(self) -> str:
        """The price's name in sheets and in the catalogue."""

    @property
    def counters(self) -> int:
        """The rate, or the fixed sum."""

    @property
    def in_suit(self) -> tuple[tuple[Suit, int], ...]:
        """Another sum where this suit is trumps."""

    @property
    def by_points(self) -> bool:
        """Whether the value depends on the card points."""

    def value(self, count: Count) -> int:
        """Return the counters that one payer pays one payee, never negative."""


@dataclass(frozen=True)
class PerPoint:
    """A number of counters for each card point away from par, or for so many of them.

    >>> PerPoint(1, 60, per=4).value(Count(points=71, tricks=0))
    3
    """

    counters: int
    par: int
    per: int = 1
    """The points that it is paid for. A part of so many counts in full."""
    by_points = True
    in_suit: tuple[tuple[Suit, int], ...] = ()

    @property
    def kind(self) -> str:
        return "per-point" if self.per == 1 else "per-points"

    def value(self, count: Count) -> int:
        return self.counters * -(-abs(count.points - self.par) // self.per)


@dataclass(frozen=True)
class Fixed:
    """The same sum whatever was taken."""

    counters: int
    in_suit: tuple[tuple[Suit, int], ...] = ()
    """Another sum where this suit is trumps."""
    kind = "fixed"
    by_points = False

    def value(self, count: Count) -> int:
        return next((counters for suit, counters in self.in_suit if suit is count.trump), self.counters)
