"""Rate limits per client."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

_HOUR: Final = 3600.0
_MAX_BUCKETS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate limit: `burst` events may happen at once, and `per_second` events a second after that."""

    burst: int
    per_second: float


@dataclass(frozen=True)
class Limits:
    """The limits that the server sets for its clients."""

    messages: Rate = Rate(60, 20)
    """Messages on one connection."""
    phrases: Rate = Rate(3, 0.5)
    """Phrases from one player at a table."""
    tables: Rate = Rate(30, 60 / _HOUR)
    """Tables opened from one client network."""
    recoveries: Rate = Rate(5, 20 / _HOUR)
    """Recovery codes tried from one client network."""
    work: Rate = Rate(4, 0.2)
    """Seconds of processor time that the requests of one client network use."""
    worker_time: Rate = Rate(300, 0.5)
    """Seconds of worker processes that hints and reviews use for one client network."""
    calls: Rate = Rate(400, 40)
    """API requests from one client network."""
    fetches: Rate = Rate(2_000, 200)
    """Requests for pages and assets from one client network."""
    sockets: int = 200
    """WebSocket connections open at once from one client network."""
    message_length: int = 2048
    """Characters in one message."""

    @classmethod
    def of(cls, *, connections: int, tables_an_hour: int) -> Limits:
        """Return the default limits, adjusted to the server's options.

        Args:
            connections: The number of WebSockets that one client network may have open.
            tables_an_hour: The number of tables that one client network may open in an hour.
        """
        tables = Rate(max(1, tables_an_hour // 2), tables_an_hour / _HOUR)
        work = Rate(2 + connections // 100, connections / 1_000)
        calls, fetches = (
            Rate(200 + connections, 20 + connections / 10),
            Rate(1_000 + 5 * connections, 100 + connections / 2),
        )
        return cls(sockets=connections, tables=tables, work=work, calls=calls, fetches=fetches)


@dataclass(slots=True)
class TokenBucket:
    """The tokens left of a rate. The caller passes the time in seconds."""

    rate: Rate
    _left: float = 0.0
    _at: float | None = None

    def take(self, now: float) -> bool:
        """Take a token if one is left.

        >>> bucket = TokenBucket(Rate(2, 0.5))
        >>> [bucket.take(now) for now in (0, 0, 0, 1, 2)]
        [True, True, False, False, True]
        """
        if self._refill(now) < 1:
            return False
        self._left -= 1
        return True

    def charge(self, amount: float, now: float) -> None:
        """Take an amount of tokens that was used already. The number of tokens left may become negative.

        >>> bucket = TokenBucket(Rate(2, 0.5))
        >>> bucket.charge(2.5, 0)
        >>> [bucket.is_used_up(now) for now in (0, 1, 2)]
        [True, True, False]
        """
        self._left = self._refill(now) - amount

    def is_used_up(self, now: float) -> bool:
        """Return true if no tokens are left."""
        return self._refill(now) <= 0

    def _refill(self, now: float) -> float:
        """Add the tokens that have accrued since the last call, and return how many there are."""
        grown = self.rate.burst if self._at is None else self._left + (now - self._at) * self.rate.per_second
        self._left, self._at = min(self.rate.burst, grown), now
        return self._left


class TokenBuckets:
    """A token bucket per key, such as an address or a player."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, key: str, now: float) -> bool:
        """Take a token from the key's bucket if one is left."""
        return self._find_bucket(key).take(now)

    def charge(self, key: str, amount: float, now: float) -> None:
        """Take an amount of tokens from the key's bucket, even if fewer are left."""
        self._find_bucket(key).charge(amount, now)

    def is_used_up(self, key: str, now: float) -> bool:
        """Return true if no tokens are left in the key's bucket."""
        return self._find_bucket(key).is_used_up(now)

    def _find_bucket(self, key: str) -> TokenBucket:
        """Return the key's bucket, or a new one. Evict the least recently used bucket beyond the limit."""
        bucket = self._buckets.pop(key, None) or TokenBucket(self._rate)
        self._buckets[key] = bucket
        if len(self._buckets) > _MAX_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return bucket
