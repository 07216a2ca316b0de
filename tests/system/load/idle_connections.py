"""`python -m tests.system.load.idle_connections`: people play while a crowd at the door asks for nothing.

Ten thousand silent or half-open lines come from one address and as many from a thousand others. It tells how
long players wait for a move without and with them, and when the last of the crowd was sent away.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Final

from bench import history
from tests.system.load.scenario import Stretch, evening
from tests.system.load.server_process import FILE, ROOT, Served

ONE: Final = ("127.0.0.2",)
MANY: Final = tuple(f"127.{number // 250 + 1}.0.{number % 250 + 1}" for number in range(1_000))
CROWDS: Final = {"one": ONE, "many": MANY}
_HALVES: Final = (
    b"",
    b"GET / HTTP/1.1\r\nHost: here\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{",
)
_BEAT: Final = 3.0
_GONE_BY: Final = 15.0
_AT_ONCE: Final = 100
_MS: Final = 1_000


async def stand(address: str, homes: Sequence[str], number: int) -> None:
    """One crowd: opens its lines, says half a thing on each, and waits until it is sent away."""
    host, _, port = address.rpartition(":")
    opening = asyncio.Semaphore(_AT_ONCE)
    lasted = await asyncio.gather(
        *(_let_stand(host, int(port), homes[place % len(homes)], place, opening) for place in range(number))
    )
    seconds = [stood for stood in lasted if stood is not None]
    late = sum(stood > _GONE_BY for stood in seconds)
    print(
        f"  {number:,} lines from {len(homes):,} addresses, {number - len(seconds):,} of them never let in:",
        f"the last was gone after {max(seconds, default=0.0):.1f} s, {late:,} of them later than "
        f"{_GONE_BY:.0f} s",
        flush=True,
    )


async def _let_stand(host: str, port: int, home: str, place: int, opening: asyncio.Semaphore) -> float | None:
    """How many seconds one is let stand there; nothing if the door never opens."""
    try:
        async with opening:
            reader, writer = await asyncio.open_connection(host, port, local_addr=(home, 0))
    except OSError:
        return None
    began = perf_counter()
    writer.write(_HALVES[place % len(_HALVES)])
    with suppress(ConnectionError):
        await reader.read()
    writer.close()
    return perf_counter() - began


def tell(title: str, stretch: Stretch) -> None:
    """Prints how long people waited."""
    p50, p99 = (stretch.slowest(share) * _MS for share in (0.5, 0.01))
    print(f"  {title}: {p50:.1f} ms (median), {p99:.1f} (p99); {len(stretch.took):,} moves", flush=True)


async def measured(tables: int, number: int, seconds: float) -> None:
    """People play without a crowd, and with one."""
    with tempfile.TemporaryDirectory() as folder, Served(FILE, Path(folder) / "tables.sqlite") as served:
        async with evening(served, FILE, tables) as everybody:
            await everybody.scatter()
            tell("nobody at the door", await everybody.play(_BEAT, seconds))
            words = [
                sys.executable,
                "-m",
                "tests.system.load.idle_connections",
                "--at",
                served.address,
                "--number",
                str(number),
            ]
            crowds = [subprocess.Popen([*words, "--crowd", kind], cwd=ROOT) for kind in CROWDS]
            tell("a crowd at the door", await everybody.play(_BEAT, seconds))
            await asyncio.to_thread(lambda: [crowd.wait() for crowd in crowds])
            tell("the crowd gone", await everybody.play(_BEAT, seconds))


def main() -> None:
    """Measure and print."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--tables", type=int, default=200)
    asks.add_argument("--number", type=int, default=10_000, help="lines of each crowd")
    asks.add_argument("--seconds", type=float, default=20)
    asks.add_argument("--at", help=argparse.SUPPRESS)
    asks.add_argument("--crowd", choices=CROWDS, help=argparse.SUPPRESS)
    options = asks.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if options.crowd:
        asyncio.run(stand(options.at, CROWDS[options.crowd], options.number))
        return
    print(f"spadille at {history.commit()}; {history.machine()}; load {history.load()}", flush=True)
    asyncio.run(measured(options.tables, options.number, options.seconds))


if __name__ == "__main__":
    main()
