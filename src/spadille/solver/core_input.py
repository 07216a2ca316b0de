"""What the native core takes, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ProblemInput:
    """A position with every card known, and what is wanted of it."""

    hands: Sequence[int]
    leader: int
    trick: bytes
    called: int | None
    side: int
    objective: str
    at_least: int | None


@dataclass(frozen=True, slots=True)
class InformationSetInput:
    """The play of the cards as one seat sees it, and what is at stake for it."""

    leader: int
    trick: bytes
    called: int | None
    side: int
    objective: str
    taken: Sequence[int]
    payoffs: Sequence[float]
    counts_aside: bool


@dataclass(frozen=True, slots=True)
class HistoryInput:
    """What everybody has seen of the play of the cards, seats as bits from eldest on."""

    pack: int
    seats: int
    leader: int
    played: bytes
    declarer: int
    side: int
    called: int | None
    bidders: int
    exposed: int
    exposed_from: int
    has_discards: bool
    counts_tricks: bool
