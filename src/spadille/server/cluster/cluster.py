"""The servers that share a database: find the server that owns a table, and exchange messages with peers."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from typing import Any, Final

from spadille.app.accounts.service import AccountService
from spadille.app.tables.registry import TableRegistry
from spadille.storage import DatabaseUnavailable, Store
from spadille.storage.database import HeldElsewhere
from spadille.workers.threads import run_in_thread

_CACHE_SIZE: Final = 10_000
_HEALTH_PATH: Final = "/health"
_POLL_INTERVAL: Final = 0.25
"""Seconds after which the owner of a table is looked up again if no notification comes."""
_TIMEOUT: Final = 2.0
"""Seconds within which a peer must answer."""
_FRESH: Final = 1.0
"""Seconds for which the answers of peers are reused."""


class Cluster:
    """The servers that share a database. The owners of tables are cached until a notification of a change."""

    def __init__(self, store: Store, address: str | None, timeout: float = _TIMEOUT) -> None:
        self.address = address
        """The address at which the proxy reaches this server; None if the proxy cannot reach it."""
        self._store, self._timeout = store, timeout
        self._holders: dict[str, HeldElsewhere] = {}
        self._changed = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._answers: dict[str, tuple[float, asyncio.Task[list[bytes]]]] = {}

    async def open(self, tables: TableRegistry, accounts: AccountService) -> None:
        """Publish this server's address in the database, and start to receive notifications.

        Args:
            tables: The tables that this server owns.
            accounts: The service that checks sessions again when a peer has revoked tokens.
        """
        self._loop = asyncio.get_running_loop()
        self._tables, self._accounts = tables, accounts
        await run_in_thread(self._store.join, self.address, self)

    async def find_holder(self, table: str) -> HeldElsewhere | None:
        """Return the peer that owns a table; None if no peer owns it. This server then takes the table.

        Raises:
            DatabaseUnavailable: the database does not answer.
        """
        if table in self._tables:
            return None
        known = self._holders.get(table)
        if known is None:
            known = await run_in_thread(self._store.claim, table)
            if known is not None:
                self._cache_holder(table, known)
        return known

    async def cached_holder(self, table: str, unlike: str) -> HeldElsewhere | None:
        """Return the peer that owns a table, after the proxy failed to reach the address `unlike`.

        Wait until another server owns the table, or until a server answers at `unlike` again. Return None if
        this server owns the table.

        Raises:
            DatabaseUnavailable: the database does not answer.
        """
        self._holders.pop(table, None)
        while (holder := await self.find_holder(table)) is not None and holder.address == unlike:
            if unlike != self.address and await fetch_from_peer(unlike, _HEALTH_PATH, self._timeout):
                return holder
            self._holders.pop(table, None)
            await self._wait_for_change()
        return holder

    async def ask_peers(self, path: str) -> list[bytes]:
        """Return the responses of all peers to a GET request, at most a second old.

        Peers that do not answer in time are left out.

        Raises:
            DatabaseUnavailable: the list of peers cannot be read.
        """
        cached = self._answers.get(path)
        if cached is None or self._loop.time() > cached[0] + _FRESH:
            cached = self._answers[path] = self._loop.time(), asyncio.create_task(self._fetch_all(path))
        return await asyncio.shield(cached[1])

    async def notify_changed(self, tables: Sequence[str]) -> None:
        """Make the peers check all tokens again and reload these tables.

        A peer that cannot be notified now checks when its database connection is back.
        """
        with suppress(DatabaseUnavailable):
            await run_in_thread(self._store.notify_changed, tables)

    # Notifications of the database, which arrive on the store's own thread.

    def on_table_lost(self) -> None:
        """Release all tables: this server's lease was lost, and other servers may own the tables now."""
        self._loop.call_soon_threadsafe(self._release_all)

    def on_lease_ended(self, lease: int) -> None:
        """Remove the tables of a peer from the cache, because the peer's lease has ended."""
        self._loop.call_soon_threadsafe(self._forget_holder, lease)

    def on_tables_changed(self, tables: Sequence[str]) -> None:
        """Check all sessions again, because a peer may have revoked tokens. Release `tables`."""
        self._loop.call_soon_threadsafe(self._invalidate_sessions, tables)

    async def _fetch_all(self, path: str) -> list[bytes]:
        peers = await run_in_thread(self._store.list_peers)
        addresses = [peer.address for peer in peers if peer.address]
        answers = await asyncio.gather(
            *(fetch_from_peer(address, path, self._timeout) for address in addresses)
        )
        return list(filter(None, answers))

    async def _wait_for_change(self) -> None:
        self._changed.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(_POLL_INTERVAL):
                await self._changed.wait()

    def _cache_holder(self, table: str, holder: HeldElsewhere) -> None:
        if len(self._holders) >= _CACHE_SIZE:
            self._holders.clear()
        self._holders[table] = holder

    def _forget_holder(self, lease: int) -> None:
        self._holders = {table: holder for table, holder in self._holders.items() if holder.lease != lease}
        self._changed.set()

    def _release_all(self) -> None:
        self._run(self._tables.release_all())

    def _invalidate_sessions(self, tables: Sequence[str]) -> None:
        self._run(self._accounts.invalidate_sessions(tables))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def fetch_from_peer(address: str, path: str, timeout: float) -> bytes:
    """Return a peer's response to a GET request; empty if no response comes within `timeout` seconds."""
    return await run_in_thread(_get, address, path, timeout)


def _get(address: str, path: str, timeout: float) -> bytes:
    connection = HTTPConnection(address, timeout=timeout)
    try:
        connection.request("GET", path)
        response = connection.getresponse()
        return response.read() if response.status == HTTPStatus.OK else b""
    except (OSError, HTTPException):
        return b""
    finally:
        connection.close()
