"""The database in PostgreSQL, which any number of servers may share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from threading import Thread
from typing import Any, Final, TypeVar
from weakref import WeakSet

import asyncpg
from sqlalchemy import URL, Connection, event, inspect, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    SQLAlchemyError,
    StatementError,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from spadille.storage.database import (
    ClusterListener,
    CommitUnknown,
    DatabaseUnavailable,
    DatabaseUnusable,
    HeldElsewhere,
    Insert,
    RowsRejected,
    Statement,
    WriteFailed,
    encode_value,
    insert_sql,
    table_and_columns,
)
from spadille.storage.event_logs import (
    build_event_log,
    event_log_query,
    find_first_corruptions,
    read_event_logs,
)
from spadille.storage.hash_chain import Corruption, EventLog, find_heads
from spadille.storage.open_database import redact_database_url
from spadille.storage.postgres import lease
from spadille.storage.schema import SchemaMismatch, current_version, upgrade_statements
from spadille.telemetry.log import Logger

_POOL_SIZE: Final = 4
_TIMEOUT: Final = 10.0
"""Seconds within which the database must answer."""
_RELEASE_TIMEOUT: Final = 3.0
"""Seconds that the release of the lease may take. A lease that is not released expires."""
_SESSION: Final = {
    "application_name": "spadille",
    "jit": "off",
    # A server that loses its connection in a transaction blocks the other servers for this time at most.
    "idle_in_transaction_session_timeout": "10s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
_RENEWALS_PER_TIMEOUT: Final = 4
"""The number of renewals of a lease within the time after which it expires."""
_PERSONAL_TABLES: Final = (
    *("pseudonyms", "match_results", "seats", "sheets", "push_subscriptions"),
    *("devices", "recovery_codes", "result_cache", "club_names", "club_directors", "players"),
)
"""The tables that hold personal data."""
_ROWS_PER_FETCH: Final = 500
_VERSION_TABLE: Final = "schema_version"
_DRIVER: Final = "postgresql+asyncpg"
_UPDATE_HEAD: Final = text("UPDATE tables SET head = :seal WHERE id = :table")
_MIGRATION_LOCK: Final = 0x5350_4144
"""The advisory lock that ensures that only one of several starting servers migrates the database."""
SNAPSHOT: Final[dict[str, Any]] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
DATABASE_ERRORS: Final = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,
    TimeoutError,
)
Answer = TypeVar("Answer")

log = Logger("spadille")


class _LoopThread:
    """An event loop that runs in its own thread until it is stopped."""

    def __init__(self, name: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name=name, daemon=True)
        self._thread.start()

    def run(self, coroutine: Coroutine[Any, Any, Answer]) -> Answer:
        """Run a coroutine in the loop and return its result."""
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result()

    def stop(self) -> None:
        """Stop the loop. No call of `run` may be waiting."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
            self._loop.close()


class _ConnectionTracker:
    """The open connections of an engine.

    They are tracked because a connection to an unresponsive database must be terminated, not closed.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._open: WeakSet[asyncpg.Connection] = WeakSet()
        event.listen(engine.sync_engine, "connect", self._add)

    def _add(self, connection: DBAPIConnection, _record: object) -> None:
        self._open.add(connection.driver_connection)

    async def terminate(self) -> None:
        for connection in [connection for connection in self._open if not connection.is_closed()]:
            connection.terminate()
        await asyncio.sleep(0)  # lets the loop close the terminated connections


class PostgresDatabase:
    """A PostgreSQL database that several servers may share, with this server's lease."""

    shared = True

    def __init__(
        self, engine: AsyncEngine, tracker: _ConnectionTracker, loop: _LoopThread, lease_timeout: float
    ) -> None:
        self._engine = engine
        self._autocommit = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._loop = loop
        self._tracker = tracker
        self._lease_timeout = lease_timeout
        self._address: str | None = None
        self._listener: ClusterListener | None = None
        self._connected_at: float | None = None
        self._has_listened = False
        self._group = 0
        self._last_insert = (0, 0)
        self._lease = loop.run(self._acquire_lease())
        self._lease_task = loop.run(self._start_lease_task())

    # The Database interface

    def load_event_log(self, table: str) -> EventLog:
        return build_event_log(table, self.query(event_log_query(table)))

    def find_corruption(self) -> list[Corruption]:
        return self._loop.run(self._verify_snapshot())

    def query(self, statement: Statement) -> Sequence[Sequence[Any]]:
        async def execute_query(connection: AsyncConnection) -> Sequence[Sequence[Any]]:
            return (await connection.execute(text(statement[0]), dict(statement[1]))).all()

        return self._run(execute_query)

    def execute(self, statements: Sequence[Statement]) -> None:
        self._loop.run(self._execute(statements))

    def secure_delete(self) -> None:
        """Rewrite the tables that hold personal data, without their deleted rows."""
        self._run(_rewrite_personal_tables)

    def claim(self, table: str) -> HeldElsewhere | None:
        return self._run(lambda connection: lease.claim_table(connection, self._lease, table))

    def insert(self, rows: Iterable[Insert]) -> None:
        """Insert rows durably, all or none. Reject them if the lease has ended or lacks their tables."""
        self._loop.run(self._insert(list(rows)))

    def check_writable(self) -> None:
        """Check that the database accepts writes, by renewing the lease."""
        if not self._run(lambda connection: lease.renew(connection, self._lease, self._address)):
            raise DatabaseUnavailable("the lease has ended")

    def was_committed(self) -> bool | None:
        number, group = self._last_insert
        try:
            return self._run(lambda connection: lease.last_group(connection, number)) == group
        except DatabaseUnavailable:
            return None

    def list_peers(self) -> Sequence[HeldElsewhere]:
        return self._run(lambda connection: lease.list_others(connection, self._lease))

    def join(self, address: str | None, listener: ClusterListener) -> None:
        self._address, self._listener = address, listener
        with suppress(DatabaseUnavailable):  # the next renewal publishes the address
            self._run(lambda connection: lease.renew(connection, self._lease, address))

    def notify_changed(self, tables: Sequence[str]) -> None:
        self._run(lambda connection: lease.notify_changed(connection, self._lease, tables))

    def close(self) -> None:
        """Release the lease and close all connections."""
        self._loop.run(self._release_and_close())
        self._loop.stop()

    # Queries

    def _run(self, work: Callable[[AsyncConnection], Awaitable[Answer]]) -> Answer:
        return self._loop.run(self._run_with_retry(work))

    async def _run_with_retry(self, work: Callable[[AsyncConnection], Awaitable[Answer]]) -> Answer:
        """Run `work`, which must be idempotent. Run it once more if the connection was broken."""
        try:
            try:
                return await self._run_once(work)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return await self._run_once(work)
        except DATABASE_ERRORS as error:
            raise DatabaseUnavailable(error_name(error)) from error

    async def _run_once(self, work: Callable[[AsyncConnection], Awaitable[Answer]]) -> Answer:
        async with self._autocommit.connect() as connection:
            return await work(connection)

    async def _verify_snapshot(self) -> list[Corruption]:
        """Verify all event logs in one snapshot. Servers may write meanwhile."""
        try:
            async with self._engine.execution_options(**SNAPSHOT).connect() as connection:
                return await connection.run_sync(_find_corruption)
        except DATABASE_ERRORS as error:
            raise DatabaseUnavailable(error_name(error)) from error

    # Inserts and statements

    async def _insert(self, rows: list[Insert]) -> None:
        try:
            await self._insert_once(rows)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise _write_error(error) from error
            await self._insert_again(rows)
        except DATABASE_ERRORS as error:
            raise _write_error(error) from error

    async def _insert_again(self, rows: list[Insert]) -> None:
        """Insert rows once more after the connection broke before the commit."""
        try:
            await self._insert_once(rows)
        except DATABASE_ERRORS as error:
            raise _write_error(error) from error

    async def _insert_once(self, rows: list[Insert]) -> None:
        self._group += 1
        self._last_insert = (self._lease, self._group)
        async with self._engine.connect() as connection:
            if not await lease.require_alive(connection, *self._last_insert, _find_tables(rows)):
                raise WriteFailed("held by another server")
            await _insert_all(connection, self._add_lease(rows))
            try:
                await connection.commit()
            except DATABASE_ERRORS as error:
                raise CommitUnknown(error_name(error)) from error

    def _add_lease(self, rows: Iterable[Insert]) -> list[Insert]:
        """Return the rows, with this server's lease added to those that create tables."""
        return [(into, {**row, "lease": self._lease} if into == "tables" else row) for into, row in rows]

    async def _execute(self, statements: Sequence[Statement]) -> None:
        try:
            async with self._engine.begin() as connection:
                for sql, parameters in statements:
                    await connection.execute(text(sql), dict(parameters))
        except DATABASE_ERRORS as error:
            raise _write_error(error) from error

    # The lease

    async def _acquire_lease(self) -> int:
        try:
            return await self._run_once(lambda connection: lease.acquire(connection, self._address))
        except DATABASE_ERRORS as error:
            raise DatabaseUnavailable(error_name(error)) from error

    async def _start_lease_task(self) -> asyncio.Task[None]:
        return asyncio.create_task(self._maintain_lease())

    async def _maintain_lease(self) -> None:
        """Renew the lease and listen for notifications, for as long as the server runs."""
        while True:
            try:
                async with self._autocommit.connect() as connection:
                    await self._start_listening(connection)
                    await self._renew_until_disconnected(connection)
            except DATABASE_ERRORS as error:
                log.warning("the database is out of reach", because=error_name(error))
            self._connected_at = None
            await asyncio.sleep(self._lease_timeout / _RENEWALS_PER_TIMEOUT)

    async def _start_listening(self, connection: AsyncConnection) -> None:
        raw = (await connection.get_raw_connection()).driver_connection
        assert isinstance(raw, asyncpg.Connection)
        await raw.add_listener(lease.CHANNEL, self._on_notification)
        if self._has_listened and self._listener is not None:
            self._listener.on_tables_changed(())
        self._has_listened = True

    async def _renew_until_disconnected(self, connection: AsyncConnection) -> None:
        self._connected_at = asyncio.get_running_loop().time()
        while True:
            if not await lease.renew(connection, self._lease, self._address):
                await self._replace_lost_lease(connection)
            # A server that has just connected cannot know yet which leases are being renewed.
            if asyncio.get_running_loop().time() - self._connected_at > self._lease_timeout:
                await lease.end_expired(connection, self._lease_timeout)
            await asyncio.sleep(self._lease_timeout / _RENEWALS_PER_TIMEOUT)

    async def _replace_lost_lease(self, connection: AsyncConnection) -> None:
        log.error("the lease was lost", lease=self._lease)
        self._lease = await lease.acquire(connection, self._address)
        if self._listener is not None:
            self._listener.on_table_lost()

    def _on_notification(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        notification = lease.parse_notification(payload)
        if self._listener is None or notification is None:
            return
        if notification.ended:
            self._listener.on_lease_ended(notification.lease)
        elif notification.lease != self._lease:
            self._listener.on_tables_changed(notification.tables)

    async def _release_and_close(self) -> None:
        self._lease_task.cancel()
        await asyncio.gather(self._lease_task, return_exceptions=True)
        with suppress(*DATABASE_ERRORS):
            async with asyncio.timeout(_RELEASE_TIMEOUT):
                await self._run_once(lambda connection: lease.release(connection, self._lease))
                await self._engine.dispose()
        await self._tracker.terminate()


class WholeDatabase:
    """A connection to the whole database in one transaction, with the methods of SQLite's connections."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def execute(self, query: str, parameters: Mapping[str, Any] | None = None, /) -> Iterable[Any]:
        """Return the rows of a query."""
        options = {"yield_per": _ROWS_PER_FETCH}
        return self._connection.execute(text(query), parameters or {}, execution_options=options)

    def executemany(self, statement: str, rows: Iterable[Mapping[str, Any]], /) -> None:
        """Execute a statement once for each row of parameters.

        Raises:
            RowsRejected: the rows do not fit their table.
        """
        try:
            self._connection.execute(text(statement), [*rows])
        except StatementError as error:
            if getattr(error, "connection_invalidated", False):
                raise
            raise RowsRejected(error_name(error)) from error


def error_name(error: BaseException) -> str:
    """Return the name of a database error. Its message could reveal data."""
    inner = error.__cause__ or getattr(error, "orig", None) or error
    state = getattr(inner, "sqlstate", None) or getattr(inner.__cause__, "sqlstate", None)
    return " ".join(filter(None, (type(inner.__cause__ or inner).__name__, state)))


def _find_corruption(connection: Connection) -> list[Corruption]:
    return find_first_corruptions(read_event_logs(WholeDatabase(connection)))


def _write_error(error: BaseException) -> WriteFailed:
    """Return `WriteFailed` for an error that invalid rows cause, `DatabaseUnavailable` for any other."""
    kind = WriteFailed if isinstance(error, IntegrityError | DataError) else DatabaseUnavailable
    return kind(error_name(error))


async def _rewrite_personal_tables(connection: AsyncConnection) -> None:
    await connection.execute(text(f"VACUUM (FULL) {', '.join(_PERSONAL_TABLES)}"))


def _find_tables(rows: Iterable[Insert]) -> list[str]:
    names = {row["id"] if into == "tables" else row.get("table_id") for into, row in rows}
    return [name for name in names if name is not None]


async def _insert_all(connection: AsyncConnection, rows: Iterable[Insert]) -> None:
    """Insert rows inside the caller's transaction, and update the head of each table whose event log grew."""
    heads: dict[str, bytes] = {}
    for (into, columns), group in groupby(rows, key=table_and_columns):
        values = [{name: encode_value(value) for name, value in row.items()} for _, row in group]
        await connection.execute(text(insert_sql(into, columns)), values)
        heads |= find_heads(into, values)
    if heads:
        await connection.execute(
            _UPDATE_HEAD, [{"table": table, "seal": heads[table]} for table in sorted(heads)]
        )


def open_postgres(url: URL, lease_timeout: float) -> PostgresDatabase:
    """Return the database at `url`, created or migrated if necessary.

    Raises:
        DatabaseUnusable: the database cannot be used.
    """
    loop = _LoopThread("database")
    opened = create_engine(url)
    tracker = _ConnectionTracker(opened)
    try:
        loop.run(_prepare(opened))
        return PostgresDatabase(opened, tracker, loop, lease_timeout)
    except SchemaMismatch as error:
        unusable = DatabaseUnusable(error.code, redact_database_url(url))
        unusable.__cause__ = error
    except (*DATABASE_ERRORS, DatabaseUnavailable, TypeError, ValueError) as error:
        unusable = DatabaseUnusable("cannot-open", redact_database_url(url))
        unusable.__cause__ = error
    loop.run(opened.dispose())
    loop.stop()
    raise unusable


def parse_postgres_url(text: str) -> URL:
    """Return the URL in `text` with the name of the driver and with its parameters.

    Raises:
        ValueError: `text` is not the URL of a database.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise ValueError("no address") from error
    if not url.database:
        raise ValueError("no database")
    return url.set(
        drivername=_DRIVER, query={_driver_parameter(key): value for key, value in url.query.items()}
    )


def _driver_parameter(name: str) -> str:
    """Return the driver's name for a PostgreSQL parameter."""
    return "ssl" if name == "sslmode" else name


def create_engine(url: URL) -> AsyncEngine:
    """Return an engine with a timeout for each connection and each command."""
    return create_async_engine(
        url,
        hide_parameters=True,
        pool_size=_POOL_SIZE,
        pool_timeout=_TIMEOUT,
        connect_args={"timeout": _TIMEOUT, "command_timeout": _TIMEOUT, "server_settings": _SESSION},
    )


async def _prepare(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
        await connection.run_sync(upgrade_schema)


def upgrade_schema(connection: Connection) -> None:
    """Bring a database to the current schema, inside the caller's transaction.

    Raises:
        SchemaMismatch: it is no database of Spadille, or its version is too old or newer than this program.
    """
    if statements := upgrade_statements("postgres", read_version(connection)):
        for statement in statements:
            connection.exec_driver_sql(statement)
        connection.exec_driver_sql("DELETE FROM schema_version")
        connection.exec_driver_sql(f"INSERT INTO schema_version VALUES ({current_version()})")  # noqa: S608


def read_version(connection: Connection) -> int | None:
    """Return the version of a database's schema; None if the database is empty.

    Raises:
        SchemaMismatch: it is no database of Spadille, or older than the first numbered version.
    """
    existing = set(inspect(connection).get_table_names())
    if not existing:
        return None
    if _VERSION_TABLE in existing:
        return int(connection.execute(text("SELECT version FROM schema_version")).scalar_one())
    raise SchemaMismatch("older" if existing >= {"tables", "events"} else "not-ours")
