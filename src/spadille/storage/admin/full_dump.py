"""A whole database in one transaction: all that is in it at one moment, or all that it is to hold."""

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
"""Named, so that whoever has a file needs nothing of it."""


def read_database(place: DatabaseUrl, work: Work[Answer]) -> Answer:
    """Looks at a database as it is at one moment; a server may go on using it.

    Raises:
        Unusable: it cannot be read, and why.
    """
    return (
        _read_file(place, work) if isinstance(place, Path) else _run_in_postgres(place, work, "read_postgres")
    )


def search_database(place: DatabaseUrl, work: Callable[[Connection | sqlite3.Connection], Answer]) -> Answer:
    """Looks at a database that may be damaged; nothing in it is changed, and a server may go on using it.

    Raises:
        Unusable: nothing of it can be read, and why.
    """
    if isinstance(place, Path):
        return _search_file(place, work)

    def searched(connection: Connection) -> Answer:
        if not has_seals(connection):
            raise DatabaseUnusable("older", redact_database_url(place))
        return work(connection)

    return _run_in_postgres(place, searched, "read_postgres")


def fill_database(place: DatabaseUrl, work: Work[None]) -> None:
    """Fills a database that nobody uses, all at once or not at all.

    Raises:
        Unusable: it cannot be written, and why.
    """
    if isinstance(place, Path):
        _fill_file(place, work)
    else:
        _run_in_postgres(place, work, "fill_postgres")


def _search_file(path: Path, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
    _require_file(path)
    with store.translate_errors(path), closing(_open_read_only(path)) as connection:
        connection.text_factory = decode_text
        connection.execute("BEGIN")
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        if events.name not in there:
            raise DatabaseUnusable("not-ours", str(path))
        columns = {column for _, column, *_ in connection.execute(f"PRAGMA table_info({events.name})")}
        if events.c.seal.name not in columns:
            raise DatabaseUnusable("older", str(path))
        return work(connection)


def _open_read_only(path: Path) -> sqlite3.Connection:
    """Reads alone; where even the folder may not be written to, and nothing is under way, as from a disc."""
    at = f"file:{quote(str(path.resolve()))}?mode=ro"
    reading = sqlite3.connect(at, uri=True, isolation_level=None)
    try:
        reading.execute("SELECT 1 FROM sqlite_master").fetchone()
    except sqlite3.OperationalError:
        reading.close()
        if path.with_name(f"{path.name}-wal").exists():
            raise
        return sqlite3.connect(f"{at}&immutable=1", uri=True, isolation_level=None)
    except READ_ERRORS:
        reading.close()
        raise
    return reading


def _require_file(path: Path) -> None:
    try:
        if not path.is_file():
            raise DatabaseUnusable("cannot-open" if path.exists() else "missing", str(path))
    except OSError as trouble:
        raise DatabaseUnusable("cannot-open", str(path)) from trouble


def _read_file(path: Path, work: Work[Answer]) -> Answer:
    _require_file(path)
    with engine.translate_errors(path):
        with closing(sqlite3.connect(path)) as connection:
            store.require_usable(connection, path)
        with engine.transaction(path, begin="BEGIN") as looking:
            return work(looking)


def _fill_file(path: Path, work: Work[None]) -> None:
    lock: Lock = store.acquire_lock(path)
    try:
        with engine.translate_errors(path):
            store.prepare_file(path)
            with engine.transaction(path, begin="BEGIN IMMEDIATE") as filling:
                work(filling)
    finally:
        lock.release()


def _run_in_postgres(url: URL, work: Work[Answer], how: str) -> Answer:
    answer: Answer = resolve_name(f"{_POSTGRES_MODULE}:{how}")(url, work)
    return answer
