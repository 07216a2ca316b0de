"""A proxy between browser and server that can break connections."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from typing import Self

_HERE = "127.0.0.1"
_BITE = 65_536


class BreakableProxy:
    """A TCP proxy that forwards all bytes until a test breaks it."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._flows = threading.Event()
        self._flows.set()
        self._whole = True
        self._ends: list[socket.socket] = []
        self._dead: set[socket.socket] = set()
        self._door = socket.create_server((_HERE, 0))
        self.address = f"{_HERE}:{self._door.getsockname()[1]}"
        threading.Thread(target=self._answer, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_trouble: object) -> None:
        self._door.close()
        self.let_through()
        self.cut()

    def cut(self) -> None:
        """Break every connection, and refuse new ones."""
        self._whole = False
        for end in self._ends:
            _close(end)
        self._ends.clear()

    def hold(self) -> None:
        """Hold back all bytes until `let_through` is called."""
        self._flows.clear()

    def let_through(self) -> None:
        """Forward the bytes that were held back."""
        self._flows.set()

    def go_dead(self) -> None:
        """Discard all bytes of the open connections from now on, without closing them."""
        self._dead.update(self._ends)

    def mend(self) -> None:
        """Accept new connections again."""
        self._whole = True

    def _answer(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if self._whole:
                    self._connect(near)
                else:
                    near.close()

    def _connect(self, near: socket.socket) -> None:
        far = socket.create_connection((_HERE, self._port))
        self._ends += [near, far]
        if not self._whole:
            # The cut happened while this connection was made, and did not close it.
            _close(near)
            _close(far)
            return
        for nearer, other in ((near, far), (far, near)):
            threading.Thread(target=self._pass_on, args=(nearer, other), daemon=True).start()

    def _pass_on(self, near: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while bite := near.recv(_BITE):
                self._flows.wait()
                if near not in self._dead:
                    other.sendall(bite)
        _close(near)
        _close(other)


def _close(end: socket.socket) -> None:
    # a thread that reads from the socket must be woken too
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
