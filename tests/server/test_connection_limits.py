"""Before the application: nobody keeps the house waiting for long, and a crowd keeps nobody else out."""

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
from tests.support.memory_transport import HELLO, Wire
from tests.support.virtual_clock import Clock

HEAD: Final = b"GET / HTTP/1.1\r\nHost: here\r\n"
ASKED: Final = HEAD + b"\r\n"
LONG: Final = b"GET /long HTTP/1.1\r\nHost: here\r\n\r\n"
SENT: Final = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n"
PROXY: Final = "10.0.0.1"
BOUNDS: Final = ConnectionLimits(total=40, per_client=10, request_timeout=10.0)
WELL: Final = b"HTTP/1.1 200"


async def answering(scope: Scope, receive: Receive, send: Send) -> None:
    """Takes what is sent and answers; what is long takes a minute."""
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


class Visitor:
    """Somebody at one end of a line, and the server at the other."""

    def __init__(self, street: Street, address: str) -> None:
        self._street = street
        self.wire = Wire(address)
        self.line = HttpProtocol(street.config, street.state, {}, street.loop)
        self.wire.set_protocol(self.line)
        street.do(lambda: self.line.connection_made(self.wire))

    @property
    def gone(self) -> bool:
        """Whether the line was cut."""
        return self.wire.cut

    @property
    def answers(self) -> int:
        """How often he was answered."""
        return sum(piece.startswith(WELL) for piece in self.wire.sent)

    def says(self, *pieces: bytes) -> None:
        """Sends some bytes."""
        for piece in () if self.gone else pieces:
            listener = self.wire.get_protocol()
            assert isinstance(listener, asyncio.Protocol)
            self._street.do(partial(listener.data_received, piece))

    def leaves(self) -> None:
        """Hangs up."""
        self._street.do(self.wire.abort)


class Street:
    """Where visitors come from, and a clock that leaps."""

    def __init__(self, bounds: ConnectionLimits = BOUNDS) -> None:
        self.loop = Clock()
        config = make_server(answering, [PROXY], bounds).config
        assert isinstance(config, LimitedConfig)
        config.load()
        self.config, self.state = config, ServerState()
        self.visitors: list[Visitor] = []

    def comes(self, address: str = "192.0.2.1", *pieces: bytes) -> Visitor:
        """Somebody opens a line, and says something."""
        visitor = Visitor(self, address)
        self.visitors.append(visitor)
        visitor.says(*pieces)
        return visitor

    def do(self, what: Callable[[], None]) -> None:
        """Something happens."""

        async def done() -> None:
            what()
            for _ in range(5):
                await asyncio.sleep(0)

        self.loop.run_until_complete(done())

    def wait(self, seconds: float) -> None:
        """Time goes by."""
        self.loop.run_until_complete(asyncio.sleep(seconds))

    @property
    def there(self) -> int:
        """How many lines the house counts."""
        return len(self.config.limiter)

    def close(self) -> None:
        """Everybody goes home."""
        for visitor in self.visitors:
            self.do(visitor.wire.abort)
        self.wait(100)
        assert self.there == 0
        self.loop.close()


@pytest.fixture
def street() -> Iterator[Street]:
    opened = Street()
    yield opened
    opened.close()


# Who is waited for


@pytest.mark.parametrize(
    "words",
    [b"", HEAD, SENT, SENT + b"x" * 99, SENT.replace(b"Content-Length: 100", b"Transfer-Encoding: chunked")],
    ids=["nothing", "half a head", "a head", "half a body", "a body in pieces"],
)
def test_who_does_not_go_on_is_sent_away(street: Street, words: bytes) -> None:
    visitor = street.comes("192.0.2.1", *([words] if words else []))
    assert waited(street, visitor, 9) == [False] * 9
    assert waited(street, visitor, 3)[-1]
    assert street.there == 0


def waited(street: Street, visitor: Visitor, seconds: int) -> list[bool]:
    """Whether somebody is gone, second by second."""
    gone = []
    for _ in range(seconds):
        street.wait(1)
        gone.append(visitor.gone)
    return gone


@pytest.mark.parametrize("before", [HEAD, SENT], ids=["a head", "a body"])
def test_who_goes_on_letter_by_letter_is_too(street: Street, before: bytes) -> None:
    visitor = street.comes("192.0.2.1", before)
    for _ in range(12):
        if not visitor.gone:
            visitor.says(b"x")
        street.wait(1)
    assert visitor.gone


def test_who_was_answered_may_ask_again_but_not_sit_there(street: Street) -> None:
    visitor = street.comes("192.0.2.1", ASKED)
    for _ in range(5):
        street.wait(4)
        visitor.says(ASKED)
    assert visitor.answers == 6
    visitor.says(HEAD)
    street.wait(12)
    assert visitor.gone


def test_who_waits_for_the_house_is_not_sent_away(street: Street) -> None:
    visitor = street.comes("192.0.2.1", LONG)
    street.wait(50)
    assert not visitor.gone
    street.wait(11)
    assert visitor.answers == 1


def test_who_does_not_read_his_answer_is_sent_away(street: Street) -> None:
    visitor = street.comes("192.0.2.1", LONG)
    visitor.wire.unread = 100_000
    street.do(visitor.line.pause_writing)
    street.wait(12)
    assert visitor.gone


def test_who_reads_it_slowly_is_not(street: Street) -> None:
    visitor = street.comes("192.0.2.1", LONG)
    visitor.wire.unread = 100_000
    street.do(visitor.line.pause_writing)
    for _ in range(10):
        street.wait(5)
        visitor.wire.unread -= 5_000
        assert not visitor.gone
    street.do(visitor.line.resume_writing)
    visitor.wire.unread = 0
    street.wait(11)
    assert visitor.answers == 1


def test_an_open_page_is_not_sent_away(street: Street) -> None:
    page = street.comes("192.0.2.1", HELLO)
    for _ in range(30):
        street.wait(10)
        page.says(bytes((0x81, 0x81)) + bytes(4) + b"x")
    assert not page.gone
    assert street.there == 1


# Crowds


def test_the_lines_of_one_household_are_counted(street: Street) -> None:
    crowd = [street.comes("192.0.2.1") for _ in range(1_100)]
    neighbour, same = street.comes("192.0.2.2", ASKED), street.comes("192.0.2.1", ASKED)
    assert [neighbour.answers, same.answers] == [1, 1]
    assert sum(not visitor.gone for visitor in crowd) == 9
    assert street.there == 11


def test_a_network_of_long_addresses_is_one_household(street: Street) -> None:
    crowd = [street.comes(f"2001:db8::{number:x}") for number in range(50)]
    assert sum(not visitor.gone for visitor in crowd) == 10


def test_a_crowd_from_everywhere_keeps_nobody_out(street: Street) -> None:
    crowd = [street.comes(f"192.0.{number >> 8}.{number & 255}") for number in range(1_100)]
    visitor = street.comes("198.51.100.1", ASKED)
    assert visitor.answers == 1
    assert street.there == 40
    assert sum(not visitor.gone for visitor in crowd) == 39


def test_whoever_plays_or_waits_for_an_answer_does_not_make_room(street: Street) -> None:
    page, asking = street.comes("192.0.2.1", HELLO), street.comes("192.0.2.1", LONG)
    for _ in range(100):
        street.comes("192.0.2.1", HEAD)
    for number in range(100):
        street.comes(f"198.51.100.{number}")
    assert not page.gone
    assert not asking.gone
    street.wait(15)
    assert street.there == 2


def test_where_all_are_at_work_a_newcomer_has_to_come_again(street: Street) -> None:
    pages = [street.comes("192.0.2.1", HELLO) for _ in range(11)]
    assert [page.gone for page in pages] == [False] * 10 + [True]


def test_one_network_leaves_room_for_others_however_few_connections_there_may_be() -> None:
    """Where the system allows few files, one guest's pages fill no server."""
    street = Street(replace(BOUNDS, total=30, per_client=300))
    pages = [street.comes("192.0.2.1", HELLO) for _ in range(60)]
    assert sum(not page.gone for page in pages) == 15
    others = [street.comes(f"198.51.100.{number}", HELLO) for number in range(14)]
    assert not any(page.gone for page in others)
    assert street.comes("203.0.113.1", ASKED).answers == 1
    street.close()


def test_a_proxy_brings_as_many_as_there_is_room_for(street: Street) -> None:
    crowd = [street.comes(PROXY) for _ in range(60)]
    assert sum(not visitor.gone for visitor in crowd) == 40


def test_who_has_left_is_no_longer_counted(street: Street) -> None:
    for _ in range(100):
        street.comes("192.0.2.1").leaves()
    assert street.there == 0
