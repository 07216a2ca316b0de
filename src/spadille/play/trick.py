"""Tricks: completed ones, and the one being played."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.cards import Card
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class Trick:
    """A completed trick."""

    leader: Seat
    cards: tuple[Card, ...]
    """The cards in the order in which they were played."""
    winner: Seat
    points: int


@dataclass(frozen=True, slots=True)
class TableTrick:
    """The trick being played."""

    order: tuple[Seat, ...]
    """The players in the order of this trick, leader first."""
    cards: tuple[Card, ...]
    winning: Seat | None
    """The seat that would win the trick with the cards played so far; None before the lead."""
