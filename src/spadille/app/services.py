"""The services of a server: its tables, players, bots, caches and reviews."""

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
    """The worker pool of bots and reviews. `Services` opens and closes it."""

    def open(self) -> None:
        """Start the workers."""

    async def close(self) -> None:
        """Stop the workers; pending questions get no answer."""

    async def ask(self, asked: Question, rank: int = 0) -> Reply:
        """Return the answer of a bot or of the evaluator to a question."""


@dataclass(frozen=True)
class Timings:
    """Delays and timeouts of a server, in seconds."""

    bot_delay: float = 0.0
    """Delay between a bot's turn and its answer."""
    next_deal_timeout: float = 20.0
    """Time from the first player who is ready to the next deal, if other players are idle."""
    nonce_timeout: float = 0.0
    """Time from the commitment to the deal, if a player sends no nonce."""
    maintenance_interval: float = 60.0
    """Time between two maintenance runs, which evict idle tables."""
    deletion_every: int = 60
    """Number of maintenance runs for each deletion of abandoned tables."""
    hint_timeout: float = 4.0
    """Longest time to compute a hint."""
    health_timeout: float = 2.0
    """Longest time in which a healthy database answers a ping."""


class Services:
    """The container of all services of one server."""

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
        self._timings = pace or Timings()
        self.store = self._store = store
        self._health_check = HealthCheck(store, self._timings.health_timeout)
        self._source = source or SystemRandomSource()
        self._review_pool = room
        self.compute = ComputePool()
        self._bot_runner = BotRunner(
            lessons.add_companions(bots),
            self._timings.bot_delay,
            room,
            hint_timeout=self._timings.hint_timeout,
        )
        self._tables: dict[str, asyncio.Task[TableActor]] = {}
        self.sessions = SessionStore(store)
        self.connections = ConnectionRegistry()
        self._delete_after_days = keeps
        self._hand_previews = HandPreviews()
        self.daily_calendar = days or DailyCalendar()
        self.daily_results = DailyResults(store)
        self.result_cache = ResultCache(store)
        self._par_cache = ParCache(self.result_cache)
        self.challenges = ChallengeService(self.result_cache, self._bot_runner)
        self.on_event: EventListener | None = None
        self._maintenance_runs = count()
        self._scrubbed = self._unscrubbed = False
        self.hints = HintService(self._bot_runner)
        self.reviews = ReviewService(room, self.result_cache)
        self.catalogue = catalogue.list_games(
            [*bots, *(room.tiers if room else ())], {game.game for game in lessons.list_lessons().games}
        )

    def open(self) -> None:
        """Start the worker pool, if there is one."""
        if self._review_pool is not None:
            self._review_pool.open()

    async def open_table(self, wanted: protocol.NewTable, who: Player | NewPlayer) -> str:
        """Create a table for the player `who` and return its id.

        Raises:
            ApiError: the settings are invalid.
        """
        player, newcomers = player_and_rows(who)
        event, rows = create_table(make_id(), wanted, player, self._bot_runner.bots)
        if wanted.hand is not None:
            rows += dealt_rows(event, wanted, self._hand_previews)
        await self.insert(*newcomers, *rows)
        log.info("table opened", table=event.table, game=wanted.game, rules=wanted.rules, seats=wanted.seats)
        await self.get_table(event.table)
        return event.table

    def preview_hand(self, wanted: protocol.HandWanted) -> protocol.HandShown:
        """Return a hand that a table with the settings `wanted` would deal.

        If servers share the database the hand has no name, because another server may create the table.

        Raises:
            ApiError: the settings are invalid.
        """
        ready = preview_from_file(wanted, self._source) if isinstance(self._source, DealFile) else None
        shown = ready or self._hand_previews.preview(wanted)
        return shown.model_copy(update={"hand": None}) if self.store.shared else shown

    async def open_redeal(self, table: str, deal: int, player: Player | None) -> protocol.Opened:
        """Deal the cards of a finished deal again at a new table.

        Raises:
            ApiError: the player may not deal it again, or the deal does not exist.
        """
        state = (await self.get_table(table)).state
        seat = require_redeal_allowed(state, player.id if player else None, deal)
        try:
            events = await run_in_thread(self._store.load_events, table)
        except Corrupted as error:
            raise _corrupted_error(error) from error
        new_table = make_id()
        await self.insert(*redeal_rows(new_table, state, seat, events, EarlierDeal(table, deal)))
        log.info("cards laid again", table=new_table, before=table, deal=deal)
        await self.get_table(new_table)
        return protocol.Opened(table=new_table, seat=seat)

    async def open_deal_table(
        self, laid: DealToPlay, wanted: protocol.PlayDeal, who: Player | NewPlayer
    ) -> str:
        """Create a table with the deal `laid` for one player and bots, and return its id.

        Raises:
            ApiError: `unknown-bot`, `no-such-seat`, `deal-over`, `not-stored`.
        """
        player, newcomers = player_and_rows(who)
        table = make_id()
        rows = deal_table_rows(table, laid, wanted, player, self._bot_runner.bots)
        await self.insert(*newcomers, *rows)
        log.info("a deal laid out", table=table, actions=len(laid.begun.actions))
        await self.get_table(table)
        return table

    @property
    def bots(self) -> Collection[str]:
        """The names of the bots that can take a seat."""
        return self._bot_runner.bots

    async def find_par(self, deal: DayDeal) -> int:
        """Return the result of the expert bot in a daily deal."""
        return await self._par_cache.find_par(deal, self._bot_runner)

    def _loaded(self) -> list[TableActor]:
        return [task.result() for task in self._tables.values() if task.done() and not task.exception()]

    async def insert(self, *rows: Insert) -> None:
        """Insert rows that do not belong to a table's event log.

        Raises:
            ApiError: `not-stored`.
        """
        try:
            await self._store.insert(*rows)
        except WriteFailed as error:
            raise api_error("not-stored") from error

    async def execute(self, *statements: Statement) -> None:
        """Execute statements that do not change a table's event log.

        Raises:
            ApiError: `not-stored`.
        """
        try:
            await run_in_thread(self._store.execute, *statements)
        except WriteFailed as error:
            raise api_error("not-stored") from error

    async def erase_player(self, player: Player) -> list[str]:
        """Erase a player and return the ids of the tables to reload.

        Raises:
            ApiError: `not-stored`.
        """
        tables = await run_in_thread(accounts.list_tables, self._store, player)
        await self.execute(*accounts.erase_player(player))
        if self._scrubbed:
            self._unscrubbed = True
        else:
            await self._secure_delete()
        return tables

    async def _secure_delete(self) -> None:
        """Overwrite deleted rows, at most once between two maintenance runs.

        Overwriting takes long and delays play. If it fails, the next maintenance run tries again.
        """
        self._scrubbed, self._unscrubbed = True, False
        try:
            await run_in_thread(self._store.secure_delete)
        except WriteFailed as error:
            self._unscrubbed = True
            log.warning("not overwritten yet", because=str(error))

    async def _retry_secure_delete(self) -> None:
        """Overwrite the rows erased since the last time. The next erasure is overwritten at once."""
        if self._unscrubbed:
            await self._secure_delete()
        self._scrubbed = False

    async def invalidate_sessions(self, tables: Collection[str] = ()) -> None:
        """Disconnect devices that are signed out, and release `tables` so that they are loaded again."""
        self.sessions.invalidate()
        devices = {device for device in self.connections.connected_devices if device}
        left = await run_in_thread(accounts.find_signed_in, self._store, devices) if devices else set()
        for device in devices - left:
            self.connections.disconnect(device)
        for table in tables:
            await self._release(table)

    async def _release(self, table: str) -> None:
        """Close a table's actor. Its clients reconnect and get the stored state."""
        task = self._tables.pop(table, None)
        if task is not None:
            for owner in await asyncio.gather(task, return_exceptions=True):
                if isinstance(owner, TableActor):
                    await owner.close()

    async def get_table(self, table: str) -> TableActor:
        """Return the actor of a table. Load it from the database if it is not in memory.

        Raises:
            ApiError: `unknown-table`, or `corrupted` if its event log is invalid.
        """
        task = self._tables.get(table)
        if task is None:
            task = self._tables[table] = asyncio.create_task(self._load_actor(table))
        if task.done():
            return task.result()
        return await asyncio.shield(task)

    async def list_tables_of(self, player: Player) -> protocol.MyTables:
        """Return the tables of a player, latest first, and the number of corrupted tables."""
        listed, damaged = [], 0
        for sitting in await run_in_thread(self._store.list_seats, player.id, _MOST_LISTED):
            try:
                listed.append(
                    match_results.my_table_message(await self._load_state(sitting.table), player.id)
                )
            except ApiError as refusal:
                damaged += refusal.error.code == "corrupted"
        return protocol.MyTables(
            tables=[message for message in listed if message is not None], damaged=damaged
        )

    def list_open_tables(self) -> list[protocol.OpenTable]:
        """Return the public tables in memory with a player present, those with free seats first."""
        found = [
            match_results.open_table_message(owner.state, owner.presence)
            for owner in self._loaded()
            if owner.state.public and owner.present
        ]
        return match_results.sort_open_tables(found)

    def load_matches(self, table: str) -> list[TableState]:
        """Return a table's state at the end of each match, and its current state.

        Raises:
            ApiError: `unknown-table`, `corrupted`.
        """
        try:
            events = self._store.load_events(table)
            if not events:
                raise api_error("unknown-table")
            return match_results.split_matches(events)
        except Corrupted as error:
            raise _corrupted_error(error) from error

    async def _load_state(self, table: str) -> TableState:
        """Return a table's current state, even if another server holds the table."""
        if self._store.shared and not self.has_table(table):
            return await run_in_thread(self._read_state, table)
        return (await self.get_table(table)).state

    def has_table(self, table: str) -> bool:
        """Return whether a table is in memory."""
        return table in self._tables

    async def is_healthy(self) -> bool:
        """Return whether the database answers and accepts events."""
        return await self._health_check.is_healthy()

    @property
    def loaded_count(self) -> int:
        """The number of tables in memory."""
        return len(self._tables)

    async def run_maintenance(self) -> None:
        """Run maintenance forever: evict idle tables, overwrite erased rows, delete abandoned tables."""
        while True:
            await asyncio.sleep(self._timings.maintenance_interval)
            await self.evict_idle()
            await self._retry_secure_delete()
            if next(self._maintenance_runs) % self._timings.deletion_every == 0:
                await self.delete_abandoned()

    async def delete_abandoned(self) -> None:
        """Delete the tables that have been abandoned longer than the configured number of days."""
        if not self._delete_after_days:
            return
        before = format_time(datetime.now(UTC) - timedelta(days=self._delete_after_days))
        try:
            for table in await run_in_thread(find_abandoned, self._store, before):
                if not self.has_table(table):
                    await self._delete_table(table, before)
        except WriteFailed as error:
            log.warning("abandoned tables stay", because=str(error))

    async def _delete_table(self, table: str, before: str) -> None:
        """Delete a table. A concurrent request waits and then gets `unknown-table` or `unavailable`."""
        self._tables[table] = asyncio.create_task(self._delete_if_abandoned(table, before))
        (refusal,) = await asyncio.gather(self._tables[table], return_exceptions=True)
        if isinstance(refusal, ApiError) and isinstance(refusal.__cause__, WriteFailed):
            raise refusal.__cause__

    async def _delete_if_abandoned(self, table: str, before: str) -> TableActor:
        """Delete a table, unless another server holds it or a player has returned to it.

        Raises:
            ApiError: `unknown-table`, or `unavailable` if the table is not deleted.
        """
        try:
            gone = await run_in_thread(self._delete_rows, table, before)
        except WriteFailed as error:
            raise api_error("unavailable") from error
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
        """Close the actors of idle tables. Their event logs stay in the database."""
        for table, task in list(self._tables.items()):
            if task.done() and task.result().is_idle:
                del self._tables[table]
                await task.result().close()

    async def release_all(self) -> None:
        """Close all actors, for example when other servers hold the tables. Clients reconnect there."""
        tables, self._tables = self._tables, {}
        for owner in await asyncio.gather(*tables.values(), return_exceptions=True):
            if isinstance(owner, TableActor):
                await owner.close()

    async def close(self) -> None:
        """Close all tables, then the workers, then the store."""
        await self.release_all()
        self._bot_runner.close()
        self.reviews.close()
        if self._review_pool is not None:
            await self._review_pool.close()
        self.compute.close()
        await self._retry_secure_delete()
        await run_in_thread(self._store.close)

    async def _load_actor(self, table: str) -> TableActor:
        try:
            await self._wait_for_writes()
            state = await run_in_thread(self._claim_and_read, table)
        except DatabaseUnavailable as error:
            self._forget_load(table)
            raise api_error("unavailable") from error
        except BaseException:
            self._forget_load(table)
            raise
        source = lessons.deal_source_for(state, self._source)
        return TableActor(
            state,
            self._store,
            source,
            self._bot_runner,
            self._timings.next_deal_timeout,
            nonce_timeout=self._timings.nonce_timeout,
            limits=self.limits,
            on_event=self.on_event,
            is_allowed_bot=lambda bot: not lessons.is_companion(bot),
        )

    def _forget_load(self, table: str) -> None:
        """Remove the current load task from the tables, unless another task has replaced it."""
        if self._tables.get(table) is asyncio.current_task():
            del self._tables[table]

    async def _wait_for_writes(self) -> None:
        """Wait until all pending inserts are stored or have failed."""
        try:
            await self._store.insert()
        except DatabaseUnavailable:
            raise
        except WriteFailed:
            return

    def _claim_and_read(self, table: str) -> TableState:
        """Claim a table for this server and return its state."""
        if self._store.claim(table) is not None:
            raise api_error("unavailable")
        return self._read_state(table)

    def _read_state(self, table: str) -> TableState:
        try:
            events = self._store.load_events(table)
            if not events:
                raise api_error("unknown-table")
            return reduce_events(events)
        except Corrupted as error:
            raise _corrupted_error(error) from error


def _corrupted_error(error: Corrupted) -> ApiError:
    """Log a corruption of an event log and return the error `corrupted`."""
    corruption = error.corruption
    log.error("a table is damaged", table=corruption.table, seq=corruption.seq, what=corruption.kind)
    return api_error("corrupted")
