"""Measure the latency of moves at a hundred tables while their servers are updated one after another.

One, two and four servers are measured, each with a proxy, on a PostgreSQL database with `fsync`. The latency
of a move lasts from its first sending to its acknowledgement, with all retries. It is printed as a multiple
of one server's median without an update, because absolute times depend on the load of the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bench import history
from tests.system.faults.clients import ClientPool
from tests.system.faults.scenarios import Scenario, upgrade_scenario

_PAUSES = (1.0, 5.0)
"""Seconds before a client answers: a move every three seconds on average."""
_COUNTS = (1, 2, 4)


@dataclass(frozen=True)
class Measurement:
    """The latencies with a number of servers, sorted, without and with an update."""

    servers: int
    quiet: list[float]
    upgraded: list[float]
    errors: list[str]


def quantile(latencies: list[float], share: float) -> float:
    """Return the latency below which the share `share` of the moves lie."""
    return latencies[min(len(latencies) - 1, int(len(latencies) * share))]


async def _play(scenario: Scenario, servers: int, tables: int, seconds: float) -> Measurement:
    clients = ClientPool(scenario.addresses, servers, pauses=_PAUSES, opens_tables=False)
    await clients.start(tables)
    took = clients.ledger.latencies
    await asyncio.sleep(max(_PAUSES))
    took.clear()
    await asyncio.sleep(seconds)
    quiet = sorted(took)
    took.clear()
    await asyncio.to_thread(scenario.faults[0], Random(servers))
    await clients.wait_until_resumed()
    await asyncio.sleep(max(_PAUSES))
    upgraded = sorted(took)
    await clients.stop()
    return Measurement(
        servers, quiet, upgraded, clients.ledger.find_errors(await asyncio.to_thread(scenario.read_events))
    )


def measure(servers: int, tables: int, seconds: float, log: Path) -> Measurement:
    """Measure play at `tables` tables without and with an update of `servers` servers."""
    with upgrade_scenario(log, servers) as scenario:
        for server in scenario.servers:
            server.start()
        try:
            return asyncio.run(_play(scenario, servers, tables, seconds))
        finally:
            for server in scenario.servers:
                server.stop()


def describe(found: Measurement, unit: float) -> str:
    parts = [
        f"{name} {len(latencies):,} moves, median {quantile(latencies, 0.5) / unit:.1f},"
        f" p99 {quantile(latencies, 0.99) / unit:.1f}, longest {latencies[-1] / unit:.0f}"
        for name, latencies in (("quiet", found.quiet), ("upgraded", found.upgraded))
    ]
    return f"{found.servers} servers: {'; '.join(parts)}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=100)
    options.add_argument("--seconds", type=float, default=30, help="of play without an update")
    options.add_argument("--servers", type=int, nargs="*", default=_COUNTS)
    options.add_argument("--log", type=Path, default=Path(tempfile.gettempdir()) / "spadille-upgrade.log")
    args = options.parse_args()
    unit, wrong = 0.0, []
    for servers in args.servers:
        found = measure(servers, args.tables, args.seconds, args.log)
        unit = unit or quantile(found.quiet, 0.5)
        print(f"{describe(found, unit)}; load {history.load()}", flush=True)
        wrong += found.errors
    print("\n".join(wrong) or "nothing lost, nothing twice; every client resumed")


if __name__ == "__main__":
    main()
