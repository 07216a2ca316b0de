"""Read or fill a whole PostgreSQL database in one transaction."""

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
    """Return what `work` reads in one snapshot.

    Raises:
        DatabaseUnusable: the database cannot be read.
    """
    return _run(url, work, store.SNAPSHOT)


def fill_postgres(url: URL, work: Work[None]) -> None:
    """Run `work`, which fills the database, in one transaction.

    Raises:
        DatabaseUnusable: the database cannot be written.
    """
    _run(url, work, {})


def _run(url: URL, work: Work[Answer], options: Mapping[str, object]) -> Answer:
    try:
        return asyncio.run(_run_in_transaction(url, work, options))
    except NewerSchema as error:
        raise DatabaseUnusable("newer", redact_database_url(url)) from error
    except store.NotOurs as error:
        raise DatabaseUnusable("not-ours", redact_database_url(url)) from error
    except store.DATABASE_ERRORS as error:
        raise DatabaseUnusable("cannot-open", redact_database_url(url)) from error


async def _run_in_transaction(url: URL, work: Work[Answer], options: Mapping[str, object]) -> Answer:
    engine = store.create_engine(url)
    try:
        async with engine.execution_options(**options).begin() as connection:
            await connection.run_sync(store.require_ours)
            return await _run_sync(connection, work)
    finally:
        await engine.dispose()


async def _run_sync(connection: AsyncConnection, work: Work[Answer]) -> Answer:
    return await connection.run_sync(work)
