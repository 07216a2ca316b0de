"""The store: the server's access to its database, for players, event logs and seats."""

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
from spadille.storage.pseudonyms import SELECT_JOINED, with_names

_SELECT_PLAYER: Final = """
SELECT players.id, players.name, devices.id, devices.last_seen
FROM players JOIN devices ON devices.player = players.id WHERE devices.token_hash = :token
"""
_SELECT_SEATS: Final = """
SELECT seats.table_id, max(seats.seat),
    (SELECT time FROM events WHERE events.table_id = seats.table_id ORDER BY seq DESC LIMIT 1) AS played
FROM seats WHERE seats.player = :player GROUP BY seats.table_id
ORDER BY played DESC, seats.table_id LIMIT :most
"""
_PING: Final = "SELECT 1"


@dataclass(frozen=True, slots=True)
class Player:
    """A player, and the device that they use now. No client receives the player's id."""

    id: str
    name: str
    device: str = field(default="", compare=False)
    """The id of the device in use."""
    seen: str = field(default="", compare=False)
    """The day on which that device was last seen, as stored."""


@dataclass(frozen=True, slots=True)
class SeatedAt:
    """A player's seat at a table."""

    table: str
    seat: int
    played: str
    """The time of the table's latest event."""


class Store:
    """One database and its event writer. Any thread may read, and the event writer inserts rows."""

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
        """The number of calls of `insert` and `enqueue` whose rows wait to be stored."""
        return self._event_writer.pending_count

    @property
    def is_writing(self) -> bool:
        """Whether the latest attempt to store rows succeeded."""
        return self._event_writer.is_writing

    def insert(self, *rows: Insert) -> asyncio.Future[None]:
        """Insert rows durably in one transaction.

        Return a future of the running event loop. It completes when the rows are stored, or fails with
        `WriteFailed`.
        """
        future, report = current_bridge().future()
        self._event_writer.enqueue(rows, report)
        return future

    def enqueue(self, *rows: Insert) -> Future[None]:
        """Insert rows durably in one transaction. Return a future for a caller outside any event loop."""
        stored: Future[None] = Future()
        self._event_writer.enqueue(rows, lambda error: _complete(stored, error))
        return stored

    def find_player(self, token_hash: bytes) -> Player | None:
        """Return the player with the session token that has this hash; None if there is none."""
        return next((Player(*row) for row in self.query(_SELECT_PLAYER, token=token_hash)), None)

    def load_events(self, table: str) -> list[Event]:
        """Return all events of a table, in order; none if there is no such table.

        Raises:
            Corrupted: the event log is corrupt.
        """
        try:
            log = self._database.load_event_log(table)
        except DatabaseCorrupted as error:
            raise Corrupted(Corruption(table, 0, "unread")) from error
        events = load_verified(*log) if log.events or log.head is not None else []
        return with_names(events, self.query(SELECT_JOINED, table=table))

    def find_corruption(self) -> list[Corruption]:
        """Return the first corruption of each corrupt event log.

        Raises:
            DatabaseUnavailable: the database does not answer.
        """
        return self._database.find_corruption()

    def query(self, query: str, **parameters: object) -> Sequence[Sequence[Any]]:
        """Return the rows of a query in SQL.

        Raises:
            DatabaseUnavailable: the database does not answer.
        """
        return self._database.query((query, parameters))

    def execute(self, *statements: Statement) -> None:
        """Execute statements durably, all or none, before returning.

        Raises:
            WriteFailed: none was executed.
        """
        self._database.execute(statements)

    def secure_delete(self) -> None:
        """Overwrite the data of deleted rows that is still on the disk.

        Raises:
            WriteFailed: the data may still be on the disk.
        """
        self._database.secure_delete()

    def list_seats(self, player: str, most: int) -> list[SeatedAt]:
        """Return up to `most` of a player's seats. The table with the latest event comes first."""
        return [SeatedAt(*row) for row in self.query(_SELECT_SEATS, player=player, most=most)]

    def ping(self) -> None:
        """Check that the database answers. After a failed write, check that it accepts writes again.

        Raises:
            WriteFailed: the check failed.
        """
        if self._event_writer.is_writing:
            self.query(_PING)
        else:
            self._database.check_writable()
            self._event_writer.is_writing = True

    def claim(self, table: str) -> HeldElsewhere | None:
        """Make this server the owner of a table, unless another server owns it.

        Return the other server, or None if this server owns the table now.
        """
        return self._database.claim(table)

    def list_peers(self) -> Sequence[HeldElsewhere]:
        """Return the other servers that use the database now."""
        return self._database.list_peers()

    def join(self, address: str | None, listener: ClusterListener) -> None:
        """Publish this server's address to the other servers, and report their actions to `listener`."""
        self._database.join(address, listener)

    def notify_changed(self, tables: Sequence[str]) -> None:
        """Tell the other servers that session tokens were revoked and the event logs of `tables` changed."""
        self._database.notify_changed(tables)

    def close(self) -> None:
        """Store the rows that are pending, and close the database."""
        if not self._closed:
            self._closed = True
            self._event_writer.close()
            self._database.close()


def _complete(stored: Future[None], error: WriteFailed | None) -> None:
    if error is None:
        stored.set_result(None)
    else:
        stored.set_exception(error)


def event_rows(event: Event) -> list[Insert]:
    """Return the rows for an event and for the players who joined with it."""
    joined: list[Insert] = [
        (
            "pseudonyms",
            {
                "table_id": event.table,
                "seq": event.seq,
                "pseudonym": pseudonym,
                "player": player.player,
                "name": player.name,
            },
        )
        for pseudonym, player in event.joined.items()
    ]
    return [event_row(event), *joined]


def event_row(event: Event) -> Insert:
    """Return the row for an event."""
    row = {
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
    return "events", row


def player_row(player: Player, created: str) -> Insert:
    """Return the row for a player."""
    return "players", {"id": player.id, "name": player.name, "created": created}


def device_row(player: Player, id: str, token_hash: bytes, name: str, day: str) -> Insert:
    """Return the row for a new device of a player, which was first seen on `day`."""
    row = {"id": id, "token_hash": token_hash, "player": player.id, "name": name}
    return "devices", {**row, "created": day, "last_seen": day}


def table_row(table: str, game: str, rules: str, opened: str) -> Insert:
    """Return the row for a table."""
    return "tables", {"id": table, "game": game, "rules": rules, "opened": opened}


def seat_row(table: str, seat: int, since: int, name: str, *, player: str | None, bot: str | None) -> Insert:
    """Return the row for a player or a bot who takes a seat."""
    row = {"table_id": table, "seat": seat, "since": since, "name": name, "player": player, "bot": bot}
    return "seats", row
