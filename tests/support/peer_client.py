"""A guest's device at a table in another browser, simulated by a data channel of messages."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from spadille.pyodide.worker_api import WorkerApi
from tests.support.pyodide_client import MessageReceiver

LINE = 1
_numbers = count(1)


@dataclass
class PeerClient:
    """A guest at a table that another browser serves."""

    api: WorkerApi
    ear: MessageReceiver
    table: str
    number: int = field(default_factory=lambda: next(_numbers))
    token: str = ""
    state: dict[str, Any] = field(default_factory=dict)
    """The newest state of the table."""
    aside: list[dict[str, Any]] = field(default_factory=list)
    """Other messages on the connection, such as refusals."""

    def come(self) -> PeerClient:
        """Open a data channel with the guest's session token, and return this client."""
        self.api.open_peer(self.number, self.table)
        self.say(type="hello", token=self.token)
        return self

    def say(self, **message: object) -> None:
        """Send a message on the data channel."""
        self.raw(json.dumps(message))

    def raw(self, text: str) -> None:
        """Send a text on the data channel without encoding it."""
        self.api.receive_from_peer(self.number, text)

    async def hear(self) -> dict[str, Any]:
        """Wait for the next message and return it."""
        return await self.ear.peers.of(self.number).get()

    async def call(self, path: str, body: object = None, *, table: str | None = None) -> tuple[int, Any]:
        """Call an endpoint of the table. Return the status and the answer."""
        whole = f"/tables/{self.table if table is None else table}{path}"
        return await self.call_path(whole, body)

    async def call_path(self, path: str, body: object = None) -> tuple[int, Any]:
        """Call any endpoint. Return the status and the answer."""
        method = "GET" if body is None else "POST"
        self.say(type="call", id=7, method=method, path=path, body="" if body is None else json.dumps(body))
        while (message := await self.hear())["type"] != "answer":
            self.note(message)
        self.token = message["token"] or self.token
        return message["status"], json.loads(message["text"])

    async def open(self) -> dict[str, Any]:
        """Open a connection to the table, and return the table's state."""
        self.say(type="open", id=LINE, screen=False)
        assert (await self.hear()) == {"type": "opened", "id": LINE, "text": ""}
        return await self.until_changed()

    async def until_changed(self) -> dict[str, Any]:
        """Wait for the next state of the table."""
        before = self.state
        while self.state is before:
            self.note(await self.hear())
        return self.state

    def note(self, message: dict[str, Any]) -> None:
        """Store a message: the state of the table, or another message."""
        heard = json.loads(message["text"]) if message["type"] == "line" else message
        if heard.get("type") == "state":
            self.state = heard
        else:
            self.aside.append(heard)

    def send(self, kind: str, **more: object) -> None:
        """Send a command to the table."""
        seq = self.state["seq"]
        text = json.dumps({"type": kind, "id": f"{seq}-{self.number}", "seq": seq, **more})
        self.say(type="send", id=LINE, text=text)

    async def sit(self, name: str) -> None:
        """Take a free seat."""
        status, answer = await self.call("/seats", {"seat": None, "name": name})
        assert status == 201, answer

    @property
    def is_asked(self) -> bool:
        """True if it is this guest's turn."""
        view = self.state.get("view")
        return bool(view and view["decision"] and view["turn"] == self.state["you"])
