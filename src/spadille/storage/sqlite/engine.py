"""SQLAlchemy's way into a file: for its shape, and for what concerns the whole of it."""

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
    """Brings an old file that is ours alone to the newest shape.

    Raises:
        Newer: the file was made by a newer version.
        Unusable: it cannot be done.
    """
    with translate_errors(path), transaction(path, begin="BEGIN IMMEDIATE") as connection:
        catch_up(connection)


@contextmanager
def transaction(path: Path, *, begin: str) -> Iterator[Connection]:
    """One transaction in a file, and no connection to it afterwards."""
    engine = sqlite_engine(path, begin=begin)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def sqlite_engine(path: Path, *, begin: str) -> Engine:
    """Connections that are set as the server's own are."""
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
    """What goes wrong with a file is told by what is wrong with it, whoever says so."""
    with store.translate_errors(path):
        try:
            yield
        except DBAPIError as trouble:
            if isinstance(trouble.orig, sqlite3.Error):
                raise trouble.orig from trouble
            raise DatabaseUnusable("damaged", str(path)) from trouble
        except SQLAlchemyError as trouble:
            raise DatabaseUnusable("damaged", str(path)) from trouble
