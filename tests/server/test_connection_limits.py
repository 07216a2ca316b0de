"""Tests of the connection limits: slow clients are disconnected, and many connections of one client do not
exclude others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Final

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from spadille.server.connection_limits import ConnectionLimits, HttpProtocol, LimitedConfig
from spadille.server.uvicorn_server import make_server
from tests.support.memory_transport import HANDSHAKE, MemoryTransport
from tests.support.virtual_clock import Clock

HEAD: Final = b"GET / HTTP/1.1\r\nHost: here\r\n"
ASKED: Final = HEAD + b"\r\n"
LONG: Final = b"GET /long HTTP/1.1\r\nHost: here\r\n\r\n"
SENT: Final = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n"
PROXY: Final = "10.0.0.1"
BOUNDS: Final = ConnectionLimits(total=40, per_client=10, request_timeout=10.0)
WELL: Final = b"HTTP/1.1 200"


async def answering(scope: Scope, receive: Receive, send: Send) -> None:
    """Read a request and answer it, as an ASGI application. The path `/long` takes a minute."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while (await receive()).get("more_body"):
        pass
    if scope["path"] == "/long":
        await asyncio.sleep(60)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
    await send({"type": "http.response.body", "body": b"well"})


class MemoryClient:
    """A client's end of a connection in memory, whose other end is the server's protocol."""

    def __init__(self, server: LimitedServer, address: str) -> None:
        self._server = server
        self.wire = MemoryTransport(address)
        self.line = HttpProtocol(server.config, server.state, {}, server.loop)
        self.wire.set_protocol(self.line)
        server.do(lambda: self.line.connection_made(self.wire))

    @property
    def is_closed(self) -> bool:
        """True if the server has closed the connection."""
        return self.wire.cut

    @property
    def answers(self) -> int:
        """The number of answers received."""
        return sum(piece.startswith(WELL) for piece in self.wire.sent)

    def send(self, *pieces: bytes) -> None:
        """Send bytes, unless the connection is closed."""
        for piece in () if self.is_closed else pieces:
            listener = self.wire.get_protocol()
            assert isinstance(listener, asyncio.Protocol)
            self._server.do(partial(listener.data_received, piece))

    def close(self) -> None:
        """Close the connection."""
        self._server.do(self.wire.abort)


class LimitedServer:
    """The connection limiter of a server, with clients in memory and a virtual clock."""

    def __init__(self, bounds: ConnectionLimits = BOUNDS) -> None:
        self.loop = Clock()
        config = make_server(answering, [PROXY], bounds).config
        assert isinstance(config, LimitedConfig)
        config.load()
        self.config, self.state = config, ServerState()
        self.clients: list[MemoryClient] = []

    def connect(self, address: str = "192.0.2.1", *pieces: bytes) -> MemoryClient:
        """Open a connection from an address, send bytes on it, and return the client."""
        client = MemoryClient(self, address)
        self.clients.append(client)
        client.send(*pieces)
        return client

    def do(self, what: Callable[[], None]) -> None:
        """Run a function in the event loop, and let all its consequences happen."""

        async def done() -> None:
            what()
            for _ in range(5):
                await asyncio.sleep(0)

        self.loop.run_until_complete(done())

    def wait(self, seconds: float) -> None:
        """Let `seconds` of virtual time pass."""
        self.loop.run_until_complete(asyncio.sleep(seconds))

    @property
    def count(self) -> int:
        """The number of connections that the limiter counts."""
        return len(self.config.limiter)

    def close(self) -> None:
        """Close all connections and check that the limiter counts none."""
        for client in self.clients:
            self.do(client.wire.abort)
        self.wait(100)
        assert self.count == 0
        self.loop.close()


@pytest.fixture
def server() -> Iterator[LimitedServer]:
    opened = LimitedServer()
    yield opened
    opened.close()


# Timeouts


@pytest.mark.parametrize(
    "words",
    [b"", HEAD, SENT, SENT + b"x" * 99, SENT.replace(b"Content-Length: 100", b"Transfer-Encoding: chunked")],
    ids=["nothing", "half a head", "a head", "half a body", "a body in pieces"],
)
def test_a_client_that_stops_within_a_request_is_disconnected(server: LimitedServer, words: bytes) -> None:
    client = server.connect("192.0.2.1", *([words] if words else []))
    assert closed_by_second(server, client, 9) == [False] * 9
    assert closed_by_second(server, client, 3)[-1]
    assert server.count == 0


def closed_by_second(server: LimitedServer, client: MemoryClient, seconds: int) -> list[bool]:
    """Return, for each of the first `seconds` seconds, whether the connection was closed by then."""
    gone = []
    for _ in range(seconds):
        server.wait(1)
        gone.append(client.is_closed)
    return gone


@pytest.mark.parametrize("before", [HEAD, SENT], ids=["a head", "a body"])
def test_a_client_that_sends_byte_by_byte_is_disconnected(server: LimitedServer, before: bytes) -> None:
    client = server.connect("192.0.2.1", before)
    for _ in range(12):
        if not client.is_closed:
            client.send(b"x")
        server.wait(1)
    assert client.is_closed


def test_an_idle_connection_is_closed_after_an_answer(server: LimitedServer) -> None:
    client = server.connect("192.0.2.1", ASKED)
    for _ in range(5):
        server.wait(4)
        client.send(ASKED)
    assert client.answers == 6
    client.send(HEAD)
    server.wait(12)
    assert client.is_closed


def test_a_client_that_waits_for_the_server_is_not_disconnected(server: LimitedServer) -> None:
    client = server.connect("192.0.2.1", LONG)
    server.wait(50)
    assert not client.is_closed
    server.wait(11)
    assert client.answers == 1


def test_a_client_that_does_not_read_its_answer_is_disconnected(server: LimitedServer) -> None:
    client = server.connect("192.0.2.1", LONG)
    client.wire.unread = 100_000
    server.do(client.line.pause_writing)
    server.wait(12)
    assert client.is_closed


def test_a_client_that_reads_its_answer_slowly_is_not_disconnected(server: LimitedServer) -> None:
    client = server.connect("192.0.2.1", LONG)
    client.wire.unread = 100_000
    server.do(client.line.pause_writing)
    for _ in range(10):
        server.wait(5)
        client.wire.unread -= 5_000
        assert not client.is_closed
    server.do(client.line.resume_writing)
    client.wire.unread = 0
    server.wait(11)
    assert client.answers == 1


def test_an_open_websocket_is_not_disconnected(server: LimitedServer) -> None:
    page = server.connect("192.0.2.1", HANDSHAKE)
    for _ in range(30):
        server.wait(10)
        page.send(bytes((0x81, 0x81)) + bytes(4) + b"x")
    assert not page.is_closed
    assert server.count == 1


# Limits


def test_the_connections_of_a_client_network_are_limited(server: LimitedServer) -> None:
    crowd = [server.connect("192.0.2.1") for _ in range(1_100)]
    neighbour, same = server.connect("192.0.2.2", ASKED), server.connect("192.0.2.1", ASKED)
    assert [neighbour.answers, same.answers] == [1, 1]
    assert sum(not client.is_closed for client in crowd) == 9
    assert server.count == 11


def test_the_ipv6_addresses_of_a_network_count_as_one_client(server: LimitedServer) -> None:
    crowd = [server.connect(f"2001:db8::{number:x}") for number in range(50)]
    assert sum(not client.is_closed for client in crowd) == 10


def test_a_crowd_from_many_addresses_does_not_keep_a_client_out(server: LimitedServer) -> None:
    crowd = [server.connect(f"192.0.{number >> 8}.{number & 255}") for number in range(1_100)]
    client = server.connect("198.51.100.1", ASKED)
    assert client.answers == 1
    assert server.count == 40
    assert sum(not client.is_closed for client in crowd) == 39


def test_websockets_and_waiting_requests_are_not_evicted(server: LimitedServer) -> None:
    page, asking = server.connect("192.0.2.1", HANDSHAKE), server.connect("192.0.2.1", LONG)
    for _ in range(100):
        server.connect("192.0.2.1", HEAD)
    for number in range(100):
        server.connect(f"198.51.100.{number}")
    assert not page.is_closed
    assert not asking.is_closed
    server.wait(15)
    assert server.count == 2


def test_a_new_connection_is_refused_while_all_others_are_busy(server: LimitedServer) -> None:
    pages = [server.connect("192.0.2.1", HANDSHAKE) for _ in range(11)]
    assert [page.is_closed for page in pages] == [False] * 10 + [True]


def test_one_network_cannot_use_all_connections_of_a_small_server() -> None:
    """Where the system allows few open files, one client's connections must not fill the server."""
    server = LimitedServer(replace(BOUNDS, total=30, per_client=300))
    pages = [server.connect("192.0.2.1", HANDSHAKE) for _ in range(60)]
    assert sum(not page.is_closed for page in pages) == 15
    others = [server.connect(f"198.51.100.{number}", HANDSHAKE) for number in range(14)]
    assert not any(page.is_closed for page in others)
    assert server.connect("203.0.113.1", ASKED).answers == 1
    server.close()


def test_a_trusted_proxy_is_limited_only_by_the_total(server: LimitedServer) -> None:
    crowd = [server.connect(PROXY) for _ in range(60)]
    assert sum(not client.is_closed for client in crowd) == 40


def test_a_closed_connection_is_no_longer_counted(server: LimitedServer) -> None:
    for _ in range(100):
        server.connect("192.0.2.1").close()
    assert server.count == 0
