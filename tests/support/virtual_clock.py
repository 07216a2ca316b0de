"""A clock that is never waited for: when nothing is left to do it leaps to the next thing there is."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from typing import Any, ParamSpec, TypeVar

Said = TypeVar("Said")
Given = ParamSpec("Given")


class Leaping(selectors.SelectSelector):
    """Tells a clock how long would have been waited."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.quiet: asyncio.Future[None] | None = None
        """Waits until nothing is left to do before time passes."""

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What has come; the clock leaps where nothing has."""
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
    """An event loop in which time passes only where everybody waits for it."""

    def __init__(self) -> None:
        self._leaping = Leaping()
        super().__init__(self._leaping)

    def time(self) -> float:
        """Seconds since the beginning."""
        return self._leaping.now

    def rest(self) -> None:
        """Until nothing is left to do without waiting."""
        self._leaping.quiet = quiet = self.create_future()
        self.run_until_complete(quiet)


def timed(what: Callable[[], Coroutine[Any, Any, Said]]) -> tuple[Said, float]:
    """What comes of something, and how long it takes by a clock of its own."""
    with asyncio.Runner(loop_factory=Clock) as runner:
        return runner.run(what()), runner.get_loop().time()


class Here(Executor):
    """Does everything at once where it is asked."""

    def submit(
        self, what: Callable[Given, Said], /, *given: Given.args, **named: Given.kwargs
    ) -> Future[Said]:
        """It is done already."""
        done: Future[Said] = Future()
        done.set_result(what(*given, **named))
        return done
