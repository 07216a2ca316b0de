"""The event of a table as the event log stores it, and the format of stored times."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any


def now() -> str:
    """Return the current time as it is stored: UTC to the millisecond, sortable as text."""
    return format_time(datetime.now(UTC))


def today() -> str:
    """Return the current day in UTC as it is stored."""
    return now()[:10]


def format_time(time: datetime) -> str:
    """Return a time as it is stored.

    >>> format_time(datetime(2024, 11, 5, 19, 30, tzinfo=UTC))
    '2024-11-05T19:30:00.000Z'
    """
    return f"{time.astimezone(UTC).isoformat(timespec='milliseconds')[:-6]}Z"


def parse_time(time: str) -> datetime:
    """Return the time that was stored as `time`.

    >>> parse_time("2024-11-05T19:30:00.250Z")
    datetime.datetime(2024, 11, 5, 19, 30, 0, 250000, tzinfo=datetime.timezone.utc)
    """
    return datetime.fromisoformat(time)


@dataclass(frozen=True, slots=True)
class JoinedPlayer:
    """The player behind a pseudonym at a table. It is stored apart from the event and can be erased."""

    player: str
    """The player's own id."""
    name: str


@dataclass(frozen=True, slots=True)
class Event:
    """One event at a table. A reducer folds a table's events in order into the state of the table."""

    table: str
    seq: int
    """The number of the event at its table: 1, 2, 3 … without a gap."""
    match: int
    """The number of the match at this table, from 1."""
    deal: int
    """The number of the deal in its match, from 1; 0 before the first."""
    seat: int | None
    player: str | None
    """The pseudonym of the player who acted; None for a bot or the table itself."""
    kind: str
    payload: Mapping[str, Any]
    time: str
    seal: bytes = b""
    """The hash that binds the event to all events before it; empty until the event is in the log."""
    joined: Mapping[str, JoinedPlayer] = field(default_factory=dict)
    """The players who joined with this event, by pseudonym. They are stored apart, so they can be erased."""
