"""Reserve ports for servers that stop and start again."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def reserve_port() -> Iterator[int]:
    """Reserve a port while the context is open, and yield its number.

    Servers can bind the port by its number, stop and bind it again. The system gives it to no other program.
    """
    with socket.socket() as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(("127.0.0.1", 0))
        yield door.getsockname()[1]
