"""Clients that keep playing during faults: they repeat messages that were not answered, and reconnect."""

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

_TIMEOUT: Final = 20.0
_PAUSES: Final = (0.02, 0.15)
"""Seconds before a client answers."""
_RETRIED: Final = frozenset({"not-stored", "unavailable", "too-often", "internal-error"})
"""Error codes after which a message is sent again."""
_DISCONNECTED: Final = (OSError, TimeoutError, WebSocketException)


class Client:
    """A client at one table, which connects to any of several servers."""

    _ids = count(1)

    def __init__(
        self,
        addresses: Sequence[str],
        cookie: str,
        table: str,
        ledger: Ledger,
        chance: Random,
        *,
        on_acknowledged: asyncio.Event,
        pauses: tuple[float, float] = _PAUSES,
    ) -> None:
        self._on_acknowledged = on_acknowledged
        self._pauses = pauses
        self._sent_at = 0.0
        self._addresses = addresses
        self._cookie = cookie
        self._table = table
        self._ledger = ledger
        self._chance = chance
        self._pending: dict[str, Any] | None = None
        self._state: dict[str, Any] = {}
        self._awaited_seq = 0
        self.seq = 0
        """The newest event that was shown."""
        self.acknowledged_seq = 0
        """The newest event that was acknowledged or shown."""
        self.resumed = asyncio.Event()
        """Set when a state has all that was acknowledged."""

    async def run(self) -> None:
        """Play until the task is cancelled."""
        while True:
            try:
                await self._connect(self._chance.choice(self._addresses))
            except _DISCONNECTED:
                await asyncio.sleep(0.05)

    async def _connect(self, address: str) -> None:
        async with connect(
            f"ws://{address}/api/tables/{self._table}/socket",
            additional_headers={"Cookie": self._cookie},
            compression=None,
            open_timeout=_TIMEOUT,
            proxy=None,
        ) as connection:
            if self._pending is not None:
                await self._send(connection)
            async for text in connection:
                await self._on_message(connection, json.loads(text))

    async def _on_message(self, connection: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            await self._on_state(connection, message)
        elif self._pending is not None and message.get("id") == self._pending["id"]:
            await self._on_answer(connection, message)

    async def _on_state(self, connection: ClientConnection, state: dict[str, Any]) -> None:
        self._state, self.seq = state, state["seq"]
        if self.seq >= self.acknowledged_seq:
            self.acknowledged_seq = self.seq
            self.resumed.set()
        await self._send_next(connection)

    async def _send_next(self, connection: ClientConnection) -> None:
        """Send the client's next message, unless none is due or one is still unanswered."""
        if self._pending or self.seq < self._awaited_seq:
            return
        message = choose_message(self._state, self._chance)
        if message is not None:
            common = {"id": f"m{next(self._ids)}", "seq": self.seq, "seat": self._state["you"]}
            self._pending = {**message, **common}
            await asyncio.sleep(self._chance.uniform(*self._pauses))
            self._sent_at = asyncio.get_running_loop().time()
            await self._send(connection)

    async def _send(self, connection: ClientConnection) -> None:
        assert self._pending is not None
        await connection.send(
            json.dumps({key: value for key, value in self._pending.items() if key != "seat"})
        )

    async def _on_answer(self, connection: ClientConnection, message: dict[str, Any]) -> None:
        assert self._pending is not None
        code = message["error"]["code"] if message["type"] == "rejected" else "accepted"
        self._ledger.answers[code] += 1
        if code in _RETRIED:
            await asyncio.sleep(self._chance.uniform(*_PAUSES))
            await self._send(connection)
            return
        if code in ("accepted", "repeated"):
            self._ledger.acknowledged[(self._table, self._pending["seat"], self._pending["id"])] = (
                message.get("seq")
            )
            self._ledger.latencies.append(asyncio.get_running_loop().time() - self._sent_at)
            self._awaited_seq = message.get("seq", self._awaited_seq)
            self.acknowledged_seq = max(self.acknowledged_seq, self._awaited_seq)
            self._on_acknowledged.set()
        self._pending = None
        await self._send_next(connection)


def choose_message(state: dict[str, Any], chance: Random) -> dict[str, Any] | None:
    """Return the message with which the player should answer a state, or None if the
    player need not answer.
    """
    view, you = state["view"], state["you"]
    if view and view["decision"]:
        return {"type": "act", "action": chance.choice(view["decision"]["answers"])}
    seats = state["table"]["seats"]
    if state["table"]["stage"] == "between" and you is not None and not seats[you]["ready"]:
        return {"type": "next"}
    return None


class ClientPool:
    """All clients, at many tables of three, and a task that keeps opening further tables."""

    def __init__(
        self,
        addresses: Sequence[str],
        seed: int,
        *,
        pauses: tuple[float, float] = _PAUSES,
        opens_tables: bool = True,
    ) -> None:
        self._addresses = addresses
        self._pauses, self._opens_tables = pauses, opens_tables
        self._chance = Random(seed)
        self.ledger = Ledger()
        self.clients: list[Client] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._on_acknowledged = asyncio.Event()

    async def wait_for_moves(self, moves: int) -> None:
        """Wait until `moves` more moves are acknowledged."""
        due = len(self.ledger.acknowledged) + moves
        while len(self.ledger.acknowledged) < due:
            self._on_acknowledged.clear()
            await self._on_acknowledged.wait()

    async def start(self, tables: int) -> None:
        """Open tables with one, two or three players each, and start to play."""
        for number in range(tables):
            table, cookies = await self._open_table_with_retry(players=1 + number % 3)
            for cookie in cookies:
                chance = Random(self._chance.random())
                client = Client(
                    self._addresses,
                    cookie,
                    table,
                    self.ledger,
                    chance,
                    on_acknowledged=self._on_acknowledged,
                    pauses=self._pauses,
                )
                self.clients.append(client)
                self._tasks.append(asyncio.create_task(client.run()))
        if self._opens_tables:
            self._tasks.append(asyncio.create_task(self._open_more_tables()))

    async def stop(self) -> None:
        """Stop all clients. If a client failed, raise its error."""
        for task in self._tasks:
            task.cancel()
        ended = await asyncio.gather(*self._tasks, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error

    async def wait_until_resumed(self) -> None:
        """Wait until every client has received its table's state with all events that were acknowledged."""
        for client in self.clients:
            client.resumed.clear()
            client.acknowledged_seq = max(client.acknowledged_seq, client.seq)
        async with asyncio.timeout(_TIMEOUT * 2):
            for client in self.clients:
                await client.resumed.wait()

    async def _open_table_with_retry(self, players: int) -> tuple[str, list[str]]:
        """Open a table, and return its id and the session cookies of its players. If a server is unavailable,
        try again with another table.
        """
        while True:
            try:
                return await self._open_table(players)
            except httpx2.HTTPError:
                await asyncio.sleep(_PAUSES[1])

    async def _open_table(self, players: int) -> tuple[str, list[str]]:
        wanted = {
            "game": "six-bid",
            "rules": "standard",
            "seats": 3,
            "name": "0",
            "free": [*range(1, players)],
        }
        wanted["match"] = {"start": None, "bankrupt": "debt", "end": {"deals": 420}}
        table, cookies = "", []
        for seat in range(players):
            async with self._http_client() as client:
                if seat == 0:
                    answer = await client.post("/api/tables", json=wanted)
                else:
                    sit = {"name": str(seat), "seat": seat}
                    answer = await client.post(f"/api/tables/{table}/seats", json=sit)
                answer.raise_for_status()
                table = answer.json()["table"]
                self.ledger.opened.add(table)
                cookies.append("; ".join(f"{name}={value}" for name, value in client.cookies.items()))
        return table, cookies

    def _http_client(self) -> httpx2.AsyncClient:
        """Return an HTTP client that connects to a random one of the server addresses, with a random client
        address in `X-Forwarded-For`.
        """
        sender = ".".join(str(self._chance.randrange(1, 255)) for _ in range(4))
        address = self._chance.choice(self._addresses)
        headers = {"X-Forwarded-For": sender}
        return httpx2.AsyncClient(
            base_url=f"http://{address}", headers=headers, timeout=_TIMEOUT, verify=False
        )

    async def _open_more_tables(self) -> None:
        """Open tables at random intervals that no client connects to."""
        while True:
            await asyncio.sleep(self._chance.uniform(0.05, 0.4))
            try:
                await self._open_table(players=1 + self._chance.randrange(2))
            except (httpx2.HTTPError, InvalidHandshake):
                continue
