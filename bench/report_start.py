"""Measure the CPU time of a server until it is ready."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import sleep
from urllib.error import URLError
from urllib.request import urlopen

from bench import history

ALLOWED = 1.5
"""CPU seconds that a start with a file may take."""
_TICKS = os.sysconf("SC_CLK_TCK")
_READY = 200
_SERVE = "from spadille.cli.start import main; main()"


def measure_start(file: Path) -> float:
    """Return the CPU seconds, kernel time included, until a server with this database file is ready."""
    command = [sys.executable, "-c", _SERVE, "serve", "--port", "0", "--data", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            while not _is_ready(address):
                sleep(0.01)
            return _spent(server.pid)
        finally:
            server.terminate()


def _is_ready(address: str) -> bool:
    with suppress(URLError), urlopen(f"{address}health/ready") as answer:
        return bool(answer.status == _READY)
    return False


def _spent(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / _TICKS


def measure_starts(times: int) -> tuple[list[float], list[float]]:
    """Measure `times` starts each with a new database file and with an existing one. Return the CPU seconds
    of both.
    """
    with tempfile.TemporaryDirectory() as folder:
        new = [measure_start(Path(folder) / f"{number}.sqlite") for number in range(times)]
        existing = [measure_start(Path(folder) / "0.sqlite") for _ in range(times)]
    return new, existing


def describe(title: str, taken: Sequence[float]) -> str:
    spread = f"of {min(taken):.2f} to {max(taken):.2f}, {ALLOWED} allowed"
    return f"  {title:<24} {median(taken):.2f} CPU-s ({spread})"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    new, existing = measure_starts(parser.parse_args().times)
    print(f"A server until it is ready, at {history.commit()}; load {history.load()}:")
    print(describe("with a new file", new))
    print(describe("with an existing file", existing))


if __name__ == "__main__":
    main()
