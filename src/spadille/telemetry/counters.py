"""What is counted of the work at tables. Nothing is kept here: whoever counts listens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Listener = Callable[[float, str], None]
"""Is told how much, and of which kind."""


class Counter:
    """Something that can be counted.

    >>> tally = HouseTally()
    >>> tally.note(3)
    >>> tally.told_to(lambda value, kind: print(value, kind))
    >>> tally.note(kind="acted")
    1.0 acted
    """

    def __init__(self) -> None:
        self._listeners: tuple[Listener, ...] = ()

    def set_listener(self, listener: Listener) -> None:
        """From now on somebody listens."""
        self._listeners = (*self._listeners, listener)

    def count(self, value: float = 1.0, kind: str = "") -> None:
        """It happened, so often or with this value."""
        for listener in self._listeners:
            listener(value, kind)


EVENTS: Final = Counter()
COMMITS: Final = Counter()
COMMIT_SECONDS: Final = Counter()
BROADCAST_SECONDS: Final = Counter()
BOT_SECONDS: Final = Counter()
REFUSALS: Final = Counter()
