"""Read tables directly from an SQLite file."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from spadille.storage import Event
from spadille.storage.pseudonyms import with_names
from spadille.table.reducer import TableState, reduce_events

_CAME = "SELECT seq, pseudonym, player, name FROM pseudonyms WHERE table_id = ?"


def read_events(file: Path, table: str) -> list[Event]:
    """Return all events of a table."""
    question = (
        "SELECT table_id, seq, match, deal, seat, player, kind, payload, time, seal FROM events "
        "WHERE table_id = ? ORDER BY seq"
    )
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute(question, (table,)).fetchall()
        came = connection.execute(_CAME, (table,)).fetchall()
    return with_names([Event(*(*row[:7], json.loads(row[7]), *row[8:])) for row in rows], came)


def read_state(file: Path, table: str) -> TableState:
    """Return the state of a table after all its events."""
    return reduce_events(read_events(file, table))
