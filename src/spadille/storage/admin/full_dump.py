"""Open a database for an operator's command, which reads or fills it in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from pkgutil import resolve_name
from typing import Final, TypeVar
from urllib.parse import quote

from spadille.storage.database import DatabaseUnusable, SqlConnection
from spadille.storage.event_logs import READ_ERRORS, decode_text
from spadille.storage.open_database import DatabaseUrl
from spadille.storage.schema import require_current
from spadille.storage.sqlite import store
from spadille.storage.sqlite.connections import configure
from spadille.storage.sqlite.lock import Lock

Answer = TypeVar("Answer")
Work = Callable[[SqlConnection], Answer]

_POSTGRES_MODULE: Final = "spadille.storage.postgres.full_dump"
"""The module's name. It is imported on use only, so that a server with an SQLite file does not load it."""


def read_database(url: DatabaseUrl, work: Work[Answer]) -> Answer:
    """Return the result of `work`, which reads one snapshot of a database. A server may use the database.

    Raises:
        DatabaseUnusable: the database cannot be read.
    """
    return _read_file(url, work) if isinstance(url, Path) else _run_in_postgres(url, work, "read_postgres")


def search_database(url: DatabaseUrl, work: Work[Answer]) -> Answer:
    """Return the result of `work`, which reads a database that may be damaged.

    The database is opened read-only. A server may use it.

    Raises:
        DatabaseUnusable: nothing of the database can be read.
    """
    return _search_file(url, work) if isinstance(url, Path) else _run_in_postgres(url, work, "read_postgres")


def fill_database(url: DatabaseUrl, work: Work[object]) -> None:
    """Run `work`, which fills a database, in one transaction. No server may use the database meanwhile.

    Raises:
        DatabaseUnusable: the database cannot be written.
    """
    if isinstance(url, Path):
        _fill_file(url, work)
    else:
        _run_in_postgres(url, work, "fill_postgres")


def _search_file(path: Path, work: Work[Answer]) -> Answer:
    _require_file(path)
    with store.translate_errors(path), closing(_open_read_only(path)) as connection:
        connection.text_factory = decode_text
        connection.execute("BEGIN")
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'events'").fetchone():
            raise DatabaseUnusable("not-ours", str(path))
        require_current("sqlite", store.read_version(connection))
        return work(connection)


def _open_read_only(path: Path) -> sqlite3.Connection:
    """Open a file read-only.

    If the folder is read-only too and there is no write-ahead log, open it as immutable.
    """
    uri = f"file:{quote(str(path.resolve()))}?mode=ro"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None)
    try:
        connection.execute("SELECT 1 FROM sqlite_master").fetchone()
    except sqlite3.OperationalError:
        connection.close()
        if path.with_name(f"{path.name}-wal").exists():
            raise
        return sqlite3.connect(f"{uri}&immutable=1", uri=True, isolation_level=None)
    except READ_ERRORS:
        connection.close()
        raise
    return connection


def _require_file(path: Path) -> None:
    try:
        if not path.is_file():
            raise DatabaseUnusable("cannot-open" if path.exists() else "missing", str(path))
    except OSError as error:
        raise DatabaseUnusable("cannot-open", str(path)) from error


def _read_file(path: Path, work: Work[Answer]) -> Answer:
    _require_file(path)
    with store.translate_errors(path), closing(sqlite3.connect(path, isolation_level=None)) as connection:
        store.require_usable(connection, path)
        configure(connection)
        connection.execute("BEGIN")
        require_current("sqlite", store.read_version(connection))
        return work(connection)


def _fill_file(path: Path, work: Work[object]) -> None:
    lock: Lock = store.acquire_lock(path)
    try:
        with store.translate_errors(path):
            store.prepare_file(path)
            with closing(sqlite3.connect(path, isolation_level=None)) as connection:
                configure(connection)
                with connection:
                    connection.execute("BEGIN IMMEDIATE")
                    store.upgrade_schema(connection)
                    work(connection)
    finally:
        lock.release()


def _run_in_postgres(url: DatabaseUrl, work: Work[Answer], function: str) -> Answer:
    answer: Answer = resolve_name(f"{_POSTGRES_MODULE}:{function}")(url, work)
    return answer
