"""The database as the server asks it: who is who, what happened at a table, where somebody sits."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass

from sqlalchemy import Engine, func, select

from spadille.server.storage.event import Event
from spadille.server.storage.journal import Journal, Row
from spadille.server.storage.lock import Lock
from spadille.server.storage.shape import events, players, seats, tables


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody with a browser. The id is public, the token is not kept."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Sitting:
    """Somebody's seat at a table."""

    table: str
    seat: int


class Store:
    """One database: read from any thread, written by its journal alone."""

    def __init__(self, readers: Engine, writer: Engine, lock: Lock | None = None) -> None:
        self._readers = readers
        self._writer = writer
        self._lock = lock
        self._journal = Journal(writer)

    def write(self, *rows: Row) -> Future[None]:
        """Asks for lines to be stored together, durably; the future fails with `NotStored`."""
        return self._journal.write(*rows)

    def player(self, token_hash: bytes) -> Player | None:
        """Whose token has this hash."""
        question = select(players.c.id, players.c.name).where(players.c.token_hash == token_hash)
        with self._readers.connect() as connection:
            row = connection.execute(question).one_or_none()
        return None if row is None else Player(row.id, row.name)

    def events(self, table: str) -> list[Event]:
        """All that happened at a table, in order; nothing for a table there is not."""
        question = select(*_EVENT).where(events.c.table_id == table).order_by(events.c.seq)
        with self._readers.connect() as connection:
            return [Event(*row) for row in connection.execute(question)]

    def sittings(self, player: str, most: int) -> list[Sitting]:
        """Where somebody sits, the latest table first."""
        question = (
            select(seats.c.table_id, func.max(seats.c.seat))
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.player == player)
            .group_by(seats.c.table_id)
            .order_by(func.max(tables.c.opened).desc(), seats.c.table_id)
            .limit(most)
        )
        with self._readers.connect() as connection:
            return [Sitting(*row) for row in connection.execute(question)]

    def close(self) -> None:
        """Stores what is still waiting and lets go of the file."""
        self._journal.close()
        self._writer.dispose()
        self._readers.dispose()
        if self._lock is not None:
            self._lock.release()


_EVENT = (
    events.c.table_id,
    events.c.seq,
    events.c.match,
    events.c.deal,
    events.c.seat,
    events.c.player,
    events.c.kind,
    events.c.payload,
    events.c.time,
)


def event_row(event: Event) -> Row:
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
    }
    return events, line


def player_row(player: Player, token_hash: bytes, came: str) -> Row:
    """A player as a line of the database."""
    return players, {"id": player.id, "name": player.name, "token_hash": token_hash, "came": came}


def table_row(table: str, game: str, rules: str, opened: str) -> Row:
    """A table as a line of the database."""
    return tables, {"id": table, "game": game, "rules": rules, "opened": opened}


def seat_row(table: str, seat: int, since: int, name: str, *, player: str | None, bot: str | None) -> Row:
    """Who sits down on a seat, as a line of the database."""
    line = {"table_id": table, "seat": seat, "since": since, "name": name, "player": player, "bot": bot}
    return seats, line
