"""A whole PostgreSQL database in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from spadille.storage.admin.full_dump import Answer, Work
from spadille.storage.database_url import redact_database_url
from spadille.storage.errors import DatabaseUnusable, NewerSchema
from spadille.storage.postgres import store


def read_postgres(url: URL, work: Work[Answer]) -> Answer:
    """Looks at it as it is at one moment.

    Raises:
        Unusable: it cannot be read, and why.
    """
    return _run(url, work, store.SNAPSHOT)


def fill_postgres(url: URL, work: Work[None]) -> None:
    """Fills it, all at once or not at all.

    Raises:
        Unusable: it cannot be written, and why.
    """
    _run(url, work, {})


def _run(url: URL, work: Work[Answer], how: Mapping[str, object]) -> Answer:
    try:
        return asyncio.run(_run_in_transaction(url, work, how))
    except NewerSchema as trouble:
        raise DatabaseUnusable("newer", redact_database_url(url)) from trouble
    except store.NotOurs as trouble:
        raise DatabaseUnusable("not-ours", redact_database_url(url)) from trouble
    except store.DATABASE_ERRORS as trouble:
        raise DatabaseUnusable("cannot-open", redact_database_url(url)) from trouble


async def _run_in_transaction(url: URL, work: Work[Answer], how: Mapping[str, object]) -> Answer:
    engine = store.create_engine(url)
    try:
        async with engine.execution_options(**how).begin() as connection:
            await connection.run_sync(store.require_ours)
            return await _run_sync(connection, work)
    finally:
        await engine.dispose()


async def _run_sync(connection: AsyncConnection, work: Work[Answer]) -> Answer:
    return await connection.run_sync(work)
