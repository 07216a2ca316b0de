"""An event loop with a virtual clock: when nothing is left to do, the clock jumps to the next timer."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from typing import Any, ParamSpec, TypeVar

Said = TypeVar("Said")
Given = ParamSpec("Given")


class JumpingSelector(selectors.SelectSelector):
    """A selector that never waits. It moves the clock forward instead."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.quiet: asyncio.Future[None] | None = None
        """A future that completes when nothing is left to do before time passes."""

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return the ready events. If there are none, move the clock forward by the timeout."""
        ready = super().select(0)
        if ready or timeout == 0:
            return ready
        if self.quiet is not None:
            self.quiet.set_result(None)
            self.quiet = None
        elif timeout:
            self.now += timeout
        return ready


class Clock(asyncio.SelectorEventLoop):
    """An event loop whose time passes only when every task waits for it."""

    def __init__(self) -> None:
        self._leaping = JumpingSelector()
        super().__init__(self._leaping)

    def time(self) -> float:
        """Return the virtual seconds since the loop was created."""
        return self._leaping.now

    def run_until_idle(self) -> None:
        """Run all callbacks that are due, until the loop could only wait for a later time."""
        self._leaping.quiet = quiet = self.create_future()
        self.run_until_complete(quiet)


def run_timed(what: Callable[[], Coroutine[Any, Any, Said]]) -> tuple[Said, float]:
    """Run a coroutine on a virtual clock. Return its result and the virtual seconds it took."""
    with asyncio.Runner(loop_factory=Clock) as runner:
        return runner.run(what()), runner.get_loop().time()


class InlineExecutor(Executor):
    """An executor that runs each call at once in the calling thread."""

    def submit(
        self, what: Callable[Given, Said], /, *given: Given.args, **named: Given.kwargs
    ) -> Future[Said]:
        done: Future[Said] = Future()
        done.set_result(what(*given, **named))
        return done
