"""The WebSocket protocol. It sends without waiting, and disconnects a client that does not read.

`WebSocketTransport` is a subclass of uvicorn's WebSocketsSansIOProtocol, which is not public API. ASGI's
`send` and `receive` could not do this. `send` waits for a client that does not read, which would delay the
broadcast to the others. `receive` switches to the application's task once for each message. The uvicorn
version is pinned in pyproject.toml; `test_private_names.py` lists every private name in use, and fails if a
new version lacks one or changes its signature.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starlette.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from spadille.server.connection_limits import limiter_of, needs_backpressure
from spadille.table.transport import TRY_AGAIN

_SCOPE_KEY: Final = "spadille.transport"
_MOST_BYTES: Final = 256 * 1024
"""A client with more unsent bytes than this is disconnected."""
_GRACE: Final = 5.0
"""Seconds that a client has to answer a close frame before its connection is dropped."""


MessageCallback = Callable[[str | None, Callable[[], None]], None]
"""Receives a message's text, or None for a binary message, and a function to call once it is answered."""


class WebSocketTransport(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, changed so that it sends messages at once.

    After a disconnection, the client has a few seconds to answer the close frame. Then the connection is
    dropped, and data that the client has not read is discarded.
    """

    _silent = True
    """Whether nothing was received since the time of the last ping."""
    _callback: MessageCallback | None = None
    _unanswered = 0
    """The number of messages that were passed to the callback and are not answered yet."""

    def handle_connect(self, event: Request) -> None:
        """Handle the handshake, and add this transport to the ASGI scope, where the application finds it."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope[_SCOPE_KEY] = self  # type: ignore[typeddict-unknown-key]

    def connection_lost(self, exc: Exception | None) -> None:
        """Report the closed connection to the limiter."""
        limiter_of(self.config).closed(self.transport)
        super().connection_lost(exc)

    async def send(self, message: ASGISendEvent) -> None:
        """Send an ASGI message of the application. The last body of a denial response ends the handshake."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    def on_message(self, callback: MessageCallback) -> None:
        """From now on pass each message to `callback` at once, without a switch to the application's task."""
        self._callback = callback
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] != "websocket.receive":
                self.queue.put_nowait(message)
                return
            self._unanswered += 1
            callback(message.get("text"), self._count_answer)
        self._resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Pass on a received message. Pause reading after a few unanswered messages, not after each one."""
        paused, self.read_paused = self.read_paused, True
        if self._callback is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            self._receive(self._callback)
        self.read_paused = paused
        if not paused and needs_backpressure(self.queue.qsize() + self._unanswered):
            self.read_paused = True
            self.transport.pause_reading()

    def _receive(self, callback: MessageCallback) -> None:
        data, text = b"".join(self.frames), None
        if self.curr_msg_data_type == "text":
            try:
                text = data.decode()
            except UnicodeDecodeError:
                super().send_receive_event_to_app()
                return
        self.frames = []
        self._unanswered += 1
        callback(text, self._count_answer)

    def _count_answer(self) -> None:
        self._unanswered -= 1
        self._resume_reading()

    def _resume_reading(self) -> None:
        if self.read_paused and not self.queue.qsize() and not needs_backpressure(self._unanswered):
            self.read_paused = False
            self.transport.resume_reading()

    def send_text(self, *texts: str) -> None:
        """Send text messages at once. If the client has too much unsent data, disconnect it instead."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > _MOST_BYTES:
            self.disconnect(TRY_AGAIN)
            return
        for text in texts:
            self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))

    def disconnect(self, code: int) -> None:
        """Close the connection with a code, and tell the application at once."""
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
        """Handle received data, and record that the client is alive."""
        self._silent = False
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Send a ping, unless data was received since the last time a ping was due."""
        if self._silent:
            super().send_keepalive_ping()
        else:
            self._silent = True
            self.schedule_ping()

    def keepalive_timeout(self) -> None:
        """Drop the connection of a client that does not answer a ping."""
        super().keepalive_timeout()
        self.transport.abort()


def find_transport(scope: Scope) -> WebSocketTransport:
    """Return the transport that received a WebSocket request."""
    transport = scope[_SCOPE_KEY]
    assert isinstance(transport, WebSocketTransport)
    return transport
