"""Run a server in a process of its own, and measure its CPU time and memory."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, Self

from starlette.types import ASGIApp

from spadille.app.services import make_services
from spadille.bots.heuristic.player import PLAYERS
from spadille.server.app import create_app
from spadille.server.uvicorn_server import listen, make_server, raise_fd_limit, tune_gc
from spadille.storage import Store, open_store, parse_database_url
from spadille.table.limits import Limits, Rate
from spadille.telemetry.log import configure_logging
from tests.system.load.baseline import baseline_app
from tests.system.load.memory_store import MemoryStore

BASELINE, FILE, MEMORY, DATABASE = "baseline", "file", "memory", "database"
"""What is served: the baseline, or the server with its tables in a file, in memory or in a database."""
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_TIMEOUT: Final = 60
_UNLIMITED: Final = Rate(10**6, 10**6)
_NO_LIMITS: Final = Limits(
    messages=_UNLIMITED,
    tables=_UNLIMITED,
    work=_UNLIMITED,
    worker_time=_UNLIMITED,
    calls=_UNLIMITED,
    fetches=_UNLIMITED,
    sockets=10**6,
)
"""All clients of a load test have one address."""
ROOT: Final = Path(__file__).parents[3]


def make_app(kind: str, place: str) -> ASGIApp:
    if kind == BASELINE:
        return baseline_app()
    return create_app(make_services(_open_store(kind, place), PLAYERS, limits=_NO_LIMITS))


def _open_store(kind: str, place: str) -> Store | MemoryStore:
    if kind == MEMORY:
        return MemoryStore()
    return open_store(Path(place) if kind == FILE else parse_database_url(place))


def main(kind: str, place: str) -> None:
    """Serve until interrupted. Print the port first."""
    configure_logging("warning")
    raise_fd_limit()
    with closing(listen("127.0.0.1", 0)) as listener, suppress(KeyboardInterrupt):
        print(listener.getsockname()[1], flush=True)
        running = make_server(make_app(kind, place))
        tune_gc()
        running.run(sockets=[listener])


class ServerProcess:
    """A server process, which is stopped on exit."""

    def __init__(self, kind: str, file: Path | str) -> None:
        words = [sys.executable, "-m", "tests.system.load.server_process", kind, str(file)]
        self._process = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.address = f"127.0.0.1:{int(self._process.stdout.readline())}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self._process.send_signal(signal.SIGINT)
        self._process.wait(_TIMEOUT)

    @property
    def cpu_seconds(self) -> float:
        """CPU seconds so far, of all threads, kernel time included."""
        return cpu_seconds_of(self._process.pid)

    @property
    def memory(self) -> int:
        """Resident bytes."""
        lines = Path(f"/proc/{self._process.pid}/status").read_text(encoding="utf-8").splitlines()
        held = next(line for line in lines if line.startswith("VmRSS"))
        return int(held.split()[1]) * 1024


def cpu_seconds_of(process: int) -> float:
    """Return the CPU seconds of a process so far."""
    facts = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(facts[11]) + int(facts[12])) / _TICKS


if __name__ == "__main__":
    main(*sys.argv[1:])
