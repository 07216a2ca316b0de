"""Measure the latency of moves while a server has many idle connections.

Ten thousand silent or half-open connections come from one address, and as many from a thousand others. The
time until the server has closed the last of them is measured too.
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
from tests.system.load.scenario import Measurement, run_scenario
from tests.system.load.server_process import FILE, ROOT, ServerProcess

ONE_ADDRESS: Final = ("127.0.0.2",)
MANY_ADDRESSES: Final = tuple(f"127.{number // 250 + 1}.0.{number % 250 + 1}" for number in range(1_000))
GROUPS: Final = {"one": ONE_ADDRESS, "many": MANY_ADDRESSES}
_PARTIAL_REQUESTS: Final = (
    b"",
    b"GET / HTTP/1.1\r\nHost: here\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{",
)
_INTERVAL: Final = 3.0
_LIMIT: Final = 15.0
_OPENING: Final = 100
_MS: Final = 1_000


async def hold_connections(address: str, addresses: Sequence[str], number: int) -> None:
    """Open connections, send a partial request on each, and wait until the server has closed all of them."""
    host, _, port = address.rpartition(":")
    opening = asyncio.Semaphore(_OPENING)
    durations = await asyncio.gather(
        *(
            _hold_connection(host, int(port), addresses[place % len(addresses)], place, opening)
            for place in range(number)
        )
    )
    seconds = [duration for duration in durations if duration is not None]
    late = sum(duration > _LIMIT for duration in seconds)
    print(
        f"  {number:,} connections from {len(addresses):,} addresses,",
        f"{number - len(seconds):,} of them refused:",
        f"the last was closed after {max(seconds, default=0.0):.1f} s, {late:,} of them later than "
        f"{_LIMIT:.0f} s",
        flush=True,
    )


async def _hold_connection(
    host: str, port: int, address: str, place: int, opening: asyncio.Semaphore
) -> float | None:
    """Return the number of seconds for which a connection stays open, or None if it is refused."""
    try:
        async with opening:
            reader, writer = await asyncio.open_connection(host, port, local_addr=(address, 0))
    except OSError:
        return None
    began = perf_counter()
    writer.write(_PARTIAL_REQUESTS[place % len(_PARTIAL_REQUESTS)])
    with suppress(ConnectionError):
        await reader.read()
    writer.close()
    return perf_counter() - began


def report(title: str, stretch: Measurement) -> None:
    p50, p99 = (stretch.latency(share) * _MS for share in (0.5, 0.01))
    print(f"  {title}: {p50:.1f} ms (median), {p99:.1f} (p99); {len(stretch.latencies):,} moves", flush=True)


async def measure(tables: int, number: int, seconds: float) -> None:
    """Measure play without idle connections, with them, and after them."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(FILE, Path(folder) / "tables.sqlite") as served,
    ):
        async with run_scenario(served, FILE, tables) as scenario:
            await scenario.spread_out()
            report("no idle connections", await scenario.play(_INTERVAL, seconds))
            words = [
                sys.executable,
                "-m",
                "tests.system.load.idle_connections",
                "--at",
                served.address,
                "--number",
                str(number),
            ]
            groups = [subprocess.Popen([*words, "--group", kind], cwd=ROOT) for kind in GROUPS]
            report("idle connections", await scenario.play(_INTERVAL, seconds))
            await asyncio.to_thread(lambda: [group.wait() for group in groups])
            report("all closed", await scenario.play(_INTERVAL, seconds))


def main() -> None:
    """Run the measurements and print them."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--number", type=int, default=10_000, help="connections of each group")
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--at", help=argparse.SUPPRESS)
    options.add_argument("--group", choices=GROUPS, help=argparse.SUPPRESS)
    args = options.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if args.group:
        asyncio.run(hold_connections(args.at, GROUPS[args.group], args.number))
        return
    print(f"spadille at {history.commit()}; {history.machine()}; load {history.load()}", flush=True)
    asyncio.run(measure(args.tables, args.number, args.seconds))


if __name__ == "__main__":
    main()
