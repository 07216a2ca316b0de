"""The interface through which a table sends messages to a client."""

from __future__ import annotations

from typing import Final, Protocol

TRY_AGAIN: Final = 1013
"""The WebSocket close code that tells the client to reconnect and fetch the full state."""


class Transport(Protocol):
    """A message channel to one client.

    It buffers what cannot be sent at once. It disconnects a client that has too much unsent data.
    """

    def send_text(self, *texts: str) -> None:
        """Send messages."""

    def disconnect(self, code: int) -> None:
        """Close the channel with a code."""
