"""Counters and timers of a load test."""

from __future__ import annotations

from asyncio import AbstractEventLoop, TimerHandle
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from pydantic_core import from_json

from spadille import protocol

_VALIDATE_EVERY: Final = 500
"""One in this many states is validated against the protocol."""


@dataclass
class Tally:
    """Counts of the messages that were sent and received."""

    sent: int = 0
    """Moves sent."""
    acknowledged: int = 0
    """Moves acknowledged."""
    states: int = 0
    """States received, all of them well-formed."""
    validated: int = 0
    """States validated against the protocol."""
    bytes_read: int = 0
    """Bytes of states received."""
    latencies: list[float] = field(default_factory=list)
    """Seconds from each move until the last of the three players saw it."""
    errors: list[str] = field(default_factory=list)
    """Rejected moves, malformed messages and lost connections."""

    def check_state(self, text: bytes) -> None:
        """Check the JSON and the shape of a state, and one state in `_VALIDATE_EVERY` by
        the whole protocol.
        """
        message = from_json(text)
        if message["seq"] < 1 or len(message["table"]["seats"]) != len(message["table"]["standing"]):
            self.errors.append("a malformed state")
        if self.states % _VALIDATE_EVERY == 0:
            protocol.from_table.validate_json(text)
            self.validated += 1
        self.states += 1
        self.bytes_read += len(text)


class MoveTimer:
    """A timer that calls back when the next move is due: after an interval, or at once if
    the interval is 0.
    """

    def __init__(self, move: Callable[[], None], loop: AbstractEventLoop) -> None:
        self._move = move
        self._loop = loop
        self._timer: TimerHandle | None = None
        self._interval = 0.0
        self._next = 0.0

    def start(self, interval: float, after: float) -> None:
        """Start the timer. The first move is due `after` seconds from now."""
        self._interval, self._next = interval, perf_counter() + after
        self.schedule()

    def schedule(self) -> None:
        """Schedule the next move."""
        now = perf_counter()
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(max(0.0, self._next - now), self._move)
        self._next = max(self._next + self._interval, now)
