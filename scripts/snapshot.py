"""Run Python up to the first hand dealt at a table. `scripts/snapshot.mjs` then saves its memory."""

from __future__ import annotations

import asyncio
import gc
import importlib
import importlib.metadata
import json
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

STANDARD = Path("/lib/python314.zip")
DATABASE = Path("/snapshot.sqlite")
TABLE = {"game": "six-bid", "rules": "standard", "options": {}, "seats": 3}
MATCH = {"start": 200, "bankrupt": "end", "end": {"deals": 12}}
PLAYED: dict[str, object] = {
    "match": MATCH,
    "name": "Guest",
    "bot": "club",
    "bots": {},
    "free": [],
    "hints": None,
}
TIMEOUTS = {"nudge": 30, "absent": 30, "idle": 180}
NONCE = "0" * 64
CONNECTION = 1


class Storage:
    """A stub of the browser's storage that stores nothing."""

    async def add(self, rows: str) -> None:
        """Do nothing."""

    async def replace(self, image: bytes) -> None:
        """Do nothing."""

    async def put_aside(self, text: str) -> None:
        """Do nothing."""

    async def set_token(self, token: str) -> None:
        """Do nothing."""


class Page:
    """A stub of a page that receives messages."""

    def __init__(self) -> None:
        self.messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def send(self, _connection: int, text: str) -> None:
        """Add a message to the queue of received messages."""
        self.messages.put_nowait(json.loads(text))

    def close(self, _connection: int, code: int) -> None:
        """Raise an error: the server must not close the page."""
        raise RuntimeError(code)

    def send_peer(self, peer: int, _text: str) -> None:
        """Raise an error: no other device is connected."""
        raise RuntimeError(peer)

    def close_peer(self, peer: int) -> None:
        """Raise an error: no other device is connected."""
        raise RuntimeError(peer)


def import_all() -> None:
    """Import the application, all bots and the modules of the standard library that it uses.

    A Python restored from the snapshot does not have the library's archive.
    """
    importlib.import_module("spadille.pyodide.entry")
    # reading a bot imports it
    for _ in importlib.import_module("spadille.bots").BOTS.values():
        pass
    with ZipFile(STANDARD) as standard:
        names = [name[:-4].replace("/", ".") for name in standard.namelist() if name.endswith(".pyc")]
    for name in sorted(name.removesuffix(".__init__") for name in names):
        if not name.startswith("pyodide."):
            try:
                importlib.import_module(name)
            except ImportError as missing:
                print(f"spadille: {name} is not in the snapshot: {missing}")


async def deal_once() -> None:
    """Open a table as the landing page does, play up to its first deal, and close everything again."""
    from spadille.app.services import Timings  # noqa: PLC0415 - it is not there before
    from spadille.pyodide.worker_api import open_worker_api  # noqa: PLC0415

    page = Page()
    api = await open_worker_api(
        Storage(), page, None, [], "", file=DATABASE, timings=Timings(nonce_timeout=3)
    )

    async def ask(method: str, path: str, body: object = None) -> dict[str, Any]:
        answer = await api.request(method, path, "" if body is None else json.dumps(body))
        if answer.status >= 300:  # noqa: PLR2004
            raise RuntimeError(f"{path}: {answer.text}")
        found: dict[str, Any] = json.loads(answer.text)
        return found

    await ask("GET", "/tables")
    shown = await ask("POST", "/hand-previews", TABLE)
    wanted = {**TABLE, **PLAYED, "hand": shown["hand"], "public": False, "waits": TIMEOUTS}
    for new_table in (wanted, {**wanted, "hand": None}):
        table = (await ask("POST", "/tables", new_table))["table"]
        await ask("GET", f"/tables/{table}")
        await api.open_connection(CONNECTION, table, screen=False)
        while (message := await page.messages.get()).get("view") is None:
            if message.get("promise"):
                nonce = {"type": "share", "id": NONCE, "seq": message["seq"], "share": NONCE}
                api.receive(CONNECTION, json.dumps(nonce))
        api.close_connection(CONNECTION)
    await api.services.close()
    for file in DATABASE.parent.glob(f"{DATABASE.name}*"):
        file.unlink()


def forget() -> None:
    """Release the objects that were only needed to make the snapshot."""
    importlib.invalidate_caches()
    importlib.metadata.MetadataPathFinder.invalidate_caches()
    gc.collect()


def imported(folder: str) -> list[str]:
    """Return the files of the imported modules that are in a folder."""
    files = [getattr(module, "__file__", None) or "" for module in sys.modules.values()]
    return sorted(file.removeprefix(folder) for file in files if file.startswith(folder))
