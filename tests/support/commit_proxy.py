"""A proxy in front of PostgreSQL that can break the connection in the middle of a commit."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from enum import Enum
from typing import Self

from sqlalchemy import URL

_COMMIT = b"COMMIT;"


class CommitCut(Enum):
    """The moment at which the proxy interrupts a commit."""

    BEFORE = "the database never hears of it"
    AFTER = "the database has done it, and its answer is lost"


class DatabaseProxy:
    """A TCP proxy that forwards all bytes.

    After it has interrupted a commit, it refuses connections until `mend` is called.
    """

    def __init__(self, to: URL) -> None:
        self._to = (to.host, to.port)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._cut: CommitCut | None = None
        self._whole = True
        self.was_cut = threading.Event()
        self.url = to.set(port=self._door.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_trouble: object) -> None:
        self._door.close()

    def cut_commit(self, where: CommitCut) -> None:
        """Interrupt the next commit before or after the database carries it out."""
        self._cut = where

    def mend(self) -> None:
        """Accept connections again."""
        self._whole = True

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if self._whole:
                    far = socket.create_connection(self._to)
                    threading.Thread(target=self._there, args=(near, far), daemon=True).start()
                    threading.Thread(target=self._back, args=(near, far), daemon=True).start()
                else:
                    near.close()

    def _there(self, near: socket.socket, far: socket.socket) -> None:
        with suppress(OSError), near, far:
            while received := near.recv(65536):
                cut = self._cut if _COMMIT in received else None
                if cut is not None:
                    self._cut, self._whole = None, False
                    near.shutdown(socket.SHUT_RDWR)
                if cut is not CommitCut.BEFORE:
                    far.sendall(received)
                if cut is not None:
                    self.was_cut.set()
                    break
            far.shutdown(socket.SHUT_WR)

    def _back(self, near: socket.socket, far: socket.socket) -> None:
        with suppress(OSError), near, far:
            while received := far.recv(65536):
                near.sendall(received)
            near.shutdown(socket.SHUT_RDWR)
