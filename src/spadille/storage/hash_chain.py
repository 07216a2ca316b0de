"""The hash chain of a table's event log: each seal is the hash of its event and of the seal before."""

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
"""The seal before a table's first event."""
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
    """What is wrong with a table's event log, and at which event."""

    table: str
    seq: int
    kind: CorruptionKind


class Corrupted(Exception):
    """A table's event log is not as it was written."""

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
    """What the database holds of a table: its events in order, and the seal of the latest one."""

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
    """Return the event with its seal, which follows the seal `before`."""
    return replace(event, seal=_hash_fields(before, _event_fields(event)))


def compute_seal(event: StoredEvent, before: bytes) -> bytes:
    """Return the seal that a stored event should have.

    Raises:
        ValueError: a field has the wrong type.
    """
    if not all(isinstance(part, kind) for part, kind in zip(event, _FIELD_TYPES, strict=False)):
        raise ValueError("another kind")
    return _hash_fields(before, event[:-1])


def find_heads(into: str, rows: Iterable[Mapping[str, Any]]) -> dict[str, bytes]:
    """Return the seal of each table's latest event among `rows`; none if they are not for `events`."""
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
    """Yield each event that is as it was written, and a corruption in place of any other.

    Args:
        table: The table's id.
        events: Its events as the database holds them, in order.
        head: The seal of the latest event, as the table's own row holds it.
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
    """Return the event if its seal is right.

    A damaged file may return another table's event: check the table too.
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
