"""How much one guest may ask of the house, so that the others are none the worse for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

_HOUR: Final = 3600.0
_MAX_BUCKETS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and from then on so many a second."""

    burst: int
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What the house allows."""

    messages: Rate = Rate(60, 20)
    """From one page."""
    phrases: Rate = Rate(3, 0.5)
    """From one seat."""
    tables: Rate = Rate(30, 60 / _HOUR)
    """Opened from one address."""
    recoveries: Rate = Rate(5, 20 / _HOUR)
    """Recovery codes tried from one address."""
    calls: Rate = Rate(400, 40)
    """Over HTTP from one address."""
    fetches: Rate = Rate(2_000, 200)
    """Of pages, and whatever else is no call, from one address."""
    sockets: int = 200
    """Open at once from one address."""
    message_length: int = 2048
    """Letters in one message."""

    @classmethod
    def of(cls, *, pages: int, tables_an_hour: int) -> Limits:
        """The usual limits but for those that a house may set."""
        tables = Rate(max(1, tables_an_hour // 2), tables_an_hour / _HOUR)
        calls, fetches = Rate(200 + pages, 20 + pages / 10), Rate(1_000 + 5 * pages, 100 + pages / 2)
        return cls(sockets=pages, tables=tables, calls=calls, fetches=fetches)


@dataclass(slots=True)
class TokenBucket:
    """What is left of a rate. Time is given to it, in seconds."""

    rate: Rate
    _left: float = field(default=-1.0)
    _at: float = 0.0

    def take(self, now: float) -> bool:
        """Takes one, if one is left.

        >>> measure = Measure(Rate(2, 0.5))
        >>> [measure.take(now) for now in (0, 0, 0, 1, 2)]
        [True, True, False, False, True]
        """
        if self._left < 0:
            self._left = self.rate.burst
        else:
            grown = self._left + (now - self._at) * self.rate.per_second
            self._left = min(self.rate.burst, grown)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class TokenBuckets:
    """A measure for everybody who asks: by address, by player."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._by: dict[str, TokenBucket] = {}

    def take(self, who: str, now: float) -> bool:
        """Takes one from somebody's measure, if one is left. Who was not heard of for long is forgotten."""
        measure = self._by.pop(who, None) or TokenBucket(self._rate)
        self._by[who] = measure
        if len(self._by) > _MAX_BUCKETS:
            del self._by[next(iter(self._by))]
        return measure.take(now)
