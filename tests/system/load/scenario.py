"""Play at many tables of one server, and measure latencies and CPU times."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from random import Random
from time import perf_counter
from typing import Any, Final

from tests.system.load.players import PLAYERS, BaselineTable, PlayerGroup, Table
from tests.system.load.server_process import BASELINE, ServerProcess
from tests.system.load.tally import Tally

_TABLE: Final[dict[str, Any]] = {
    "game": "six-bid",
    "rules": "standard",
    "seats": PLAYERS,
    "match": {"start": None, "bankrupt": "debt", "end": {"deals": 420}},
    "name": "Ann",
    "free": [1, 2],
}
_MOVES_PER_DEAL: Final = 36
"""Three bids and eleven tricks."""
_BATCH: Final = 50
"""Tables that connect at the same time."""
_TIMEOUT: Final = 30.0
_POLL: Final = 0.05
"""Seconds between two checks of all tables."""


@dataclass(frozen=True)
class Measurement:
    """The measurements of some seconds of play."""

    seconds: float
    moves: int
    latencies: list[float]
    """Seconds from each move until the last player saw it, sorted."""
    server_cpu: float
    """CPU seconds of the server."""
    client_cpu: float
    """CPU seconds of this process."""
    bytes_read: int
    """Bytes received."""

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def cpu_per_move(self) -> float:
        """CPU seconds of the server per move."""
        return self.server_cpu / self.moves

    def latency(self, share: float) -> float:
        """Return the latency that the share `share` of the moves exceed."""
        return self.latencies[min(len(self.latencies) - 1, int(len(self.latencies) * (1 - share)))]


class Scenario:
    """All tables of a load test at one server."""

    def __init__(self, served: ServerProcess, tables: Sequence[PlayerGroup], tally: Tally) -> None:
        self.server = served
        self.tables = tables
        self.tally = tally

    async def play(self, interval: float, seconds: float, settle: float = 2.0) -> Measurement:
        """Play with `interval` seconds between the moves of a table. Measure `seconds` seconds of it, after
        `settle` seconds.
        """
        for number, table in enumerate(self.tables):
            table.start(interval, after=interval * number / len(self.tables))
        await asyncio.sleep(settle)
        self.tally.latencies.clear()
        start = (
            perf_counter(),
            self.tally.acknowledged,
            self.tally.bytes_read,
            self.server.cpu_seconds,
            _own_cpu_seconds(),
        )
        await asyncio.sleep(seconds)
        end = (
            perf_counter(),
            self.tally.acknowledged,
            self.tally.bytes_read,
            self.server.cpu_seconds,
            _own_cpu_seconds(),
        )
        took = sorted(self.tally.latencies)
        await self._settle()
        past, moves, read, served, players = (
            after - before for before, after in zip(start, end, strict=True)
        )
        return Measurement(past, int(moves), took, served, players, int(read))

    async def spread_out(self) -> None:
        """Play each table on to a different point of a deal, as in the middle of an evening.

        Otherwise the measurement would cover auctions only.
        """
        for table in self.tables:
            table.start(0.0, after=0.0)
        going = dict(enumerate(self.tables))
        while going:
            for number in [
                number for number, table in going.items() if table.moves >= number % _MOVES_PER_DEAL
            ]:
                going.pop(number).stop()
            await asyncio.sleep(_POLL)
        await self._settle()

    async def _settle(self) -> None:
        """Wait until all clients have seen every move."""
        for table in self.tables:
            table.stop()
        async with asyncio.timeout(_TIMEOUT):
            while not all(table.is_settled for table in self.tables):
                await asyncio.sleep(_POLL)


def _own_cpu_seconds() -> float:
    times = os.times()
    return times.user + times.system


@asynccontextmanager
async def run_scenario(served: ServerProcess, kind: str, tables: int) -> AsyncIterator[Scenario]:
    """Open tables of three players, connect all of them, and disconnect at the end."""
    tally = Tally()
    groups = _baseline_tables(tables, tally) if kind == BASELINE else _open_tables(served, tables, tally)
    for at in range(0, tables, _BATCH):
        await asyncio.gather(*(table.connect(served.address) for table in groups[at:][:_BATCH]))
    async with asyncio.timeout(_TIMEOUT):
        while not all(table.is_ready for table in groups):
            await asyncio.sleep(_POLL)
    yield Scenario(served, groups, tally)
    for table in groups:
        table.disconnect()


def _baseline_tables(tables: int, tally: Tally) -> list[PlayerGroup]:
    return [BaselineTable(number, tally) for number in range(tables)]


def _open_tables(served: ServerProcess, tables: int, tally: Tally) -> list[PlayerGroup]:
    """Open tables on the server, with a new player on every seat, and return them."""
    connection = HTTPConnection(served.address)
    seated: list[PlayerGroup] = []
    for number in range(tables):
        opened, cookie = _post(connection, "/api/tables", _TABLE)
        id, cookies = opened["table"], [cookie]
        for seat in range(1, PLAYERS):
            _, cookie = _post(connection, f"/api/tables/{id}/seats", {"name": "Bo", "seat": seat})
            cookies.append(cookie)
        seated.append(Table(id, cookies, tally, Random(number)))
    connection.close()
    return seated


def _post(connection: HTTPConnection, path: str, wanted: dict[str, Any]) -> tuple[dict[str, Any], str]:
    connection.request("POST", path, json.dumps(wanted), {"Content-Type": "application/json"})
    answer = connection.getresponse()
    seated, cookie = json.loads(answer.read()), answer.headers["Set-Cookie"]
    assert answer.status == 201, seated
    return seated, cookie.partition(";")[0]
