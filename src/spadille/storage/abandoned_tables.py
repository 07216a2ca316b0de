"""Find and delete abandoned tables: tables without a finished match that had no event for a long time."""

from __future__ import annotations

from typing import Final

from spadille.storage.database import Statement
from spadille.storage.store import Store

_BATCH_SIZE: Final = 10_000
_ABANDONED_CONDITION: Final = """
opened < :before
AND NOT EXISTS (SELECT 1 FROM match_results WHERE match_results.table_id = tables.id)
AND :before > (SELECT time FROM events WHERE events.table_id = tables.id ORDER BY seq DESC LIMIT 1)
"""
_SELECT_ABANDONED: Final = (
    f"SELECT id FROM tables WHERE {_ABANDONED_CONDITION} ORDER BY opened, id LIMIT :most"  # noqa: S608 - our own SQL
)
_SELECT_IF_ABANDONED: Final = f"SELECT id FROM tables WHERE id = :table AND {_ABANDONED_CONDITION}"  # noqa: S608 - our own SQL
_SELECT_NEWEST: Final = """
SELECT max(time) FROM (
    SELECT opened AS time FROM tables
    UNION ALL
    SELECT (SELECT time FROM events WHERE events.table_id = tables.id ORDER BY seq DESC LIMIT 1) FROM tables
) AS times
"""
_DELETE_TABLE: Final = (
    "DELETE FROM pseudonyms WHERE table_id = :table",
    "DELETE FROM seats WHERE table_id = :table",
    "DELETE FROM events WHERE table_id = :table",
    "DELETE FROM tables WHERE id = :table",
)


def find_abandoned(store: Store, before: str) -> list[str]:
    """Return the ids of up to 10,000 abandoned tables without an event since `before`, oldest first."""
    return [table for (table,) in store.query(_SELECT_ABANDONED, before=before, most=_BATCH_SIZE)]


def newest_event_time(store: Store) -> str | None:
    """Return the time of the newest event of all tables; None if there are no tables."""
    ((time,),) = store.query(_SELECT_NEWEST)
    return None if time is None else str(time)


def is_abandoned(store: Store, table: str, before: str) -> bool:
    """Return true if a table has had no event since `before` and no match of it was finished."""
    return bool(store.query(_SELECT_IF_ABANDONED, table=table, before=before))


def delete_table(table: str) -> list[Statement]:
    """Return the statements that delete a table with its event log, seats and pseudonyms."""
    return [(statement, {"table": table}) for statement in _DELETE_TABLE]
