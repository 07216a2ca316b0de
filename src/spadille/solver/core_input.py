"""The input types of the native core. Card sets are bit masks, and seats are numbered from eldest on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ProblemInput:
    """A position with every card known, and the declaring side's objective: the input of a `Problem`."""

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
    """A position in the play as one seat knows it, and the payoffs: the input of an `InformationSet`."""

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
    """The public history of the play of the cards: the input of a `PlayHistory`."""

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
