"""A minimal WebSocket client, which leaves most of the CPU time to the server."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable
from typing import Final

_TEXT: Final = 0x81
_PING: Final = 0x89
_PONG: Final = 0x8A
_CLOSE: Final = 0x88
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)
"""A mask of zeros is valid and needs no masking."""
_TWO_MORE: Final = 126
_EIGHT_MORE: Final = 127
_END: Final = b"\r\n\r\n"
OnMessage = Callable[[bytes], None]


class WebSocketClient(asyncio.Protocol):
    """A WebSocket connection with unfragmented text frames in both directions. Pings are answered."""

    def __init__(self, handshake: bytes, on_message: OnMessage) -> None:
        self._handshake = handshake
        self._on_message = on_message
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._handshake)

    def connection_lost(self, exc: Exception | None) -> None:
        """If the handshake is pending, make it fail."""
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        """Pass every complete message to the callback."""
        self._buffer += data
        if not self.opened.done():
            self._read_handshake()
        if self.opened.done():
            while self._read_frame():
                pass

    def send(self, text: str) -> None:
        self._send_frame(_TEXT, text.encode())

    def close(self) -> None:
        """Close without a closing handshake."""
        if self._transport is not None:
            self._transport.abort()

    def _send_frame(self, kind: int, words: bytes) -> None:
        assert self._transport is not None
        assert len(words) < _TWO_MORE
        self._transport.write(bytes((kind, _MASKED | len(words))) + _NO_MASK + words)

    def _read_handshake(self) -> None:
        at = self._buffer.find(_END)
        if at < 0:
            return
        answer = bytes(self._buffer[:at])
        del self._buffer[: at + len(_END)]
        if answer.startswith(b"HTTP/1.1 101"):
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(answer.decode("latin-1")))

    def _read_frame(self) -> bool:
        rest = self._buffer
        if len(rest) < 2:
            return False
        kind, length, at = rest[0], rest[1], 2
        more = {_TWO_MORE: 2, _EIGHT_MORE: 8}.get(length, 0)
        if more:
            length, at = int.from_bytes(rest[2 : 2 + more], "big"), 2 + more
        if len(rest) < at + length:
            return False
        words = bytes(rest[at : at + length])
        del rest[: at + length]
        if kind == _TEXT:
            self._on_message(words)
        elif kind == _PING:
            self._send_frame(_PONG, words)
        else:
            assert kind == _CLOSE, kind
        return True


async def connect(address: str, path: str, cookie: str, on_message: OnMessage) -> WebSocketClient:
    """Open a connection to a path and return it. Its messages are passed to `on_message`.

    Raises:
        ConnectionError: the server refuses it.
    """
    host, _, port = address.rpartition(":")
    key = base64.b64encode(bytes(16)).decode()
    handshake = (
        f"GET {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"Cookie: {cookie}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(
        lambda: WebSocketClient(handshake.encode(), on_message), host, int(port)
    )
    await client.opened
    return client
