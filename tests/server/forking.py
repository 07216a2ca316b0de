"""`spadille` in a process that need not read the program first: it is forked from one that has."""

from __future__ import annotations

import atexit
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import Final

READ: Final = (
    "spadille.cli.commands",
    "spadille.server.command",
    "spadille.server.storage.migrate",
    "spadille.server.storage.postgres",
    "uvicorn.lifespan.on",
    "uvicorn.loops.asyncio",
)
"""What a server needs, and what it needs at PostgreSQL."""
LONGEST: Final = 1 << 16
"""No command line is longer, with its environment."""


class Forked:
    """A process with a command line of `spadille`; it is used as a `subprocess.Popen` is."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        self.returncode: int | None = None
        self._errors = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - closed when it has ended
        output, into = os.pipe()
        status, ended = os.pipe()
        self.stdout = os.fdopen(output, encoding="utf-8")
        self._status = os.fdopen(status, encoding="ascii")
        wanted = json.dumps([arguments, dict(environment)]).encode()
        assert len(wanted) <= LONGEST
        socket.send_fds(origin(), [wanted], [into, self._errors.fileno(), ended])
        os.close(into)
        os.close(ended)
        self.pid = int(self._status.readline())

    def poll(self) -> int | None:
        """The exit status, if it has ended."""
        return self._ended_within(0)

    def send_signal(self, what: signal.Signals) -> None:
        """Whoever has ended already hears nothing."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, what)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """Waits for its end; gives the rest of its output, and its errors."""
        if self._ended_within(timeout) is None:
            raise subprocess.TimeoutExpired(str(self.pid), timeout or 0.0)
        with self.stdout, self._errors, self._status:
            self._errors.seek(0)
            return self.stdout.read(), self._errors.read()

    def _ended_within(self, seconds: float | None) -> int | None:
        if self.returncode is None and select.select([self._status], [], [], seconds)[0]:
            self.returncode = int(self._status.readline())
        return self.returncode


@cache
def origin() -> socket.socket:
    """The line to the process that all are forked from; it ends when the tests do."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        process = subprocess.Popen(
            [sys.executable, "-m", __name__], stdin=theirs.fileno(), stdout=subprocess.DEVNULL
        )
    atexit.register(process.wait)
    atexit.register(ours.close)
    return ours


# In the process that all are forked from


def forked(line: socket.socket) -> list[str] | None:
    """Forks a process for each order that comes; gives that process its command line, and nothing to the
    first one when no more orders come.
    """
    while True:
        order, files, _, _ = socket.recv_fds(line, LONGEST, 3)
        if not order:
            return None
        if os.fork() == 0:
            child = os.fork()
            if child == 0:
                return opened(order, *files)
            keep(child, *files)
        for file in files:
            os.close(file)
        with suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass


def opened(order: bytes, output: int, errors: int, status: int) -> list[str]:
    """Gives this process the output and the environment of the order; its command line."""
    nothing = os.open(os.devnull, os.O_RDONLY)
    for number, file in enumerate((nothing, output, errors)):
        os.dup2(file, number)
        os.close(file)
    os.close(status)
    sys.stdout, sys.stderr = (os.fdopen(number, "w", 1, "utf-8", closefd=False) for number in (1, 2))
    arguments, environment = json.loads(order)
    os.environ.clear()
    os.environ.update(environment)
    return list(arguments)


def keep(child: int, output: int, errors: int, status: int) -> None:
    """Tells which process it is, and how it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for file in (0, output, errors):
        os.close(file)
    os.write(status, b"%d\n" % child)
    _, ended = os.waitpid(child, 0)
    os.write(status, b"%d\n" % os.waitstatus_to_exitcode(ended))
    os._exit(0)


def main() -> int:
    for module in READ:
        import_module(module)
    gc.freeze()
    with socket.socket(fileno=os.dup(0)) as line:
        arguments = forked(line)
    if arguments is None:
        return 0
    status: int = import_module("spadille.cli.start").main(arguments)
    return status


if __name__ == "__main__":
    sys.exit(main())
