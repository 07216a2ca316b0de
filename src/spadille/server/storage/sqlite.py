"""SQLite: one file, one server, nothing to set up."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from alembic.util.exc import CommandError
from pydantic_core import to_json
from sqlalchemy import Connection, Engine, PoolProxiedConnection, Select, Table, create_engine, event
from sqlalchemy.exc import DatabaseError, OperationalError, SQLAlchemyError

from spadille.server.storage.database import Elsewhere, NotStored, Order, OutOfReach, Row, Watcher
from spadille.server.storage.lock import Lock
from spadille.server.storage.migrate import migrate
from spadille.server.storage.unusable import Unusable

APPLICATION: Final = 0x5350_4144
"""SPAD: marks a file as ours among all other SQLite files."""
_BUSY_MS: Final = 10_000
_LOG_PAGES: Final = 4_000
"""So long does the write-ahead log grow, 16 MB, before it goes into the file. The last page of a table's
story is written with every move: this way it goes there once for many.
"""
Lines = Sequence[Mapping[str, Any]]
_PLAIN: Final = (str, int, bytes, type(None))
"""What SQLite takes as it is; anything else is written as JSON."""
_AT_ONCE: Final = 64
"""So many lines go into one statement."""


class SqliteDatabase:
    """A file that is one server's alone."""

    shared = False

    def __init__(self, readers: Engine, writer: Engine, lock: Lock | None = None) -> None:
        self._readers = readers
        self._writer = writer
        self._lock = lock

    def ask(self, question: Select[Any]) -> Sequence[Any]:
        """The lines that answer a question."""
        try:
            with self._readers.connect() as connection:
                return connection.execute(question).all()
        except SQLAlchemyError as trouble:
            raise OutOfReach(reason(trouble)) from trouble

    def keep(self, rows: Iterable[Row]) -> None:
        """Stores lines, all of them durably or none."""
        try:
            with closing(self._writer.raw_connection()) as lent, _driver(lent) as connection:
                connection.execute("BEGIN IMMEDIATE")
                for into, found in groupby(rows, key=itemgetter(0)):
                    _insert(connection, into, [line for _, line in found])
        except (SQLAlchemyError, sqlite3.Error) as trouble:
            raise NotStored(reason(trouble)) from trouble

    def told(self, question: Order) -> Sequence[Sequence[Any]]:
        """The lines that answer a question."""
        try:
            with closing(self._readers.raw_connection()) as lent:
                return _driver(lent).execute(*question).fetchall()
        except (SQLAlchemyError, sqlite3.Error) as trouble:
            raise OutOfReach(reason(trouble)) from trouble

    def change(self, orders: Sequence[Order]) -> None:
        """Does what is ordered, all of it durably or nothing."""
        try:
            with closing(self._writer.raw_connection()) as lent, _driver(lent) as connection:
                connection.execute("BEGIN IMMEDIATE")
                for order in orders:
                    connection.execute(*order)
        except (SQLAlchemyError, sqlite3.Error) as trouble:
            raise NotStored(reason(trouble)) from trouble

    def scrub(self) -> None:
        """Writes the file anew without what was deleted, and empties the write-ahead log."""
        try:
            with closing(self._writer.raw_connection()) as lent:
                connection = _driver(lent)
                connection.execute("VACUUM")
                busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except (SQLAlchemyError, sqlite3.Error) as trouble:
            raise NotStored(reason(trouble)) from trouble
        if busy:
            raise NotStored("SQLITE_BUSY")

    def kept(self) -> bool | None:
        """A file is never in doubt."""
        return False

    def claim(self, table: str) -> Elsewhere | None:
        """Every table is ours: nobody else has the file."""
        return None

    def neighbours(self) -> Sequence[Elsewhere]:
        """Nobody else has the file."""
        return ()

    def join(self, address: str, watcher: Watcher) -> str:
        """There are no neighbours."""
        raise NotImplementedError

    def close(self) -> None:
        """Lets go of the file."""
        self._writer.dispose()
        self._readers.dispose()
        if self._lock is not None:
            self._lock.release()


def _insert(connection: sqlite3.Connection, into: Table, lines: Lines) -> None:
    """Many lines in one statement: after every statement of its own the writer would have to wait until the
    tables let it go on.
    """
    columns = into.columns.keys()
    for first in range(0, len(lines), _AT_ONCE):
        some = lines[first : first + _AT_ONCE]
        values = [_written(line.get(column)) for line in some for column in columns]
        connection.execute(_statement(into, len(some)), values)


@lru_cache(maxsize=4 * _AT_ONCE)
def _statement(into: Table, lines: int) -> str:
    columns = ", ".join([f'"{column}"' for column in into.columns.keys()])  # noqa: SIM118 - a collection
    places = f"({','.join('?' * len(into.columns))})"
    return f"INSERT INTO {into.name} ({columns}) VALUES {','.join([places] * lines)}"  # noqa: S608 - our shape


def _written(value: object) -> object:
    return value if isinstance(value, _PLAIN) else to_json(value).decode()


def _driver(lent: PoolProxiedConnection) -> sqlite3.Connection:
    """The connection itself: what SQLAlchemy does for a line takes longer than SQLite."""
    connection = lent.driver_connection
    assert isinstance(connection, sqlite3.Connection)
    return connection


def reason(trouble: SQLAlchemyError | sqlite3.Error) -> str:
    """Why the file did not take something, by name: its own words could tell what was in it."""
    name = getattr(trouble.__cause__ or trouble, "sqlite_errorname", None)
    return str(name or type(trouble).__name__)


def open_file(path: Path) -> SqliteDatabase:
    """The database in this file, made or brought up to date where needed.

    Raises:
        Unusable: it cannot be used, and why.
    """
    lock = locked(path)
    writer = sqlite_engine(path, begin="BEGIN IMMEDIATE")
    try:
        _prepare(writer, path)
    except Unusable:
        writer.dispose()
        lock.release()
        raise
    return SqliteDatabase(sqlite_engine(path, begin="BEGIN"), writer, lock)


def sqlite_engine(path: Path, *, begin: str) -> Engine:
    """Connections that commit to the disk, wait for each other and keep references whole."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"isolation_level": None}, hide_parameters=True)

    def settle(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute(f"PRAGMA busy_timeout = {_BUSY_MS}")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {_LOG_PAGES}")
        # What a statement of many lines needs in order to be undone is forgotten with it.
        connection.execute("PRAGMA temp_store = MEMORY")

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", settle)
    event.listen(engine, "begin", start)
    return engine


def locked(path: Path) -> Lock:
    """The right to be the only one who writes there, until it is released.

    Raises:
        Unusable: `in-use`, `cannot-open`.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return Lock(path.with_name(path.name + ".lock"))
    except BlockingIOError as trouble:
        raise Unusable("in-use", str(path)) from trouble
    except OSError as trouble:
        raise Unusable("cannot-open", str(path)) from trouble


def _prepare(engine: Engine, path: Path) -> None:
    with troubles(path):
        mark(path)
        with engine.begin() as connected:
            migrate(connected)


@contextmanager
def troubles(path: Path) -> Iterator[None]:
    """What goes wrong with a file is told by what is wrong with it."""
    try:
        yield
    except CommandError as trouble:
        raise Unusable("newer", str(path)) from trouble
    except (sqlite3.OperationalError, OperationalError) as trouble:
        raise Unusable("cannot-open", str(path)) from trouble
    except (sqlite3.DatabaseError, DatabaseError) as trouble:
        raise Unusable("damaged", str(path)) from trouble


def judge(connection: sqlite3.Connection, path: Path) -> None:
    """Whether a file is ours and whole, or empty.

    Raises:
        Unusable: it is neither.
    """
    application = _value(connection, "PRAGMA application_id")
    if application != APPLICATION and _value(connection, "SELECT count(*) FROM sqlite_master"):
        raise Unusable("not-ours", str(path))
    if _value(connection, "PRAGMA quick_check(1)") != "ok":
        raise Unusable("damaged", str(path))


def mark(path: Path) -> None:
    """The file remembers whose it is, and that it has a write-ahead log; it is judged before."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        judge(connection, path)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("PRAGMA journal_mode = WAL")


def _value(connection: sqlite3.Connection, question: str) -> object:
    return connection.execute(question).fetchone()[0]
