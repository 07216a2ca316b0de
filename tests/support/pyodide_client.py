"""The in-browser server without a browser: its storage and its connections are in memory."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from spadille.app.services import Timings
from spadille.pyodide.worker_api import WorkerApi, open_worker_api

LINE = 1


class MemoryBlobStore:
    """The interface of a browser's storage, implemented in memory."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.image: bytes | None = None
        self.token = ""
        self.full = False
        self.aside = ""

    async def add(self, line: str) -> None:
        if self.full:
            raise OSError("no room")
        self.lines.append(line)

    async def replace(self, image: bytes) -> None:
        self.image, self.lines = image, []

    async def put_aside(self, text: str) -> None:
        self.aside += text

    async def set_token(self, token: str) -> None:
        self.token = token


class PeerMessages:
    """The messages that were sent to each guest's data channel, and the channels that were closed."""

    def __init__(self) -> None:
        self._sent: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        self.closed: list[int] = []

    def of(self, peer: int) -> asyncio.Queue[dict[str, Any]]:
        return self._sent.setdefault(peer, asyncio.Queue())


class MessageReceiver:
    """The receiver of all messages that the server sends to its connections."""

    def __init__(self) -> None:
        self.messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: list[int] = []
        self.peers = PeerMessages()

    def send(self, line: int, text: str) -> None:
        self.messages.put_nowait(json.loads(text))

    def close(self, line: int, code: int) -> None:
        self.closed.append(line)

    def send_peer(self, peer: int, text: str) -> None:
        self.peers.of(peer).put_nowait(json.loads(text))

    def close_peer(self, peer: int) -> None:
        self.peers.closed.append(peer)


async def start_worker_api(shelf: MemoryBlobStore, ear: MessageReceiver, folder: Path) -> WorkerApi:
    """Start the in-browser server from the stored data, with bots that answer at once."""
    file = folder / f"{len(list(folder.iterdir()))}.sqlite"
    return await open_worker_api(
        shelf, ear, shelf.image, list(shelf.lines), shelf.token, file=file, timings=Timings()
    )


async def request_json(api: WorkerApi, path: str, body: object = None, *, status: int = 0) -> Any:  # noqa: ANN401 - JSON
    """Send a request and return its JSON, after checking the status."""
    way = "GET" if body is None else "POST"
    answer = await api.request(way, path, "" if body is None else json.dumps(body))
    assert answer.status == (status or (200 if body is None else 201)), answer.text
    return json.loads(answer.text)


async def open_table(api: WorkerApi, game: str, rules: str, seats: int = 3, **more: object) -> str:
    """Open a table where Ann plays against bots `novice`, connect to it, and return its id."""
    match = {"start": None, "bankrupt": "debt", "end": {"deals": 1}}
    wanted = {"game": game, "rules": rules, "seats": seats, "name": "Ann", "bot": "novice", "match": match}
    table: str = (await request_json(api, "/tables", wanted | more))["table"]
    await api.open_connection(LINE, table, screen=False)
    return table


async def play_until(
    api: WorkerApi, ear: MessageReceiver, tricks: int, last: dict[str, Any] | None = None
) -> dict[str, Any]:
    """Play Ann's first legal actions until `tricks` tricks are complete or the deal is over.

    Return the last message. `last` is the newest state received so far.
    """
    while True:
        message = last or await ear.messages.get()
        view, last = message.get("view"), None
        if view is None:
            continue
        if view["result"] is not None or len(view["tricks"]) >= tricks:
            return message
        if view["decision"] is not None and view["turn"] == message["you"]:
            act = {"type": "act", "action": view["decision"]["answers"][0]}
            api.receive(LINE, json.dumps(act | {"id": str(message["seq"]), "seq": message["seq"]}))
