"""Limit open connections, in total and per client network, and close those that are slow to send a request.

`HttpProtocol` is a subclass of uvicorn's H11Protocol, which is not public API. ASGI middleware could not do
this, because it does not see a connection before the first request is complete, nor between two requests. The
uvicorn version is pinned in pyproject.toml; `test_private_names.py` lists every private name in use, and
fails if a new version lacks one or changes its signature.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from spadille.app.rate_limit import client_network

_CHECK_INTERVAL: Final = 1.0
"""Seconds between two checks for slow connections."""
_MIN_PROGRESS: Final = 4096
"""A client that reads at least this many bytes of a response within the timeout gets the same time again."""

_MOST_UNANSWERED: Final = 4


def needs_backpressure(unanswered: int) -> bool:
    """Return true if a connection has so many unanswered messages that reading from it must pause."""
    return unanswered >= _MOST_UNANSWERED


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """The limits of open connections: their number, and the time that a client may take for a request."""

    total: int = 8_192
    per_client: int = 300
    """The connections of one client network. At most half of `total` is used, to leave room for others."""
    request_timeout: float = 10.0
    """Seconds that a client has to send a whole request, or to read a response."""


@dataclass(slots=True)
class _WaitingConnection:
    since: float
    unread: int


class ConnectionLimiter:
    """Tracks the open connections, and closes idle ones if there are too many.

    The connection whose client has been idle for longest is closed first. A connection with a request in
    progress or a WebSocket is never closed.
    """

    def __init__(self, limits: ConnectionLimits, is_proxy: Callable[[str], bool]) -> None:
        self._limits = replace(limits, per_client=max(1, min(limits.per_client, limits.total // 2)))
        self._is_proxy = is_proxy
        self._open: dict[asyncio.Transport, str] = {}
        self._per_network: Counter[str] = Counter()
        self._waiting: dict[asyncio.Transport, _WaitingConnection] = {}
        self._idle_by_network: defaultdict[str, dict[asyncio.Transport, None]] = defaultdict(dict)
        self._check: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._open)

    def opened(self, connection: asyncio.Transport, address: str) -> None:
        """Count a new connection. If there are too many, close the one that has been idle for longest.

        The connections of a trusted proxy have no limit per client, because the proxy has limits of its own.
        """
        network = "" if self._is_proxy(address) else client_network(address)
        self._open[connection] = network
        self._per_network[network] += 1
        self.idle(connection)
        if network and self._per_network[network] > self._limits.per_client:
            self._close(next(iter(self._idle_by_network[network])))
        elif len(self._open) > self._limits.total:
            self._close(next(iter(self._waiting)))

    def idle(self, connection: asyncio.Transport) -> None:
        """Mark a connection as waiting for its client. If it is marked already, its waiting time goes on."""
        if connection not in self._open or connection in self._waiting:
            return
        self._add_waiting(connection)
        if self._check is None:
            self._check = asyncio.get_running_loop().call_later(_CHECK_INTERVAL, self._run_check)

    def busy(self, connection: asyncio.Transport) -> None:
        """Mark a connection as waiting for the server, which exempts it from the timeout."""
        if self._waiting.pop(connection, None) is not None:
            self._remove_waiting(connection, self._open[connection])

    def closed(self, connection: asyncio.Transport) -> None:
        self.busy(connection)
        network = self._open.pop(connection, None)
        if network is not None:
            self._per_network[network] -= 1
            if not self._per_network[network]:
                del self._per_network[network]

    def _add_waiting(self, connection: asyncio.Transport) -> None:
        now = asyncio.get_running_loop().time()
        self._waiting[connection] = _WaitingConnection(now, connection.get_write_buffer_size())
        self._idle_by_network[self._open[connection]][connection] = None

    def _remove_waiting(self, connection: asyncio.Transport, network: str) -> None:
        del self._idle_by_network[network][connection]
        if not self._idle_by_network[network]:
            del self._idle_by_network[network]

    def _close(self, connection: asyncio.Transport) -> None:
        self.closed(connection)
        connection.abort()

    def _run_check(self) -> None:
        """Close the connections past the timeout, and schedule the next check."""
        # Connections are in the order in which they became idle, so the first is the oldest.
        late = asyncio.get_running_loop().time() - self._limits.request_timeout
        while self._waiting and (first := next(iter(self._waiting.items())))[1].since <= late:
            self._close_late(*first)
        self._check = (
            asyncio.get_running_loop().call_later(_CHECK_INTERVAL, self._run_check) if self._waiting else None
        )

    def _close_late(self, connection: asyncio.Transport, waiting: _WaitingConnection) -> None:
        if waiting.unread - connection.get_write_buffer_size() < _MIN_PROGRESS:
            self._close(connection)
            return
        self.busy(connection)
        self._add_waiting(connection)


class LimitedConfig(uvicorn.Config):
    """A uvicorn configuration with the connection limiter, through which the protocols find the limiter."""

    limiter: ConnectionLimiter


def limiter_of(config: uvicorn.Config) -> ConnectionLimiter:
    """Return the connection limiter of a server's configuration."""
    assert isinstance(config, LimitedConfig)
    return config.limiter


class HttpProtocol(H11Protocol):
    """uvicorn's HTTP protocol. It also reports to the connection limiter whether it waits for its client."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Report the new connection to the limiter."""
        super().connection_made(transport)
        limiter_of(self.config).opened(transport, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """Report the closed connection to the limiter."""
        limiter_of(self.config).closed(self.transport)
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Parse received data and report whether a request is in progress."""
        super().handle_events()
        self._report_state()

    def on_response_complete(self) -> None:
        """Report that the connection waits for the client's next request."""
        super().on_response_complete()
        self._report_state()

    def pause_writing(self) -> None:
        """Tell the connection limiter that the client does not read; asyncio calls this."""
        super().pause_writing()
        self._report_state()

    def resume_writing(self) -> None:
        """Tell the connection limiter that the client reads again; asyncio calls this."""
        super().resume_writing()
        self._report_state()

    def _report_state(self) -> None:
        limiter = limiter_of(self.config)
        # After an upgrade the WebSocket protocol owns the transport and has timeouts of its own.
        if self._is_busy or self.transport.get_protocol() is not self:
            limiter.busy(self.transport)
        else:
            limiter.idle(self.transport)

    @property
    def _is_busy(self) -> bool:
        """Return true if a complete request has arrived and its response is not finished."""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if cycle is None or self.flow.write_paused:
            return False
        return not (cycle.response_complete or cycle.more_body)
