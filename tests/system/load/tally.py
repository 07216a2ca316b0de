"""What is counted while people play."""

from __future__ import annotations

from asyncio import AbstractEventLoop, TimerHandle
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from pydantic_core import from_json

from spadille import protocol

_JUDGED: Final = 500
"""Of so many messages one is held against the whole protocol."""


@dataclass
class Tally:
    """What was sent, what came back, and how soon everybody knew."""

    sent: int = 0
    """Moves that were sent."""
    kept: int = 0
    """Moves that were acknowledged."""
    shown: int = 0
    """Tables that were shown, all of them well-formed."""
    judged: int = 0
    """Of them those held against the protocol word by word."""
    read: int = 0
    """Bytes of them."""
    took: list[float] = field(default_factory=list)
    """Seconds from each move to the last of the three who saw it."""
    wrong: list[str] = field(default_factory=list)
    """What should not have been: refusals, junk, lost lines."""

    def judge(self, words: bytes) -> None:
        """Looks at a table that is shown: JSON throughout, and now and then what the protocol says it is."""
        message = from_json(words)
        if message["seq"] < 1 or len(message["table"]["seats"]) != len(message["table"]["standing"]):
            self.wrong.append("a state of no table")
        if self.shown % _JUDGED == 0:
            protocol.from_table.validate_json(words)
            self.judged += 1
        self.shown += 1
        self.read += len(words)


class Pace:
    """When the next move is due: on a beat, or with no beat as soon as everybody has seen the last."""

    def __init__(self, due: Callable[[], None], loop: AbstractEventLoop) -> None:
        self._due = due
        self._loop = loop
        self._timer: TimerHandle | None = None
        self._beat = 0.0
        self._next = 0.0

    def begin(self, beat: float, after: float) -> None:
        """Moves every so many seconds, the first a while from now."""
        self._beat, self._next = beat, perf_counter() + after
        self.go_on()

    def go_on(self) -> None:
        """The next move may be made when it is due."""
        now = perf_counter()
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(max(0.0, self._next - now), self._due)
        self._next = max(self._next + self._beat, now)
