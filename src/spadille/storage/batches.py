"""Storing lines in the order they are given, as many at once as go into one table."""

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
    """Stores lines, inside the caller's transaction."""
    heads: dict[str, bytes] = {}
    for into, found in groupby(rows, key=itemgetter(0)):
        lines = [dict(line) for _, line in found]
        connection.execute(insert(metadata.tables[into]), lines)
        heads |= find_heads(into, lines)
    update_heads(connection, heads)


def update_heads(connection: Connection, heads: Mapping[str, bytes]) -> None:
    """Every table remembers the seal of its latest event."""
    if heads:
        connection.execute(_UPDATE_HEAD, [{"of": table, "seal": heads[table]} for table in sorted(heads)])
