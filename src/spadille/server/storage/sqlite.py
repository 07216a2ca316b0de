"""SQLite: one file, one server, nothing to set up."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from pydantic_core import to_json
from sqlalchemy import Connection, Engine, PoolProxiedConnection, Select, Table, create_engine, event
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from spadille.server.storage.catching_up import catch_up
from spadille.server.storage.chain import Fault, written
from spadille.server.storage.database import Elsewhere, NotStored, Order, OutOfReach, Row, Unread, Watcher
from spadille.server.storage.keeping import heads_in
from spadille.server.storage.lock import Lock
from spadille.server.storage.private import begun, closed, folder
from spadille.server.storage.stories import TORN, as_text, first_faults, stories_in
from spadille.server.storage.unusable import Newer, Unusable

APPLICATION: Final = 0x5350_4144
"""SPAD: marks a file as ours among all other SQLite files."""
_NO_ROOM: Final = {errno.ENOSPC, errno.EDQUOT}
_LEAST_ROOM: Final = 64 * 1024
"""Bytes of a disk on which nothing can be begun."""
_BUSY_MS: Final = 10_000
_LOG_PAGES: Final = 4_000
"""So long does the write-ahead log grow, 16 MB, before it goes into the file. The last page of a table's
story is written with every move: this way it goes there once for many.
"""
Lines = Sequence[Mapping[str, Any]]
_PLAIN: Final = (str, int, bytes, type(None))
"""What SQLite takes as it is; anything else is written as JSON."""
_DAMAGED: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "UnicodeDecodeError")
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
        except (SQLAlchemyError, *TORN) as trouble:
            raise _out_of_reach(trouble) from trouble

    def faults(self) -> list[Fault]:
        """What is wrong with any table's story; the first that is wrong with each."""
        try:
            with closing(self._readers.raw_connection()) as lent:
                return first_faults(stories_in(_driver(lent)))
        except (SQLAlchemyError, *TORN) as trouble:
            raise _out_of_reach(trouble) from trouble

    def keep(self, rows: Iterable[Row]) -> None:
        """Stores lines, all of them durably or none."""
        try:
            with closing(self._writer.raw_connection()) as lent, _driver(lent) as connection:
                connection.execute("BEGIN IMMEDIATE")
                heads: dict[str, bytes] = {}
                for into, found in groupby(rows, key=itemgetter(0)):
                    lines = [line for _, line in found]
                    _insert(connection, into, lines)
                    heads |= heads_in(into, lines)
                _remember(connection, heads)
        except (SQLAlchemyError, sqlite3.Error) as trouble:
            raise NotStored(reason(trouble)) from trouble

    def prove(self) -> None:
        """Writes to the file, durably, what it holds anyhow."""
        try:
            with closing(self._writer.raw_connection()) as lent, _driver(lent) as connection:
                connection.execute("BEGIN IMMEDIATE")
                connection.execute(f"PRAGMA application_id = {APPLICATION}")
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
                with _on_the_disk(connection):
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


@contextmanager
def _on_the_disk(connection: sqlite3.Connection) -> Iterator[None]:
    """What is set aside lies on the disk as long as this lasts: a whole file may have no room in memory."""
    connection.execute("PRAGMA temp_store = FILE")
    try:
        yield
    finally:
        connection.execute("PRAGMA temp_store = MEMORY")


def _insert(connection: sqlite3.Connection, into: Table, lines: Lines) -> None:
    """Many lines in one statement: after every statement of its own the writer would have to wait until the
    tables let it go on.
    """
    columns = into.columns.keys()
    for first in range(0, len(lines), _AT_ONCE):
        some = lines[first : first + _AT_ONCE]
        values = [_written(line.get(column)) for line in some for column in columns]
        connection.execute(_statement(into, len(some)), values)


def _remember(connection: sqlite3.Connection, heads: Mapping[str, bytes]) -> None:
    """Every table remembers the seal of its latest event."""
    lines = list(heads.items())
    for first in range(0, len(lines), _AT_ONCE):
        some = lines[first : first + _AT_ONCE]
        connection.execute(_remembering(len(some)), [part for line in some for part in line])


@lru_cache(maxsize=_AT_ONCE)
def _remembering(lines: int) -> str:
    news = ",".join(["(?,?)"] * lines)
    return (
        "UPDATE tables SET head = news.column2 "  # noqa: S608 - our shape
        f"FROM (VALUES {news}) AS news WHERE tables.id = news.column1"
    )


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


def _out_of_reach(trouble: Exception) -> OutOfReach:
    name = reason(trouble)
    return Unread(name) if name.startswith(_DAMAGED) else OutOfReach(name)


def reason(trouble: Exception) -> str:
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
    except BaseException:
        writer.dispose()
        lock.release()
        raise
    return SqliteDatabase(sqlite_engine(path, begin="BEGIN"), writer, lock)


def sqlite_engine(path: Path, *, begin: str) -> Engine:
    """Connections that commit to the disk, wait for each other and keep references whole."""
    engine = create_engine(
        f"sqlite:///{path}",
        connect_args={"isolation_level": None},
        hide_parameters=True,
        json_serializer=written,
    )

    def settle(connection: sqlite3.Connection, _record: object) -> None:
        connection.text_factory = as_text
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
        folder(path.parent)
        return Lock(path)
    except BlockingIOError as trouble:
        raise Unusable("in-use", str(path)) from trouble
    except (OSError, RuntimeError) as trouble:  # what a name that leads back to itself is depends on Python
        raise Unusable(
            "no-room" if getattr(trouble, "errno", None) in _NO_ROOM else "cannot-open", str(path)
        ) from trouble


def _prepare(engine: Engine, path: Path) -> None:
    with troubles(path):
        mark(path)
        with engine.begin() as connected:
            catch_up(connected)


@contextmanager
def troubles(path: Path) -> Iterator[None]:
    """What goes wrong with a file is told by what is wrong with it."""
    try:
        yield
    except Newer as trouble:
        raise Unusable("newer", str(path)) from trouble
    except (sqlite3.OperationalError, OperationalError) as trouble:
        raise Unusable("no-room" if _is_full(trouble, path) else "cannot-open", str(path)) from trouble
    except (*TORN, SQLAlchemyError) as trouble:
        raise Unusable("damaged", str(path)) from trouble


def _is_full(trouble: sqlite3.Error | OperationalError, path: Path) -> bool:
    """Whether the disk has no room; SQLite says so only of what it writes itself."""
    name = reason(trouble)
    return name == "SQLITE_FULL" or (
        name.startswith("SQLITE_IOERR") and shutil.disk_usage(path.parent).free < _LEAST_ROOM
    )


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
    begun(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        judge(connection, path)
        closed(path)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("PRAGMA journal_mode = WAL")


def _value(connection: sqlite3.Connection, question: str) -> object:
    return connection.execute(question).fetchone()[0]
