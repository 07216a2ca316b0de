"""Storing lines in the order they are given, as many at once as go into one table."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter

from sqlalchemy import Connection, insert

from spadille.server.storage.database import Row


def insert_all(connection: Connection, rows: Iterable[Row]) -> None:
    """Stores lines, inside the caller's transaction."""
    for table, lines in groupby(rows, key=itemgetter(0)):
        connection.execute(insert(table), [dict(line) for _, line in lines])
