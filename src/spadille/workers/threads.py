"""Run blocking work in threads: database look-ups in the default pool, computations in a bounded pool."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from spadille.protocol.api_error import api_error
from spadille.workers.metering import charge_thread_time, current_meter

P = ParamSpec("P")
T = TypeVar("T")

_THREADS: Final = 2
_MAX_WAITING: Final = 32
_MAX_OF_NETWORK: Final = 16
"""The greatest number of computations of one client network that run or wait."""


async def run_in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a blocking function in the event loop's default thread pool, and return its result."""
    return await asyncio.to_thread(_guard(function), *args, **kwargs)


class ComputePool:
    """A few threads for computations that requests need, with a bounded queue.

    Database look-ups use another pool, so they never wait behind a computation. A client network has one
    thread at a time and a part of the queue, so that other networks are always served.
    """

    def __init__(self, threads: int = _THREADS, max_waiting: int = _MAX_WAITING) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="compute")
        self._free_slots = threads + max_waiting
        self._of_network: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function in a thread of the pool, and return its result.

        Raises:
            ApiError: `busy` if too many computations are waiting.
        """
        meter = current_meter.get()
        network = None if meter is None else meter.network
        if not self._free_slots or (network is not None and self._of_network[network] >= _MAX_OF_NETWORK):
            raise api_error("busy")
        self._free_slots -= 1
        if network is not None:
            self._of_network[network] += 1
        running = asyncio.ensure_future(self._run(network, partial(_guard(function), *args, **kwargs)))
        # If the client disconnects, only the waiting is cancelled. The slot is released when the thread ends.
        running.add_done_callback(partial(self._release_slot, network))
        return await asyncio.shield(running)

    async def _run(self, network: str | None, call: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        if network is None:
            return await loop.run_in_executor(self._pool, call)
        async with self._turns.setdefault(network, asyncio.Lock()):
            return await loop.run_in_executor(self._pool, call)

    def _release_slot(self, network: str | None, done: asyncio.Future[T]) -> None:
        self._free_slots += 1
        if network is not None:
            self._of_network[network] -= 1
            if not self._of_network[network]:
                del self._of_network[network]
        if not done.cancelled():
            done.exception()

    def close(self) -> None:
        """Cancel the waiting computations. Those that are running end by themselves."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _guard(function: Callable[P, T]) -> Callable[P, T]:
    """Wrap a function so that it charges its time to the current request and raises no StopIteration.

    A future cannot hold a StopIteration and would never be done.
    """
    meter = current_meter.get()

    def call(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            with charge_thread_time(meter):
                return function(*args, **kwargs)
        except StopIteration as stopped:
            raise RuntimeError("StopIteration left a function that was run in a thread") from stopped

    return call
