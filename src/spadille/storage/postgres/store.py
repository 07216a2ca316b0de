"""PostgreSQL: one database, as many servers as one likes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar
from weakref import WeakSet

import asyncpg
from sqlalchemy import URL, Connection, event, inspect, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from spadille.storage.batches import insert_all
from spadille.storage.database import (
    ClusterListener,
    CommitUnknown,
    DatabaseUnavailable,
    HeldElsewhere,
    Insert,
    Statement,
    TableName,
    WriteFailed,
)
from spadille.storage.database_url import redact_database_url
from spadille.storage.errors import DatabaseUnusable, NewerSchema
from spadille.storage.event_logs import build_event_log, event_log_query, find_first_corruptions
from spadille.storage.event_logs_sql import read_all_event_logs
from spadille.storage.hash_chain import Corruption, EventLog, encode_payload
from spadille.storage.postgres import lease
from spadille.storage.postgres.loop_thread import LoopThread
from spadille.storage.schema import metadata, tables
from spadille.storage.schema_version import catch_up, load_migrations
from spadille.telemetry.log import Logger

_POOL_SIZE: Final = 4
_TIMEOUT: Final = 10.0
"""Seconds that the database gets for an answer."""
_RELEASE_TIMEOUT: Final = 3.0
"""Seconds that giving the lease back may take; it ends by itself if it is not given back."""
_SESSION: Final = {
    "application_name": "spadille",
    "jit": "off",
    # A server that is cut off in the middle of a transaction holds up the others no longer than this.
    "idle_in_transaction_session_timeout": "10s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
_RENEWALS_PER_TIMEOUT: Final = 4
"""How often a lease is renewed in the time of silence that ends it."""
_PERSONAL_TABLES: Final = (
    *("guests", "results", "seats", "sheets", "subscriptions"),
    *("devices", "recoveries", "findings", "players"),
)
"""The tables in which there may be what is to be forgotten."""
_MIGRATION_LOCK: Final = 0x5350_4144
"""The lock that only one of several starting servers has."""
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


class _ConnectionTracker:
    """The connections of an engine. One to a database that says nothing does not close by being told to."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._open: WeakSet[asyncpg.Connection] = WeakSet()
        event.listen(engine.sync_engine, "connect", self._connected)

    def _connected(self, connection: DBAPIConnection, _record: object) -> None:
        self._open.add(connection.driver_connection)

    async def hang_up(self) -> None:
        """Ends what is still open."""
        for line in [line for line in self._open if not line.is_closed()]:
            line.terminate()
        await asyncio.sleep(0)  # the loop itself closes what was hung up


class PostgresDatabase:
    """A database that several servers may share, and this server's lease there."""

    shared = True

    def __init__(
        self, engine: AsyncEngine, lines: _ConnectionTracker, loop: LoopThread, silence: float
    ) -> None:
        self._engine = engine
        self._single = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._loop = loop
        self._lines = lines
        self._silence = silence
        self._address: str | None = None
        self._watcher: ClusterListener | None = None
        self._watching: float | None = None
        self._listened = False
        self._group = 0
        self._doubt = (0, 0)
        self._lease = loop.run(self._taken())
        self._keeper = loop.run(self._started())

    # What a store asks of it

    def load_event_log(self, table: str) -> EventLog:
        """What lies there of a table, as it is at one moment."""
        return build_event_log(table, self.query(event_log_query(table, "CAST(payload AS TEXT)")))

    def find_corruption(self) -> list[Corruption]:
        """What is wrong with any table's story; the first that is wrong with each."""
        return self._loop.run(self._looked_through())

    def query(self, question: Statement) -> Sequence[Sequence[Any]]:
        """The lines that answer a question."""

        async def asked(connection: AsyncConnection) -> Sequence[Sequence[Any]]:
            return (await connection.execute(text(question[0]), dict(question[1]))).all()

        return self._reach(asked)

    def execute(self, orders: Sequence[Statement]) -> None:
        """Does what is ordered, all of it durably or nothing."""
        self._loop.run(self._changed(orders))

    def secure_delete(self) -> None:
        """Has the tables written anew in which people stand."""
        self._reach(_rewrite_personal_tables)

    def claim(self, table: str) -> HeldElsewhere | None:
        """Takes a table that nobody holds; gives whoever holds it, if somebody else does."""
        return self._reach(lambda connection: lease.claim_table(connection, self._lease, table))

    def insert(self, rows: Iterable[Insert]) -> None:
        """Stores lines, all of them durably or none, while the lease holds and the tables are under it."""
        self._loop.run(self._kept_all(list(rows)))

    def check_writable(self) -> None:
        """Renews the lease, if it is still ours."""
        if not self._reach(lambda connection: lease.renew(connection, self._lease, self._address)):
            raise DatabaseUnavailable("the lease has ended")

    def was_committed(self) -> bool | None:
        """Whether the lines that were in doubt are kept; None as long as nobody can tell."""
        of, group = self._doubt
        try:
            return self._reach(lambda connection: lease.last_group(connection, of)) == group
        except DatabaseUnavailable:
            return None

    def list_peers(self) -> Sequence[HeldElsewhere]:
        """The other servers that use the database just now."""
        return self._reach(lambda connection: lease.list_others(connection, self._lease))

    def join(self, address: str | None, watcher: ClusterListener) -> None:
        """Tells the neighbours where we are reached, and the watcher what they do."""
        self._address, self._watcher = address, watcher
        with suppress(DatabaseUnavailable):  # the next beat says it
            self._reach(lambda connection: lease.renew(connection, self._lease, address))

    def notify_changed(self, tables: Sequence[str]) -> None:
        """Tells the neighbours that keys were ended, and which tables are to be read anew."""
        self._reach(lambda connection: lease.notify_changed(connection, self._lease, tables))

    def close(self) -> None:
        """Gives the lease back."""
        self._loop.run(self._ended())
        self._loop.stop()

    # Asking

    def _reach(self, work: Callable[[AsyncConnection], Awaitable[Answer]]) -> Answer:
        return self._loop.run(self._reached(work))

    async def _reached(self, work: Callable[[AsyncConnection], Awaitable[Answer]]) -> Answer:
        """Does something that may well be done twice; a connection that has gone stale is no hindrance."""
        try:
            try:
                return await self._done(work)
            except DBAPIError as trouble:
                if not trouble.connection_invalidated:
                    raise
                return await self._done(work)
        except DATABASE_ERRORS as trouble:
            raise DatabaseUnavailable(error_name(trouble)) from trouble

    async def _done(self, work: Callable[[AsyncConnection], Awaitable[Answer]]) -> Answer:
        async with self._single.connect() as connection:
            return await work(connection)

    async def _looked_through(self) -> list[Corruption]:
        """As everything is at one moment, while others write."""
        try:
            async with self._engine.execution_options(**SNAPSHOT).connect() as connection:
                return await connection.run_sync(_find_corruption)
        except DATABASE_ERRORS as trouble:
            raise DatabaseUnavailable(error_name(trouble)) from trouble

    # Keeping

    async def _kept_all(self, rows: list[Insert]) -> None:
        try:
            await self._kept_once(rows)
        except DBAPIError as trouble:
            if not trouble.connection_invalidated:
                raise _write_error(trouble) from trouble
            await self._kept_again(rows)
        except DATABASE_ERRORS as trouble:
            raise _write_error(trouble) from trouble

    async def _kept_again(self, rows: list[Insert]) -> None:
        """The connection had gone before anything was to be committed."""
        try:
            await self._kept_once(rows)
        except DATABASE_ERRORS as trouble:
            raise _write_error(trouble) from trouble

    async def _kept_once(self, rows: list[Insert]) -> None:
        self._group += 1
        self._doubt = (self._lease, self._group)
        async with self._engine.connect() as connection:
            if not await lease.require_alive(connection, *self._doubt, _find_tables(rows)):
                raise WriteFailed("held by another server")
            await connection.run_sync(insert_all, self._under_lease(rows))
            try:
                await connection.commit()
            except DATABASE_ERRORS as trouble:
                raise CommitUnknown(error_name(trouble)) from trouble

    def _under_lease(self, rows: Iterable[Insert]) -> list[Insert]:
        """A table that is opened here is held here."""
        return [(into, {**line, "lease": self._lease} if into == "tables" else line) for into, line in rows]

    async def _changed(self, orders: Sequence[Statement]) -> None:
        try:
            async with self._engine.begin() as connection:
                for statement, facts in orders:
                    await connection.execute(text(statement), dict(facts))
        except DATABASE_ERRORS as trouble:
            raise _write_error(trouble) from trouble

    # The lease

    async def _taken(self) -> int:
        try:
            return await self._done(lambda connection: lease.acquire(connection, self._address))
        except DATABASE_ERRORS as trouble:
            raise DatabaseUnavailable(error_name(trouble)) from trouble

    async def _started(self) -> asyncio.Task[None]:
        return asyncio.create_task(self._live())

    async def _live(self) -> None:
        """Renews the lease, and listens to the neighbours, for as long as the server runs."""
        while True:
            try:
                async with self._single.connect() as connection:
                    await self._listen(connection)
                    await self._beat(connection)
            except DATABASE_ERRORS as trouble:
                log.warning("the database is out of reach", because=error_name(trouble))
            self._watching = None
            await asyncio.sleep(self._silence / _RENEWALS_PER_TIMEOUT)

    async def _listen(self, connection: AsyncConnection) -> None:
        raw = (await connection.get_raw_connection()).driver_connection
        assert isinstance(raw, asyncpg.Connection)
        await raw.add_listener(lease.CHANNEL, self._heard)
        if self._listened and self._watcher is not None:
            self._watcher.on_tables_changed(())
        self._listened = True

    async def _beat(self, connection: AsyncConnection) -> None:
        self._watching = asyncio.get_running_loop().time()
        while True:
            if not await lease.renew(connection, self._lease, self._address):
                await self._lost(connection)
            # Whoever has only just come himself cannot tell who is silent.
            if asyncio.get_running_loop().time() - self._watching > self._silence:
                await lease.end_expired(connection, self._silence)
            await asyncio.sleep(self._silence / _RENEWALS_PER_TIMEOUT)

    async def _lost(self, connection: AsyncConnection) -> None:
        log.error("the lease was lost", lease=self._lease)
        self._lease = await lease.acquire(connection, self._address)
        if self._watcher is not None:
            self._watcher.on_table_lost()

    def _heard(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        notice = lease.parse_notification(payload)
        if self._watcher is None or notice is None:
            return
        if notice.ended:
            self._watcher.on_lease_ended(notice.lease)
        elif notice.lease != self._lease:
            self._watcher.on_tables_changed(notice.tables)

    async def _ended(self) -> None:
        self._keeper.cancel()
        await asyncio.gather(self._keeper, return_exceptions=True)
        with suppress(*DATABASE_ERRORS):
            async with asyncio.timeout(_RELEASE_TIMEOUT):
                await self._done(lambda connection: lease.release(connection, self._lease))
                await self._engine.dispose()
        await self._lines.hang_up()


def error_name(trouble: BaseException) -> str:
    """Why the database did not take something, by name: its own words could tell what was in it."""
    inner = trouble.__cause__ or getattr(trouble, "orig", None) or trouble
    state = getattr(inner, "sqlstate", None) or getattr(inner.__cause__, "sqlstate", None)
    return " ".join(filter(None, (type(inner.__cause__ or inner).__name__, state)))


def _find_corruption(connection: Connection) -> list[Corruption]:
    return find_first_corruptions(read_all_event_logs(connection))


def _write_error(trouble: BaseException) -> WriteFailed:
    """Whether the lines are at fault, or the database would take nothing else either."""
    kind = WriteFailed if isinstance(trouble, IntegrityError | DataError) else DatabaseUnavailable
    return kind(error_name(trouble))


async def _rewrite_personal_tables(connection: AsyncConnection) -> None:
    await connection.execute(text(f"VACUUM (FULL) {', '.join(_PERSONAL_TABLES)}"))


def _find_tables(rows: Iterable[Insert]) -> list[str]:
    """The tables that lines are about."""
    return list(
        {line["id"] if into == "tables" else line["table_id"] for into, line in rows if _has_table_id(into)}
    )


def _has_table_id(into: TableName) -> bool:
    return into == "tables" or "table_id" in metadata.tables[into].c


def open_postgres(url: URL, silence: float) -> PostgresDatabase:
    """The database at this address, brought up to date where needed.

    Raises:
        Unusable: it cannot be used, and why.
    """
    loop = LoopThread("database")
    opened = create_engine(url)
    lines = _ConnectionTracker(opened)
    try:
        loop.run(_prepare(opened))
        return PostgresDatabase(opened, lines, loop, silence)
    except NewerSchema as trouble:
        unusable = DatabaseUnusable("newer", redact_database_url(url))
        unusable.__cause__ = trouble
    except NotOurs:
        unusable = DatabaseUnusable("not-ours", redact_database_url(url))
    except (*DATABASE_ERRORS, DatabaseUnavailable, TypeError, ValueError) as trouble:
        unusable = DatabaseUnusable("cannot-open", redact_database_url(url))
        unusable.__cause__ = trouble
    loop.run(opened.dispose())
    loop.stop()
    raise unusable


def create_engine(url: URL) -> AsyncEngine:
    """Connections to this database that wait for nothing longer than they must."""
    return create_async_engine(
        url,
        hide_parameters=True,
        json_serializer=encode_payload,
        pool_size=_POOL_SIZE,
        pool_timeout=_TIMEOUT,
        connect_args={"timeout": _TIMEOUT, "command_timeout": _TIMEOUT, "server_settings": _SESSION},
    )


class NotOurs(Exception):
    """Another program's tables."""


async def _prepare(engine: AsyncEngine) -> None:
    async with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        await connection.run_sync(load_migrations)
    async with engine.begin() as connection:
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
        await connection.run_sync(require_ours)
        await connection.run_sync(catch_up)


def require_ours(connection: Connection) -> None:
    """Whether a database is ours, or empty.

    Raises:
        NotOurs: it is neither.
    """
    there = set(inspect(connection).get_table_names())
    if there and not {"alembic_version", tables.name} <= there:
        raise NotOurs
