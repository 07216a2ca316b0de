"""Rate limits of HTTP requests and WebSocket connections per client network."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

from spadille.protocol.api_error import api_error
from spadille.table.limits import Limits, TokenBuckets

_MAX_CACHED_NETWORKS: Final = 10_000
_HOST_BITS: Final = 64
"""The number of low bits of an IPv6 address that name a host within one client's network."""


@lru_cache(maxsize=_MAX_CACHED_NETWORKS)
def client_network(address: str) -> str:
    """Return the network whose rate limits apply to requests from an address.

    For IPv6 this is the /64 network, because one client usually has all of its addresses. An IPv4 address and
    text that is no address are returned unchanged.

    >>> client_network("2001:db8::1") == client_network("2001:db8::2") != client_network("2001:db8:0:1::1")
    True
    >>> client_network("192.0.2.1"), client_network("::ffff:192.0.2.1"), client_network("unknown")
    ('192.0.2.1', '192.0.2.1', 'unknown')
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    return str(parsed.ipv4_mapped or f"{int(parsed) >> _HOST_BITS:x}")


class RateLimiter:
    """Token buckets and socket counts per client network, as `client_network` returns it."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._sockets: Counter[str] = Counter()
        self._tables = TokenBuckets(limits.tables)
        self._recoveries = TokenBuckets(limits.recoveries)
        self._calls = TokenBuckets(limits.calls)
        self._fetches = TokenBuckets(limits.fetches)
        self._work = TokenBuckets(limits.work)
        self._worker_time = TokenBuckets(limits.worker_time)

    @contextmanager
    def count_socket(self, network: str) -> Iterator[None]:
        """Count a WebSocket connection from a network while the context is open.

        Raises:
            ApiError: `too-many-sockets` if the client has too many connections.
        """
        if self._sockets[network] >= self._limits.sockets:
            raise api_error("too-many-sockets", most=self._limits.sockets)
        self._sockets[network] += 1
        try:
            yield
        finally:
            self._sockets[network] -= 1
            if not self._sockets[network]:
                del self._sockets[network]

    def check_call(self, network: str) -> None:
        """Count an API request from a network.

        Raises:
            ApiError: `too-often` if the client sends too many requests.
        """
        if not self._calls.take(network, time.monotonic()):
            raise api_error("too-often")

    def check_fetch(self, network: str) -> None:
        """Count a request from a network for a page or an asset.

        Raises:
            ApiError: `too-often` if the client sends too many requests.
        """
        if not self._fetches.take(network, time.monotonic()):
            raise api_error("too-often")

    def check_new_table(self, network: str) -> None:
        """Count a table that a network creates.

        Raises:
            ApiError: `too-many-tables` if the client opens too many tables.
        """
        if not self._tables.take(network, time.monotonic()):
            raise api_error("too-many-tables")

    def check_recovery(self, network: str) -> None:
        """Count an attempt of a network to use a recovery code.

        Raises:
            ApiError: `too-often` if the client sends too many requests.
        """
        if not self._recoveries.take(network, time.monotonic()):
            raise api_error("too-often")

    def check_work(self, network: str) -> None:
        """Require that a network has processor time left.

        Raises:
            ApiError: `too-much-work` if the client's computing time is used up.
        """
        if self.meter(network).is_out_of_work:
            raise api_error("too-much-work")

    def meter(self, network: str) -> RequestMeter:
        """Return a meter that charges the work for a request to a network."""
        return RequestMeter(network, self._work, self._worker_time)


@dataclass(frozen=True, slots=True)
class RequestMeter:
    """Charges the work for a request to its client network."""

    network: str
    _work: TokenBuckets
    _worker_time: TokenBuckets

    @property
    def is_out_of_work(self) -> bool:
        """True if the network has used up its processor time."""
        return self._work.is_used_up(self.network, time.monotonic())

    def charge_processor(self, seconds: float) -> None:
        """Charge the network for processor time of this process."""
        self._work.charge(self.network, seconds, time.monotonic())

    def charge_worker(self, seconds: float) -> None:
        """Charge the network for the time of a worker process."""
        self._worker_time.charge(self.network, seconds, time.monotonic())

    def require_worker_time(self) -> None:
        """Require that the network has not used up its time of the worker processes.

        Raises:
            ApiError: `too-much-work` if the client's computing time is used up.
        """
        if self._worker_time.is_used_up(self.network, time.monotonic()):
            raise api_error("too-much-work")
