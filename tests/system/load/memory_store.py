"""A store in memory, for comparing the cost of storage."""

from __future__ import annotations

import asyncio
from dataclasses import fields, replace
from typing import Final

from spadille.storage import Event, Insert, Store
from spadille.storage.database import HeldElsewhere
from spadille.storage.event import JoinedPlayer
from spadille.storage.store import Player


class MemoryStore(Store):
    """A store in memory that holds what a load test needs, until the server ends."""

    def __init__(self) -> None:
        self._events: dict[str, list[Event]] = {}
        self._joined: dict[tuple[str, int], dict[str, JoinedPlayer]] = {}
        self._names: dict[str, str] = {}
        self._players: dict[bytes, Player] = {}

    @property
    def shared(self) -> bool:
        return False

    @property
    def pending_count(self) -> int:
        return 0

    def insert(self, *rows: Insert) -> asyncio.Future[None]:
        """Store rows at once."""
        for table, line in rows:
            if table == "events":
                self._events.setdefault(line["table_id"], []).append(
                    Event(**{name: line[key] for name, key in _EVENT.items() if key in line})
                )
            elif table == "players":
                self._names[line["id"]] = line["name"]
            elif table == "devices":
                player = Player(line["player"], self._names[line["player"]], line["id"], line["last_seen"])
                self._players[line["token_hash"]] = player
            elif table == "pseudonyms":
                came = self._joined.setdefault((line["table_id"], line["seq"]), {})
                came[line["pseudonym"]] = JoinedPlayer(line["player"], line["name"])
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        kept.set_result(None)
        return kept

    def find_player(self, token_hash: bytes) -> Player | None:
        return self._players.get(token_hash)

    def load_events(self, table: str) -> list[Event]:
        story = self._events.get(table, ())
        return [replace(event, joined=self._joined.get((table, event.seq), {})) for event in story]

    def claim(self, _table: str) -> HeldElsewhere | None:
        return None

    def close(self) -> None:
        """Do nothing."""


_EVENT: Final = {field.name: field.name for field in fields(Event)} | {"table": "table_id"}
