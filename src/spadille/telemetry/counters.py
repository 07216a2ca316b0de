"""Counters of the server's work at tables. The metrics endpoint adds listeners, which keep the sums."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Final

Listener = Callable[[float, str], None]
"""A function that receives each counted value and its kind."""


class Counter:
    """A counter that passes each value to its listeners.

    >>> counter = Counter()
    >>> counter.count(3)
    >>> counter.add_listener(lambda value, kind: print(value, kind))
    >>> counter.count(kind="acted")
    1.0 acted
    """

    def __init__(self) -> None:
        self._listeners: tuple[Listener, ...] = ()

    def add_listener(self, listener: Listener) -> None:
        """Add a function that is called with each value and its kind."""
        self._listeners = (*self._listeners, listener)

    def count(self, value: float = 1.0, kind: str = "") -> None:
        """Pass a value to every listener."""
        for listener in self._listeners:
            listener(value, kind)


EVENTS: Final = Counter()
COMMITS: Final = Counter()
COMMIT_SECONDS: Final = Counter()
BROADCAST_SECONDS: Final = Counter()
BOT_SECONDS: Final = Counter()
REFUSALS: Final = Counter()

BATCH_SIZE: Final = 16
"""The number of answers of a bot that are counted together. Single durations would reveal how hard a hand
is."""


class LatencyCounter:
    """Collects the durations of bots' answers, and counts them in batches."""

    def __init__(self) -> None:
        self._durations: defaultdict[str, list[float]] = defaultdict(list)

    def record(self, bot: str, seconds: float) -> None:
        """Record the seconds that a bot took for an answer."""
        durations = self._durations[bot]
        durations.append(seconds)
        if len(durations) < BATCH_SIZE:
            return
        for duration in sorted(durations):
            BOT_SECONDS.count(duration, bot)
        durations.clear()
