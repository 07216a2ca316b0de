"""Read the event logs of a whole database of either kind."""

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
    """Yield the event log of every table."""
    file = sqlite_connection(connection)
    return _stream_from_postgres(connection) if file is None else read_event_logs(file)


def load_event_log(connection: Connection, table: str) -> list[Event]:
    """Return the events of a table, verified and in order.

    Raises:
        Corrupted: the event log is corrupt.
    """
    payload = "CAST(payload AS TEXT)" if sqlite_connection(connection) is None else "payload"
    query, parameters = event_log_query(table, payload)
    log = build_event_log(table, connection.execute(text(query), parameters).all())
    return with_names(load_verified(*log), connection.execute(text(SELECT_GUESTS), parameters).all())


def has_seals(connection: Connection) -> bool:
    """Return whether the schema of the database already has seals."""
    return "seal" in {column["name"] for column in inspect(connection).get_columns("events")}


def sqlite_connection(connection: Connection) -> sqlite3.Connection | None:
    """Return SQLite's own connection; None if the database is not a file."""
    driver = connection.connection.driver_connection
    return driver if isinstance(driver, sqlite3.Connection) else None


def _stream_from_postgres(connection: Connection) -> Iterator[EventLog]:
    heads = dict(parse_heads(tuple(row) for row in connection.execute(text(SELECT_HEADS))))
    rows = connection.execute(_SELECT_EVENTS, execution_options={"yield_per": _BATCH_SIZE})
    seen = set[str]()
    for name, events in groupby(map(StoredEvent._make, rows), key=lambda event: event.table):
        seen.add(name)
        yield EventLog(name, events, heads.get(name))
    for name in heads.keys() - seen:
        yield EventLog(name, (), heads[name])
