"""One thing that happened at a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any


def now() -> str:
    """The time as it is stored: UTC to the millisecond, sortable as text."""
    return format_time(datetime.now(UTC))


def today() -> str:
    """The day as it is stored, in UTC."""
    return now()[:10]


def format_time(time: datetime) -> str:
    """A time as it is stored.

    >>> written(datetime(2024, 11, 5, 19, 30, tzinfo=UTC))
    '2024-11-05T19:30:00.000Z'
    """
    return f"{time.astimezone(UTC).isoformat(timespec='milliseconds')[:-6]}Z"


def parse_time(time: str) -> datetime:
    """A stored time.

    >>> read("2024-11-05T19:30:00.250Z")
    datetime.datetime(2024, 11, 5, 19, 30, 0, 250000, tzinfo=datetime.timezone.utc)
    """
    return datetime.fromisoformat(time)


@dataclass(frozen=True, slots=True)
class Guest:
    """What is known of somebody at a table, until he is forgotten."""

    player: str
    """His own id."""
    name: str


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at a table. Folding a table's events in order gives the table as it stands."""

    table: str
    seq: int
    """1, 2, 3 … without a gap."""
    match: int
    """The number of the match at this table, from 1."""
    deal: int
    """The number of the deal in its match, from 1; 0 before the first."""
    seat: int | None
    player: str | None
    """Who did it, by the id he has at this table alone; None for a bot or the table itself."""
    kind: str
    payload: Mapping[str, Any]
    time: str
    seal: bytes = b""
    """What binds it to all that happened before; empty until it has its place in the story."""
    guests: Mapping[str, Guest] = field(default_factory=dict)
    """Who came with it, by their ids at this table. It is no part of the story: it can be forgotten."""
