"""Whether a house can be played at, however often somebody asks."""

from __future__ import annotations

import asyncio
from typing import Final

from spadille.storage import Store, WriteFailed
from spadille.workers.threads import run_in_thread

_FRESH: Final = 1.0
"""Seconds for which an answer of the database holds."""


class HealthCheck:
    """Asks the database for everybody who wants to know, once a second at most."""

    def __init__(self, store: Store, healthy: float) -> None:
        self._store = store
        self._healthy = healthy
        """Seconds within which a database answers that is well."""
        self._asked: asyncio.Task[bool] | None = None
        self._at = 0.0

    async def is_healthy(self) -> bool:
        """Whether the database answers, and what was to be stored last is stored."""
        now = asyncio.get_running_loop().time()
        if self._asked is None or (self._asked.done() and now - self._at >= _FRESH):
            self._asked, self._at = asyncio.create_task(self._ping()), now
        return await asyncio.shield(self._asked) and self._store.is_writing

    async def _ping(self) -> bool:
        try:
            await asyncio.wait_for(run_in_thread(self._store.ping), self._healthy)
        except (WriteFailed, TimeoutError):
            return False
        return True
