"""Inputs of the native core. Card sets are bit masks, seats are numbered from eldest on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ProblemInput:
    """A position with every card known, and the objective."""

    hands: Sequence[int]
    leader: int
    trick: bytes
    called: int | None
    side: int
    objective: str
    at_least: int | None
    locked: bool
    last: int


@dataclass(frozen=True, slots=True)
class InformationSetInput:
    """The play of the cards as one seat knows it, and the payoffs of its outcomes."""

    leader: int
    trick: bytes
    called: int | None
    side: int
    objective: str
    taken: Sequence[int]
    payoffs: Sequence[float]
    counts_aside: bool
    aside_to_last: bool
    locked: bool


@dataclass(frozen=True, slots=True)
class HistoryInput:
    """The public history of the play of the cards."""

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
    locked: bool
    aside_to_last: bool
