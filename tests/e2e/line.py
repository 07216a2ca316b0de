"""The line between a browser and the server, which can be cut."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from typing import Self

_HERE = "127.0.0.1"
_BITE = 65_536


class Line:
    """Passes on everything, byte by byte, until it is cut."""

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
        """Every connection breaks, and no new one is made."""
        self._whole = False
        for end in self._ends:
            _close(end)
        self._ends.clear()

    def hold(self) -> None:
        """Whatever is said is on its way until it is let through."""
        self._flows.clear()

    def let_through(self) -> None:
        """What was held arrives."""
        self._flows.set()

    def go_dead(self) -> None:
        """Nothing comes through any more on the connections there are, and neither end hears of it."""
        self._dead.update(self._ends)

    def mend(self) -> None:
        """New connections can be made again."""
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
            # It was cut while this connection was made: the cut did not see it.
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
    # a thread that reads from it must hear of it too
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
