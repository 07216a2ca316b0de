"""Opening a database: ours, whole, no newer than we are, and nobody else's at the moment."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError, OperationalError

from spadille.server.storage.lock import Lock
from spadille.server.storage.migrate import migrate
from spadille.server.storage.store import Store

APPLICATION: Final = 0x5350_4144
"""SPAD: marks a file as ours among all other SQLite files."""
_BUSY_MS: Final = 10_000


class Unusable(Exception):
    """The database cannot be used: `in-use`, `cannot-open`, `damaged`, `not-ours` or `newer`."""

    def __init__(self, code: str, path: Path) -> None:
        super().__init__(code, path)
        self.code = code
        self.path = path


def open_store(path: Path) -> Store:
    """The database in this file, made or brought up to date where needed.

    Raises:
        Unusable: it cannot be used, and why.
    """
    lock = _locked(path)
    writer = sqlite_engine(path, begin="BEGIN IMMEDIATE")
    try:
        _prepare(writer, path)
    except Unusable:
        writer.dispose()
        lock.release()
        raise
    return Store(sqlite_engine(path, begin="BEGIN"), writer, lock)


def sqlite_engine(path: Path, *, begin: str) -> Engine:
    """Connections that commit to the disk, wait for each other and keep references whole."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"isolation_level": None}, hide_parameters=True)

    def settle(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute(f"PRAGMA busy_timeout = {_BUSY_MS}")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA synchronous = FULL")

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", settle)
    event.listen(engine, "begin", start)
    return engine


def _locked(path: Path) -> Lock:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return Lock(path.with_name(path.name + ".lock"))
    except BlockingIOError as trouble:
        raise Unusable("in-use", path) from trouble
    except OSError as trouble:
        raise Unusable("cannot-open", path) from trouble


def _prepare(engine: Engine, path: Path) -> None:
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            _judge(connection, path)
            _mark(connection)
        with engine.begin() as connected:
            migrate(connected)
    except CommandError as trouble:
        raise Unusable("newer", path) from trouble
    except (sqlite3.OperationalError, OperationalError) as trouble:
        raise Unusable("cannot-open", path) from trouble
    except (sqlite3.DatabaseError, DatabaseError) as trouble:
        raise Unusable("damaged", path) from trouble


def _judge(connection: sqlite3.Connection, path: Path) -> None:
    """Nothing is written before it is clear that the file is ours and whole."""
    application = _value(connection, "PRAGMA application_id")
    if application != APPLICATION and _value(connection, "SELECT count(*) FROM sqlite_master"):
        raise Unusable("not-ours", path)
    if _value(connection, "PRAGMA quick_check(1)") != "ok":
        raise Unusable("damaged", path)


def _mark(connection: sqlite3.Connection) -> None:
    """The file remembers whose it is and that it has a write-ahead log."""
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute("PRAGMA journal_mode = WAL")


def _value(connection: sqlite3.Connection, question: str) -> object:
    return connection.execute(question).fetchone()[0]
