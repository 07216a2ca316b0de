"""People who play whatever happens: they say again what was not answered, and come back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any, Final

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.system.faults.ledger import Ledger

_PATIENCE: Final = 20.0
_PAUSES: Final = (0.02, 0.15)
"""Seconds between being asked and answering."""
_AGAIN: Final = frozenset({"not-stored", "unavailable", "too-often", "internal-error"})
"""Refusals after which the same is said again."""
_GONE: Final = (OSError, TimeoutError, WebSocketException)


class Person:
    """Somebody at one table, who comes to any of several servers."""

    _ids = count(1)

    def __init__(
        self,
        doors: Sequence[str],
        cookie: str,
        table: str,
        ledger: Ledger,
        chance: Random,
        *,
        moved: asyncio.Event,
        pauses: tuple[float, float] = _PAUSES,
    ) -> None:
        self._moved = moved
        self._pauses = pauses
        self._since = 0.0
        self._doors = doors
        self._cookie = cookie
        self._table = table
        self._ledger = ledger
        self._chance = chance
        self._pending: dict[str, Any] | None = None
        self._state: dict[str, Any] = {}
        self._due = 0
        self.seq = 0
        """The newest event he was shown."""
        self.known = 0
        """The newest event he knows to be stored."""
        self.came_back = asyncio.Event()
        """Set when he is shown the table, with all he knows of."""

    async def live(self) -> None:
        """Plays until he is called away."""
        while True:
            try:
                await self._visit(self._chance.choice(self._doors))
            except _GONE:
                await asyncio.sleep(0.05)

    async def _visit(self, door: str) -> None:
        async with connect(
            f"ws://{door}/api/tables/{self._table}/socket",
            additional_headers={"Cookie": self._cookie},
            compression=None,
            open_timeout=_PATIENCE,
            proxy=None,
        ) as line:
            if self._pending is not None:
                await self._say(line)
            async for words in line:
                await self._hear(line, json.loads(words))

    async def _hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            await self._look(line, message)
        elif self._pending is not None and message.get("id") == self._pending["id"]:
            await self._answered(line, message)

    async def _look(self, line: ClientConnection, state: dict[str, Any]) -> None:
        self._state, self.seq = state, state["seq"]
        if self.seq >= self.known:
            self.known = self.seq
            self.came_back.set()
        await self._wish(line)

    async def _wish(self, line: ClientConnection) -> None:
        """Says what he wants, if he wants anything and does not wait for an answer."""
        wish = None if self._pending or self.seq < self._due else _wish(self._state, self._chance)
        if wish is not None:
            self._pending = {**wish, "id": f"m{next(self._ids)}", "seq": self.seq, "seat": self._state["you"]}
            await asyncio.sleep(self._chance.uniform(*self._pauses))
            self._since = asyncio.get_running_loop().time()
            await self._say(line)

    async def _say(self, line: ClientConnection) -> None:
        assert self._pending is not None
        await line.send(json.dumps({key: value for key, value in self._pending.items() if key != "seat"}))

    async def _answered(self, line: ClientConnection, message: dict[str, Any]) -> None:
        assert self._pending is not None
        code = message["error"]["code"] if message["type"] == "rejected" else "accepted"
        self._ledger.heard[code] += 1
        if code in _AGAIN:
            await asyncio.sleep(self._chance.uniform(*_PAUSES))
            await self._say(line)
            return
        if code in ("accepted", "repeated"):
            self._ledger.done[(self._table, self._pending["seat"], self._pending["id"])] = message.get("seq")
            self._ledger.took.append(asyncio.get_running_loop().time() - self._since)
            self._due = message.get("seq", self._due)
            self.known = max(self.known, self._due)
            self._moved.set()
        self._pending = None
        await self._wish(line)


def _wish(state: dict[str, Any], chance: Random) -> dict[str, Any] | None:
    """What somebody who is asked for something says."""
    view, you = state["view"], state["you"]
    if view and view["decision"]:
        return {"type": "act", "action": chance.choice(view["decision"]["answers"])}
    seats = state["table"]["seats"]
    if state["table"]["stage"] == "between" and you is not None and not seats[you]["ready"]:
        return {"type": "next"}
    return None


class Company:
    """All who play, at many tables of three, and those who keep opening new ones."""

    def __init__(
        self, doors: Sequence[str], seed: int, *, pauses: tuple[float, float] = _PAUSES, opens: bool = True
    ) -> None:
        self._doors = doors
        self._pauses, self._opens = pauses, opens
        self._chance = Random(seed)
        self.ledger = Ledger()
        self.people: list[Person] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._moved = asyncio.Event()

    async def moved(self, moves: int) -> None:
        """Waits until so many more have been acknowledged."""
        due = len(self.ledger.done) + moves
        while len(self.ledger.done) < due:
            self._moved.clear()
            await self._moved.wait()

    async def sit_down(self, tables: int) -> None:
        """Opens the tables, with one, two or three people each, and begins to play."""
        for number in range(tables):
            table, cookies = await self._opened_at_last(people=1 + number % 3)
            for cookie in cookies:
                chance = Random(self._chance.random())
                person = Person(
                    self._doors, cookie, table, self.ledger, chance, moved=self._moved, pauses=self._pauses
                )
                self.people.append(person)
                self._tasks.append(asyncio.create_task(person.live()))
        if self._opens:
            self._tasks.append(asyncio.create_task(self._open_more()))

    async def leave(self) -> None:
        """Everybody goes home."""
        for task in self._tasks:
            task.cancel()
        ended = await asyncio.gather(*self._tasks, return_exceptions=True)
        for trouble in ended:
            if isinstance(trouble, Exception):
                raise trouble

    async def resumed(self) -> None:
        """Waits until everybody has been shown his table, with all he knows to have happened."""
        for person in self.people:
            person.came_back.clear()
            person.known = max(person.known, person.seq)
        async with asyncio.timeout(_PATIENCE * 2):
            for person in self.people:
                await person.came_back.wait()

    async def _opened_at_last(self, people: int) -> tuple[str, list[str]]:
        """Opens a table, another one where somebody cannot sit down just now."""
        while True:
            try:
                return await self._opened(people)
            except httpx2.HTTPError:
                await asyncio.sleep(_PAUSES[1])

    async def _opened(self, people: int) -> tuple[str, list[str]]:
        wanted = {
            "game": "six-bid",
            "rules": "standard",
            "seats": 3,
            "name": "0",
            "free": [*range(1, people)],
        }
        wanted["match"] = {"start": None, "bankrupt": "debt", "end": {}}
        table, cookies = "", []
        for seat in range(people):
            async with self._visitor() as visitor:
                if seat == 0:
                    answer = await visitor.post("/api/tables", json=wanted)
                else:
                    sit = {"name": str(seat), "seat": seat}
                    answer = await visitor.post(f"/api/tables/{table}/seats", json=sit)
                answer.raise_for_status()
                table = answer.json()["table"]
                self.ledger.opened.add(table)
                cookies.append("; ".join(f"{name}={value}" for name, value in visitor.cookies.items()))
        return table, cookies

    def _visitor(self) -> httpx2.AsyncClient:
        """Somebody who comes from an address of his own."""
        address = ".".join(str(self._chance.randrange(1, 255)) for _ in range(4))
        door = self._chance.choice(self._doors)
        headers = {"X-Forwarded-For": address}
        return httpx2.AsyncClient(base_url=f"http://{door}", headers=headers, timeout=_PATIENCE, verify=False)

    async def _open_more(self) -> None:
        """Now and then somebody opens a table, and stays away from it."""
        while True:
            await asyncio.sleep(self._chance.uniform(0.05, 0.4))
            try:
                await self._opened(people=1 + self._chance.randrange(2))
            except (httpx2.HTTPError, InvalidHandshake):
                continue
