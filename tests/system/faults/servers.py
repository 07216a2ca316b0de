"""Servers that are started, killed and started again where they were."""

from __future__ import annotations

import os
import socket
import sys
import time
from contextlib import closing
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from spadille.cli import main
from tests.server.forking import BIRTH
from tests.system.faults.network import Island, move_to

_PATIENCE = 60.0
_STILL = ("--bot-delay", "0", "--nonce-timeout", "0", "--bot-workers", "0", "--log", "json")
# all who play come from one address
_CROWD = ("--tables-an-hour", "1000000", "--max-connections-per-client", "100000")


def free_port() -> int:
    """A port that nobody uses."""
    with closing(socket.socket()) as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


class Server:
    """`spadille serve` at a port of its own."""

    def __init__(self, log: Path, *where: str, at: Island | None = None) -> None:
        self._at = at
        self._host = at.host if at else "127.0.0.1"
        self._port = free_port()
        self._log = log
        self._where = where
        self._process: ForkServerProcess | None = None

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"{self._host}:{self._port}"

    def start(self) -> None:
        """Starts it, and waits until somebody listens there."""
        words = ["serve", "--host", self._host, "--port", str(self._port), *self._where, *_STILL, *_CROWD]
        namespace = self._at.name if self._at else ""
        self._process = BIRTH.Process(target=_serve, args=(self._log, words, namespace))
        self._process.start()
        until = time.monotonic() + _PATIENCE
        while not self._listens():
            if not self._process.is_alive() or time.monotonic() > until:
                raise RuntimeError(f"the server did not start; {self._log} says why")
            time.sleep(0.01)

    def kill(self) -> None:
        """Ends it without a word."""
        assert self._process is not None
        self._process.kill()
        self._process.join(_PATIENCE)

    def stop(self) -> int | None:
        """Asks it to end; gives its exit status."""
        assert self._process is not None
        self._process.terminate()
        self._process.join(_PATIENCE)
        return self._process.exitcode

    def _listens(self) -> bool:
        try:
            with closing(socket.create_connection((self._host, self._port), timeout=1)):
                return True
        except OSError:
            return False


def _serve(log: Path, words: list[str], namespace: str) -> None:
    """The server itself, in its own process."""
    if namespace:
        move_to(namespace)
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.dup2(written, sys.stdout.fileno())
    os.dup2(written, sys.stderr.fileno())
    sys.exit(main(words))
