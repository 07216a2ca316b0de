"""Abandoned tables: nothing has happened for long, and no match was ever finished."""

from __future__ import annotations

from typing import Final

from spadille.storage.database import Statement
from spadille.storage.store import Store

_AT_ONCE: Final = 100
_LEFT_ALONE: Final = """
opened < :before
AND NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = tables.id)
AND :before > (SELECT time FROM events WHERE events.table_id = tables.id ORDER BY seq DESC LIMIT 1)
"""
_ABANDONED: Final = f"SELECT id FROM tables WHERE {_LEFT_ALONE} ORDER BY opened, id LIMIT :most"  # noqa: S608 - our shape
_STILL: Final = f"SELECT id FROM tables WHERE id = :table AND {_LEFT_ALONE}"  # noqa: S608 - our shape
_OF_A_TABLE: Final = (
    "DELETE FROM guests WHERE table_id = :table",
    "DELETE FROM seats WHERE table_id = :table",
    "DELETE FROM events WHERE table_id = :table",
    "DELETE FROM tables WHERE id = :table",
)


def find_abandoned(store: Store, before: str) -> list[str]:
    """Tables where nothing has happened since a time, a batch at once, oldest first."""
    return [table for (table,) in store.query(_ABANDONED, before=before, most=_AT_ONCE)]


def is_abandoned(store: Store, table: str, before: str) -> bool:
    """Whether nothing has happened at a table since a time."""
    return bool(store.query(_STILL, table=table, before=before))


def delete_table(table: str) -> list[Statement]:
    """Deletes a table with its whole story."""
    return [(order, {"table": table}) for order in _OF_A_TABLE]
