"""Hostile clients: they send malformed and repeated messages as fast as they can, and reconnect when they are
disconnected.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.support.client import TIMEOUT, JsonObject

_AT_ONCE = 16
Anything = str | bytes


def hostile_message(chance: Random, overheard: list[str]) -> Anything:
    """Return a message that is malformed, oversized, out of order, or a copy of another player's message."""
    message: JsonObject = {"type": "act", "id": str(chance.randrange(50)), "seq": 5, "action": "0 pass"}
    match chance.randrange(10):
        case 0:
            del message[chance.choice(list(message))]
        case 1:
            message[chance.choice([*message, "more"])] = chance.choice(
                [None, True, 7, 1.5, [], {}, "x" * 900]
            )
        case 2:
            message["seq"] = chance.choice([-1, 0, 10**9, 2**70, -(2**70)])
        case 3:
            return malformed_message(chance)
        case 4 | 5 if overheard:
            return chance.choice(overheard)
        case _:
            message["action"] = (
                f"{chance.randrange(-1, 9)} {chance.choice(['play AS', 'bid solo', 'stop', ''])}"
            )
    return json.dumps(message)


def malformed_message(chance: Random) -> Anything:
    """Return text or bytes that are no valid message, or a message that is too long."""
    kinds: list[Anything] = [
        "".join(chance.choices('{}[]":,acte01 \\\u2028\0', k=chance.randrange(60))),
        bytes(chance.choices(range(256), k=chance.randrange(60))),
        '{"type":"act","id":"1","seq":5,"action":"0 pass"}'[: chance.randrange(48)],
        *("[" * 900, '{"a":' * 300, "1" * 900, '"\\ud800"', "NaN", "null"),
        *("x" * 2_100, "x" * 20_000, "x" * 64_000),
        "x" * (70_000 if chance.random() < 0.1 else 9_000),
    ]
    return chance.choice(kinds)


class HostileClients(threading.Thread):
    """A thread with several hostile connections to one table, which together send a given
    number of messages.
    """

    def __init__(self, address: str, table: str, cookie: str, messages: int) -> None:
        super().__init__(daemon=True)
        self.overheard: list[str] = []
        """Messages of other players, to be sent again."""
        self.sent = 0
        self.heard: Counter[str] = Counter()
        """The number of answers by error code, `accepted` included."""
        self._path = f"ws://{address}/api/tables/{table}/socket"
        self._cookie = cookie
        self._messages = messages

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_trouble: object) -> None:
        self.join(20 * TIMEOUT)
        assert not self.is_alive()

    def run(self) -> None:
        asyncio.run(self._crowd())

    async def _crowd(self) -> None:
        async with asyncio.TaskGroup() as crowd:
            for number in range(_AT_ONCE):
                crowd.create_task(self._rude_line(Random(number)))

    async def _rude_line(self, chance: Random) -> None:
        """Send hostile messages until all have been sent, and reconnect when disconnected.

        Some connections read nothing.
        """
        while self.sent < self._messages:
            cookie = {"Cookie": self._cookie} if chance.random() < 0.5 else {}
            with suppress(ConnectionClosed, InvalidStatus, ConnectionError):
                async with connect(
                    self._path,
                    additional_headers=cookie,
                    open_timeout=TIMEOUT,
                    proxy=None,
                    compression=None,
                ) as line:
                    if chance.random() < 0.2:
                        await self._talk(line, chance)
                    else:
                        await asyncio.gather(self._talk(line, chance), self._listen(line))

    async def _talk(self, line: ClientConnection, chance: Random) -> None:
        for _ in range(chance.randrange(1, 200)):
            await line.send(hostile_message(chance, self.overheard))
            self.sent += 1
            await asyncio.sleep(0)

    async def _listen(self, line: ClientConnection) -> None:
        """Receive messages up to the first answer."""
        before = self.heard.total()
        async for text in line:
            answer = json.loads(text)
            if answer["type"] in ("accepted", "rejected"):
                self.heard[answer["error"]["code"] if answer["type"] == "rejected" else "accepted"] += 1
                if self.heard.total() > before:
                    return
