"""Insert rows in the given order, with one statement for each run of rows of one table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Final

from sqlalchemy import Connection, bindparam, insert, update

from spadille.storage.database import Insert
from spadille.storage.hash_chain import find_heads
from spadille.storage.schema import metadata, tables

_UPDATE_HEAD: Final = update(tables).where(tables.c.id == bindparam("of")).values(head=bindparam("seal"))


def insert_all(connection: Connection, rows: Iterable[Insert]) -> None:
    """Insert rows inside the caller's transaction, and update the head of each table whose event log grew."""
    heads: dict[str, bytes] = {}
    for into, group in groupby(rows, key=itemgetter(0)):
        values = [dict(row) for _, row in group]
        connection.execute(insert(metadata.tables[into]), values)
        heads |= find_heads(into, values)
    update_heads(connection, heads)


def update_heads(connection: Connection, heads: Mapping[str, bytes]) -> None:
    """Store the seal of each table's latest event as its head."""
    if heads:
        connection.execute(_UPDATE_HEAD, [{"of": table, "seal": heads[table]} for table in sorted(heads)])
