"""`python -m bench.report_start`: what a house takes of the processor until it is ready to play."""

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

ROOT = Path(__file__).parents[1]
ALLOWED = 1.5
"""Seconds of the processor that a start with a file may take."""
_TICKS = os.sysconf("SC_CLK_TCK")
_READY = 200
_HOUSE = "from spadille.cli.start import main; main()"


def started(file: Path) -> float:
    """Seconds of the processor, the system's for it among them, until a house with this file is ready."""
    command = [sys.executable, "-c", _HOUSE, "serve", "--port", "0", "--data", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as house:
        try:
            assert house.stdout is not None
            address = house.stdout.readline().split()[-1]
            while not _ready(address):
                sleep(0.01)
            return _spent(house.pid)
        finally:
            house.terminate()


def _ready(address: str) -> bool:
    with suppress(URLError), urlopen(f"{address}health/ready") as answer:
        return bool(answer.status == _READY)
    return False


def _spent(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / _TICKS


def measured(times: int) -> tuple[list[float], list[float]]:
    """So many starts with a new file, and so many with one that is there."""
    with tempfile.TemporaryDirectory() as folder:
        new = [started(Path(folder) / f"{number}.sqlite") for number in range(times)]
        existing = [started(Path(folder) / "0.sqlite") for _ in range(times)]
    return new, existing


def commit() -> str:
    """Which state of the house this is."""
    described = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return described.stdout.strip() or "no commit"


def line(title: str, taken: Sequence[float]) -> str:
    """What some starts took."""
    spread = f"of {min(taken):.2f} to {max(taken):.2f}, {ALLOWED} allowed"
    return f"  {title:<24} {median(taken):.2f} CPU-s ({spread})"


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    new, existing = measured(parser.parse_args().times)
    print(f"A house until it is ready, at {commit()}, with a load of {os.getloadavg()[0]:.1f}:")
    print(line("with a new file", new))
    print(line("with a file that is there", existing))


if __name__ == "__main__":
    main()
