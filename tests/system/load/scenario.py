"""An evening: everybody sits down, plays for a while, and is counted."""

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

from tests.system.load.players import PEOPLE, Bare, Company, Table
from tests.system.load.server_process import BARE, Served
from tests.system.load.tally import Tally

_WANTED: Final[dict[str, Any]] = {
    "game": "six-bid",
    "rules": "standard",
    "seats": PEOPLE,
    "match": {"start": None, "bankrupt": "debt", "end": {}},
    "name": "Ann",
    "free": [1, 2],
}
_A_DEAL: Final = 36
"""Moves in a deal: three words, and eleven tricks."""
_AT_ONCE: Final = 50
"""So many tables are taken at a time."""
_PATIENCE: Final = 30.0
_LOOK: Final = 0.05
"""Seconds between two looks at all tables."""


@dataclass(frozen=True)
class Stretch:
    """A while of play."""

    seconds: float
    moves: int
    took: list[float]
    """Seconds from a move to the last who saw it, in order."""
    served: float
    """Processor seconds of the server."""
    players: float
    """Processor seconds of the players' process."""
    read: int
    """Bytes the players read."""

    @property
    def a_second(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def seconds_a_move(self) -> float:
        """Processor seconds of the server for a move."""
        return self.served / self.moves

    def slowest(self, share: float) -> float:
        """The time that all moves but this share of them stay under."""
        return self.took[min(len(self.took) - 1, int(len(self.took) * (1 - share)))]


class Evening:
    """Everybody at a server."""

    def __init__(self, served: Served, tables: Sequence[Company], tally: Tally) -> None:
        self.served = served
        self.tables = tables
        self.tally = tally

    async def play(self, beat: float, seconds: float, settle: float = 2.0) -> Stretch:
        """Everybody plays at this beat; what happens after the first moments is counted."""
        for number, table in enumerate(self.tables):
            table.begin(beat, after=beat * number / len(self.tables))
        await asyncio.sleep(settle)
        self.tally.took.clear()
        start = (perf_counter(), self.tally.kept, self.tally.read, self.served.seconds, _own())
        await asyncio.sleep(seconds)
        end = (perf_counter(), self.tally.kept, self.tally.read, self.served.seconds, _own())
        took = sorted(self.tally.took)
        await self._finish()
        past, moves, read, served, players = (
            after - before for before, after in zip(start, end, strict=True)
        )
        return Stretch(past, int(moves), took, served, players, int(read))

    async def scatter(self) -> None:
        """Everybody plays on until the tables are at all the points of a deal, as in the middle of an
        evening: otherwise a beat would measure nothing but auctions.
        """
        for table in self.tables:
            table.begin(0.0, after=0.0)
        going = dict(enumerate(self.tables))
        while going:
            for number in [number for number, table in going.items() if table.moves >= number % _A_DEAL]:
                going.pop(number).stop()
            await asyncio.sleep(_LOOK)
        await self._finish()

    async def _finish(self) -> None:
        """Every move that was made is seen by all."""
        for table in self.tables:
            table.stop()
        async with asyncio.timeout(_PATIENCE):
            while not all(table.at_rest for table in self.tables):
                await asyncio.sleep(_LOOK)


def _own() -> float:
    times = os.times()
    return times.user + times.system


@asynccontextmanager
async def evening(served: Served, kind: str, tables: int) -> AsyncIterator[Evening]:
    """So many tables of three, everybody there."""
    tally = Tally()
    company = _bare(tables, tally) if kind == BARE else _tables(served, tables, tally)
    for at in range(0, tables, _AT_ONCE):
        await asyncio.gather(*(table.gather(served.address) for table in company[at:][:_AT_ONCE]))
    async with asyncio.timeout(_PATIENCE):
        while not all(table.here for table in company):
            await asyncio.sleep(_LOOK)
    yield Evening(served, company, tally)
    for table in company:
        table.leave()


def _bare(tables: int, tally: Tally) -> list[Company]:
    return [Bare(number, tally) for number in range(tables)]


def _tables(served: Served, tables: int, tally: Tally) -> list[Company]:
    """Everybody sits down, somebody new on every seat."""
    connection = HTTPConnection(served.address)
    seated: list[Company] = []
    for number in range(tables):
        opened, cookie = _ask(connection, "/api/tables", _WANTED)
        id, cookies = opened["table"], [cookie]
        for seat in range(1, PEOPLE):
            _, cookie = _ask(connection, f"/api/tables/{id}/seats", {"name": "Bo", "seat": seat})
            cookies.append(cookie)
        seated.append(Table(id, cookies, tally, Random(number)))
    connection.close()
    return seated


def _ask(connection: HTTPConnection, path: str, wanted: dict[str, Any]) -> tuple[dict[str, Any], str]:
    connection.request("POST", path, json.dumps(wanted), {"Content-Type": "application/json"})
    answer = connection.getresponse()
    seated, cookie = json.loads(answer.read()), answer.headers["Set-Cookie"]
    assert answer.status == 201, seated
    return seated, cookie.partition(";")[0]
