"""Peers: guests from other devices at a table of this browser.

A peer is trusted no more than a client of the HTTP server. It has a session token of its own and the HTTP
server's rate limits, and can use only the endpoints of the table to which it was invited.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, Protocol
from urllib.parse import unquote

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from spadille.app.rate_limit import RateLimiter
from spadille.app.request_context import RequestContext
from spadille.app.routes import ROUTES
from spadille.app.services import Services
from spadille.app.tables.visibility import require_visible
from spadille.protocol.api_error import ApiError, api_error
from spadille.pyodide.router import RouterResponse, dispatch, error_response
from spadille.pyodide.store import BrowserStore
from spadille.table.actor import TableActor
from spadille.table.connection import Connection
from spadille.table.dispatch import handle_message
from spadille.table.limits import Limits, Rate, TokenBucket
from spadille.telemetry.log import Logger
from spadille.workers.metering import Metered, current_meter

log = Logger("spadille")

_TABLE: Final = "/tables/{table}"
_ELSEWHERE: Final = f"{_TABLE}/redeals"
"""The path of the endpoint that opens another table, to which the guest was not invited."""
_ENDPOINTS: Final = tuple(
    endpoint for endpoint in ROUTES if endpoint.path.startswith(_TABLE) and endpoint.path != _ELSEWHERE
)
"""The endpoints that a peer may call."""
_MAX_PEERS: Final = 16
_MAX_LINES: Final = 8
"""The number of connections to the table that one peer may have open."""
_MAX_CALLS: Final = 8
"""The number of unanswered calls that one peer may have."""
_MAX_LENGTH: Final = 16_384
"""The number of characters that one message of a peer may have."""
_NEW_PEERS: Final = Rate(40, 0.5)
"""The rate limit of new peers. It is needed because a peer that connects again has fresh limits."""


class PeerPage(Protocol):
    """The interface to the page that holds the data channels of the peers. Each peer has a number."""

    def send_peer(self, peer: int, text: str, /) -> None:
        """Send a text to a peer."""

    def close_peer(self, peer: int, /) -> None:
        """Close the data channel of a peer."""


class _Message(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class _Hello(_Message):
    """The first message of a peer: its session token from an earlier visit, or an empty text."""

    type: Literal["hello"]
    token: str = Field(max_length=100)


class _Call(_Message):
    """A peer's request to an endpoint."""

    type: Literal["call"]
    id: int
    method: Literal["GET", "POST"]
    path: str = Field(max_length=300)
    body: str


class _Open(_Message):
    """A peer's request for a connection to the table."""

    type: Literal["open"]
    id: int
    screen: bool


class _Send(_Message):
    """A peer's message on one of its connections."""

    type: Literal["send"]
    id: int
    text: str


class _Close(_Message):
    """A peer's request to close one of its connections."""

    type: Literal["close"]
    id: int


_from_peer: Final = TypeAdapter[_Hello | _Call | _Open | _Send | _Close](
    Annotated[_Hello | _Call | _Open | _Send | _Close, Field(discriminator="type")]
)


class _Answer(BaseModel):
    """The answer to a call. It gives a new player their session token."""

    type: Literal["answer"] = "answer"
    id: int
    status: int
    text: str
    token: str | None


class _OnLine(BaseModel):
    """A message to a peer about one of its connections: it was opened or closed, or the table sends a text on
    it.
    """

    type: Literal["opened", "ended", "line"]
    id: int
    text: str = ""


@dataclass(eq=False)
class _Peer:
    number: int
    table: str
    token: str = ""
    known: bool = False
    """Whether the peer has said hello."""
    lines: dict[int, tuple[TableActor, Connection] | _Open] = field(default_factory=dict)
    """The connections by number; the request itself while one is being opened."""
    calls: int = 0

    @property
    def network(self) -> str:
        """The key of this peer for rate limits, in place of a client network."""
        return f"peer {self.number}"


class PeerRegistry:
    """The connected peers. Handles their messages and sends the answers."""

    def __init__(self, services: Services, store: BrowserStore, page: PeerPage) -> None:
        self._services = services
        self._store = store
        self._page = page
        self._limits = Limits()
        self._limiter = RateLimiter(self._limits)
        self._newcomers = TokenBucket(_NEW_PEERS)
        self._peers: dict[int, _Peer] = {}
        self._tasks = set[asyncio.Task[None]]()

    def open(self, number: int, table: str) -> None:
        """Add a peer that was invited to a table. Disconnect it if there are too many peers."""
        if len(self._peers) >= _MAX_PEERS or not self._newcomers.take(time.monotonic()):
            self._page.close_peer(number)
            return
        self._peers[number] = _Peer(number, table)

    def close(self, number: int) -> None:
        """Remove a peer whose data channel was closed."""
        peer = self._peers.pop(number, None)
        for connected in peer.lines.values() if peer else ():
            _leave(connected)

    def receive(self, number: int, text: str) -> None:
        """Handle a message of a peer. Disconnect a peer that violates the protocol or its limits."""
        peer = self._peers.get(number)
        if peer is None:
            return
        try:
            self._handle(peer, text)
        except (ApiError, ValueError):
            self._disconnect(peer)

    def _disconnect(self, peer: _Peer) -> None:
        self.close(peer.number)
        self._page.close_peer(peer.number)

    def _handle(self, peer: _Peer, text: str) -> None:
        if len(text) > _MAX_LENGTH:
            raise api_error("too-long")
        message = _from_peer.validate_json(text)
        if not (peer.known or isinstance(message, _Hello)):
            raise ValueError("a peer says hello first")
        match message:
            case _Send():
                if isinstance(connected := peer.lines.get(message.id), tuple):
                    handle_message(*connected, message.text, _ignore_answered)
            case _Call():
                self._begin_call(peer, message)
            case _Hello():
                if peer.known:
                    raise ValueError("a peer says hello once")
                peer.known, peer.token = True, message.token
            case _Open():
                self._limiter.check_call(peer.network)
                if message.id in peer.lines or len(peer.lines) >= _MAX_LINES:
                    raise api_error("too-many-sockets", most=_MAX_LINES)
                peer.lines[message.id] = message
                self._start(self._open_line(peer, message))
            case _Close():
                self._limiter.check_call(peer.network)
                _leave(peer.lines.pop(message.id, None))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _begin_call(self, peer: _Peer, call: _Call) -> None:
        try:
            if peer.calls >= _MAX_CALLS:
                raise api_error("too-often")
            self._limiter.check_call(peer.network)
            self._limiter.check_work(peer.network)
        except ApiError as error:
            self._answer(peer, call, error_response(error), None)
        else:
            peer.calls += 1
            self._start(self._call(peer, call))

    async def _call(self, peer: _Peer, call: _Call) -> None:
        meter, before = self._limiter.meter(peer.network), peer.token
        current_meter.set(meter)
        try:
            player = await self._services.sessions.find_player(peer.token)
            context = _PeerRequestContext(self._services, player, peer)
            if _names_table(call.path, peer.table):
                response = await Metered(
                    dispatch(_ENDPOINTS, context, call.method, call.path, call.body), meter
                )
            else:
                response = error_response(api_error("not-found"))
            await self._store.event_writer.settled()
        except Exception:
            log.exception("a guest's call failed")
            response = error_response(api_error("internal-error"))
        finally:
            peer.calls -= 1
        self._answer(peer, call, response, peer.token if peer.token != before else None)

    def _answer(self, peer: _Peer, call: _Call, response: RouterResponse, token: str | None) -> None:
        self._send(peer, _Answer(id=call.id, status=response.status, text=response.text, token=token))

    async def _open_line(self, peer: _Peer, wanted: _Open) -> None:
        try:
            player = await self._services.sessions.find_player(peer.token)
            actor = await self._services.tables.load(peer.table)
            await require_visible(self._services, actor.state, player)
        except Exception as error:
            if not isinstance(error, ApiError):
                log.exception("a guest's connection failed")
            if peer.lines.get(wanted.id) is wanted:
                self.end_line(peer, wanted.id)
            return
        # The peer may have closed this connection meanwhile, and opened another one of the same number.
        if self._peers.get(peer.number) is not peer or peer.lines.get(wanted.id) is not wanted:
            return
        client = Connection(
            player.id if player else None,
            _LineTransport(self, peer, wanted.id),
            screen=wanted.screen,
            limits=self._limits,
            meter=self._limiter.meter(peer.network),
        )
        peer.lines[wanted.id] = actor, client
        self._send(peer, _OnLine(type="opened", id=wanted.id))
        actor.join(client)

    def end_line(self, peer: _Peer, line: int) -> None:
        """Close one connection of a peer."""
        connected = peer.lines.pop(line, None)
        if connected is not None:
            _leave(connected)
            self._send(peer, _OnLine(type="ended", id=line))

    def send_line(self, peer: _Peer, line: int, text: str) -> None:
        """Send a message on a connection of a peer."""
        self._send(peer, _OnLine(type="line", id=line, text=text))

    def _send(self, peer: _Peer, message: BaseModel) -> None:
        if self._peers.get(peer.number) is peer:
            self._page.send_peer(peer.number, message.model_dump_json())


def _leave(connected: tuple[TableActor, Connection] | _Open | None) -> None:
    """Take a connection from its table, if it has been opened."""
    if isinstance(connected, tuple):
        actor, client = connected
        actor.leave(client)


def _names_table(path: str, table: str) -> bool:
    """Return true if a path begins with `/tables/` and this table.

    >>> _names_table("/tables/oak/seats", "oak"), _names_table("/tables/elm?x=/tables/oak", "oak")
    (True, False)
    """
    return [unquote(part) for part in path.partition("?")[0].split("/")[1:3]] == ["tables", table]


def _ignore_answered() -> None:
    """Do nothing when a message is answered: peers need no backpressure, because the page limits them."""


@dataclass(frozen=True, slots=True)
class _LineTransport:
    """The transport of one connection of a peer."""

    registry: PeerRegistry
    peer: _Peer
    line: int

    def send_text(self, *texts: str) -> None:
        """Send text messages."""
        for text in texts:
            self.registry.send_line(self.peer, self.line, text)

    def disconnect(self, code: int) -> None:
        """Close the connection."""
        self.registry.end_line(self.peer, self.line)


@dataclass(frozen=True)
class _PeerRequestContext(RequestContext):
    """The context of a peer's request."""

    peer: _Peer

    @property
    def network(self) -> str:
        """The key of the peer for rate limits, in place of a client network."""
        return self.peer.network

    def set_session_token(self, token: str) -> None:
        """Set the peer's session token. The peer gets it with the answer to the current call."""
        self.peer.token = token
