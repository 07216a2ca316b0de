"""The house: all tables of this server, its guests and its bots."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Final, Protocol

from spadille import protocol
from spadille.app import catalogue, lessons
from spadille.app.accounts.connections import OpenPages
from spadille.app.accounts.session_store import Callers, Newcomer, arrival, random_id
from spadille.app.challenges.service import Challenges
from spadille.app.daily import Days
from spadille.app.daily.results import DayResults, Pars
from spadille.app.deals.deal_tables import LaidDeal, laid_out
from spadille.app.health_check import Wellness
from spadille.app.hints.service import Hints
from spadille.app.result_cache import Findings, of_table
from spadille.app.reviews.service import Reviews
from spadille.app.tables import match_results
from spadille.app.tables.hand_preview import Hands, laid
from spadille.notation.days import DayDeal
from spadille.protocol.api_error import Refusal, refuse
from spadille.storage import Damaged, NotStored, OutOfReach, Row, Store, accounts
from spadille.storage.abandoned_tables import abandoned, is_abandoned, take_away
from spadille.storage.database import Order
from spadille.storage.event import written
from spadille.storage.store import Player
from spadille.table.actor import Owner, Turned
from spadille.table.bot_runner import BackRoom, Bot, Thinker
from spadille.table.create import dealt_rows, opening
from spadille.table.deal_files import Boards
from spadille.table.deal_source import DealSource, SystemChance
from spadille.table.limits import Doorkeeper, Limits
from spadille.table.redeal import judge_again, laid_again
from spadille.table.reducer import EarlierDeal, TableState, fold
from spadille.telemetry.log import Log
from spadille.workers.protocol import Question, Reply
from spadille.workers.threads import ComputePool, run_in_thread

_MOST_LISTED: Final = 20

log = Log("spadille")


class OpenRoom(BackRoom, Protocol):
    """The back room, which is opened and closed with the house."""

    def open(self) -> None:
        """Begins."""

    async def close(self) -> None:
        """Nobody gets an answer any more."""

    async def ask(self, asked: Question, rank: int = 0) -> Reply:
        """What a player says to a question, or the judge."""


@dataclass(frozen=True)
class Pace:
    """How long the house waits, in seconds."""

    bots: float = 0.0
    """From a bot's turn to its answer."""
    ready: float = 20.0
    """From the first who is ready for the next deal to the deal, if others are idle."""
    cut: float = 0.0
    """From the pledge to the deal, if somebody has not cut."""
    swept: float = 60.0
    """Between two looks for tables that everybody has left."""
    rarely: int = 60
    """So many such looks for one look for tables that are to be gone for good."""
    advice: float = 4.0
    """From the question for a hint to the hint."""
    well: float = 2.0
    """For a database that is well to answer."""


class House:
    """Everything one server holds."""

    def __init__(
        self,
        store: Store,
        bots: Mapping[str, Bot],
        *,
        pace: Pace | None = None,
        source: DealSource | None = None,
        room: OpenRoom | None = None,
        limits: Limits | None = None,
        keeps: int = 0,
        days: Days | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.doorkeeper = Doorkeeper(self.limits)
        self._pace = pace or Pace()
        self.store = self._store = store
        self._wellness = Wellness(store, self._pace.well)
        self._source = source or SystemChance()
        self._room = room
        self.compute = ComputePool()
        self._thinker = Thinker(
            lessons.with_companions(bots), self._pace.bots, room, advice=self._pace.advice
        )
        self._tables: dict[str, asyncio.Task[Owner]] = {}
        self.callers = Callers(store)
        self.pages = OpenPages()
        self._keeps = keeps
        self._hands = Hands()
        self.days = days or Days()
        self.day_results = DayResults(store)
        self.findings = Findings(store)
        self._pars = Pars(self.findings)
        self.challenges = Challenges(self.findings, self._thinker)
        self.turned: Turned | None = None
        self._sweeps = count()
        self._scrubbed = self._unscrubbed = False
        self.hints = Hints(self._thinker)
        self.reviews = Reviews(room, self.findings)
        self.menu = catalogue.games(
            [*bots, *(room.tiers if room else ())], {game.game for game in lessons.listed().games}
        )

    def open(self) -> None:
        """Begins: those who look ahead take their seats in the back room."""
        if self._room is not None:
            self._room.open()

    async def open_table(self, wanted: protocol.NewTable, who: Player | Newcomer) -> str:
        """Opens a table for somebody; gives its id.

        Raises:
            Refusal: there can be no such table, and why.
        """
        player, newcomers = arrival(who)
        event, rows = opening(random_id(), wanted, player, self._thinker.bots)
        if wanted.hand is not None:
            rows += dealt_rows(event, wanted, self._hands)
        await self.keep(*newcomers, *rows)
        log.info("table opened", table=event.table, game=wanted.game, rules=wanted.rules, seats=wanted.seats)
        await self.table(event.table)
        return event.table

    def hand(self, wanted: protocol.HandWanted) -> protocol.HandShown:
        """A hand for whoever thinks of opening such a table.

        Where other servers share the tables it is one to look at: another server may open the table.

        Raises:
            Refusal: there can be no such table, and why.
        """
        ready = laid(wanted, self._source) if isinstance(self._source, Boards) else None
        shown = ready or self._hands.shown(wanted)
        return shown.model_copy(update={"hand": None}) if self.store.shared else shown

    async def open_again(self, table: str, deal: int, player: Player | None) -> protocol.Opened:
        """Lays a finished deal of somebody's table out again, on a table of its own.

        Raises:
            Refusal: it may not be, and why.
        """
        state = (await self.table(table)).state
        seat = judge_again(state, player.id if player else None, deal)
        try:
            events = await run_in_thread(self._store.events, table)
        except Damaged as trouble:
            raise _unreadable(trouble) from trouble
        again = random_id()
        await self.keep(*laid_again(again, state, seat, events, EarlierDeal(table, deal)))
        log.info("cards laid again", table=again, before=table, deal=deal)
        await self.table(again)
        return protocol.Opened(table=again, seat=seat)

    async def open_laid(self, laid: LaidDeal, wanted: protocol.PlayDeal, who: Player | Newcomer) -> str:
        """Lays out a deal at a table for somebody and bots; gives its id.

        Raises:
            Refusal: it may not be, and why.
        """
        player, newcomers = arrival(who)
        table = random_id()
        rows = laid_out(table, laid, wanted, player, self._thinker.bots)
        await self.keep(*newcomers, *rows)
        log.info("a deal laid out", table=table, actions=len(laid.begun.actions))
        await self.table(table)
        return table

    @property
    def bots(self) -> Collection[str]:
        """Who can be sat on a seat."""
        return self._thinker.bots

    async def day_par(self, deal: DayDeal) -> int:
        """What the expert makes of a day's deal."""
        return await self._pars.par(deal, self._thinker)

    def _at_hand(self) -> list[Owner]:
        return [task.result() for task in self._tables.values() if task.done() and not task.exception()]

    async def keep(self, *rows: Row) -> None:
        """Stores lines that are no part of a table's story.

        Raises:
            Refusal: `not-stored`.
        """
        try:
            await self._store.keep(*rows)
        except NotStored as trouble:
            raise refuse("not-stored") from trouble

    async def change(self, *orders: Order) -> None:
        """Has something changed of what is kept beside the tables' stories.

        Raises:
            Refusal: `not-stored`.
        """
        try:
            await run_in_thread(self._store.change, *orders)
        except NotStored as trouble:
            raise refuse("not-stored") from trouble

    async def erase(self, player: Player) -> list[str]:
        """Forgets somebody; gives the tables where he has been, which are to be looked at again.

        Raises:
            Refusal: `not-stored`.
        """
        tables = await run_in_thread(accounts.tables_of, self._store, player)
        await self.change(*accounts.erase(player))
        if self._scrubbed:
            self._unscrubbed = True
        else:
            await self._scrub()
        return tables

    async def _scrub(self) -> None:
        """What was deleted is overwritten, once between two sweeps: it takes long, and play waits meanwhile.
        Where it is not possible now, or was done only just now, the next sweep does it.
        """
        self._scrubbed, self._unscrubbed = True, False
        try:
            await run_in_thread(self._store.scrub)
        except NotStored as trouble:
            self._unscrubbed = True
            log.warning("not overwritten yet", because=str(trouble))

    async def _scrub_again(self) -> None:
        """Overwrites what was erased since; what is erased next is overwritten at once."""
        if self._unscrubbed:
            await self._scrub()
        self._scrubbed = False

    async def look_again(self, tables: Collection[str] = ()) -> None:
        """Keys were ended: the pages they opened are let go, and these tables are read anew."""
        self.callers.look_again()
        devices = {device for device in self.pages.devices if device}
        left = await run_in_thread(accounts.signed_in, self._store, devices) if devices else set()
        for device in devices - left:
            self.pages.let_go(device)
        for table in tables:
            await self._put_down(table)

    async def _put_down(self, table: str) -> None:
        """A table at hand is let go: whoever sits there finds it again as it is stored."""
        task = self._tables.pop(table, None)
        if task is not None:
            for owner in await asyncio.gather(task, return_exceptions=True):
                if isinstance(owner, Owner):
                    await owner.close()

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

    async def tables_of(self, player: Player) -> protocol.MyTables:
        """Where somebody sits, latest first; tables that cannot be read are counted."""
        listed, damaged = [], 0
        for sitting in await run_in_thread(self._store.sittings, player.id, _MOST_LISTED):
            try:
                listed.append(match_results.my_table(await self._state(sitting.table), player.id))
            except Refusal as refusal:
                damaged += refusal.error.code == "unreadable"
        return protocol.MyTables(tables=[line for line in listed if line is not None], damaged=damaged)

    def open_tables(self) -> list[protocol.OpenTable]:
        """The tables at hand that everybody may find and where somebody is, those with free seats first."""
        found = [
            match_results.notice(owner.state, owner.company)
            for owner in self._at_hand()
            if owner.state.public and owner.present
        ]
        return match_results.in_order(found)

    def matches(self, table: str) -> list[TableState]:
        """A table at the end of each of its matches, and as it stands.

        Raises:
            Refusal: `unknown-table`, `unreadable`.
        """
        try:
            events = self._store.events(table)
            if not events:
                raise refuse("unknown-table")
            return match_results.matches(events)
        except Damaged as trouble:
            raise _unreadable(trouble) from trouble

    async def _state(self, table: str) -> TableState:
        """A table as it stands, whoever holds it."""
        if self._store.shared and not self.holds(table):
            return await run_in_thread(self._read, table)
        return (await self.table(table)).state

    def holds(self, table: str) -> bool:
        """Whether a table is at hand here."""
        return table in self._tables

    async def well(self) -> bool:
        """Whether the database answers, and takes what it is given."""
        return await self._wellness.well()

    @property
    def at_hand(self) -> int:
        """How many tables are at hand."""
        return len(self._tables)

    async def sweep(self) -> None:
        """Puts away, every now and then, the tables that everybody has left."""
        while True:
            await asyncio.sleep(self._pace.swept)
            await self.put_away()
            await self._scrub_again()
            if next(self._sweeps) % self._pace.rarely == 0:
                await self.take_away_abandoned()

    async def take_away_abandoned(self) -> None:
        """Takes away for good the tables that have been abandoned for as many days as they are kept."""
        if not self._keeps:
            return
        before = written(datetime.now(UTC) - timedelta(days=self._keeps))
        try:
            for table in await run_in_thread(abandoned, self._store, before):
                if not self.holds(table):
                    await self._take_away(table, before)
        except NotStored as trouble:
            log.warning("abandoned tables stay", because=str(trouble))

    async def _take_away(self, table: str, before: str) -> None:
        """Whoever asks for the table meanwhile waits, and hears that there is none, or tries again."""
        self._tables[table] = asyncio.create_task(self._gone(table, before))
        (refusal,) = await asyncio.gather(self._tables[table], return_exceptions=True)
        if isinstance(refusal, Refusal) and isinstance(refusal.__cause__, NotStored):
            raise refusal.__cause__

    async def _gone(self, table: str, before: str) -> Owner:
        """A table is gone for good, if no other server holds it and nobody has come back to it.

        Raises:
            Refusal: `unknown-table`, or `out-of-reach` where it stays.
        """
        try:
            gone = await run_in_thread(self._removed, table, before)
        except NotStored as trouble:
            raise refuse("out-of-reach") from trouble
        finally:
            self._tables.pop(table, None)
        if not gone:
            raise refuse("out-of-reach")
        log.info("an abandoned table is gone", table=table)
        raise refuse("unknown-table")

    def _removed(self, table: str, before: str) -> bool:
        if self._store.claim(table) is not None or not is_abandoned(self._store, table, before):
            return False
        self._store.change(*of_table(self._store, table), *take_away(table))
        return True

    async def put_away(self) -> None:
        """Lets go of the tables where nobody is and nothing goes on. What is stored stays."""
        for table, task in list(self._tables.items()):
            if task.done() and task.result().deserted:
                del self._tables[table]
                await task.result().close()

    async def let_go(self) -> None:
        """Gives up every table: others may hold them now. Whoever sits there finds his way to them."""
        tables, self._tables = self._tables, {}
        for owner in await asyncio.gather(*tables.values(), return_exceptions=True):
            if isinstance(owner, Owner):
                await owner.close()

    async def close(self) -> None:
        """Closes every table, then the store."""
        await self.let_go()
        self._thinker.close()
        self.reviews.close()
        if self._room is not None:
            await self._room.close()
        self.compute.close()
        await self._scrub_again()
        await run_in_thread(self._store.close)

    async def _fetch(self, table: str) -> Owner:
        try:
            await self._settle()
            state = await run_in_thread(self._taken, table)
        except OutOfReach as trouble:
            self._not_fetched(table)
            raise refuse("out-of-reach") from trouble
        except BaseException:
            self._not_fetched(table)
            raise
        source = lessons.taught(state, self._source)
        return Owner(
            state,
            self._store,
            source,
            self._thinker,
            self._pace.ready,
            cut=self._pace.cut,
            limits=self.limits,
            turned=self.turned,
            is_allowed_bot=lambda bot: not lessons.is_companion(bot),
        )

    def _not_fetched(self, table: str) -> None:
        """Nothing comes of this task. If every table was let go since, the one at hand is another's."""
        if self._tables.get(table) is asyncio.current_task():
            del self._tables[table]

    async def _settle(self) -> None:
        """Waits until all that was handed in so far is stored, or refused."""
        try:
            await self._store.keep()
        except OutOfReach:
            raise
        except NotStored:
            return

    def _taken(self, table: str) -> TableState:
        """A table that is ours to hold."""
        if self._store.claim(table) is not None:
            raise refuse("out-of-reach")
        return self._read(table)

    def _read(self, table: str) -> TableState:
        try:
            events = self._store.events(table)
            if not events:
                raise refuse("unknown-table")
            return fold(events)
        except Damaged as trouble:
            raise _unreadable(trouble) from trouble


def _unreadable(damaged: Damaged) -> Refusal:
    """A table whose story is not as it was written is not played, and harms no other."""
    fault = damaged.fault
    log.error("a table is damaged", table=fault.table, seq=fault.seq, what=fault.what)
    return refuse("unreadable")
