"""A WebSocket as cheap as it can be, so that the players leave the processor to the server."""

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
"""Four zeros are a mask as good as any, and leave the words as they are."""
_TWO_MORE: Final = 126
_EIGHT_MORE: Final = 127
_END: Final = b"\r\n\r\n"
Heard = Callable[[bytes], None]


class Line(asyncio.Protocol):
    """One socket: whole text frames in, whole text frames out, pings answered."""

    def __init__(self, hello: bytes, heard: Heard) -> None:
        self._hello = hello
        self._heard = heard
        self._rest = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the socket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        """The server has hung up."""
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        """Hands on every message that is whole."""
        self._rest += data
        if not self.opened.done():
            self._open()
        if self.opened.done():
            while self._next():
                pass

    def send_text(self, text: str) -> None:
        """Sends a message."""
        self._send(_TEXT, text.encode())

    def close(self) -> None:
        """Hangs up."""
        if self._transport is not None:
            self._transport.abort()

    def _send(self, kind: int, words: bytes) -> None:
        assert self._transport is not None
        assert len(words) < _TWO_MORE
        self._transport.write(bytes((kind, _MASKED | len(words))) + _NO_MASK + words)

    def _open(self) -> None:
        at = self._rest.find(_END)
        if at < 0:
            return
        answer = bytes(self._rest[:at])
        del self._rest[: at + len(_END)]
        if answer.startswith(b"HTTP/1.1 101"):
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(answer.decode("latin-1")))

    def _next(self) -> bool:
        rest = self._rest
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
            self._heard(words)
        elif kind == _PING:
            self._send(_PONG, words)
        else:
            assert kind == _CLOSE, kind
        return True


async def open_line(address: str, path: str, cookie: str, heard: Heard) -> Line:
    """A socket at this path; what comes over it is heard.

    Raises:
        ConnectionError: the server does not open it.
    """
    host, _, port = address.rpartition(":")
    key = base64.b64encode(bytes(16)).decode()
    hello = (
        f"GET {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"Cookie: {cookie}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(hello.encode(), heard), host, int(port))
    await line.opened
    return line
