"""Before the application: how many lines there are, from whom, and how long one may keep others waiting."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from spadille.app.rate_limit import client_network

_LOOK: Final = 1.0
"""Seconds between two looks for those who waited too long."""
_SOME: Final = 4096
"""Whoever reads so many bytes while he is waited for may have as long again."""


_MOST_UNANSWERED: Final = 4


def needs_backpressure(unanswered: int) -> bool:
    """Return true if a connection has so many unanswered messages that reading from it must pause."""
    return unanswered >= _MOST_UNANSWERED


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """How many lines there may be, and how long one may be open without a whole request on it."""

    total: int = 8_192
    per_client: int = 300
    request_timeout: float = 10.0
    """Seconds, for a request from its first letter to its last, or for an answer to be read."""


@dataclass(slots=True)
class _WaitingConnection:
    since: float
    unread: int


class ConnectionLimiter:
    """Every open line by the household it comes from. Where there are too many, who has kept the house
    waiting the longest makes room; a line on which the house has work, or a page is open, stays.
    """

    def __init__(self, bounds: ConnectionLimits, is_proxy: Callable[[str], bool]) -> None:
        self._bounds = bounds
        self._is_proxy = is_proxy
        self._open: dict[asyncio.Transport, str] = {}
        self._homes: Counter[str] = Counter()
        self._waiting: dict[asyncio.Transport, _WaitingConnection] = {}
        self._at: defaultdict[str, dict[asyncio.Transport, None]] = defaultdict(dict)
        self._look: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._open)

    def opened(self, line: asyncio.Transport, address: str) -> None:
        """A line is opened. Many come by way of a proxy: it counts them itself."""
        home = "" if self._is_proxy(address) else client_network(address)
        self._open[line] = home
        self._homes[home] += 1
        self.idle(line)
        if home and self._homes[home] > self._bounds.per_client:
            self._close(next(iter(self._at[home])))
        elif len(self._open) > self._bounds.total:
            self._close(next(iter(self._waiting)))

    def idle(self, line: asyncio.Transport) -> None:
        """The house waits for somebody, from now on if it did not before."""
        if line not in self._open or line in self._waiting:
            return
        self._wait(line)
        if self._look is None:
            self._look = asyncio.get_running_loop().call_later(_LOOK, self._schedule_check)

    def busy(self, line: asyncio.Transport) -> None:
        """Somebody waits for the house."""
        if self._waiting.pop(line, None) is not None:
            self._forget(line, self._open[line])

    def closed(self, line: asyncio.Transport) -> None:
        """A line is closed."""
        self.busy(line)
        home = self._open.pop(line, None)
        if home is not None:
            self._homes[home] -= 1
            if not self._homes[home]:
                del self._homes[home]

    def _wait(self, line: asyncio.Transport) -> None:
        now = asyncio.get_running_loop().time()
        self._waiting[line] = _WaitingConnection(now, line.get_write_buffer_size())
        self._at[self._open[line]][line] = None

    def _forget(self, line: asyncio.Transport, home: str) -> None:
        del self._at[home][line]
        if not self._at[home]:
            del self._at[home]

    def _close(self, line: asyncio.Transport) -> None:
        self.closed(line)
        line.abort()

    def _schedule_check(self) -> None:
        """Sends away who took too long; they stand in the order in which they came."""
        late = asyncio.get_running_loop().time() - self._bounds.request_timeout
        while self._waiting and (first := next(iter(self._waiting.items())))[1].since <= late:
            self._close_late(*first)
        again = asyncio.get_running_loop().call_later(_LOOK, self._schedule_check) if self._waiting else None
        self._look = again

    def _close_late(self, line: asyncio.Transport, wait: _WaitingConnection) -> None:
        if wait.unread - line.get_write_buffer_size() < _SOME:
            self._close(line)
            return
        self.busy(line)
        self._wait(line)


class LimitedConfig(uvicorn.Config):
    """How the server is run, and its porch."""

    porch: ConnectionLimiter


def limiter_of(config: uvicorn.Config) -> ConnectionLimiter:
    """Where the lines of this server are counted."""
    assert isinstance(config, LimitedConfig)
    return config.porch


class HttpProtocol(H11Protocol):
    """HTTP as uvicorn has it; the porch knows whenever it waits for more of a request, or to have an answer
    read.
    """

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Somebody has come."""
        super().connection_made(transport)
        limiter_of(self.config).opened(transport, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """He has gone."""
        limiter_of(self.config).closed(self.transport)
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Takes what has come."""
        super().handle_events()
        self._report_state()

    def on_response_complete(self) -> None:
        """The next request may come."""
        super().on_response_complete()
        self._report_state()

    def pause_writing(self) -> None:
        """The answer is not read."""
        super().pause_writing()
        self._report_state()

    def resume_writing(self) -> None:
        """It is read."""
        super().resume_writing()
        self._report_state()

    def _report_state(self) -> None:
        porch = limiter_of(self.config)
        # A page that was opened has a line of its own, which sees to it from now on.
        if self._is_busy or self.transport.get_protocol() is not self:
            porch.busy(self.transport)
        else:
            porch.idle(self.transport)

    @property
    def _is_busy(self) -> bool:
        """Whether a request is there, whole, and has no answer yet."""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if cycle is None or self.flow.write_paused:
            return False
        return not (cycle.response_complete or cycle.more_body)
