"""Start, kill and stop servers at a fixed port."""

from __future__ import annotations

import os
import socket
import sys
import time
from contextlib import closing
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from spadille.cli import main
from tests.support.forked_cli import FORK_SERVER
from tests.system.faults.network import NetworkNamespace, enter_namespace

_TIMEOUT = 60.0
_QUIET = ("--bot-delay", "0", "--nonce-timeout", "0", "--bot-workers", "0", "--log", "json")
# All clients have one address.
_NO_LIMITS = ("--tables-an-hour", "1000000", "--max-connections-per-client", "100000")


def free_port() -> int:
    """Return a port that is not in use."""
    with closing(socket.socket()) as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Server:
    """A process of `spadille serve` with a port of its own."""

    def __init__(self, log: Path, *options: str, namespace: NetworkNamespace | None = None) -> None:
        self._namespace = namespace
        self._host = namespace.address if namespace else "127.0.0.1"
        self._port = free_port()
        self._log = log
        self._options = options
        self._process: ForkServerProcess | None = None

    @property
    def address(self) -> str:
        return f"{self._host}:{self._port}"

    def start(self) -> None:
        """Start the server, and wait until it listens."""
        words = [
            "serve",
            "--host",
            self._host,
            "--port",
            str(self._port),
            *self._options,
            *_QUIET,
            *_NO_LIMITS,
        ]
        namespace = self._namespace.name if self._namespace else ""
        self._process = FORK_SERVER.Process(target=_serve, args=(self._log, words, namespace))
        self._process.start()
        until = time.monotonic() + _TIMEOUT
        while not self._is_listening():
            if not self._process.is_alive() or time.monotonic() > until:
                raise RuntimeError(f"the server did not start; {self._log} says why")
            time.sleep(0.01)

    def kill(self) -> None:
        """Kill the server (`kill -9`)."""
        assert self._process is not None
        self._process.kill()
        self._process.join(_TIMEOUT)

    def stop(self) -> int | None:
        """Terminate the server with SIGTERM, and return its exit status."""
        assert self._process is not None
        self._process.terminate()
        self._process.join(_TIMEOUT)
        return self._process.exitcode

    def _is_listening(self) -> bool:
        try:
            with closing(socket.create_connection((self._host, self._port), timeout=1)):
                return True
        except OSError:
            return False


def _serve(log: Path, words: list[str], namespace: str) -> None:
    """Run the server in this process, in a network namespace if one is named. `words` are its arguments, and
    `log` gets its output.
    """
    if namespace:
        enter_namespace(namespace)
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.dup2(written, sys.stdout.fileno())
    os.dup2(written, sys.stderr.fileno())
    sys.exit(main(words))
