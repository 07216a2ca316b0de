"""`python -m bench.report_faults HOW`: kills servers, or stops their database, in the middle of play.

After every round what was acknowledged is held against what is stored: all of it there, none of it twice,
none half; and everybody who plays is back at his table.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from bench.faults.houses import Server
from bench.faults.people import Company
from spadille.server.soundness import Guests, examined_tables
from spadille.server.storage import Event, Fault, Place
from spadille.server.storage.whole import search
from tests.server.postgres import Postgres, programs
from tests.server.running import written

_LOAD: Final = (0.05, 0.7)
"""Seconds of play before the fault."""
_AWAY: Final = (0.0, 0.8)
"""Seconds a database is away."""
Ask = Callable[[], Iterable[Event | Fault]]


@dataclass(frozen=True)
class Scene:
    """Servers, what they keep, and the fault that befalls them."""

    servers: list[Server]
    stored: Ask
    fault: Callable[[Random], str]


def main() -> None:
    """Runs the rounds that are asked for, and prints what was found."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("how", choices=SCENES)
    asks.add_argument("--rounds", type=int, default=200)
    asks.add_argument("--seconds", type=float, default=3600, help="no round begins later than this")
    asks.add_argument("--tables", type=int, default=8)
    asks.add_argument("--seed", type=int, default=1)
    asks.add_argument("--log", type=Path, default=Path(tempfile.gettempdir()) / "spadille-faults.log")
    wanted = asks.parse_args()
    wanted.log.unlink(missing_ok=True)
    with SCENES[wanted.how](wanted.log) as scene:
        for server in scene.servers:
            server.start()
        try:
            asyncio.run(_rounds(scene, wanted))
        finally:
            print("exit:", *(server.stop() for server in scene.servers))


async def _rounds(scene: Scene, wanted: argparse.Namespace) -> None:
    chance, began, kinds = Random(wanted.seed), time.monotonic(), dict[str, int]()
    company = Company([server.address for server in scene.servers], wanted.seed)
    await company.sit_down(wanted.tables)
    faults: list[str] = []
    for number in range(1, wanted.rounds + 1):
        await asyncio.sleep(chance.uniform(*_LOAD))
        kind = await asyncio.to_thread(scene.fault, chance)
        kinds[kind] = kinds.get(kind, 0) + 1
        try:
            await company.resumed()
        except TimeoutError:
            faults.append(f"round {number}, {kind}: somebody did not come back")
        ledger = company.ledger.copy()
        found = ledger.faults(await asyncio.to_thread(scene.stored))
        faults += [f"round {number}, {kind}: {fault}" for fault in found]
        if faults or number % 20 == 0 or number == wanted.rounds:
            progress = f"{number} rounds, {len(company.ledger.done)} acknowledged, {len(faults)} faults"
            print(f"{progress}, {time.monotonic() - began:.0f} s", flush=True)
        if faults or time.monotonic() - began > wanted.seconds:
            break
    await company.leave()
    faults += company.ledger.faults(await asyncio.to_thread(scene.stored))
    print(f"rounds: {sum(kinds.values())} {kinds}")
    print(f"people {len(company.people)}, tables opened {len(company.ledger.opened)}")
    print(f"answers: {dict(company.ledger.heard)}")
    print("\n".join(faults) or "nothing lost, nothing twice, nothing half; everybody came back", flush=True)


# What is kept, read by somebody who is not the server


def _stored(place: Place) -> list[Event | Fault]:
    return search(
        place, lambda found: [part for _, parts in examined_tables(found, Guests(found)) for part in parts]
    )


@contextmanager
def _file(log: Path) -> Iterator[Scene]:
    """One server with its file, killed."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        server = Server(log, "--data", str(file))

        def killed(_chance: Random) -> str:
            server.kill()
            server.start()
            return "killed"

        yield Scene([server], lambda: _stored(file), killed)


@contextmanager
def _two(log: Path, fault: Callable[[list[Server], Postgres, Random], str]) -> Iterator[Scene]:
    at = programs()
    assert at is not None, "PostgreSQL's server is not installed; scripts/postgresql says how to come by it"
    with Postgres(at) as postgres:
        club = postgres.fresh()
        where = ("--database", written(club), "--silence", "1")
        servers = [Server(log, *where), Server(log, *where)]
        yield Scene(servers, lambda: _stored(club), lambda chance: fault(servers, postgres, chance))


def _one_is_killed(servers: list[Server], _postgres: Postgres, chance: Random) -> str:
    """One of two servers is killed, and started again."""
    server = chance.choice(servers)
    server.kill()
    if chance.random() < 0.5:
        time.sleep(chance.uniform(0, 1.5))
    server.start()
    return "one of two killed"


def _database_is_away(_servers: list[Server], postgres: Postgres, chance: Random) -> str:
    """The database is stopped in one of its ways, and started again."""
    mode = chance.choice(["fast", "immediate"])
    postgres.stop(mode)
    time.sleep(chance.uniform(*_AWAY))
    postgres.start()
    return f"database stopped, {mode}"


SCENES: Final[dict[str, Callable[[Path], AbstractContextManager[Scene]]]] = {
    "file": _file,
    "two": lambda log: _two(log, _one_is_killed),
    "database": lambda log: _two(log, _database_is_away),
}

if __name__ == "__main__":
    main()
