"""The hash chain of a table's event log: an event's seal is the hash of the event and the previous seal."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple, TypeVar

from pydantic_core import to_json

from spadille.storage.event import Event

Value = TypeVar("Value")
GENESIS: Final = b""
"""The value that stands for the previous seal at a table's first event."""
CorruptionKind = Literal[
    "changed",
    "missing",
    "cut-off",
    "unread",
    "no-table",
    "no-events",
    "mislabelled",
    "unplayable",
    "stranger",
    "no-player",
]
_FIELD_TYPES: Final = (str, int, int, int, int | None, str | None, str, str, str)
"""The types of a stored event's fields, without the seal."""


@dataclass(frozen=True, slots=True)
class Corruption:
    """A corruption of a table's event log: its kind, and the number of the event where it was found."""

    table: str
    seq: int
    kind: CorruptionKind


class Corrupted(Exception):
    """The error for a table's event log that was changed or damaged since it was written."""

    def __init__(self, corruption: Corruption) -> None:
        super().__init__(f"{corruption.table} {corruption.seq} {corruption.kind}")
        self.corruption = corruption


class StoredEvent(NamedTuple):
    """An event as the database holds it: unverified, its payload still JSON text."""

    table: str
    seq: int
    match: int
    deal: int
    seat: int | None
    player: str | None
    kind: str
    payload: str
    time: str
    seal: bytes | None


class EventLog(NamedTuple):
    """The event log of a table as stored: its events in order, and its head, the seal of the latest event."""

    table: str
    events: Iterable[StoredEvent]
    head: bytes | None


def encode_payload(payload: Mapping[str, Any]) -> str:
    """Return a payload as it is stored and hashed: JSON without spaces, its keys in order of insertion.

    >>> encode_payload({"action": "0 bid solo", "id": "m1"})
    '{"action":"0 bid solo","id":"m1"}'
    """
    return to_json(payload).decode()


def seal_event(event: Event, before: bytes) -> Event:
    """Return the event with its seal. `before` is the seal of the previous event."""
    return replace(event, seal=_hash_fields(before, _event_fields(event)))


def compute_seal(event: StoredEvent, before: bytes) -> bytes:
    """Return the seal that a stored event must have after the seal `before` if it is unchanged.

    Raises:
        ValueError: a field has the wrong type.
    """
    if not all(isinstance(part, kind) for part, kind in zip(event, _FIELD_TYPES, strict=False)):
        raise ValueError("another kind")
    return _hash_fields(before, event[:-1])


def find_heads(into: str, rows: Iterable[Mapping[str, Any]]) -> dict[str, bytes]:
    """Return the seal of each table's latest event among `rows`; empty if `into` is not `events`."""
    return {row["table_id"]: row["seal"] for row in rows} if into == "events" else {}


def _event_fields(event: Event) -> tuple[Any, ...]:
    payload = encode_payload(event.payload)
    return (
        event.table,
        event.seq,
        event.match,
        event.deal,
        event.seat,
        event.player,
        event.kind,
        payload,
        event.time,
    )


def _hash_fields(before: bytes, fields: tuple[Any, ...]) -> bytes:
    """Return the SHA-256 of the seal `before` and of the event as one JSON array."""
    *first, payload, time = fields
    sealed_text = b"%b,%b,%b]" % (to_json(first)[:-1], payload.encode(), to_json(time))
    return sha256(before + sealed_text).digest()


def verify(table: str, events: Iterable[StoredEvent], head: bytes | None) -> Iterator[Event | Corruption]:
    """Yield each event that is unchanged, and a corruption in place of any other.

    Args:
        table: The table's id.
        events: The table's events as stored, in order.
        head: The seal of the latest event, from the table's row; None if the table has no row.
    """
    before, expected_seq = GENESIS, 1
    for event in events:
        number = _narrow(int, event.seq) or expected_seq
        if event.seq != expected_seq:
            yield Corruption(table, expected_seq, "missing")
        yield _verify_event(table, event, before) or Corruption(table, number, "changed")
        before, expected_seq = _narrow(bytes, event.seal) or GENESIS, number + 1
    if head != before or expected_seq == 1:
        yield Corruption(
            table,
            expected_seq,
            "no-events" if expected_seq == 1 else "no-table" if head is None else "cut-off",
        )


def _narrow(kind: type[Value], value: object) -> Value | None:
    return value if isinstance(value, kind) else None


def _verify_event(table: str, event: StoredEvent, before: bytes) -> Event | None:
    """Return the event if its seal is right, else None.

    The event's table is checked, too, because a damaged file may return the event of another table.
    """
    try:
        seal = compute_seal(event, before)
        is_intact = (event.table, event.seal) == (table, seal)
        return Event(*event[:7], json.loads(event.payload), event.time, seal) if is_intact else None
    except (ValueError, RecursionError):
        return None


def load_verified(table: str, events: Iterable[StoredEvent], head: bytes | None) -> list[Event]:
    """Return all events of a table, in order.

    Raises:
        Corrupted: the event log is corrupt.
    """
    verified = []
    for found in verify(table, events, head):
        if isinstance(found, Corruption):
            raise Corrupted(found)
        verified.append(found)
    return verified
