"""Abandoned tables: nothing has happened for long, and no match was ever finished."""

from __future__ import annotations

from typing import Final

from spadille.storage.database import Statement
from spadille.storage.store import Store

_BATCH_SIZE: Final = 100
_ABANDONED_CONDITION: Final = """
opened < :before
AND NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = tables.id)
AND :before > (SELECT time FROM events WHERE events.table_id = tables.id ORDER BY seq DESC LIMIT 1)
"""
_SELECT_ABANDONED: Final = (
    f"SELECT id FROM tables WHERE {_ABANDONED_CONDITION} ORDER BY opened, id LIMIT :most"  # noqa: S608 - our shape
)
_SELECT_IF_ABANDONED: Final = f"SELECT id FROM tables WHERE id = :table AND {_ABANDONED_CONDITION}"  # noqa: S608 - our shape
_DELETE_TABLE: Final = (
    "DELETE FROM guests WHERE table_id = :table",
    "DELETE FROM seats WHERE table_id = :table",
    "DELETE FROM events WHERE table_id = :table",
    "DELETE FROM tables WHERE id = :table",
)


def find_abandoned(store: Store, before: str) -> list[str]:
    """Tables where nothing has happened since a time, a batch at once, oldest first."""
    return [table for (table,) in store.query(_SELECT_ABANDONED, before=before, most=_BATCH_SIZE)]


def is_abandoned(store: Store, table: str, before: str) -> bool:
    """Whether nothing has happened at a table since a time."""
    return bool(store.query(_SELECT_IF_ABANDONED, table=table, before=before))


def delete_table(table: str) -> list[Statement]:
    """Deletes a table with its whole story."""
    return [(order, {"table": table}) for order in _DELETE_TABLE]
