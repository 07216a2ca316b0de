"""The house's storage without a disk: what is written is there at once, until the server ends."""

from __future__ import annotations

import asyncio
from dataclasses import fields, replace
from typing import Final

from spadille.storage import Event, Insert, Store
from spadille.storage.database import HeldElsewhere
from spadille.storage.event import Guest
from spadille.storage.store import Player


class Memory(Store):
    """Keeps what a load needs to have kept."""

    def __init__(self) -> None:
        self._events: dict[str, list[Event]] = {}
        self._guests: dict[tuple[str, int], dict[str, Guest]] = {}
        self._names: dict[str, str] = {}
        self._players: dict[bytes, Player] = {}

    @property
    def shared(self) -> bool:
        """Nobody else has it."""
        return False

    @property
    def pending_count(self) -> int:
        """Nothing ever does."""
        return 0

    def insert(self, *rows: Insert) -> asyncio.Future[None]:
        """Keeps it at once."""
        for table, line in rows:
            if table == "events":
                self._events.setdefault(line["table_id"], []).append(
                    Event(**{name: line[key] for name, key in _EVENT.items()})
                )
            elif table == "players":
                self._names[line["id"]] = line["name"]
            elif table == "devices":
                player = Player(line["player"], self._names[line["player"]], line["id"], line["seen"])
                self._players[line["token_hash"]] = player
            elif table == "guests":
                came = self._guests.setdefault((line["table_id"], line["seq"]), {})
                came[line["guest"]] = Guest(line["player"], line["name"])
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        kept.set_result(None)
        return kept

    def find_player(self, token_hash: bytes) -> Player | None:
        """Whose token has this hash."""
        return self._players.get(token_hash)

    def load_events(self, table: str) -> list[Event]:
        """All that happened at a table."""
        story = self._events.get(table, ())
        return [replace(event, guests=self._guests.get((table, event.seq), {})) for event in story]

    def claim(self, _table: str) -> HeldElsewhere | None:
        """Every table is ours."""
        return None

    def close(self) -> None:
        """Forgets."""


_EVENT: Final = {field.name: field.name for field in fields(Event)} | {"table": "table_id"}
