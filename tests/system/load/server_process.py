"""A server in a process of its own, and the processor seconds and memory that it takes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, Self

from starlette.types import ASGIApp

from spadille.app.services import Services
from spadille.bots.heuristic.player import PLAYERS
from spadille.server.app import create_app
from spadille.server.gc_tuning import tune_gc
from spadille.server.uvicorn_server import listen, make_server, raise_fd_limit
from spadille.storage import Store, open_store, parse_database_url
from spadille.table.limits import Limits, Rate
from spadille.telemetry.log import configure_logging
from tests.system.load.baseline import bare_app
from tests.system.load.memory_store import Memory

BARE, FILE, MEMORY, DATABASE = "bare", "file", "memory", "database"
"""What can be served: the bare application; the house, its tables in a file, in memory, or in a database."""
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PATIENCE: Final = 60
_PLENTY: Final = Rate(10**6, 10**6)
_NO_LIMITS: Final = Limits(messages=_PLENTY, tables=_PLENTY, calls=_PLENTY, fetches=_PLENTY, sockets=10**6)
"""All players of a load come from one address."""
ROOT: Final = Path(__file__).parents[3]


def app_of(kind: str, place: str) -> ASGIApp:
    """The application of this kind."""
    if kind == BARE:
        return bare_app()
    return create_app(Services(_store(kind, place), PLAYERS, limits=_NO_LIMITS))


def _store(kind: str, place: str) -> Store | Memory:
    if kind == MEMORY:
        return Memory()
    return open_store(Path(place) if kind == FILE else parse_database_url(place))


def main(kind: str, place: str) -> None:
    """Serves until it is told to stop."""
    configure_logging("warning")
    raise_fd_limit()
    with closing(listen("127.0.0.1", 0)) as door, suppress(KeyboardInterrupt):
        print(door.getsockname()[1], flush=True)
        running = make_server(app_of(kind, place))
        tune_gc()
        running.run(sockets=[door])


class Served:
    """A server of a kind, until it is stopped."""

    def __init__(self, kind: str, file: Path | str) -> None:
        words = [sys.executable, "-m", "tests.system.load.server_process", kind, str(file)]
        self._process = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.address = f"127.0.0.1:{int(self._process.stdout.readline())}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_trouble: object) -> None:
        self._process.send_signal(signal.SIGINT)
        self._process.wait(_PATIENCE)

    @property
    def seconds(self) -> float:
        """What it has taken of the processor, all its threads together, in the kernel too."""
        return spent(self._process.pid)

    @property
    def bytes(self) -> int:
        """What it holds in memory."""
        lines = Path(f"/proc/{self._process.pid}/status").read_text(encoding="utf-8").splitlines()
        held = next(line for line in lines if line.startswith("VmRSS"))
        return int(held.split()[1]) * 1024


def spent(process: int) -> float:
    """Processor seconds of a process."""
    facts = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(facts[11]) + int(facts[12])) / _TICKS


if __name__ == "__main__":
    main(*sys.argv[1:])
