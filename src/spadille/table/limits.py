"""How much one guest may ask of the house, so that the others are none the worse for it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

from spadille.protocol.api_error import api_error

_HOUR: Final = 3600.0
_REMEMBERED: Final = 10_000
_HOST_BITS: Final = 64
"""Of an IPv6 address: those that a household gives out itself."""


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
        if len(self._by) > _REMEMBERED:
            del self._by[next(iter(self._by))]
        return measure.take(now)


@lru_cache(maxsize=_REMEMBERED)
def client_network(address: str) -> str:
    """What counts as one address: of the long ones the network, for whoever has one has all of that.

    >>> household("2001:db8::1") == household("2001:db8::2") != household("2001:db8:0:1::1")
    True
    >>> household("192.0.2.1"), household("::ffff:192.0.2.1"), household("unknown")
    ('192.0.2.1', '192.0.2.1', 'unknown')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or f"{int(found) >> _HOST_BITS:x}")


class RateLimiter:
    """Counts who comes from where."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._sockets: Counter[str] = Counter()
        self._tables = TokenBuckets(limits.tables)
        self._codes = TokenBuckets(limits.recoveries)
        self._calls = TokenBuckets(limits.calls)
        self._fetches = TokenBuckets(limits.fetches)

    @contextmanager
    def count_socket(self, address: str) -> Iterator[None]:
        """A page is open as long as this lasts.

        Raises:
            Refusal: `too-many-sockets`.
        """
        home = client_network(address)
        if self._sockets[home] >= self._limits.sockets:
            raise api_error("too-many-sockets", most=self._limits.sockets)
        self._sockets[home] += 1
        try:
            yield
        finally:
            self._sockets[home] -= 1
            if not self._sockets[home]:
                del self._sockets[home]

    def check_call(self, address: str) -> None:
        """Somebody asks something.

        Raises:
            Refusal: `too-often`.
        """
        if not self._calls.take(client_network(address), time.monotonic()):
            raise api_error("too-often")

    def check_fetch(self, address: str) -> None:
        """Somebody fetches a page or what belongs to it.

        Raises:
            Refusal: `too-often`.
        """
        if not self._fetches.take(client_network(address), time.monotonic()):
            raise api_error("too-often")

    def check_new_table(self, address: str) -> None:
        """Somebody opens a table.

        Raises:
            Refusal: `too-many-tables`.
        """
        if not self._tables.take(client_network(address), time.monotonic()):
            raise api_error("too-many-tables")

    def check_recovery(self, address: str) -> None:
        """Somebody tries a recovery code.

        Raises:
            Refusal: `too-often`.
        """
        if not self._codes.take(client_network(address), time.monotonic()):
            raise api_error("too-often")
