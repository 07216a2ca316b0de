"""An asyncio transport in memory, which records what is written to it."""

from __future__ import annotations

import asyncio

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class MemoryTransport(asyncio.Transport):
    """A transport that records written bytes, whether reading is paused, and whether it was closed."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        super().__init__({"peername": (address, 1)})
        self.sent: list[bytes] = []
        self.reading = True
        self.unread = 0
        """The number of bytes that the peer has not read yet."""
        self.cut = False
        self._protocol: asyncio.BaseProtocol | None = None

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent.append(bytes(data))

    def is_closing(self) -> bool:
        return self.cut

    def get_write_buffer_size(self) -> int:
        """Return the number of unread bytes: 0 unless a test sets it."""
        return self.unread

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        assert self._protocol is not None
        return self._protocol

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def close(self) -> None:
        """Close the connection, unless written bytes are still unread."""
        if not self.unread:
            self.abort()

    def abort(self) -> None:
        """Close the connection. The protocol is notified in the next turn of the event loop."""
        if not self.cut and self._protocol is not None:
            asyncio.get_running_loop().call_soon(self._protocol.connection_lost, None)
        self.cut = True
