"""The house: all tables of this server, its guests and its bots."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import structlog

from spadille.rules.seating import Seat
from spadille.server import lessons, menu, messages
from spadille.server.identity import Callers, Newcomer, random_id
from spadille.server.refusal import Refusal, refuse
from spadille.server.storage import NotStored, Row, Store
from spadille.server.storage.store import Player
from spadille.server.table.again import judge_again, laid_again
from spadille.server.table.chance import Chance, DealSource
from spadille.server.table.opening import opening
from spadille.server.table.owner import Owner
from spadille.server.table.state import Earlier, TableState, Unreadable, fold
from spadille.server.table.thinking import Bot, Thinker

_MOST_LISTED: Final = 20

log = structlog.get_logger("spadille")


@dataclass(frozen=True)
class Pace:
    """How long the house waits, in seconds."""

    bots: float = 0.0
    """From a bot's turn to its answer."""
    ready: float = 20.0
    """From the first who is ready for the next deal to the deal, if others are idle."""
    swept: float = 60.0
    """Between two looks for tables that everybody has left."""


class House:
    """Everything one server holds."""

    def __init__(
        self,
        store: Store,
        bots: Mapping[str, Bot],
        *,
        pace: Pace | None = None,
        source: DealSource | None = None,
    ) -> None:
        self._pace = pace or Pace()
        self._store = store
        self._source = source or Chance()
        self._thinker = Thinker(lessons.with_companion(bots), self._pace.bots)
        self._tables: dict[str, asyncio.Task[Owner]] = {}
        self.callers = Callers(store)
        self.menu = menu.games(bots, lessons.LESSONS)

    async def open_table(self, wanted: messages.NewTable, who: Player | Newcomer) -> str:
        """Opens a table for somebody; gives its id.

        Raises:
            Refusal: there can be no such table, and why.
        """
        player = who.player if isinstance(who, Newcomer) else who
        event, rows = opening(random_id(), wanted, player, self._thinker.bots)
        newcomers = [who.row] if isinstance(who, Newcomer) else []
        await self._keep(*newcomers, *rows)
        log.info("table opened", table=event.table, game=wanted.game, rules=wanted.rules, seats=wanted.seats)
        await self.table(event.table)
        return event.table

    async def open_again(self, table: str, deal: int, player: Player | None) -> messages.Opened:
        """Lays a finished deal of somebody's table out again, on a table of its own.

        Raises:
            Refusal: it may not be, and why.
        """
        state = (await self.table(table)).state
        seat = judge_again(state, player.id if player else None, deal)
        events = await asyncio.to_thread(self._store.events, table)
        again = random_id()
        await self._keep(*laid_again(again, state, seat, events, Earlier(table, deal)))
        log.info("cards laid again", table=again, before=table, deal=deal)
        await self.table(again)
        return messages.Opened(table=again, seat=seat)

    async def _keep(self, *rows: Row) -> None:
        try:
            await asyncio.wrap_future(self._store.write(*rows))
        except NotStored as trouble:
            raise refuse("not-stored") from trouble

    async def table(self, table: str) -> Owner:
        """The owner of a table, fetched from what is stored where it is not at hand.

        Raises:
            Refusal: `unknown-table`, or `unreadable` where its events make no table.
        """
        task = self._tables.get(table)
        if task is None:
            task = self._tables[table] = asyncio.create_task(self._fetch(table))
        if task.done():
            return task.result()
        return await asyncio.shield(task)

    async def tables_of(self, player: Player) -> list[messages.MyTable]:
        """Where somebody sits, latest first; a table that cannot be read is left out."""
        listed = []
        for sitting in await asyncio.to_thread(self._store.sittings, player.id, _MOST_LISTED):
            with suppress(Refusal):
                owner = await self.table(sitting.table)
                listed.append(_listed(owner.state, sitting.seat))
        return listed

    async def sweep(self) -> None:
        """Puts away, every now and then, the tables that everybody has left."""
        while True:
            await asyncio.sleep(self._pace.swept)
            await self.put_away()

    async def put_away(self) -> None:
        """Lets go of the tables where nobody is and nothing goes on. What is stored stays."""
        for table, task in list(self._tables.items()):
            if task.done() and task.result().deserted:
                del self._tables[table]
                await task.result().close()

    async def close(self) -> None:
        """Closes every table, then the store."""
        for task in self._tables.values():
            await (await task).close()
        self._thinker.close()
        await asyncio.to_thread(self._store.close)

    async def _fetch(self, table: str) -> Owner:
        try:
            state = await asyncio.to_thread(self._read, table)
        except BaseException:
            del self._tables[table]
            raise
        source = lessons.taught(state, self._source)
        return Owner(state, self._store, source, self._thinker, self._pace.ready)

    def _read(self, table: str) -> TableState:
        events = self._store.events(table)
        if not events:
            raise refuse("unknown-table")
        try:
            return fold(events)
        except Unreadable as trouble:
            log.exception("a table cannot be read", table=table, place=str(trouble))
            raise refuse("unreadable") from trouble


def _listed(state: TableState, seat: Seat) -> messages.MyTable:
    settings = state.rules.settings
    return messages.MyTable(
        table=state.id,
        game=settings.game,
        rules=settings.preset,
        seat=seat,
        deal=state.deal_number,
        stage=state.stage.value,
    )
