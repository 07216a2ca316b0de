"""Read or fill a whole database in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from pkgutil import resolve_name
from typing import Final, TypeVar
from urllib.parse import quote

from sqlalchemy import URL, Connection

from spadille.storage.database_url import DatabaseUrl, redact_database_url
from spadille.storage.errors import DatabaseUnusable
from spadille.storage.event_logs import READ_ERRORS, decode_text
from spadille.storage.event_logs_sql import has_seals
from spadille.storage.schema import events
from spadille.storage.sqlite import engine, store
from spadille.storage.sqlite.lock import Lock

Answer = TypeVar("Answer")
Work = Callable[[Connection], Answer]

_POSTGRES_MODULE: Final = "spadille.storage.postgres.full_dump"
"""Named, so that a server with an SQLite file does not load it."""


def read_database(url: DatabaseUrl, work: Work[Answer]) -> Answer:
    """Return what `work` reads in one snapshot of a database; a server may be using it.

    Raises:
        DatabaseUnusable: the database cannot be read.
    """
    return _read_file(url, work) if isinstance(url, Path) else _run_in_postgres(url, work, "read_postgres")


def search_database(url: DatabaseUrl, work: Callable[[Connection | sqlite3.Connection], Answer]) -> Answer:
    """Return what `work` reads in a database that may be damaged.

    It changes nothing; a server may be using it.

    Raises:
        DatabaseUnusable: nothing of the database can be read.
    """
    if isinstance(url, Path):
        return _search_file(url, work)

    def search(connection: Connection) -> Answer:
        if not has_seals(connection):
            raise DatabaseUnusable("older", redact_database_url(url))
        return work(connection)

    return _run_in_postgres(url, search, "read_postgres")


def fill_database(url: DatabaseUrl, work: Work[None]) -> None:
    """Run `work`, which fills a database that no server uses, in one transaction.

    Raises:
        DatabaseUnusable: the database cannot be written.
    """
    if isinstance(url, Path):
        _fill_file(url, work)
    else:
        _run_in_postgres(url, work, "fill_postgres")


def _search_file(path: Path, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
    _require_file(path)
    with store.translate_errors(path), closing(_open_read_only(path)) as connection:
        connection.text_factory = decode_text
        connection.execute("BEGIN")
        existing = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        if events.name not in existing:
            raise DatabaseUnusable("not-ours", str(path))
        columns = {column for _, column, *_ in connection.execute(f"PRAGMA table_info({events.name})")}
        if events.c.seal.name not in columns:
            raise DatabaseUnusable("older", str(path))
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
    with engine.translate_errors(path):
        with closing(sqlite3.connect(path)) as connection:
            store.require_usable(connection, path)
        with engine.transaction(path, begin="BEGIN") as connection:
            return work(connection)


def _fill_file(path: Path, work: Work[None]) -> None:
    lock: Lock = store.acquire_lock(path)
    try:
        with engine.translate_errors(path):
            store.prepare_file(path)
            with engine.transaction(path, begin="BEGIN IMMEDIATE") as connection:
                work(connection)
    finally:
        lock.release()


def _run_in_postgres(url: URL, work: Work[Answer], function: str) -> Answer:
    answer: Answer = resolve_name(f"{_POSTGRES_MODULE}:{function}")(url, work)
    return answer
