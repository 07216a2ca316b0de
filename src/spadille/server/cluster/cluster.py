"""The servers that share a database with this one: which of them holds a table, and where it is reached."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

from spadille.server.cluster.peer_client import fetch_from_peer
from spadille.storage import DatabaseUnavailable, Store
from spadille.storage.database import HeldElsewhere
from spadille.workers.threads import run_in_thread

_REMEMBERED: Final = 10_000
_ALIVE: Final = "/health"
_AGAIN: Final = 0.25
"""Seconds until the database is asked again who holds a table, where there is no news."""
_PATIENCE: Final = 2.0
"""Seconds that a neighbour has for an answer."""
_FRESH: Final = 1.0
"""Seconds for which what the others answered is told again."""


class TableHolder(Protocol):
    """This server's house."""

    def has_table(self, table: str) -> bool:
        """Whether a table is held here."""

    async def release_all(self) -> None:
        """Gives up every table: others may take them over."""

    async def invalidate_sessions(self, tables: Collection[str] = ()) -> None:
        """Keys were revoked: pages opened with them are closed, and these tables reloaded."""


class Cluster:
    """Knows who holds which table, and hears from the database when that changes."""

    def __init__(self, store: Store, address: str | None, patience: float = _PATIENCE) -> None:
        self.address = address
        """Where the proxy reaches this server; None where it does not."""
        self._store, self._patience = store, patience
        self._known: dict[str, HeldElsewhere] = {}
        self._news = asyncio.Event()
        self._work: set[asyncio.Task[None]] = set()
        self._heard: dict[str, tuple[float, asyncio.Task[list[bytes]]]] = {}

    async def open(self, home: TableHolder) -> None:
        """Announces this server's address."""
        self._loop = asyncio.get_running_loop()
        self._home = home
        await run_in_thread(self._store.join, self.address, self)

    async def find_holder(self, table: str) -> HeldElsewhere | None:
        """The neighbour that holds a table; None if this server may hold it.

        Raises:
            OutOfReach: the database cannot tell.
        """
        if self._home.has_table(table):
            return None
        known = self._known.get(table)
        if known is None:
            known = await run_in_thread(self._store.claim, table)
            if known is not None:
                self._remember(table, known)
        return known

    async def cached_holder(self, table: str, unlike: str) -> HeldElsewhere | None:
        """The same, read from the database now; the neighbour at that address did not answer, so another is
        waited for, or the same one, once it has been started again at that address.

        Raises:
            OutOfReach: the database cannot tell.
        """
        self._known.pop(table, None)
        while (holder := await self.find_holder(table)) is not None and holder.address == unlike:
            if unlike != self.address and await fetch_from_peer(unlike, _ALIVE, self._patience):
                return holder
            self._known.pop(table, None)
            await self._wait_for_news()
        return holder

    async def ask_peers(self, path: str) -> list[bytes]:
        """The others' answers, fresh or recent, to a question for all; whoever does not answer in time is
        left out.

        Raises:
            OutOfReach: they are not known.
        """
        heard = self._heard.get(path)
        if heard is None or self._loop.time() > heard[0] + _FRESH:
            heard = self._heard[path] = self._loop.time(), asyncio.create_task(self._asked(path))
        return await asyncio.shield(heard[1])

    async def notify_changed(self, tables: Sequence[str]) -> None:
        """Has the neighbours check again who has a key, and reload these tables. One that cannot be told now
        checks when the database is back.
        """
        with suppress(DatabaseUnavailable):
            await run_in_thread(self._store.notify_changed, tables)

    # What the database tells, on a thread of its own

    def on_table_lost(self) -> None:
        """Others may hold our tables from now on."""
        self._loop.call_soon_threadsafe(self._give_up_all)

    def on_lease_ended(self, lease: int) -> None:
        """A neighbour is gone."""
        self._loop.call_soon_threadsafe(self._forget_all, lease)

    def on_tables_changed(self, tables: Sequence[str]) -> None:
        """A neighbour has revoked keys, or may have."""
        self._loop.call_soon_threadsafe(self._look_again, tables)

    async def _asked(self, path: str) -> list[bytes]:
        others = await run_in_thread(self._store.list_peers)
        addresses = [other.address for other in others if other.address]
        answers = await asyncio.gather(
            *(fetch_from_peer(address, path, self._patience) for address in addresses)
        )
        return list(filter(None, answers))

    async def _wait_for_news(self) -> None:
        self._news.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(_AGAIN):
                await self._news.wait()

    def _remember(self, table: str, holder: HeldElsewhere) -> None:
        if len(self._known) >= _REMEMBERED:
            self._known.clear()
        self._known[table] = holder

    def _forget_all(self, lease: int) -> None:
        self._known = {table: holder for table, holder in self._known.items() if holder.lease != lease}
        self._news.set()

    def _give_up_all(self) -> None:
        self._do(self._home.release_all())

    def _look_again(self, tables: Sequence[str]) -> None:
        self._do(self._home.invalidate_sessions(tables))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
