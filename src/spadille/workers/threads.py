"""Run blocking work beside the event loop: look-ups in the default pool, computations in a bounded pool."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

from spadille.protocol.api_error import api_error

P = ParamSpec("P")
T = TypeVar("T")

_THREADS: Final = 2
_MAX_WAITING: Final = 32


async def run_in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Return what a blocking function returns, called in the event loop's default pool."""
    return await asyncio.to_thread(_guard(function), *args, **kwargs)


class ComputePool:
    """A few threads for computations that requests ask for.

    Look-ups in the database use another pool, so they never wait behind a computation.
    """

    def __init__(self, threads: int = _THREADS, max_waiting: int = _MAX_WAITING) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="compute")
        self._free_slots = threads + max_waiting

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what a function computes.

        Raises:
            ApiError: `busy` if too many computations are waiting.
        """
        if not self._free_slots:
            raise api_error("busy")
        self._free_slots -= 1
        call = partial(_guard(function), *args, **kwargs)
        running = asyncio.get_running_loop().run_in_executor(self._pool, call)
        # A client that goes away cancels the waiting, not the thread: the slot is free when the thread is.
        running.add_done_callback(self._release_slot)
        return await asyncio.shield(running)

    def _release_slot(self, done: asyncio.Future[T]) -> None:
        self._free_slots += 1
        if not done.cancelled():
            done.exception()

    def close(self) -> None:
        """Drop what is waiting; what runs ends by itself."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _guard(function: Callable[P, T]) -> Callable[P, T]:
    """Return a function that raises no StopIteration: a future cannot hold one and would never be done."""

    def call(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return function(*args, **kwargs)
        except StopIteration as stopped:
            raise RuntimeError("StopIteration left a function that was run in a thread") from stopped

    return call
