"""The database as the server asks it: who is who, what happened at a table, where somebody sits."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, func, literal, or_, select

from spadille.server.storage.chain import Damaged, Fault, Line, story
from spadille.server.storage.database import Database, Elsewhere, NotStored, Row, Unread, Watcher
from spadille.server.storage.event import Event
from spadille.server.storage.journal import Journal
from spadille.server.storage.letters import Letters
from spadille.server.storage.post import post
from spadille.server.storage.shape import events, players, seats, tables, tokens


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

    def __init__(self, database: Database) -> None:
        self._database = database
        self._journal = Journal(database)
        self._closed = False

    @property
    def shared(self) -> bool:
        """Whether other servers may use the database at the same time."""
        return self._database.shared

    @property
    def waiting(self) -> int:
        """How many entries wait to be stored."""
        return self._journal.waiting

    @property
    def keeps(self) -> bool:
        """Whether what was to be stored last is stored."""
        return self._journal.keeps

    def keep(self, *rows: Row) -> asyncio.Future[None]:
        """Asks for lines to be stored together, durably; the future, of the loop that runs here, fails with
        `NotStored`.
        """
        waiter, told = post().letter()
        self._journal.hand_in(rows, told)
        return waiter

    def write(self, *rows: Row) -> Future[None]:
        """The same for whoever waits in no loop."""
        stored: Future[None] = Future()
        self._journal.hand_in(rows, lambda trouble: _settle(stored, trouble))
        return stored

    def player(self, token_hash: bytes) -> Player | None:
        """Whose token has this hash."""
        further = select(tokens.c.player).where(tokens.c.token_hash == token_hash)
        is_his = or_(players.c.token_hash == token_hash, players.c.id.in_(further))
        question = select(players.c.id, players.c.name).where(is_his)
        return next((Player(row.id, row.name) for row in self._database.ask(question)), None)

    def ask(self, question: Select[Any]) -> Sequence[Any]:
        """The lines that answer a question.

        Raises:
            OutOfReach: there is no answer.
        """
        return self._database.ask(question)

    def events(self, table: str) -> list[Event]:
        """All that happened at a table, in order; nothing for a table there is not.

        Raises:
            Damaged: it is not as it was written.
        """
        try:
            found = self._database.ask(events_of(table))
        except Unread as trouble:
            raise Damaged(Fault(table, 0, "unread")) from trouble
        return story(table, [Line(*row[:-1]) for row in found], found[0].head) if found else []

    def faults(self) -> list[Fault]:
        """What is wrong with any table's story; the first that is wrong with each.

        Raises:
            OutOfReach: that cannot be told.
        """
        return self._database.faults()

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
        return [Sitting(*row) for row in self._database.ask(question)]

    def answers(self) -> None:
        """Asks the database for a sign of life; after something was not stored, for a proof that it takes
        something again.

        Raises:
            NotStored: it gives none.
        """
        if self._journal.keeps:
            self._database.ask(select(literal(1)))
        else:
            self._database.prove()
            self._journal.keeps = True

    def claim(self, table: str) -> Elsewhere | None:
        """Takes a table that nobody holds; gives whoever holds it, if another server does."""
        return self._database.claim(table)

    def neighbours(self) -> Sequence[Elsewhere]:
        """The other servers that use the database just now."""
        return self._database.neighbours()

    def join(self, address: str, watcher: Watcher) -> str:
        """Tells the other servers where our door is; gives the key they will bring."""
        return self._database.join(address, watcher)

    def close(self) -> None:
        """Stores what is still waiting and lets go of the database."""
        if not self._closed:
            self._closed = True
            self._journal.close()
            self._database.close()


def _settle(stored: Future[None], trouble: NotStored | None) -> None:
    if trouble is None:
        stored.set_result(None)
    else:
        stored.set_exception(trouble)


_EVENT = (
    events.c.table_id,
    events.c.seq,
    events.c.match,
    events.c.deal,
    events.c.seat,
    events.c.player,
    events.c.kind,
    Letters(events.c.payload).label("payload"),
    events.c.time,
    events.c.seal,
)


def events_of(table: str) -> Select[Any]:
    """The question what has happened at a table: lines in order, each with the seal the table remembers."""
    kept = events.outerjoin(tables, tables.c.id == events.c.table_id)
    question = select(*_EVENT, tables.c.head).select_from(kept)
    return question.where(events.c.table_id == table).order_by(events.c.seq)


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
        "seal": event.seal,
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
