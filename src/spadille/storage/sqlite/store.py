"""The database in an SQLite file, which one server uses."""

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

from spadille.storage.database import (
    ClusterListener,
    Columns,
    DatabaseCorrupted,
    DatabaseUnavailable,
    DatabaseUnusable,
    HeldElsewhere,
    Insert,
    Statement,
    WriteFailed,
    encode_value,
    table_and_columns,
)
from spadille.storage.event_logs import (
    READ_ERRORS,
    build_event_log,
    event_log_query,
    find_first_corruptions,
    read_event_logs,
)
from spadille.storage.file_permissions import make_private_file, make_private_folder, restrict
from spadille.storage.hash_chain import Corruption, EventLog, find_heads
from spadille.storage.schema import SchemaMismatch, current_version, upgrade_statements
from spadille.storage.sqlite.connections import ConnectionPool
from spadille.storage.sqlite.lock import Lock

APPLICATION: Final = 0x5350_4144
"""The SQLite application id "SPAD", which marks a file as a database of Spadille."""
_DISK_FULL: Final = {errno.ENOSPC, errno.EDQUOT}
_MIN_FREE_BYTES: Final = 64 * 1024
"""A disk with fewer free bytes counts as full."""
Rows = Sequence[Mapping[str, Any]]
_CORRUPT_ERRORS: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "UnicodeDecodeError")
_ROWS_PER_STATEMENT: Final = 64
"""The largest number of rows in one INSERT statement."""


class SqliteDatabase:
    """A database in an SQLite file, which only one server uses."""

    shared = False

    def __init__(self, readers: ConnectionPool, writer: ConnectionPool, lock: Lock | None = None) -> None:
        self._readers = readers
        self._writer = writer
        self._lock = lock

    def load_event_log(self, table: str) -> EventLog:
        return build_event_log(table, self.query(event_log_query(table)))

    def find_corruption(self) -> list[Corruption]:
        try:
            with self._readers.acquire() as connection:
                return find_first_corruptions(read_event_logs(connection))
        except READ_ERRORS as error:
            raise _read_error(error) from error

    def insert(self, rows: Iterable[Insert]) -> None:
        try:
            with self._writer.acquire() as connection, connection:
                connection.execute("BEGIN IMMEDIATE")
                insert_all(connection, rows)
        except sqlite3.Error as error:
            raise WriteFailed(error_name(error)) from error

    def check_writable(self) -> None:
        """Check that the file can be written, by writing the application id that it already has."""
        try:
            with self._writer.acquire() as connection, connection:
                connection.execute("BEGIN IMMEDIATE")
                connection.execute(f"PRAGMA application_id = {APPLICATION}")
        except sqlite3.Error as error:
            raise WriteFailed(error_name(error)) from error

    def query(self, statement: Statement) -> Sequence[Sequence[Any]]:
        try:
            with self._readers.acquire() as connection:
                return connection.execute(*statement).fetchall()
        except READ_ERRORS as error:
            raise _read_error(error) from error

    def execute(self, statements: Sequence[Statement]) -> None:
        try:
            with self._writer.acquire() as connection, connection:
                connection.execute("BEGIN IMMEDIATE")
                for statement in statements:
                    connection.execute(*statement)
        except sqlite3.Error as error:
            raise WriteFailed(error_name(error)) from error

    def secure_delete(self) -> None:
        """Rewrite the file without deleted rows, and empty the write-ahead log."""
        try:
            with self._writer.acquire() as connection:
                with _use_disk_for_temporary_files(connection):
                    connection.execute("VACUUM")
                busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except sqlite3.Error as error:
            raise WriteFailed(error_name(error)) from error
        if busy:
            raise WriteFailed("SQLITE_BUSY")

    def image(self) -> bytes:
        """Return the content of the database as the bytes of an SQLite file."""
        with self._readers.acquire() as connection:
            return connection.serialize()

    def was_committed(self) -> bool | None:
        """Return False: SQLite reports the outcome of every commit."""
        return False

    def claim(self, table: str) -> HeldElsewhere | None:
        """Return None: no other server uses the file."""
        return None

    def list_peers(self) -> Sequence[HeldElsewhere]:
        """Return an empty list: no other server uses the file."""
        return ()

    def join(self, address: str | None, listener: ClusterListener) -> None:
        """Do nothing: no other server uses the file."""

    def notify_changed(self, tables: Sequence[str]) -> None:
        """Do nothing: no other server uses the file."""

    def close(self) -> None:
        """Close all connections and release the lock."""
        self._writer.close()
        self._readers.close()
        if self._lock is not None:
            self._lock.release()


def insert_all(connection: sqlite3.Connection, rows: Iterable[Insert]) -> None:
    """Insert rows inside the caller's transaction, and update the head of each table whose event log grew."""
    heads: dict[str, bytes] = {}
    for (into, columns), group in groupby(rows, key=table_and_columns):
        values = [row for _, row in group]
        _insert_rows(connection, into, columns, values)
        heads |= find_heads(into, values)
    _update_heads(connection, heads)


@contextmanager
def _use_disk_for_temporary_files(connection: sqlite3.Connection) -> Iterator[None]:
    """Let SQLite put temporary files on the disk while the context is open.

    VACUUM makes a temporary copy of the whole file, which may not fit into memory.
    """
    connection.execute("PRAGMA temp_store = FILE")
    try:
        yield
    finally:
        connection.execute("PRAGMA temp_store = MEMORY")


def _insert_rows(connection: sqlite3.Connection, into: str, columns: Columns, rows: Rows) -> None:
    """Insert rows, many with one statement.

    Few statements are faster, because after each one the thread may wait for the interpreter lock.
    """
    for first in range(0, len(rows), _ROWS_PER_STATEMENT):
        chunk = rows[first : first + _ROWS_PER_STATEMENT]
        values = [encode_value(value) for row in chunk for value in row.values()]
        connection.execute(_insert_sql(into, columns, len(chunk)), values)


def _update_heads(connection: sqlite3.Connection, heads: Mapping[str, bytes]) -> None:
    """Store the seal of each table's latest event as its head."""
    rows = list(heads.items())
    for first in range(0, len(rows), _ROWS_PER_STATEMENT):
        chunk = rows[first : first + _ROWS_PER_STATEMENT]
        connection.execute(_update_heads_sql(len(chunk)), [part for row in chunk for part in row])


@lru_cache(maxsize=_ROWS_PER_STATEMENT)
def _update_heads_sql(rows: int) -> str:
    news = ",".join(["(?,?)"] * rows)
    return (
        "UPDATE tables SET head = news.column2 "  # noqa: S608 - our own SQL
        f"FROM (VALUES {news}) AS news WHERE tables.id = news.column1"
    )


@lru_cache(maxsize=4 * _ROWS_PER_STATEMENT)
def _insert_sql(into: str, columns: Columns, rows: int) -> str:
    names = ", ".join([f'"{column}"' for column in columns])
    placeholders = f"({','.join('?' * len(columns))})"
    return f"INSERT INTO {into} ({names}) VALUES {','.join([placeholders] * rows)}"  # noqa: S608 - our own SQL


def _read_error(error: Exception) -> DatabaseUnavailable:
    name = error_name(error)
    return DatabaseCorrupted(name) if name.startswith(_CORRUPT_ERRORS) else DatabaseUnavailable(name)


def error_name(error: Exception) -> str:
    """Return the name of an SQLite error. Its message could reveal data."""
    return str(getattr(error, "sqlite_errorname", None) or type(error).__name__)


def open_sqlite(path: Path) -> SqliteDatabase:
    """Return the database in the file at `path`, created or migrated if necessary.

    Raises:
        DatabaseUnusable: the file cannot be used.
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
    """Return the lock that allows this process alone to write the file.

    Raises:
        DatabaseUnusable: `in-use`, `cannot-open`, `no-room`.
    """
    try:
        make_private_folder(path.parent)
        return Lock(path)
    except BlockingIOError as error:
        raise DatabaseUnusable("in-use", str(path)) from error
    except (OSError, RuntimeError) as error:  # a loop of symbolic links raises either, by version of Python
        raise DatabaseUnusable(
            "no-room" if getattr(error, "errno", None) in _DISK_FULL else "cannot-open", str(path)
        ) from error


def _prepare(writer: ConnectionPool, path: Path) -> None:
    with translate_errors(path):
        prepare_file(path)
        with writer.acquire() as connection, connection:
            connection.execute("BEGIN IMMEDIATE")
            upgrade_schema(connection)


@contextmanager
def translate_errors(path: Path) -> Iterator[None]:
    """Turn errors of SQLite that occur in the context into `DatabaseUnusable`."""
    try:
        yield
    except SchemaMismatch as error:
        raise DatabaseUnusable(error.code, str(path)) from error
    except sqlite3.OperationalError as error:
        raise DatabaseUnusable("no-room" if _is_full(error, path) else "cannot-open", str(path)) from error
    except READ_ERRORS as error:
        raise DatabaseUnusable("damaged", str(path)) from error


def _is_full(error: sqlite3.Error, path: Path) -> bool:
    """Return whether an error means that the disk is full. SQLite may report a full disk as an I/O error."""
    name = error_name(error)
    return name == "SQLITE_FULL" or (
        name.startswith("SQLITE_IOERR") and shutil.disk_usage(path.parent).free < _MIN_FREE_BYTES
    )


def upgrade_schema(connection: sqlite3.Connection) -> None:
    """Bring a file to the current schema, inside the caller's transaction.

    Raises:
        SchemaMismatch: the file's version is too old, or newer than this program.
    """
    if statements := upgrade_statements("sqlite", read_version(connection)):
        for statement in statements:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {current_version()}")


def read_version(connection: sqlite3.Connection) -> int | None:
    """Return the version of a file's schema; None if the file is empty."""
    if not _fetch_value(connection, "SELECT count(*) FROM sqlite_master"):
        return None
    return int(_fetch_value(connection, "PRAGMA user_version"))


def require_usable(connection: sqlite3.Connection, path: Path) -> None:
    """Require that a file is an intact database of Spadille, or empty.

    Raises:
        DatabaseUnusable: `not-ours`, `damaged`.
    """
    application = _fetch_value(connection, "PRAGMA application_id")
    if application != APPLICATION and _fetch_value(connection, "SELECT count(*) FROM sqlite_master"):
        raise DatabaseUnusable("not-ours", str(path))
    if _fetch_value(connection, "PRAGMA quick_check(1)") != "ok":
        raise DatabaseUnusable("damaged", str(path))


def prepare_file(path: Path) -> None:
    """Create the file if there is none, check it, set the application id, and enable the write-ahead log."""
    make_private_file(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        require_usable(connection, path)
        # A version that cannot be read raises an error here, before anything is written.
        upgrade_statements("sqlite", read_version(connection))
        restrict(path)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("PRAGMA journal_mode = WAL")


def _fetch_value(connection: sqlite3.Connection, query: str) -> Any:  # noqa: ANN401 - as SQLite has it
    return connection.execute(query).fetchone()[0]
