"""The stories of all tables as they lie in a database, of which nothing is taken for granted."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

from spadille.storage.hash_chain import GENESIS, Corrupted, Corruption, EventLog, StoredEvent, load_verified

_COLUMNS: Final = "table_id, seq, match, deal, seat, player, kind, payload, time, seal"
_SELECT_EVENTS: Final = f"SELECT {_COLUMNS} FROM events WHERE table_id = CAST(? AS TEXT) ORDER BY seq"  # noqa: S608 - our shape
SELECT_HEADS: Final = "SELECT id, head FROM tables"
_SELECT_HEAD: Final = "SELECT head FROM tables WHERE id = CAST(? AS TEXT)"
_SELECT_TABLE_IDS: Final = ("SELECT id FROM tables ORDER BY id", "SELECT DISTINCT table_id FROM events")
"""Every table that is spoken of anywhere, by any way there is into the file."""
READ_ERRORS: Final = (sqlite3.Error, UnicodeDecodeError, OverflowError)
"""What comes of reading a file whose pages are damaged; SQLite's own words about it may be no text."""


def decode_text(stored: bytes) -> str:
    """A text that may have come to harm: what is no text any more shows as what it is."""
    return stored.decode("utf-8", "surrogateescape")


def printable(stored: str) -> str:
    """A text that may have come to harm, so that it can be written down."""
    return stored.encode("utf-8", "backslashreplace").decode()


def event_log_query(table: str, payload: str = "payload") -> tuple[str, dict[str, str]]:
    """The question what lies there of a table; `payload` is what gives the letters of what an event says."""
    question = (
        f'SELECT events.table_id, seq, "match", deal, seat, player, kind, {payload}, time, seal, head '  # noqa: S608 - our shape
        "FROM (SELECT 1) AS asked LEFT JOIN events ON table_id = :table LEFT JOIN tables ON id = :table "
        "ORDER BY seq"
    )
    return question, {"table": table}


def build_event_log(table: str, found: Sequence[Sequence[Any]]) -> EventLog:
    """What the answer to that says: it has a line even where there is no event."""
    return EventLog(table, [StoredEvent(*line[:-1]) for line in found if line[0] is not None], found[0][-1])


def read_event_logs(connection: sqlite3.Connection) -> Iterator[EventLog]:
    """Those of a file, each found by itself: where one cannot be read the next may be."""
    connection.text_factory = decode_text
    heads = dict[str, bytes]()
    with suppress(*READ_ERRORS):
        heads.update(parse_heads(connection.execute(SELECT_HEADS)))
    names = dict.fromkeys(heads)
    for question in _SELECT_TABLE_IDS:
        with suppress(*READ_ERRORS):
            names.update({name: None for (name,) in connection.execute(question) if isinstance(name, str)})
    for name in names:
        yield EventLog(
            name, _select_events(connection, name), _verify_head(connection, name, heads.get(name))
        )


def _select_events(connection: sqlite3.Connection, name: str) -> Iterator[StoredEvent]:
    yield from map(StoredEvent._make, connection.execute(_SELECT_EVENTS, _encode_id(name)))


def _verify_head(connection: sqlite3.Connection, name: str, listed: bytes | None) -> bytes | None:
    """The seal that the list of tables has for a table, if whoever asks for it alone finds it too:
    he goes by an index, which may be damaged while the list is whole.
    """
    with suppress(*READ_ERRORS):
        for (found,) in connection.execute(_SELECT_HEAD, _encode_id(name)):
            return listed if found == listed else GENESIS
    return None


def _encode_id(name: str) -> tuple[bytes]:
    return (name.encode("utf-8", "surrogateescape"),)


def parse_heads(found: Iterable[tuple[object, object]]) -> Iterator[tuple[str, bytes]]:
    """The seal that each table remembers as its last, where a table can be made out."""
    for name, head in found:
        if isinstance(name, str):
            yield name, head if isinstance(head, bytes) else GENESIS


def find_first_corruptions(found: Iterable[EventLog]) -> list[Corruption]:
    """The first that is wrong with each table of which anything is wrong."""
    faults = []
    for events_of in found:
        try:
            load_verified(*events_of)
        except Corrupted as damaged:
            faults.append(damaged.corruption)
        except READ_ERRORS:
            faults.append(Corruption(events_of.table, 0, "unread"))
    return faults
