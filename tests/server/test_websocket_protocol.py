"""The line to a page by itself: whether anybody is there, and who hears what is said."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState

from spadille.server.uvicorn_server import make_server
from spadille.server.websocket_protocol import WebSocketTransport
from tests.support.memory_transport import HELLO, Wire
from tests.support.virtual_clock import Clock

PING = 0x89


class Open:
    """A line that is open, in a loop whose time leaps."""

    def __init__(self) -> None:
        self.loop = Clock()
        self.heard: list[str] = []
        self.wire = Wire()
        config = make_server(self._app()).config
        config.load()
        self.line = WebSocketTransport(config, ServerState(), {}, self.loop)
        self.line.connection_made(self.wire)
        self.line.data_received(HELLO)
        self.wait(1)

    def _app(self) -> ASGIApp:
        async def app(_scope: Scope, receive: Receive, send: Send) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] != "websocket.disconnect":
                self.heard.append(message["text"])

        return app

    def wait(self, seconds: float) -> None:
        """Time goes by."""
        self.loop.run_until_complete(asyncio.sleep(seconds))

    def says(self, *texts: str) -> None:
        """The page says something."""
        words = [text.encode() for text in texts]
        frames = [bytes((0x81, 0x80 | len(word))) + bytes(4) + word for word in words]
        self.line.data_received(b"".join(frames))

    def reads(self) -> bool:
        """Whether anything more is read."""
        return self.wire.reading

    @property
    def asked(self) -> int:
        """How often the page was asked whether it is there."""
        return sum(sent[0] == PING for sent in self.wire.sent)

    def close(self) -> None:
        """It was enough."""
        self.line.connection_lost(ConnectionError())
        self.wait(1)
        self.loop.close()


@pytest.fixture
def open_line() -> Iterator[Open]:
    opened = Open()
    yield opened
    opened.close()


def test_a_silent_page_is_asked_whether_it_is_there(open_line: Open) -> None:
    open_line.wait(60)
    assert open_line.asked == 1


def test_a_page_that_speaks_is_not(open_line: Open) -> None:
    for _ in range(10):
        open_line.says("hello")
        open_line.wait(10)
    assert open_line.asked == 0
    open_line.wait(60)
    assert open_line.asked == 1


def test_an_ear_hears_what_was_said_before_it_listened_and_all_that_comes(open_line: Open) -> None:
    heard: list[str | None] = []

    def ear(text: str | None, done: Callable[[], None]) -> None:
        heard.append(text)
        done()

    open_line.says("one", "two")
    open_line.line.on_message(ear)
    open_line.says("three")
    open_line.wait(1)
    assert heard == ["one", "two", "three"]
    assert open_line.heard == []


def test_nothing_more_is_read_while_a_few_messages_wait_for_their_answer(open_line: Open) -> None:
    waiting: list[Callable[[], None]] = []
    open_line.line.on_message(lambda _text, done: waiting.append(done))
    open_line.says("one", "two", "three")
    assert open_line.reads()
    open_line.says("four")
    assert not open_line.reads()
    waiting.pop()()
    assert open_line.reads()
