"""Complete the futures of event loops from the event writer's thread.

An event loop is woken once for several results.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from functools import partial
from typing import Final
from weakref import WeakKeyDictionary

from spadille.storage.database import WriteFailed
from spadille.storage.group_commit import Report

StoredFuture = asyncio.Future[None]


class LoopBridge:
    """Completes the futures of one event loop from other threads."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._results: deque[tuple[StoredFuture, WriteFailed | None]] = deque()
        self._is_scheduled = False

    def future(self) -> tuple[StoredFuture, Report]:
        """Return a new future of this loop, and a callback that completes it from any thread."""
        future: StoredFuture = self._loop.create_future()
        return future, partial(self._deliver, future)

    def _deliver(self, future: StoredFuture, error: WriteFailed | None) -> None:
        """Queue a result. Wake the loop to complete the futures, unless it was woken already."""
        self._results.append((future, error))
        if not self._is_scheduled:
            self._is_scheduled = True
            with suppress(RuntimeError):  # The loop is closed: no coroutine waits there.
                self._loop.call_soon_threadsafe(self._complete_futures)

    def _complete_futures(self) -> None:
        self._is_scheduled = False
        while self._results:
            future, error = self._results.popleft()
            if future.done():
                continue
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)


_bridges: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, LoopBridge]] = WeakKeyDictionary()


def current_bridge() -> LoopBridge:
    """Return the bridge of the running event loop."""
    loop = asyncio.get_running_loop()
    bridge = _bridges.get(loop)
    if bridge is None:
        bridge = _bridges[loop] = LoopBridge(loop)
    return bridge
