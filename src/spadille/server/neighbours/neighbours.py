"""The servers that share a database with this one: which of them holds a table, and the way there."""

from __future__ import annotations

import asyncio
import socket
from typing import Final, Protocol

from starlette.types import ASGIApp, Scope

from spadille.server.neighbours.lines import asked
from spadille.server.neighbours.side_door import SideDoor
from spadille.server.neighbours.wire import PASSED_ON
from spadille.server.storage import Store
from spadille.server.storage.database import Elsewhere

_REMEMBERED: Final = 10_000


class Home(Protocol):
    """The house whose neighbours they are."""

    def holds(self, table: str) -> bool:
        """Whether a table is at hand here."""

    async def let_go(self) -> None:
        """Gives up every table: others may hold them now."""


class Neighbours:
    """Knows who holds which table, and hears from the database when that changes."""

    def __init__(self, store: Store, door: socket.socket) -> None:
        self._store = store
        self._at = door
        self._known: dict[str, Elsewhere] = {}
        self._news = asyncio.Event()
        self._letting_go: set[asyncio.Task[None]] = set()

    async def open(self, app: ASGIApp, home: Home) -> None:
        """Opens the side door, and says where it is.

        Raises:
            OutOfReach: the database cannot be told.
        """
        self._loop = asyncio.get_running_loop()
        self._home = home
        self._door = SideDoor(app)
        address = await self._door.open(self._at)
        self._door.only_with(await asyncio.to_thread(self._store.join, address, self))

    async def close(self) -> None:
        """Shuts the side door."""
        await self._door.close()

    async def holder(self, table: str) -> Elsewhere | None:
        """The neighbour that holds a table; None where it is ours to hold.

        Raises:
            OutOfReach: that cannot be told.
        """
        if self._home.holds(table):
            return None
        known = self._known.get(table)
        if known is None:
            known = await asyncio.to_thread(self._store.claim, table)
            if known is not None:
                self._remember(table, known)
        return known

    async def asked(self, request: Scope) -> list[bytes]:
        """What the others answer to a request that is for all; who does not answer in time is left out.

        Raises:
            OutOfReach: nobody can say who they are.
        """
        if PASSED_ON in request:
            return []
        others = await asyncio.to_thread(self._store.neighbours)
        return list(filter(None, await asyncio.gather(*(asked(other, request) for other in others))))

    async def forget(self, table: str, patience: float) -> None:
        """The way there is closed: waits for news, or for a while, before it is asked for again."""
        self._known.pop(table, None)
        self._news.clear()
        try:
            async with asyncio.timeout(patience):
                await self._news.wait()
        except TimeoutError:
            return

    def lost(self) -> None:
        """Our tables may be held by others from now on."""
        self._loop.call_soon_threadsafe(self._give_up_all)

    def ended(self, lease: int) -> None:
        """A neighbour is gone."""
        self._loop.call_soon_threadsafe(self._forget_all, lease)

    def _remember(self, table: str, holder: Elsewhere) -> None:
        if len(self._known) >= _REMEMBERED:
            self._known.clear()
        self._known[table] = holder

    def _forget_all(self, lease: int) -> None:
        self._known = {table: holder for table, holder in self._known.items() if holder.lease != lease}
        self._news.set()

    def _give_up_all(self) -> None:
        task = asyncio.ensure_future(self._home.let_go())
        self._letting_go.add(task)
        task.add_done_callback(self._letting_go.discard)
