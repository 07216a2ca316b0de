"""Writes to the database outside a table's event log. A failed write raises the error `not-stored`."""

from __future__ import annotations

from spadille.protocol.api_error import api_error
from spadille.storage import Insert, Store, WriteFailed
from spadille.storage.database import Statement
from spadille.workers.threads import run_in_thread


async def insert_rows(store: Store, *rows: Insert) -> None:
    """Insert rows in one transaction.

    Raises:
        ApiError: `not-stored` if the database cannot store it.
    """
    try:
        await store.insert(*rows)
    except WriteFailed as error:
        raise api_error("not-stored") from error


async def execute_statements(store: Store, *statements: Statement) -> None:
    """Execute statements in one transaction.

    Raises:
        ApiError: `not-stored` if the database cannot store it.
    """
    try:
        await run_in_thread(store.execute, *statements)
    except WriteFailed as error:
        raise api_error("not-stored") from error
