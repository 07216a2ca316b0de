"""SQLAlchemy connections to an SQLite file, for migrations, dumps and restores."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from spadille.storage.errors import DatabaseUnusable
from spadille.storage.hash_chain import encode_payload
from spadille.storage.schema_version import catch_up
from spadille.storage.sqlite import store
from spadille.storage.sqlite.connections import configure


def migrate_file(path: Path) -> None:
    """Migrate an old file that no other process uses.

    Raises:
        NewerSchema: the file was made by a newer version.
        DatabaseUnusable: the migration failed.
    """
    with translate_errors(path), transaction(path, begin="BEGIN IMMEDIATE") as connection:
        catch_up(connection)


@contextmanager
def transaction(path: Path, *, begin: str) -> Iterator[Connection]:
    """Open a connection for one transaction, and close it afterwards."""
    engine = sqlite_engine(path, begin=begin)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def sqlite_engine(path: Path, *, begin: str) -> Engine:
    """Return an engine whose connections have the same settings as the server's own."""
    engine = create_engine(
        f"sqlite:///{path}",
        connect_args={"isolation_level": None},
        hide_parameters=True,
        json_serializer=encode_payload,
    )

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", lambda connection, _record: configure(connection))
    event.listen(engine, "begin", start)
    return engine


@contextmanager
def translate_errors(path: Path) -> Iterator[None]:
    """Raise `DatabaseUnusable` for any error of SQLAlchemy or SQLite."""
    with store.translate_errors(path):
        try:
            yield
        except DBAPIError as error:
            if isinstance(error.orig, sqlite3.Error):
                raise error.orig from error
            raise DatabaseUnusable("damaged", str(path)) from error
        except SQLAlchemyError as error:
            raise DatabaseUnusable("damaged", str(path)) from error
