"""`python -m tests.system.faults.rolling_upgrade`: a hundred tables play while their servers are updated.

By turns on one server, two and four, each with a proxy, all at a PostgreSQL that forces everything to the
disk: how long a move takes to be acknowledged, in quiet play and while one server after another is ended and
started again. Whoever is cut off comes back and says his move again; it counts from when he said it first.
Times are told as multiples of one server's median in quiet play: on a busy machine they say little else.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bench import history
from tests.system.faults.clients import Company
from tests.system.faults.scenarios import Scene, upgraded_house

_PAUSES = (1.0, 5.0)
"""Seconds from being asked to answering: a move every three seconds from everybody."""
_COUNTS = (1, 2, 4)


@dataclass(frozen=True)
class Turn:
    """What was measured of so many servers: seconds a move, in order."""

    servers: int
    quiet: list[float]
    upgraded: list[float]
    wrong: list[str]


def at(took: list[float], share: float) -> float:
    """The time that this share of the moves stays under."""
    return took[min(len(took) - 1, int(len(took) * share))]


async def _played(scene: Scene, servers: int, tables: int, seconds: float) -> Turn:
    company = Company(scene.doors, servers, pauses=_PAUSES, opens=False)
    await company.sit_down(tables)
    took = company.ledger.took
    await asyncio.sleep(max(_PAUSES))
    took.clear()
    await asyncio.sleep(seconds)
    quiet = sorted(took)
    took.clear()
    await asyncio.to_thread(scene.faults[0], Random(servers))
    await company.resumed()
    await asyncio.sleep(max(_PAUSES))
    upgraded = sorted(took)
    await company.leave()
    return Turn(servers, quiet, upgraded, company.ledger.faults(await asyncio.to_thread(scene.stored)))


def turn(servers: int, tables: int, seconds: float, log: Path) -> Turn:
    """Quiet play and an upgrade on so many servers."""
    with upgraded_house(log, servers) as scene:
        for server in scene.servers:
            server.start()
        try:
            return asyncio.run(_played(scene, servers, tables, seconds))
        finally:
            for server in scene.servers:
                server.stop()


def line_of(found: Turn, unit: float) -> str:
    """A turn in a line."""
    parts = [
        f"{what} {len(took):,} moves, median {at(took, 0.5) / unit:.1f}, p99 {at(took, 0.99) / unit:.1f},"
        f" longest {took[-1] / unit:.0f}"
        for what, took in (("quiet", found.quiet), ("upgraded", found.upgraded))
    ]
    return f"{found.servers} servers: {'; '.join(parts)}"


def main() -> None:
    """Measure by turns, and print."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--tables", type=int, default=100)
    asks.add_argument("--seconds", type=float, default=30, help="of quiet play in each turn")
    asks.add_argument("--servers", type=int, nargs="*", default=_COUNTS)
    asks.add_argument("--log", type=Path, default=Path(tempfile.gettempdir()) / "spadille-upgrade.log")
    wanted = asks.parse_args()
    unit, wrong = 0.0, []
    for servers in wanted.servers:
        found = turn(servers, wanted.tables, wanted.seconds, wanted.log)
        unit = unit or at(found.quiet, 0.5)
        print(f"{line_of(found, unit)}; load {history.load()}", flush=True)
        wrong += found.wrong
    print("\n".join(wrong) or "nothing lost, nothing twice, nothing half; everybody came back")


if __name__ == "__main__":
    main()
