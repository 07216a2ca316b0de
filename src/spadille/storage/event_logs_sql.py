"""The stories of all tables of a database of either kind, for whoever looks at the whole of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from sqlalchemy import Connection, inspect, text

from spadille.storage.event import Event
from spadille.storage.event_logs import (
    SELECT_HEADS,
    build_event_log,
    event_log_query,
    parse_heads,
    read_event_logs,
)
from spadille.storage.hash_chain import EventLog, StoredEvent, load_verified
from spadille.storage.pseudonyms import SELECT_GUESTS, with_names

_SELECT_EVENTS: Final = text(
    "SELECT table_id, seq, match, deal, seat, player, kind, CAST(payload AS TEXT), time, seal "
    "FROM events ORDER BY table_id, seq"
)
_BATCH_SIZE: Final = 500


def read_all_event_logs(connection: Connection) -> Iterator[EventLog]:
    """What lies there of every table."""
    file = sqlite_connection(connection)
    return _stream_from_postgres(connection) if file is None else read_event_logs(file)


def load_event_log(connection: Connection, table: str) -> list[Event]:
    """All that happened at a table, in order.

    Raises:
        Damaged: it is not as it was written.
    """
    payload = "CAST(payload AS TEXT)" if sqlite_connection(connection) is None else "payload"
    question, facts = event_log_query(table, payload)
    found = build_event_log(table, connection.execute(text(question), facts).all())
    return with_names(load_verified(*found), connection.execute(text(SELECT_GUESTS), facts).all())


def has_seals(connection: Connection) -> bool:
    """Whether the database is of an age in which events are sealed."""
    return "seal" in {column["name"] for column in inspect(connection).get_columns("events")}


def sqlite_connection(connection: Connection) -> sqlite3.Connection | None:
    """SQLite's own connection, where it is a file that is read."""
    found = connection.connection.driver_connection
    return found if isinstance(found, sqlite3.Connection) else None


def _stream_from_postgres(connection: Connection) -> Iterator[EventLog]:
    heads = dict(parse_heads(tuple(line) for line in connection.execute(text(SELECT_HEADS))))
    found = connection.execute(_SELECT_EVENTS, execution_options={"yield_per": _BATCH_SIZE})
    named = set[str]()
    for name, lines in groupby(map(StoredEvent._make, found), key=lambda line: line.table):
        named.add(name)
        yield EventLog(name, lines, heads.get(name))
    for name in heads.keys() - named:
        yield EventLog(name, (), heads[name])
