"""The registry of the tables that a server has in memory. Each table has an actor."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Final

from spadille.app import lessons
from spadille.app.result_cache import delete_for_table
from spadille.app.tables.match_results import split_matches
from spadille.app.tables.table_pages import TablePages
from spadille.protocol.api_error import ApiError, api_error
from spadille.storage import Corrupted, DatabaseUnavailable, Event, Store, WriteFailed
from spadille.storage.abandoned_tables import (
    delete_table,
    find_abandoned,
    is_abandoned,
    newest_event_time,
)
from spadille.storage.event import format_time, parse_time
from spadille.table.actor import EventListener, TableActor
from spadille.table.bot_runner import BotRunner
from spadille.table.deal_source import DealSource
from spadille.table.limits import Limits
from spadille.table.reducer import TableState, reduce_events
from spadille.telemetry.log import Logger
from spadille.workers.metering import current_meter
from spadille.workers.threads import ComputePool, run_in_thread

_SECOND_READING: Final = 24 * 3600.0
"""Seconds for which a table must be found abandoned before it is deleted."""

log = Logger("spadille")


class TableRegistry:
    """Loads tables on demand, holds them in memory, and evicts idle ones."""

    def __init__(
        self,
        store: Store,
        bot_runner: BotRunner,
        source: DealSource,
        limits: Limits,
        compute: ComputePool,
        *,
        next_deal_timeout: float,
        nonce_timeout: float,
    ) -> None:
        self._store = store
        self._bot_runner = bot_runner
        self._source = source
        self._limits = limits
        self._next_deal_timeout = next_deal_timeout
        self._nonce_timeout = nonce_timeout
        self._tasks: dict[str, asyncio.Task[TableActor]] = {}
        self.pages = TablePages(store, compute, self.read_matches)
        self._marked: dict[str, float] = {}
        """The time at which each abandoned table was first found abandoned, by the monotonic clock."""
        self.on_event: EventListener | None = None
        """Called after every event of a table that is loaded from now on."""

    def __contains__(self, table: str) -> bool:
        return table in self._tasks

    def __len__(self) -> int:
        return len(self._tasks)

    @property
    def loaded(self) -> list[TableActor]:
        """The actors of the tables in memory, without those that are being loaded."""
        return [task.result() for task in self._tasks.values() if task.done() and not task.exception()]

    async def load(self, table: str) -> TableActor:
        """Return the actor of a table. Load it from the database if it is not in memory.

        Raises:
            ApiError: `unknown-table`, or `corrupted` if its event log is invalid.
        """
        task = self._tasks.get(table)
        if task is None:
            task = self._tasks[table] = asyncio.create_task(self._load_actor(table))
        if task.done():
            return task.result()
        return await asyncio.shield(task)

    async def load_state(self, table: str) -> TableState:
        """Return a table's current state, even if another server holds the table.

        Raises:
            ApiError: `unknown-table`, `corrupted`.
        """
        if self._store.shared and table not in self:
            return await run_in_thread(self._read_state, table)
        return (await self.load(table)).state

    async def load_matches(self, table: str) -> list[TableState]:
        """Return a table's state at the end of each match, and its current state.

        Raises:
            ApiError: `unknown-table`, `corrupted`.
        """
        return await self.pages.load_matches(table)

    def read_matches(self, table: str) -> list[TableState]:
        """Return the same states as `load_matches`. Compute them in the caller's thread, without a cache."""
        try:
            return split_matches(self.read_events(table))
        except Corrupted as error:
            raise _corrupted_error(error) from error

    def read_events(self, table: str) -> list[Event]:
        """Return the event log of a table.

        Raises:
            ApiError: `unknown-table`, `corrupted`.
        """
        try:
            events = self._store.load_events(table)
        except Corrupted as error:
            raise _corrupted_error(error) from error
        if not events:
            raise api_error("unknown-table")
        return events

    async def evict_idle(self) -> None:
        """Close the actors of idle tables. Their event logs stay in the database."""
        for table, task in list(self._tasks.items()):
            if task.done() and task.result().is_idle:
                del self._tasks[table]
                await task.result().close()

    async def release(self, table: str) -> None:
        """Close a table's actor. Its clients reconnect and get the stored state."""
        self.pages.forget(table)
        task = self._tasks.pop(table, None)
        if task is not None:
            await _close_all(task)

    async def release_all(self) -> None:
        """Close all actors, for example because other servers own the tables now. The clients reconnect."""
        tasks, self._tasks = self._tasks, {}
        await _close_all(*tasks.values())

    async def delete_abandoned(self, days: int) -> None:
        """Delete the tables that have been abandoned longer than this number of days. With 0, delete none.

        The wall clock may be wrong. Therefore the first run only marks an abandoned table. A run at least a
        day later by the monotonic clock deletes the table if it is still abandoned. Besides, an age is
        measured up to the newest stored event at most, so that a wrong wall clock alone deletes nothing.
        """
        newest = await run_in_thread(newest_event_time, self._store) if days else None
        if newest is None:
            return
        before = format_time(min(datetime.now(UTC), parse_time(newest)) - timedelta(days=days))
        now = monotonic()
        abandoned = await run_in_thread(find_abandoned, self._store, before)
        self._marked = {table: self._marked.get(table, now) for table in abandoned}
        due = [table for table, since in self._marked.items() if now - since >= _SECOND_READING]
        try:
            for table in due:
                if table not in self:
                    await self._delete_table(table, before)
        except WriteFailed as error:
            log.warning("abandoned tables stay", because=str(error))

    async def _delete_table(self, table: str, before: str) -> None:
        """Delete a table. A concurrent request waits and then gets `unknown-table` or `unavailable`."""
        self._tasks[table] = asyncio.create_task(self._delete_if_abandoned(table, before))
        (refusal,) = await asyncio.gather(self._tasks[table], return_exceptions=True)
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
            self._tasks.pop(table, None)
        if not gone:
            raise api_error("unavailable")
        log.info("an abandoned table is gone", table=table)
        raise api_error("unknown-table")

    def _delete_rows(self, table: str, before: str) -> bool:
        if self._store.claim(table) is not None or not is_abandoned(self._store, table, before):
            return False
        self._store.execute(*delete_for_table(self._store, table), *delete_table(table))
        return True

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
        current_meter.set(None)  # the actor's later work is not charged to the request that loads the table
        return TableActor(
            state,
            self._store,
            lessons.deal_source_for(state, self._source),
            self._bot_runner,
            self._next_deal_timeout,
            nonce_timeout=self._nonce_timeout,
            limits=self._limits,
            on_event=self.on_event,
            is_allowed_bot=lambda bot: not lessons.is_companion(bot),
        )

    def _forget_load(self, table: str) -> None:
        """Remove the current task, whose load failed, unless another task has replaced it."""
        if self._tasks.get(table) is asyncio.current_task():
            del self._tasks[table]

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
            return reduce_events(self.read_events(table))
        except Corrupted as error:
            raise _corrupted_error(error) from error


async def _close_all(*tasks: asyncio.Task[TableActor]) -> None:
    """Wait for tasks that load tables, and close the actors of those that succeed."""
    for actor in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(actor, TableActor):
            await actor.close()


def _corrupted_error(error: Corrupted) -> ApiError:
    """Log a corruption of an event log and return the error `corrupted`."""
    corruption = error.corruption
    log.error("a table is damaged", table=corruption.table, seq=corruption.seq, what=corruption.kind)
    return api_error("corrupted")
