"""Servers in this process, one for each test. They share an event loop and a worker pool."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Coroutine
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any, Self

from spadille.app.services import Services, make_services
from spadille.server.app import create_app
from spadille.server.uvicorn_server import make_server
from spadille.storage import open_store
from spadille.table.deal_source import DealSource
from spadille.workers.players import FAST_BOTS
from spadille.workers.pool import WorkerPool
from tests.support.client import LONG_TIMINGS, TIMEOUT


class SharedWorkerPool(WorkerPool):
    """A worker pool shared by all servers. Closing a server does not close it."""

    def open(self) -> None:
        if not self._tasks:
            super().open()

    async def close(self) -> None:
        pass

    async def lock_up(self) -> None:
        """Close the pool with the last server."""
        await super().close()


class RunningServer:
    """A running server."""

    def __init__(self, street: ServerHost, services: Services, door: socket.socket) -> None:
        self._running = make_server(create_app(services))
        self._over = street.begin(self._running.serve(sockets=[door]))
        self.address = f"127.0.0.1:{door.getsockname()[1]}"

    def shut(self) -> None:
        """Stop accepting connections. Open requests finish."""
        self._running.should_exit = True

    def wait(self) -> None:
        """Wait until the server has stopped."""
        self._over.result(TIMEOUT)


class ServerHost:
    """The event loop in which the servers run."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="street", daemon=True)
        self._pool = SharedWorkerPool(1, timeout=TIMEOUT)
        self._houses: list[RunningServer] = []

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_trouble: object) -> None:
        for house in self._houses:
            house.wait()
        self.begin(self._pool.lock_up()).result(TIMEOUT)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(TIMEOUT)
        self._loop.close()

    def begin(self, work: Coroutine[Any, Any, None]) -> Future[None]:
        """Start a coroutine in the event loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def open(self, file: Path, door: socket.socket, source: DealSource, *, cut: float) -> RunningServer:
        """Start a server with its tables in this file."""
        timings = replace(LONG_TIMINGS, nonce_timeout=cut)
        services = make_services(
            open_store(file), FAST_BOTS, source=source, timings=timings, worker_pool=self._pool
        )
        self._houses.append(RunningServer(self, services, door))
        return self._houses[-1]
