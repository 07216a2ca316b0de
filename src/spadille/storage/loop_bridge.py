"""Word from the writer's thread to those who wait in a loop. However much there is, it is woken once."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from functools import partial
from typing import Final
from weakref import WeakKeyDictionary

from spadille.storage.database import WriteFailed
from spadille.storage.group_commit import Report

Waiter = asyncio.Future[None]


class LoopBridge:
    """Brings what other threads have done to those who wait for it in one loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._arrived: deque[tuple[Waiter, WriteFailed | None]] = deque()
        self._rung = False

    def future(self) -> tuple[Waiter, Report]:
        """What can be awaited in this loop, and what ends the waiting, on any thread."""
        waiter: Waiter = self._loop.create_future()
        return waiter, partial(self._bring, waiter)

    def _bring(self, waiter: Waiter, trouble: WriteFailed | None) -> None:
        """Who comes after the bell was rung and before it was heard goes along."""
        self._arrived.append((waiter, trouble))
        if not self._rung:
            self._rung = True
            with suppress(RuntimeError):  # The loop is closed, and nobody waits there any more.
                self._loop.call_soon_threadsafe(self._hand_out)

    def _hand_out(self) -> None:
        self._rung = False
        while self._arrived:
            waiter, trouble = self._arrived.popleft()
            if waiter.done():
                continue
            if trouble is None:
                waiter.set_result(None)
            else:
                waiter.set_exception(trouble)


_bridges: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, LoopBridge]] = WeakKeyDictionary()


def current_bridge() -> LoopBridge:
    """The post of the loop that runs here."""
    loop = asyncio.get_running_loop()
    found = _bridges.get(loop)
    if found is None:
        found = _bridges[loop] = LoopBridge(loop)
    return found
