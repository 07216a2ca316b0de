"""Lines without a network between: what goes over them, who reads it, and who was cut off."""

from __future__ import annotations

import asyncio

HELLO = (
    b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Wire(asyncio.Transport):
    """What goes over a line, and whether more is read."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        super().__init__({"peername": (address, 1)})
        self.sent: list[bytes] = []
        self.reading = True
        self.unread = 0
        """So many bytes has nobody taken yet at the other end."""
        self.cut = False
        self._protocol: asyncio.BaseProtocol | None = None

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Keeps it."""
        self.sent.append(bytes(data))

    def is_closing(self) -> bool:
        """It stays open until it is cut."""
        return self.cut

    def get_write_buffer_size(self) -> int:
        """Everything is taken at once, unless somebody says otherwise."""
        return self.unread

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Somebody else listens from now on."""
        self._protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        """Who listens."""
        assert self._protocol is not None
        return self._protocol

    def pause_reading(self) -> None:
        """No more for now."""
        self.reading = False

    def resume_reading(self) -> None:
        """Go on."""
        self.reading = True

    def close(self) -> None:
        """Cuts it as soon as everything is taken."""
        if not self.unread:
            self.abort()

    def abort(self) -> None:
        """Cuts it; who listens hears of that a little later."""
        if not self.cut and self._protocol is not None:
            asyncio.get_running_loop().call_soon(self._protocol.connection_lost, None)
        self.cut = True
