"""One open page at a table."""

from __future__ import annotations

import asyncio
from typing import Final

MOST_WAITING: Final = 64


class Client:
    """Somebody's connection, with what still has to be sent to it. One player may have several."""

    def __init__(self, player: str | None) -> None:
        self.player = player
        """The player's id; None for a watcher nobody has seen before."""
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.gone = asyncio.Event()
        """Set when the client reads too slowly, or its table closes."""

    def send(self, text: str) -> None:
        """Puts a message in line. Who reads too slowly is let go: on coming back everything is sent anew."""
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.gone.set()

    async def next(self) -> str:
        """The next message in line."""
        return await self._waiting.get()
