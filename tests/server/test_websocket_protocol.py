"""Tests of the WebSocket protocol class: pings, and the delivery of messages to the callback."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState

from spadille.server.uvicorn_server import make_server
from spadille.server.websocket_protocol import WebSocketTransport
from tests.support.memory_transport import HANDSHAKE, MemoryTransport
from tests.support.virtual_clock import Clock

PING = 0x89


class OpenWebSocket:
    """An open WebSocket in memory, on a virtual clock."""

    def __init__(self) -> None:
        self.loop = Clock()
        self.heard: list[str] = []
        self.wire = MemoryTransport()
        config = make_server(self._app()).config
        config.load()
        self.line = WebSocketTransport(config, ServerState(), {}, self.loop)
        self.line.connection_made(self.wire)
        self.line.data_received(HANDSHAKE)
        self.wait(1)

    def _app(self) -> ASGIApp:
        async def app(_scope: Scope, receive: Receive, send: Send) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] != "websocket.disconnect":
                self.heard.append(message["text"])

        return app

    def wait(self, seconds: float) -> None:
        """Let `seconds` of virtual time pass."""
        self.loop.run_until_complete(asyncio.sleep(seconds))

    def says(self, *texts: str) -> None:
        """Send text messages to the server as the client."""
        words = [text.encode() for text in texts]
        frames = [bytes((0x81, 0x80 | len(word))) + bytes(4) + word for word in words]
        self.line.data_received(b"".join(frames))

    def reads(self) -> bool:
        """Return whether the server reads from the connection."""
        return self.wire.reading

    @property
    def asked(self) -> int:
        """The number of pings sent to the client."""
        return sum(sent[0] == PING for sent in self.wire.sent)

    def close(self) -> None:
        self.line.connection_lost(ConnectionError())
        self.wait(1)
        self.loop.close()


@pytest.fixture
def open_line() -> Iterator[OpenWebSocket]:
    opened = OpenWebSocket()
    yield opened
    opened.close()


def test_a_silent_client_is_pinged(open_line: OpenWebSocket) -> None:
    open_line.wait(60)
    assert open_line.asked == 1


def test_a_client_that_sends_is_not_pinged(open_line: OpenWebSocket) -> None:
    for _ in range(10):
        open_line.says("hello")
        open_line.wait(10)
    assert open_line.asked == 0
    open_line.wait(60)
    assert open_line.asked == 1


def test_a_callback_gets_earlier_messages_and_all_later_ones(open_line: OpenWebSocket) -> None:
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


def test_reading_pauses_while_several_messages_wait_for_their_answers(open_line: OpenWebSocket) -> None:
    waiting: list[Callable[[], None]] = []
    open_line.line.on_message(lambda _text, done: waiting.append(done))
    open_line.says("one", "two", "three")
    assert open_line.reads()
    open_line.says("four")
    assert not open_line.reads()
    waiting.pop()()
    assert open_line.reads()
