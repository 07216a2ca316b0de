"""SQLite: one file, one server, nothing to set up."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from pydantic_core import to_json

from spadille.storage.database import (
    ClusterListener,
    DatabaseCorrupted,
    DatabaseUnavailable,
    HeldElsewhere,
    Insert,
    Statement,
    WriteFailed,
)
from spadille.storage.errors import DatabaseUnusable, NewerSchema
from spadille.storage.event_logs import (
    READ_ERRORS,
    build_event_log,
    event_log_query,
    find_first_corruptions,
    read_event_logs,
)
from spadille.storage.file_permissions import make_private_file, make_private_folder, restrict
from spadille.storage.hash_chain import Corruption, EventLog, find_heads
from spadille.storage.sqlite.connections import ConnectionPool
from spadille.storage.sqlite.lock import Lock
from spadille.storage.sqlite.migrate import catch_up

APPLICATION: Final = 0x5350_4144
"""SPAD: marks a file as ours among all other SQLite files."""
_DISK_FULL: Final = {errno.ENOSPC, errno.EDQUOT}
_MIN_FREE_BYTES: Final = 64 * 1024
"""Bytes of a disk on which nothing can be begun."""
Rows = Sequence[Mapping[str, Any]]
Columns = tuple[str, ...]
_NATIVE_TYPES: Final = (str, int, bytes, type(None))
"""What SQLite takes as it is; anything else is written as JSON."""
_CORRUPT_ERRORS: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "UnicodeDecodeError")
_ROWS_PER_STATEMENT: Final = 64
"""So many lines go into one statement."""


class SqliteDatabase:
    """A file that is one server's alone."""

    shared = False

    def __init__(self, readers: ConnectionPool, writer: ConnectionPool, lock: Lock | None = None) -> None:
        self._readers = readers
        self._writer = writer
        self._lock = lock

    def load_event_log(self, table: str) -> EventLog:
        """What lies there of a table, as it is at one moment."""
        return build_event_log(table, self.query(event_log_query(table)))

    def find_corruption(self) -> list[Corruption]:
        """What is wrong with any table's story; the first that is wrong with each."""
        try:
            with self._readers.acquire() as connection:
                return find_first_corruptions(read_event_logs(connection))
        except READ_ERRORS as trouble:
            raise _read_error(trouble) from trouble

    def insert(self, rows: Iterable[Insert]) -> None:
        """Stores lines, all of them durably or none."""
        try:
            with self._writer.acquire() as connection, connection:
                connection.execute("BEGIN IMMEDIATE")
                heads: dict[str, bytes] = {}
                for (into, columns), found in groupby(rows, key=_table_and_columns):
                    lines = [line for _, line in found]
                    _insert_rows(connection, into, columns, lines)
                    heads |= find_heads(into, lines)
                _update_heads(connection, heads)
        except sqlite3.Error as trouble:
            raise WriteFailed(error_name(trouble)) from trouble

    def check_writable(self) -> None:
        """Writes to the file, durably, what it holds anyhow."""
        try:
            with self._writer.acquire() as connection, connection:
                connection.execute("BEGIN IMMEDIATE")
                connection.execute(f"PRAGMA application_id = {APPLICATION}")
        except sqlite3.Error as trouble:
            raise WriteFailed(error_name(trouble)) from trouble

    def query(self, question: Statement) -> Sequence[Sequence[Any]]:
        """The lines that answer a question."""
        try:
            with self._readers.acquire() as connection:
                return connection.execute(*question).fetchall()
        except READ_ERRORS as trouble:
            raise _read_error(trouble) from trouble

    def execute(self, orders: Sequence[Statement]) -> None:
        """Does what is ordered, all of it durably or nothing."""
        try:
            with self._writer.acquire() as connection, connection:
                connection.execute("BEGIN IMMEDIATE")
                for order in orders:
                    connection.execute(*order)
        except sqlite3.Error as trouble:
            raise WriteFailed(error_name(trouble)) from trouble

    def secure_delete(self) -> None:
        """Writes the file anew without what was deleted, and empties the write-ahead log."""
        try:
            with self._writer.acquire() as connection:
                with _use_disk_for_temporary_files(connection):
                    connection.execute("VACUUM")
                busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except sqlite3.Error as trouble:
            raise WriteFailed(error_name(trouble)) from trouble
        if busy:
            raise WriteFailed("SQLITE_BUSY")

    def image(self) -> bytes:
        """The file as it would lie on a disk."""
        with self._readers.acquire() as connection:
            return connection.serialize()

    def was_committed(self) -> bool | None:
        """A file is never in doubt."""
        return False

    def claim(self, table: str) -> HeldElsewhere | None:
        """Every table is ours: nobody else has the file."""
        return None

    def list_peers(self) -> Sequence[HeldElsewhere]:
        """Nobody else has the file."""
        return ()

    def join(self, address: str | None, watcher: ClusterListener) -> None:
        """There are no neighbours."""

    def notify_changed(self, tables: Sequence[str]) -> None:
        """There is nobody to tell."""

    def close(self) -> None:
        """Lets go of the file."""
        self._writer.close()
        self._readers.close()
        if self._lock is not None:
            self._lock.release()


@contextmanager
def _use_disk_for_temporary_files(connection: sqlite3.Connection) -> Iterator[None]:
    """What is set aside lies on the disk as long as this lasts: a whole file may have no room in memory."""
    connection.execute("PRAGMA temp_store = FILE")
    try:
        yield
    finally:
        connection.execute("PRAGMA temp_store = MEMORY")


def _insert_rows(connection: sqlite3.Connection, into: str, columns: Columns, lines: Rows) -> None:
    """Many lines in one statement: after every statement of its own the writer would have to wait until the
    tables let it go on.
    """
    for first in range(0, len(lines), _ROWS_PER_STATEMENT):
        together = lines[first : first + _ROWS_PER_STATEMENT]
        values = [_encode_value(value) for line in together for value in line.values()]
        connection.execute(_insert_sql(into, columns, len(together)), values)


def _update_heads(connection: sqlite3.Connection, heads: Mapping[str, bytes]) -> None:
    """Every table remembers the seal of its latest event."""
    lines = list(heads.items())
    for first in range(0, len(lines), _ROWS_PER_STATEMENT):
        together = lines[first : first + _ROWS_PER_STATEMENT]
        connection.execute(_update_heads_sql(len(together)), [part for line in together for part in line])


@lru_cache(maxsize=_ROWS_PER_STATEMENT)
def _update_heads_sql(lines: int) -> str:
    news = ",".join(["(?,?)"] * lines)
    return (
        "UPDATE tables SET head = news.column2 "  # noqa: S608 - our own SQL
        f"FROM (VALUES {news}) AS news WHERE tables.id = news.column1"
    )


@lru_cache(maxsize=4 * _ROWS_PER_STATEMENT)
def _insert_sql(into: str, columns: Columns, lines: int) -> str:
    names = ", ".join([f'"{column}"' for column in columns])
    places = f"({','.join('?' * len(columns))})"
    return f"INSERT INTO {into} ({names}) VALUES {','.join([places] * lines)}"  # noqa: S608 - our own SQL


def _table_and_columns(row: Insert) -> tuple[str, Columns]:
    """Where a line goes."""
    return row[0], tuple(row[1])


def _encode_value(value: object) -> object:
    return value if isinstance(value, _NATIVE_TYPES) else to_json(value).decode()


def _read_error(trouble: Exception) -> DatabaseUnavailable:
    name = error_name(trouble)
    return DatabaseCorrupted(name) if name.startswith(_CORRUPT_ERRORS) else DatabaseUnavailable(name)


def error_name(trouble: Exception) -> str:
    """Why the file did not take something, by name: its own words could tell what was in it."""
    return str(getattr(trouble, "sqlite_errorname", None) or type(trouble).__name__)


def open_sqlite(path: Path) -> SqliteDatabase:
    """The database in this file, made or brought up to date where needed.

    Raises:
        Unusable: it cannot be used, and why.
    """
    lock = acquire_lock(path)
    writer = ConnectionPool(path)
    try:
        _prepare(writer, path)
    except BaseException:
        writer.close()
        lock.release()
        raise
    return SqliteDatabase(ConnectionPool(path), writer, lock)


def acquire_lock(path: Path) -> Lock:
    """The right to be the only one who writes there, until it is released.

    Raises:
        Unusable: `in-use`, `cannot-open`.
    """
    try:
        make_private_folder(path.parent)
        return Lock(path)
    except BlockingIOError as trouble:
        raise DatabaseUnusable("in-use", str(path)) from trouble
    except (OSError, RuntimeError) as trouble:  # what a name that leads back to itself is depends on Python
        raise DatabaseUnusable(
            "no-room" if getattr(trouble, "errno", None) in _DISK_FULL else "cannot-open", str(path)
        ) from trouble


def _prepare(writer: ConnectionPool, path: Path) -> None:
    with translate_errors(path):
        prepare_file(path)
        with writer.acquire() as connection:
            catch_up(connection, path)


@contextmanager
def translate_errors(path: Path) -> Iterator[None]:
    """What goes wrong with a file is told by what is wrong with it."""
    try:
        yield
    except NewerSchema as trouble:
        raise DatabaseUnusable("newer", str(path)) from trouble
    except sqlite3.OperationalError as trouble:
        raise DatabaseUnusable(
            "no-room" if _is_full(trouble, path) else "cannot-open", str(path)
        ) from trouble
    except READ_ERRORS as trouble:
        raise DatabaseUnusable("damaged", str(path)) from trouble


def _is_full(trouble: sqlite3.Error, path: Path) -> bool:
    """Whether the disk has no room; SQLite says so only of what it writes itself."""
    name = error_name(trouble)
    return name == "SQLITE_FULL" or (
        name.startswith("SQLITE_IOERR") and shutil.disk_usage(path.parent).free < _MIN_FREE_BYTES
    )


def require_usable(connection: sqlite3.Connection, path: Path) -> None:
    """Whether a file is ours and whole, or empty.

    Raises:
        Unusable: it is neither.
    """
    application = _fetch_value(connection, "PRAGMA application_id")
    if application != APPLICATION and _fetch_value(connection, "SELECT count(*) FROM sqlite_master"):
        raise DatabaseUnusable("not-ours", str(path))
    if _fetch_value(connection, "PRAGMA quick_check(1)") != "ok":
        raise DatabaseUnusable("damaged", str(path))


def prepare_file(path: Path) -> None:
    """The file remembers whose it is, and that it has a write-ahead log; it is judged before."""
    make_private_file(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        require_usable(connection, path)
        restrict(path)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("PRAGMA journal_mode = WAL")


def _fetch_value(connection: sqlite3.Connection, question: str) -> object:
    return connection.execute(question).fetchone()[0]
