"""The health check of a server, and its endpoints."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Final

from fastapi import APIRouter, Request, Response

from spadille.storage import Store, WriteFailed
from spadille.workers.threads import run_in_thread

health_router = APIRouter()

_FRESH: Final = 1.0
"""Seconds for which a result of the ping is reused."""


class HealthCheck:
    """A health check that pings the database at most once a second and shares the answer."""

    def __init__(self, store: Store, timeout: float) -> None:
        self._store = store
        self._timeout = timeout
        """The seconds within which the database must answer a ping."""
        self._pending_ping: asyncio.Task[bool] | None = None
        self._pinged_at = 0.0

    async def is_healthy(self) -> bool:
        """Return whether the database answers and the latest attempt to store events succeeded."""
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


@health_router.get("/health")
async def get_health() -> dict[str, bool]:
    """Return that the server runs. This does not check the database."""
    return {"ok": True}


@health_router.get(
    "/health/ready", responses={HTTPStatus.SERVICE_UNAVAILABLE: {"description": "Nothing can be stored"}}
)
async def get_readiness(request: Request, response: Response) -> dict[str, bool]:
    """Return whether the server is ready: the database answers, and the latest events are stored."""
    health_check: HealthCheck = request.app.state.health_check
    is_healthy = await health_check.is_healthy()
    response.status_code = HTTPStatus.OK if is_healthy else HTTPStatus.SERVICE_UNAVAILABLE
    return {"ok": is_healthy}
