"""Open a PostgreSQL database for an operator's command, which reads or fills it in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from sqlalchemy import URL, Connection, text

from spadille.storage.admin.full_dump import Answer, Work
from spadille.storage.database import DatabaseUnusable
from spadille.storage.open_database import redact_database_url
from spadille.storage.postgres import store
from spadille.storage.schema import SchemaMismatch, require_current


def read_postgres(url: URL, work: Work[Answer]) -> Answer:
    """Return the result of `work`, which reads one snapshot of a database.

    Raises:
        DatabaseUnusable: the database cannot be read.
    """

    def read(connection: Connection) -> Answer:
        require_current("postgres", store.read_version(connection))
        return work(store.WholeDatabase(connection))

    return _run(url, read, store.SNAPSHOT)


def fill_postgres(url: URL, work: Work[object]) -> None:
    """Run `work`, which fills a database, in one transaction.

    Raises:
        DatabaseUnusable: the database cannot be written, or a server uses it.
    """

    def fill(connection: Connection) -> None:
        store.upgrade_schema(connection)
        if connection.execute(text("SELECT 1 FROM leases WHERE NOT ended")).first():
            raise DatabaseUnusable("in-use", redact_database_url(url))
        work(store.WholeDatabase(connection))

    _run(url, fill, {})


def _run(url: URL, work: Callable[[Connection], Answer], options: Mapping[str, object]) -> Answer:
    try:
        return asyncio.run(_run_in_transaction(url, work, options))
    except SchemaMismatch as error:
        raise DatabaseUnusable(error.code, redact_database_url(url)) from error
    except store.DATABASE_ERRORS as error:
        raise DatabaseUnusable("cannot-open", redact_database_url(url)) from error


async def _run_in_transaction(
    url: URL, work: Callable[[Connection], Answer], options: Mapping[str, object]
) -> Answer:
    engine = store.create_engine(url)
    try:
        async with engine.execution_options(**options).begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()
