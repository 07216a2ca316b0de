"""The line to an open page, and how the table speaks into it without ever waiting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starlette.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from spadille.server.connection_limits import limiter_of, needs_backpressure
from spadille.table.transport import TRY_AGAIN

_LINE: Final = "spadille.line"
_MOST_BYTES: Final = 256 * 1024
"""So much may wait to be read by one page."""
_GRACE: Final = 5.0
"""Seconds that a page has to say goodbye."""


MessageCallback = Callable[[str | None, Callable[[], None]], None]
"""Is given what a page says, None where it is no text, and tells when it has its answer."""


class WebSocketTransport(WebSocketsSansIOProtocol):
    """A WebSocket as uvicorn has it. Words go to the network straight away, and whoever is let go has no
    means to stay: what he did not read is thrown away with the line.
    """

    _silent = True
    """Whether nothing came from the page for a while."""
    _callback: MessageCallback | None = None
    _unheard = 0
    """How many messages the ear was given that have no answer yet."""

    def handle_connect(self, event: Request) -> None:
        """A socket is asked for; the application finds this line in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope[_LINE] = self  # type: ignore[typeddict-unknown-key]

    def connection_lost(self, exc: Exception | None) -> None:
        """The page has gone."""
        limiter_of(self.config).closed(self.transport)
        super().connection_lost(exc)

    async def send(self, message: ASGISendEvent) -> None:
        """Says what the application says. With the last word of a refusal all is said, too."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    def on_message(self, ear: MessageCallback) -> None:
        """From now on what the page says goes to this ear at once, not by way of the application."""
        self._callback = ear
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] != "websocket.receive":
                self.queue.put_nowait(message)
                return
            self._unheard += 1
            ear(message.get("text"), self._answered)
        self._read_on()

    def send_receive_event_to_app(self) -> None:
        """A message has come. Reading goes on, where uvicorn would stop after each, until a few wait."""
        paused, self.read_paused = self.read_paused, True
        if self._callback is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            self._receive(self._callback)
        self.read_paused = paused
        if not paused and needs_backpressure(self.queue.qsize() + self._unheard):
            self.read_paused = True
            self.transport.pause_reading()

    def _receive(self, ear: MessageCallback) -> None:
        words, text = b"".join(self.frames), None
        if self.curr_msg_data_type == "text":
            try:
                text = words.decode()
            except UnicodeDecodeError:
                super().send_receive_event_to_app()
                return
        self.frames = []
        self._unheard += 1
        ear(text, self._answered)

    def _answered(self) -> None:
        """The page has an answer to what it said."""
        self._unheard -= 1
        self._read_on()

    def _read_on(self) -> None:
        if self.read_paused and not self.queue.qsize() and not needs_backpressure(self._unheard):
            self.read_paused = False
            self.transport.resume_reading()

    def send_text(self, *texts: str) -> None:
        """Sends some messages."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > _MOST_BYTES:
            self.disconnect(TRY_AGAIN)
            return
        for text in texts:
            self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))

    def disconnect(self, code: int) -> None:
        """Lets the page go; the application hears at once that it has left."""
        if self.close_sent or self.transport.is_closing():
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(_GRACE, self.transport.abort)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Something has come, so the page is there."""
        self._silent = False
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Asks whether the page is there; not if it was heard since it was asked last."""
        if self._silent:
            super().send_keepalive_ping()
        else:
            self._silent = True
            self.schedule_ping()

    def keepalive_timeout(self) -> None:
        """A page that does not answer is gone, with everything that was on its way to it."""
        super().keepalive_timeout()
        self.transport.abort()


def find_transport(scope: Scope) -> WebSocketTransport:
    """The line that a request came by."""
    line = scope[_LINE]
    assert isinstance(line, WebSocketTransport)
    return line
