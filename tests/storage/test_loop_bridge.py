"""Tests of futures completed from another thread: each event loop is woken once per batch."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextvars import Context
from threading import Thread

import pytest

from spadille.storage import WriteFailed
from spadille.storage.group_commit import Report
from spadille.storage.loop_bridge import current_bridge


class CountingLoop(asyncio.SelectorEventLoop):
    """An event loop that counts how often other threads wake it."""

    woken = 0

    def call_soon_threadsafe(
        self, callback: Callable[..., object], *args: object, context: Context | None = None
    ) -> asyncio.Handle:
        self.woken += 1
        return super().call_soon_threadsafe(callback, *args, context=context)


def report_all(all_who: Iterable[Report]) -> None:
    """Report success to all callbacks."""
    for report in all_who:
        report(None)


def run_in_thread(work: Callable[[], None]) -> None:
    """Run a function in another thread and wait for it. The event loop does not run meanwhile."""
    thread = Thread(target=work)
    thread.start()
    thread.join()


def test_a_batch_of_reports_wakes_the_loop_once() -> None:
    async def waiting() -> None:
        letters = [current_bridge().future() for _ in range(100)]
        run_in_thread(lambda: report_all(report for _, report in letters))
        await asyncio.gather(*(waiter for waiter, _ in letters))
        again, report = current_bridge().future()
        run_in_thread(lambda: report(None))
        await again

    with asyncio.Runner(loop_factory=CountingLoop) as runner:
        runner.run(waiting())
        loop = runner.get_loop()
        assert isinstance(loop, CountingLoop)
        assert loop.woken == 2


def test_each_future_gets_its_own_error() -> None:
    async def waiting() -> None:
        (first, full), (second, fine) = current_bridge().future(), current_bridge().future()
        run_in_thread(lambda: full(WriteFailed("full")))
        run_in_thread(lambda: fine(None))
        with pytest.raises(WriteFailed):
            await first
        await second

    asyncio.run(waiting())


def test_a_cancelled_future_does_not_delay_others() -> None:
    async def waiting() -> None:
        (first, report), (second, told_too) = current_bridge().future(), current_bridge().future()
        first.cancel()
        run_in_thread(lambda: report(None))
        run_in_thread(lambda: told_too(None))
        await second
        assert first.cancelled()

    asyncio.run(waiting())
