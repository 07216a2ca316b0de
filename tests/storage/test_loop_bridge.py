"""Word from another thread: it reaches whoever waits for it, and much of it wakes the loop once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextvars import Context
from threading import Thread

import pytest

from spadille.storage import WriteFailed
from spadille.storage.group_commit import Report
from spadille.storage.loop_bridge import current_bridge


class Counting(asyncio.SelectorEventLoop):
    """A loop that counts how often other threads wake it."""

    woken = 0

    def call_soon_threadsafe(
        self, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> asyncio.Handle:
        """Somebody wakes it."""
        self.woken += 1
        return super().call_soon_threadsafe(callback, *args, context=context)


def tell(all_who: Iterable[Report]) -> None:
    """All of them, that it is done."""
    for report in all_who:
        report(None)


def elsewhere(work: Callable[[], None]) -> None:
    """Does it on another thread while the loop stands still."""
    thread = Thread(target=work)
    thread.start()
    thread.join()


def test_all_that_has_arrived_wakes_the_loop_once() -> None:
    async def waiting() -> None:
        letters = [current_bridge().future() for _ in range(100)]
        elsewhere(lambda: tell(report for _, report in letters))
        await asyncio.gather(*(waiter for waiter, _ in letters))
        again, report = current_bridge().future()
        elsewhere(lambda: report(None))
        await again

    with asyncio.Runner(loop_factory=Counting) as runner:
        runner.run(waiting())
        loop = runner.get_loop()
        assert isinstance(loop, Counting)
        assert loop.woken == 2


def test_who_waits_hears_of_trouble_and_of_no_other() -> None:
    async def waiting() -> None:
        (first, full), (second, fine) = current_bridge().future(), current_bridge().future()
        elsewhere(lambda: full(WriteFailed("full")))
        elsewhere(lambda: fine(None))
        with pytest.raises(WriteFailed):
            await first
        await second

    asyncio.run(waiting())


def test_who_has_stopped_waiting_holds_up_nobody() -> None:
    async def waiting() -> None:
        (first, report), (second, told_too) = current_bridge().future(), current_bridge().future()
        first.cancel()
        elsewhere(lambda: report(None))
        elsewhere(lambda: told_too(None))
        await second
        assert first.cancelled()

    asyncio.run(waiting())
