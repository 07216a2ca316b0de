"""Storing lines in the order they are given, as many at once as go into one table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import Connection, Table, bindparam, insert, update

from spadille.server.storage.database import Row
from spadille.server.storage.shape import events, tables

_REMEMBER: Final = update(tables).where(tables.c.id == bindparam("of")).values(head=bindparam("seal"))


def insert_all(connection: Connection, rows: Iterable[Row]) -> None:
    """Stores lines, inside the caller's transaction."""
    heads: dict[str, bytes] = {}
    for table, found in groupby(rows, key=itemgetter(0)):
        lines = [dict(line) for _, line in found]
        connection.execute(insert(table), lines)
        heads |= heads_in(table, lines)
    remember(connection, heads)


def heads_in(into: Table, lines: Iterable[Mapping[str, Any]]) -> dict[str, bytes]:
    """By table, the seal of its latest event among these lines."""
    return {line["table_id"]: line["seal"] for line in lines} if into is events else {}


def remember(connection: Connection, heads: Mapping[str, bytes]) -> None:
    """Every table remembers the seal of its latest event."""
    if heads:
        connection.execute(_REMEMBER, [{"of": table, "seal": heads[table]} for table in sorted(heads)])
