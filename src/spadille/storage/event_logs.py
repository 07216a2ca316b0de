"""Read event logs from a database that may be damaged."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any, Final

from spadille.storage.database import SqlConnection
from spadille.storage.hash_chain import GENESIS, Corrupted, Corruption, EventLog, StoredEvent, load_verified

_COLUMNS: Final = "table_id, seq, match, deal, seat, player, kind, payload, time, seal"
_SELECT_EVENTS: Final = f"SELECT {_COLUMNS} FROM events WHERE table_id = CAST(? AS TEXT) ORDER BY seq"  # noqa: S608 - our own SQL
_SELECT_ALL_EVENTS: Final = f"SELECT {_COLUMNS} FROM events ORDER BY table_id, seq"  # noqa: S608 - our own SQL
_SELECT_HEADS: Final = "SELECT id, head FROM tables"
_SELECT_LOG: Final = f"""
SELECT {_COLUMNS}, head FROM (SELECT 1) AS asked
LEFT JOIN events ON table_id = :table LEFT JOIN tables ON id = :table ORDER BY seq
"""  # noqa: S608 - our own SQL
_SELECT_HEAD: Final = "SELECT head FROM tables WHERE id = CAST(? AS TEXT)"
_SELECT_TABLE_IDS: Final = ("SELECT id FROM tables ORDER BY id", "SELECT DISTINCT table_id FROM events")
"""The queries that find ids of tables. Each reads other pages of the file, of which some may be damaged."""
READ_ERRORS: Final = (sqlite3.Error, UnicodeDecodeError, OverflowError)
"""The errors that reading a damaged file may raise. SQLite's own error messages may not be valid UTF-8."""


def decode_text(stored: bytes) -> str:
    """Decode a text of the database; escape bytes that are not UTF-8 as surrogates."""
    return stored.decode("utf-8", "surrogateescape")


def printable(stored: str) -> str:
    """Return a text from `decode_text` with its surrogates as backslash escapes."""
    return stored.encode("utf-8", "backslashreplace").decode()


def event_log_query(table: str) -> tuple[str, dict[str, str]]:
    """Return the query for a table's event log."""
    return _SELECT_LOG, {"table": table}


def build_event_log(table: str, rows: Sequence[Sequence[Any]]) -> EventLog:
    """Return the event log from the rows of `event_log_query`, which has a row even if there is no event."""
    return EventLog(table, [StoredEvent(*row[:-1]) for row in rows if row[0] is not None], rows[0][-1])


def read_event_logs(connection: SqlConnection) -> Iterator[EventLog]:
    """Yield the event log of every table."""
    if isinstance(connection, sqlite3.Connection):
        return _read_each_log(connection)
    return _stream_logs(connection)


def _stream_logs(connection: SqlConnection) -> Iterator[EventLog]:
    heads = dict(_parse_heads(connection.execute(_SELECT_HEADS)))
    seen = set[str]()
    rows = map(StoredEvent._make, connection.execute(_SELECT_ALL_EVENTS))
    for name, events in groupby(rows, key=lambda event: event.table):
        seen.add(name)
        yield EventLog(name, events, heads.get(name))
    for name in heads.keys() - seen:
        yield EventLog(name, (), heads[name])


def _read_each_log(connection: sqlite3.Connection) -> Iterator[EventLog]:
    """Read each table's event log separately, so that one corrupt log does not hide the others."""
    connection.text_factory = decode_text
    heads = dict[str, bytes]()
    with suppress(*READ_ERRORS):
        heads.update(_parse_heads(connection.execute(_SELECT_HEADS)))
    names = dict.fromkeys(heads)
    for query in _SELECT_TABLE_IDS:
        with suppress(*READ_ERRORS):
            names.update({name: None for (name,) in connection.execute(query) if isinstance(name, str)})
    for name in names:
        yield EventLog(
            name, _select_events(connection, name), _verify_head(connection, name, heads.get(name))
        )


def _select_events(connection: sqlite3.Connection, name: str) -> Iterator[StoredEvent]:
    yield from map(StoredEvent._make, connection.execute(_SELECT_EVENTS, _encode_id(name)))


def _verify_head(connection: sqlite3.Connection, name: str, listed: bytes | None) -> bytes | None:
    """Return the head `listed` for a table if a look-up by the table's id finds the same head.

    Return `GENESIS`, which marks the log as corrupt, if it finds another head, and None if it finds no table.
    The look-up uses an index, which may be damaged while the rows themselves are intact.
    """
    with suppress(*READ_ERRORS):
        for (head,) in connection.execute(_SELECT_HEAD, _encode_id(name)):
            return listed if head == listed else GENESIS
    return None


def _encode_id(name: str) -> tuple[bytes]:
    return (name.encode("utf-8", "surrogateescape"),)


def _parse_heads(rows: Iterable[Sequence[object]]) -> Iterator[tuple[str, bytes]]:
    """Yield the head of each table whose id can be read."""
    for name, head in rows:
        if isinstance(name, str):
            yield name, head if isinstance(head, bytes) else GENESIS


def find_first_corruptions(logs: Iterable[EventLog]) -> list[Corruption]:
    """Return the first corruption of each corrupt event log."""
    corruptions = []
    for log in logs:
        try:
            load_verified(*log)
        except Corrupted as error:
            corruptions.append(error.corruption)
        except READ_ERRORS:
            corruptions.append(Corruption(log.table, 0, "unread"))
    return corruptions
