"""Connections to one file, kept open from one use to the next."""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from spadille.storage.event_logs import decode_text

_BUSY_MS: Final = 10_000
_LOG_PAGES: Final = 4_000
"""So long does the write-ahead log grow, 16 MB, before it goes into the file. The last page of a table's
story is written with every move: this way it goes there once for many.
"""
_MAX_IDLE: Final = 5
"""So many wait for their next use."""


class ConnectionPool:
    """Each is lent to one at a time, on whatever thread; a transaction lasts no longer than that."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._idle: deque[sqlite3.Connection] = deque()
        self._closed = False

    @contextmanager
    def acquire(self) -> Iterator[sqlite3.Connection]:
        """A connection, until it is no longer needed."""
        connection = self._next()
        try:
            yield connection
        finally:
            self._take_back(connection)

    def close(self) -> None:
        """Closes all that wait, and each that is lent as soon as it comes back."""
        self._closed = True
        with suppress(IndexError):
            while True:
                self._idle.pop().close()

    def _next(self) -> sqlite3.Connection:
        try:
            return self._idle.pop()
        except IndexError:
            return self._opened()

    def _opened(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        try:
            configure(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _take_back(self, connection: sqlite3.Connection) -> None:
        """What is left of a transaction is undone; whatever does not let itself be undone is closed."""
        try:
            connection.rollback()
        except sqlite3.Error:
            connection.close()
            return
        if len(self._idle) >= _MAX_IDLE:
            connection.close()
            return
        self._idle.append(connection)
        if self._closed:
            self.close()


def configure(connection: sqlite3.Connection) -> None:
    """It commits to the disk, waits for others and keeps references whole."""
    connection.text_factory = decode_text
    connection.execute(f"PRAGMA busy_timeout = {_BUSY_MS}")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {_LOG_PAGES}")
    # What a statement of many lines needs in order to be undone is forgotten with it.
    connection.execute("PRAGMA temp_store = MEMORY")
