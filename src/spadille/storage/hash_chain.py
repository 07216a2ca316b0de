"""The chain over a table's events: each is sealed with what it says and with the seal of the one before."""

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
"""What stands for a seal before a table's first event."""
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
    "no-guest",
]
_FIELD_TYPES: Final = (str, int, int, int, int | None, str | None, str, str, str)
"""Of what kind the parts of an event are, as they are stored."""


@dataclass(frozen=True, slots=True)
class Corruption:
    """What is wrong with a table's story, and at which of its events."""

    table: str
    seq: int
    kind: CorruptionKind


class Corrupted(Exception):
    """A table's story is not as it was written."""

    def __init__(self, fault: Corruption) -> None:
        super().__init__(f"{fault.table} {fault.seq} {fault.kind}")
        self.corruption = fault


class StoredEvent(NamedTuple):
    """An event as it lies in the database: nothing of it is certain, and what it says is still text."""

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
    """What lies there of one table: its lines, and the seal it remembers as its last."""

    table: str
    events: Iterable[StoredEvent]
    head: bytes | None


def encode_payload(payload: Mapping[str, Any]) -> str:
    """What an event says, as it is stored and sealed: JSON without a blank, in the order it came.

    >>> written({"action": "0 bid solo", "id": "m1"})
    '{"action":"0 bid solo","id":"m1"}'
    """
    return to_json(payload).decode()


def seal_event(event: Event, before: bytes) -> Event:
    """An event with its seal, which follows the seal before."""
    return replace(event, seal=_hash_fields(before, _event_fields(event)))


def compute_seal(line: StoredEvent, before: bytes) -> bytes:
    """The seal that a line of the database ought to have.

    Raises:
        ValueError: it is no event at all.
    """
    if not all(isinstance(part, kind) for part, kind in zip(line, _FIELD_TYPES, strict=False)):
        raise ValueError("another kind")
    return _hash_fields(before, line[:-1])


def find_heads(into: str, lines: Iterable[Mapping[str, Any]]) -> dict[str, bytes]:
    """By table, the seal of its latest event among these lines."""
    return {line["table_id"]: line["seal"] for line in lines} if into == "events" else {}


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


def _hash_fields(before: bytes, parts: tuple[Any, ...]) -> bytes:
    """SHA-256 of the seal before and of the event as one JSON array."""
    *first, payload, time = parts
    sealed_text = b"%b,%b,%b]" % (to_json(first)[:-1], payload.encode(), to_json(time))
    return sha256(before + sealed_text).digest()


def verify(table: str, lines: Iterable[StoredEvent], head: bytes | None) -> Iterator[Event | Corruption]:
    """Every event of a table that is as it was written, and in the place of any other what is wrong.

    Args:
        table: Its id.
        lines: Its events as they lie in the database, in order.
        head: The seal that the table itself remembers as its last.
    """
    before, due = GENESIS, 1
    for line in lines:
        number = _narrow(int, line.seq) or due
        if line.seq != due:
            yield Corruption(table, due, "missing")
        yield _verify_event(table, line, before) or Corruption(table, number, "changed")
        before, due = _narrow(bytes, line.seal) or GENESIS, number + 1
    if head != before or due == 1:
        yield Corruption(table, due, "no-events" if due == 1 else "no-table" if head is None else "cut-off")


def _narrow(kind: type[Value], value: object) -> Value | None:
    return value if isinstance(value, kind) else None


def _verify_event(table: str, line: StoredEvent, before: bytes) -> Event | None:
    """The event; a torn file may give another table's when it is asked for this one's."""
    try:
        seal = compute_seal(line, before)
        sound = (line.table, line.seal) == (table, seal)
        return Event(*line[:7], json.loads(line.payload), line.time, seal) if sound else None
    except (ValueError, RecursionError):
        return None


def load_verified(table: str, lines: Iterable[StoredEvent], head: bytes | None) -> list[Event]:
    """All that happened at a table, in order.

    Raises:
        Damaged: it is not as it was written.
    """
    events = []
    for found in verify(table, lines, head):
        if isinstance(found, Corruption):
            raise Corrupted(found)
        events.append(found)
    return events
