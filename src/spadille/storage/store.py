"""The database as the server asks it: who is who, what happened at a table, where somebody sits."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Final

from spadille.storage.database import (
    ClusterListener,
    Database,
    DatabaseCorrupted,
    HeldElsewhere,
    Insert,
    Statement,
    WriteFailed,
)
from spadille.storage.event import Event
from spadille.storage.group_commit import EventWriter, EventWriterProtocol
from spadille.storage.hash_chain import Corrupted, Corruption, load_verified
from spadille.storage.loop_bridge import current_bridge
from spadille.storage.pseudonyms import SELECT_GUESTS, with_names

_SELECT_PLAYER: Final = """
SELECT players.id, players.name, devices.id, devices.seen
FROM players JOIN devices ON devices.player = players.id WHERE devices.token_hash = :token
"""
_SELECT_SEATS: Final = """
SELECT seats.table_id, max(seats.seat) FROM seats JOIN tables ON tables.id = seats.table_id
WHERE seats.player = :player GROUP BY seats.table_id
ORDER BY max(tables.opened) DESC, seats.table_id LIMIT :most
"""
_PING: Final = "SELECT 1"


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody with a browser. The id is told to nobody, the token is not kept."""

    id: str
    name: str
    device: str = field(default="", compare=False)
    """The id of the device he comes with."""
    seen: str = field(default="", compare=False)
    """The day that device was seen last, as it is written down."""


@dataclass(frozen=True, slots=True)
class SeatedAt:
    """Somebody's seat at a table."""

    table: str
    seat: int


class Store:
    """One database: read from any thread, written by its journal alone."""

    def __init__(self, database: Database, event_writer: EventWriterProtocol | None = None) -> None:
        self._database = database
        self._event_writer = event_writer or EventWriter(database)
        self._closed = False

    @property
    def shared(self) -> bool:
        """Whether other servers may use the database at the same time."""
        return self._database.shared

    @property
    def pending_count(self) -> int:
        """How many entries wait to be stored."""
        return self._event_writer.pending_count

    @property
    def is_writing(self) -> bool:
        """Whether what was to be stored last is stored."""
        return self._event_writer.is_writing

    def insert(self, *rows: Insert) -> asyncio.Future[None]:
        """Asks for lines to be stored together, durably; the future, of the loop that runs here, fails with
        `NotStored`.
        """
        waiter, report = current_bridge().future()
        self._event_writer.enqueue(rows, report)
        return waiter

    def enqueue(self, *rows: Insert) -> Future[None]:
        """The same for whoever waits in no loop."""
        stored: Future[None] = Future()
        self._event_writer.enqueue(rows, lambda trouble: _complete(stored, trouble))
        return stored

    def find_player(self, token_hash: bytes) -> Player | None:
        """Whose token has this hash."""
        return next((Player(*line) for line in self.query(_SELECT_PLAYER, token=token_hash)), None)

    def load_events(self, table: str) -> list[Event]:
        """All that happened at a table, in order; nothing for a table there is not.

        Raises:
            Damaged: it is not as it was written.
        """
        try:
            found = self._database.load_event_log(table)
        except DatabaseCorrupted as trouble:
            raise Corrupted(Corruption(table, 0, "unread")) from trouble
        events = load_verified(*found) if found.events or found.head is not None else []
        return with_names(events, self.query(SELECT_GUESTS, table=table))

    def find_corruption(self) -> list[Corruption]:
        """What is wrong with any table's story; the first that is wrong with each.

        Raises:
            OutOfReach: that cannot be told.
        """
        return self._database.find_corruption()

    def query(self, question: str, **facts: object) -> Sequence[Sequence[Any]]:
        """The lines that answer a question put in SQL.

        Raises:
            OutOfReach: there is no answer.
        """
        return self._database.query((question, facts))

    def execute(self, *orders: Statement) -> None:
        """Does all that is ordered, in SQL, durably, or nothing of it; it is done on return.

        Raises:
            NotStored: nothing of it.
        """
        self._database.execute(orders)

    def secure_delete(self) -> None:
        """Sees to it that what was deleted lies nowhere in the database any more.

        Raises:
            NotStored: it may still lie there.
        """
        self._database.secure_delete()

    def list_seats(self, player: str, most: int) -> list[SeatedAt]:
        """Where somebody sits, the latest table first."""
        return [SeatedAt(*line) for line in self.query(_SELECT_SEATS, player=player, most=most)]

    def ping(self) -> None:
        """Asks the database for a sign of life; after something was not stored, for a proof that it takes
        something again.

        Raises:
            NotStored: it gives none.
        """
        if self._event_writer.is_writing:
            self.query(_PING)
        else:
            self._database.check_writable()
            self._event_writer.is_writing = True

    def claim(self, table: str) -> HeldElsewhere | None:
        """Takes a table that nobody holds; gives whoever holds it, if another server does."""
        return self._database.claim(table)

    def list_peers(self) -> Sequence[HeldElsewhere]:
        """The other servers that use the database just now."""
        return self._database.list_peers()

    def join(self, address: str | None, watcher: ClusterListener) -> None:
        """Tells the other servers where we are reached, and the watcher what they do."""
        self._database.join(address, watcher)

    def notify_changed(self, tables: Sequence[str]) -> None:
        """Tells the other servers that keys were ended, and which tables are to be read anew."""
        self._database.notify_changed(tables)

    def close(self) -> None:
        """Stores what is still waiting and lets go of the database."""
        if not self._closed:
            self._closed = True
            self._event_writer.close()
            self._database.close()


def _complete(stored: Future[None], trouble: WriteFailed | None) -> None:
    if trouble is None:
        stored.set_result(None)
    else:
        stored.set_exception(trouble)


def event_rows(event: Event) -> list[Insert]:
    """An event, and who came with it, as lines of the database."""
    came: list[Insert] = [
        (
            "guests",
            {
                "table_id": event.table,
                "seq": event.seq,
                "guest": guest,
                "player": known.player,
                "name": known.name,
            },
        )
        for guest, known in event.guests.items()
    ]
    return [event_row(event), *came]


def event_row(event: Event) -> Insert:
    """An event as a line of the database."""
    line = {
        "table_id": event.table,
        "seq": event.seq,
        "match": event.match,
        "deal": event.deal,
        "seat": event.seat,
        "player": event.player,
        "kind": event.kind,
        "payload": event.payload,
        "time": event.time,
        "seal": event.seal,
    }
    return "events", line


def player_row(player: Player, came: str) -> Insert:
    """A player as a line of the database."""
    return "players", {"id": player.id, "name": player.name, "came": came}


def device_row(player: Player, id: str, token_hash: bytes, name: str, day: str) -> Insert:
    """A device of a player's, seen for the first time, as a line of the database."""
    line = {"id": id, "token_hash": token_hash, "player": player.id, "name": name}
    return "devices", {**line, "came": day, "seen": day}


def table_row(table: str, game: str, rules: str, opened: str) -> Insert:
    """A table as a line of the database."""
    return "tables", {"id": table, "game": game, "rules": rules, "opened": opened}


def seat_row(table: str, seat: int, since: int, name: str, *, player: str | None, bot: str | None) -> Insert:
    """Who sits down on a seat, as a line of the database."""
    line = {"table_id": table, "seat": seat, "since": since, "name": name, "player": player, "bot": bot}
    return "seats", line
