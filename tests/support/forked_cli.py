"""Run command lines of `spadille` in a forked process, which need not import the program again."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from typing import Final

from spadille.cli import main

FORK_SERVER: Final = multiprocessing.get_context("forkserver")
"""The fork server that has imported the program and forks each server process."""
FORK_SERVER.set_forkserver_preload(
    [
        __name__,
        "pytest",
        "spadille.cli.commands",
        "spadille.server.ops.serve",
        "spadille.storage.postgres.store",
        "uvicorn.lifespan.on",
        "uvicorn.loops.asyncio",
    ]
)


class ForkedProcess:
    """A process that runs a command line of `spadille`, with the interface of `subprocess.Popen`."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        self._errors = tempfile.NamedTemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - until it has ended
        output, into = FORK_SERVER.Pipe(duplex=False)
        order = (list(arguments), dict(environment), into, self._errors.name)
        self._process = FORK_SERVER.Process(target=run_command_line, args=order, daemon=True)
        self._process.start()
        into.close()
        self.stdout = os.fdopen(os.dup(output.fileno()), encoding="utf-8")
        output.close()
        assert self._process.pid is not None
        self.pid = self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        """Return the exit status, or None while the process runs."""
        return self.returncode

    def send_signal(self, what: signal.Signals) -> None:
        """Send a signal to the process, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, what)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """Wait for the end of the process. Return the rest of its output, and its errors."""
        self._process.join(timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired(self._process.name, timeout or 0.0)
        with self.stdout, self._errors:
            return self.stdout.read(), self._errors.read()


def run_command_line(
    arguments: list[str], environment: dict[str, str], output: Connection, errors: str
) -> None:
    """Run the command line in the forked process, with its output redirected."""
    for number, stream in ((1, os.dup(output.fileno())), (2, os.open(errors, os.O_WRONLY | os.O_APPEND))):
        os.dup2(stream, number)
        os.close(stream)
    output.close()
    sys.stdout, sys.stderr = (os.fdopen(number, "w", 1, "utf-8", closefd=False) for number in (1, 2))
    os.environ.clear()
    os.environ.update(environment)
    sys.exit(main(arguments))
