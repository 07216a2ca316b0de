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
from spadille.app.accounts.connections import ConnectionRegistry
from spadille.app.accounts.session_store import NewPlayer, SessionStore, make_id, player_and_rows
from spadille.app.challenges.service import ChallengeService
from spadille.app.daily import DailyCalendar
from spadille.app.daily.results import DailyResults, ParCache
from spadille.app.deals.deal_tables import DealToPlay, deal_table_rows
from spadille.app.health_check import HealthCheck
from spadille.app.hints.service import HintService
from spadille.app.rate_limit import RateLimiter
from spadille.app.result_cache import ResultCache, delete_for_table
from spadille.app.reviews.service import ReviewService
from spadille.app.tables import match_results
from spadille.app.tables.hand_preview import HandPreviews, preview_from_file
from spadille.notation.days import DayDeal
from spadille.protocol.api_error import ApiError, api_error
from spadille.storage import Corrupted, DatabaseUnavailable, Insert, Store, WriteFailed, accounts
from spadille.storage.abandoned_tables import delete_table, find_abandoned, is_abandoned
from spadille.storage.database import Statement
from spadille.storage.event import format_time
from spadille.storage.store import Player
from spadille.table.actor import EventListener, TableActor
from spadille.table.bot_runner import Bot, BotRunner, WorkerPool
from spadille.table.create import create_table, dealt_rows
from spadille.table.deal_files import DealFile
from spadille.table.deal_source import DealSource, SystemRandomSource
from spadille.table.limits import Limits
from spadille.table.redeal import redeal_rows, require_redeal_allowed
from spadille.table.reducer import EarlierDeal, TableState, reduce_events
from spadille.telemetry.log import Logger
from spadille.workers.protocol import Question, Reply
from spadille.workers.threads import ComputePool, run_in_thread

_MOST_LISTED: Final = 20

log = Logger("spadille")


class ReviewPool(WorkerPool, Protocol):
    """The back room, which is opened and closed with the house."""

    def open(self) -> None:
        """Begins."""

    async def close(self) -> None:
        """Nobody gets an answer any more."""

    async def ask(self, asked: Question, rank: int = 0) -> Reply:
        """What a player says to a question, or the judge."""


@dataclass(frozen=True)
class Timings:
    """How long the house waits, in seconds."""

    bot_delay: float = 0.0
    """From a bot's turn to its answer."""
    next_deal_timeout: float = 20.0
    """From the first who is ready for the next deal to the deal, if others are idle."""
    nonce_timeout: float = 0.0
    """From the pledge to the deal, if somebody has not cut."""
    maintenance_interval: float = 60.0
    """Between two looks for tables that everybody has left."""
    deletion_every: int = 60
    """So many such looks for one look for tables that are to be gone for good."""
    hint_timeout: float = 4.0
    """From the question for a hint to the hint."""
    health_timeout: float = 2.0
    """For a database that is well to answer."""


class Services:
    """Everything one server holds."""

    def __init__(
        self,
        store: Store,
        bots: Mapping[str, Bot],
        *,
        pace: Timings | None = None,
        source: DealSource | None = None,
        room: ReviewPool | None = None,
        limits: Limits | None = None,
        keeps: int = 0,
        days: DailyCalendar | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.rate_limiter = RateLimiter(self.limits)
        self._pace = pace or Timings()
        self.store = self._store = store
        self._wellness = HealthCheck(store, self._pace.health_timeout)
        self._source = source or SystemRandomSource()
        self._room = room
        self.compute = ComputePool()
        self._thinker = BotRunner(
            lessons.add_companions(bots), self._pace.bot_delay, room, hint_timeout=self._pace.hint_timeout
        )
        self._tables: dict[str, asyncio.Task[TableActor]] = {}
        self.sessions = SessionStore(store)
        self.connections = ConnectionRegistry()
        self._keeps = keeps
        self._hands = HandPreviews()
        self.daily_calendar = days or DailyCalendar()
        self.daily_results = DailyResults(store)
        self.result_cache = ResultCache(store)
        self._pars = ParCache(self.result_cache)
        self.challenges = ChallengeService(self.result_cache, self._thinker)
        self.on_event: EventListener | None = None
        self._sweeps = count()
        self._scrubbed = self._unscrubbed = False
        self.hints = HintService(self._thinker)
        self.reviews = ReviewService(room, self.result_cache)
        self.catalogue = catalogue.list_games(
            [*bots, *(room.tiers if room else ())], {game.game for game in lessons.list_lessons().games}
        )

    def open(self) -> None:
        """Begins: those who look ahead take their seats in the back room."""
        if self._room is not None:
            self._room.open()

    async def open_table(self, wanted: protocol.NewTable, who: Player | NewPlayer) -> str:
        """Opens a table for somebody; gives its id.

        Raises:
            Refusal: there can be no such table, and why.
        """
        player, newcomers = player_and_rows(who)
        event, rows = create_table(make_id(), wanted, player, self._thinker.bots)
        if wanted.hand is not None:
            rows += dealt_rows(event, wanted, self._hands)
        await self.insert(*newcomers, *rows)
        log.info("table opened", table=event.table, game=wanted.game, rules=wanted.rules, seats=wanted.seats)
        await self.get_table(event.table)
        return event.table

    def preview_hand(self, wanted: protocol.HandWanted) -> protocol.HandShown:
        """A hand for whoever thinks of opening such a table.

        Where other servers share the tables it is one to look at: another server may open the table.

        Raises:
            Refusal: there can be no such table, and why.
        """
        ready = preview_from_file(wanted, self._source) if isinstance(self._source, DealFile) else None
        shown = ready or self._hands.preview(wanted)
        return shown.model_copy(update={"hand": None}) if self.store.shared else shown

    async def open_redeal(self, table: str, deal: int, player: Player | None) -> protocol.Opened:
        """Lays a finished deal of somebody's table out again, on a table of its own.

        Raises:
            Refusal: it may not be, and why.
        """
        state = (await self.get_table(table)).state
        seat = require_redeal_allowed(state, player.id if player else None, deal)
        try:
            events = await run_in_thread(self._store.load_events, table)
        except Corrupted as trouble:
            raise _corrupted_error(trouble) from trouble
        again = make_id()
        await self.insert(*redeal_rows(again, state, seat, events, EarlierDeal(table, deal)))
        log.info("cards laid again", table=again, before=table, deal=deal)
        await self.get_table(again)
        return protocol.Opened(table=again, seat=seat)

    async def open_deal_table(
        self, laid: DealToPlay, wanted: protocol.PlayDeal, who: Player | NewPlayer
    ) -> str:
        """Lays out a deal at a table for somebody and bots; gives its id.

        Raises:
            Refusal: it may not be, and why.
        """
        player, newcomers = player_and_rows(who)
        table = make_id()
        rows = deal_table_rows(table, laid, wanted, player, self._thinker.bots)
        await self.insert(*newcomers, *rows)
        log.info("a deal laid out", table=table, actions=len(laid.begun.actions))
        await self.get_table(table)
        return table

    @property
    def bots(self) -> Collection[str]:
        """Who can be sat on a seat."""
        return self._thinker.bots

    async def find_par(self, deal: DayDeal) -> int:
        """What the expert makes of a day's deal."""
        return await self._pars.find_par(deal, self._thinker)

    def _loaded(self) -> list[TableActor]:
        return [task.result() for task in self._tables.values() if task.done() and not task.exception()]

    async def insert(self, *rows: Insert) -> None:
        """Stores lines that are no part of a table's story.

        Raises:
            Refusal: `not-stored`.
        """
        try:
            await self._store.insert(*rows)
        except WriteFailed as trouble:
            raise api_error("not-stored") from trouble

    async def execute(self, *orders: Statement) -> None:
        """Has something changed of what is kept beside the tables' stories.

        Raises:
            Refusal: `not-stored`.
        """
        try:
            await run_in_thread(self._store.execute, *orders)
        except WriteFailed as trouble:
            raise api_error("not-stored") from trouble

    async def erase_player(self, player: Player) -> list[str]:
        """Forgets somebody; gives the tables where he has been, which are to be looked at again.

        Raises:
            Refusal: `not-stored`.
        """
        tables = await run_in_thread(accounts.list_tables, self._store, player)
        await self.execute(*accounts.erase_player(player))
        if self._scrubbed:
            self._unscrubbed = True
        else:
            await self._secure_delete()
        return tables

    async def _secure_delete(self) -> None:
        """What was deleted is overwritten, once between two sweeps: it takes long, and play waits meanwhile.
        Where it is not possible now, or was done only just now, the next sweep does it.
        """
        self._scrubbed, self._unscrubbed = True, False
        try:
            await run_in_thread(self._store.secure_delete)
        except WriteFailed as trouble:
            self._unscrubbed = True
            log.warning("not overwritten yet", because=str(trouble))

    async def _retry_secure_delete(self) -> None:
        """Overwrites what was erased since; what is erased next is overwritten at once."""
        if self._unscrubbed:
            await self._secure_delete()
        self._scrubbed = False

    async def invalidate_sessions(self, tables: Collection[str] = ()) -> None:
        """Keys were ended: the pages they opened are let go, and these tables are read anew."""
        self.sessions.invalidate()
        devices = {device for device in self.connections.connected_devices if device}
        left = await run_in_thread(accounts.find_signed_in, self._store, devices) if devices else set()
        for device in devices - left:
            self.connections.disconnect(device)
        for table in tables:
            await self._release(table)

    async def _release(self, table: str) -> None:
        """A table at hand is let go: whoever sits there finds it again as it is stored."""
        task = self._tables.pop(table, None)
        if task is not None:
            for owner in await asyncio.gather(task, return_exceptions=True):
                if isinstance(owner, TableActor):
                    await owner.close()

    async def get_table(self, table: str) -> TableActor:
        """The owner of a table, fetched from what is stored where it is not at hand.

        Raises:
            Refusal: `unknown-table`, or `corrupted` where its events make no table.
        """
        task = self._tables.get(table)
        if task is None:
            task = self._tables[table] = asyncio.create_task(self._load_actor(table))
        if task.done():
            return task.result()
        return await asyncio.shield(task)

    async def list_tables_of(self, player: Player) -> protocol.MyTables:
        """Where somebody sits, latest first; tables that cannot be read are counted."""
        listed, damaged = [], 0
        for sitting in await run_in_thread(self._store.list_seats, player.id, _MOST_LISTED):
            try:
                listed.append(
                    match_results.my_table_message(await self._load_state(sitting.table), player.id)
                )
            except ApiError as refusal:
                damaged += refusal.error.code == "corrupted"
        return protocol.MyTables(tables=[line for line in listed if line is not None], damaged=damaged)

    def list_open_tables(self) -> list[protocol.OpenTable]:
        """The tables at hand that everybody may find and where somebody is, those with free seats first."""
        found = [
            match_results.open_table_message(owner.state, owner.presence)
            for owner in self._loaded()
            if owner.state.public and owner.present
        ]
        return match_results.sort_open_tables(found)

    def load_matches(self, table: str) -> list[TableState]:
        """A table at the end of each of its matches, and as it stands.

        Raises:
            Refusal: `unknown-table`, `corrupted`.
        """
        try:
            events = self._store.load_events(table)
            if not events:
                raise api_error("unknown-table")
            return match_results.split_matches(events)
        except Corrupted as trouble:
            raise _corrupted_error(trouble) from trouble

    async def _load_state(self, table: str) -> TableState:
        """A table as it stands, whoever holds it."""
        if self._store.shared and not self.has_table(table):
            return await run_in_thread(self._read_state, table)
        return (await self.get_table(table)).state

    def has_table(self, table: str) -> bool:
        """Whether a table is at hand here."""
        return table in self._tables

    async def is_healthy(self) -> bool:
        """Whether the database answers, and takes what it is given."""
        return await self._wellness.is_healthy()

    @property
    def loaded_count(self) -> int:
        """How many tables are at hand."""
        return len(self._tables)

    async def run_maintenance(self) -> None:
        """Puts away, every now and then, the tables that everybody has left."""
        while True:
            await asyncio.sleep(self._pace.maintenance_interval)
            await self.evict_idle()
            await self._retry_secure_delete()
            if next(self._sweeps) % self._pace.deletion_every == 0:
                await self.delete_abandoned()

    async def delete_abandoned(self) -> None:
        """Takes away for good the tables that have been abandoned for as many days as they are kept."""
        if not self._keeps:
            return
        before = format_time(datetime.now(UTC) - timedelta(days=self._keeps))
        try:
            for table in await run_in_thread(find_abandoned, self._store, before):
                if not self.has_table(table):
                    await self._delete_table(table, before)
        except WriteFailed as trouble:
            log.warning("abandoned tables stay", because=str(trouble))

    async def _delete_table(self, table: str, before: str) -> None:
        """Whoever asks for the table meanwhile waits, and hears that there is none, or tries again."""
        self._tables[table] = asyncio.create_task(self._delete_if_abandoned(table, before))
        (refusal,) = await asyncio.gather(self._tables[table], return_exceptions=True)
        if isinstance(refusal, ApiError) and isinstance(refusal.__cause__, WriteFailed):
            raise refusal.__cause__

    async def _delete_if_abandoned(self, table: str, before: str) -> TableActor:
        """A table is gone for good, if no other server holds it and nobody has come back to it.

        Raises:
            Refusal: `unknown-table`, or `unavailable` where it stays.
        """
        try:
            gone = await run_in_thread(self._delete_rows, table, before)
        except WriteFailed as trouble:
            raise api_error("unavailable") from trouble
        finally:
            self._tables.pop(table, None)
        if not gone:
            raise api_error("unavailable")
        log.info("an abandoned table is gone", table=table)
        raise api_error("unknown-table")

    def _delete_rows(self, table: str, before: str) -> bool:
        if self._store.claim(table) is not None or not is_abandoned(self._store, table, before):
            return False
        self._store.execute(*delete_for_table(self._store, table), *delete_table(table))
        return True

    async def evict_idle(self) -> None:
        """Lets go of the tables where nobody is and nothing goes on. What is stored stays."""
        for table, task in list(self._tables.items()):
            if task.done() and task.result().is_idle:
                del self._tables[table]
                await task.result().close()

    async def release_all(self) -> None:
        """Gives up every table: others may hold them now. Whoever sits there finds his way to them."""
        tables, self._tables = self._tables, {}
        for owner in await asyncio.gather(*tables.values(), return_exceptions=True):
            if isinstance(owner, TableActor):
                await owner.close()

    async def close(self) -> None:
        """Closes every table, then the store."""
        await self.release_all()
        self._thinker.close()
        self.reviews.close()
        if self._room is not None:
            await self._room.close()
        self.compute.close()
        await self._retry_secure_delete()
        await run_in_thread(self._store.close)

    async def _load_actor(self, table: str) -> TableActor:
        try:
            await self._wait_for_writes()
            state = await run_in_thread(self._claim_and_read, table)
        except DatabaseUnavailable as trouble:
            self._forget_load(table)
            raise api_error("unavailable") from trouble
        except BaseException:
            self._forget_load(table)
            raise
        source = lessons.deal_source_for(state, self._source)
        return TableActor(
            state,
            self._store,
            source,
            self._thinker,
            self._pace.next_deal_timeout,
            nonce_timeout=self._pace.nonce_timeout,
            limits=self.limits,
            on_event=self.on_event,
            is_allowed_bot=lambda bot: not lessons.is_companion(bot),
        )

    def _forget_load(self, table: str) -> None:
        """Nothing comes of this task. If every table was let go since, the one at hand is another's."""
        if self._tables.get(table) is asyncio.current_task():
            del self._tables[table]

    async def _wait_for_writes(self) -> None:
        """Waits until all that was handed in so far is stored, or refused."""
        try:
            await self._store.insert()
        except DatabaseUnavailable:
            raise
        except WriteFailed:
            return

    def _claim_and_read(self, table: str) -> TableState:
        """A table that is ours to hold."""
        if self._store.claim(table) is not None:
            raise api_error("unavailable")
        return self._read_state(table)

    def _read_state(self, table: str) -> TableState:
        try:
            events = self._store.load_events(table)
            if not events:
                raise api_error("unknown-table")
            return reduce_events(events)
        except Corrupted as trouble:
            raise _corrupted_error(trouble) from trouble


def _corrupted_error(damaged: Corrupted) -> ApiError:
    """A table whose story is not as it was written is not played, and harms no other."""
    fault = damaged.corruption
    log.error("a table is damaged", table=fault.table, seq=fault.seq, what=fault.kind)
    return api_error("corrupted")
