"""A pool of connections to one SQLite file."""

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
"""The number of pages, 16 MB, that the write-ahead log may have before they are copied into the file.

The last page of a table's event log changes with every move. So it is copied once for many moves.
"""
_MAX_IDLE: Final = 5
"""The number of idle connections that stay open."""


class ConnectionPool:
    """A pool of connections. A thread takes a connection for one transaction."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._idle: deque[sqlite3.Connection] = deque()
        self._closed = False

    @contextmanager
    def acquire(self) -> Iterator[sqlite3.Connection]:
        """Take a connection out of the pool while the context is open."""
        connection = self._take_idle_or_open()
        try:
            yield connection
        finally:
            self._release(connection)

    def close(self) -> None:
        """Close the idle connections now, and each connection in use when it returns to the pool."""
        self._closed = True
        with suppress(IndexError):
            while True:
                self._idle.pop().close()

    def _take_idle_or_open(self) -> sqlite3.Connection:
        try:
            return self._idle.pop()
        except IndexError:
            return self._open()

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        try:
            configure(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _release(self, connection: sqlite3.Connection) -> None:
        """Roll back an unfinished transaction. If that fails, close the connection."""
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
    """Set a connection to commit durably, wait for locks, and enforce foreign keys."""
    connection.text_factory = decode_text
    connection.execute(f"PRAGMA busy_timeout = {_BUSY_MS}")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {_LOG_PAGES}")
    # Hold the journal of a statement with many rows in memory.
    connection.execute("PRAGMA temp_store = MEMORY")
