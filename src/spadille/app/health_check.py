"""The health check of a server."""

from __future__ import annotations

import asyncio
from typing import Final

from spadille.storage import Store, WriteFailed
from spadille.workers.threads import run_in_thread

_FRESH: Final = 1.0
"""Seconds for which a result of the ping is reused."""


class HealthCheck:
    """A health check that pings the database at most once a second and shares the answer."""

    def __init__(self, store: Store, timeout: float) -> None:
        self._store = store
        self._timeout = timeout
        """Longest time in seconds in which a healthy database answers a ping."""
        self._pending_ping: asyncio.Task[bool] | None = None
        self._pinged_at = 0.0

    async def is_healthy(self) -> bool:
        """Return whether the database answers and the last events were stored."""
        now = asyncio.get_running_loop().time()
        if self._pending_ping is None or (self._pending_ping.done() and now - self._pinged_at >= _FRESH):
            self._pending_ping, self._pinged_at = asyncio.create_task(self._ping()), now
        return await asyncio.shield(self._pending_ping) and self._store.is_writing

    async def _ping(self) -> bool:
        try:
            await asyncio.wait_for(run_in_thread(self._store.ping), self._timeout)
        except (WriteFailed, TimeoutError):
            return False
        return True
