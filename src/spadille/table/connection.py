"""A client's connection to a table."""

from __future__ import annotations

from typing import Final

from spadille.table.limits import Limits, TokenBucket
from spadille.table.transport import TRY_AGAIN, Transport
from spadille.workers.metering import Meter

_POLICY_VIOLATION: Final = 1008


class Connection:
    """One connection of a client. A player may have several."""

    def __init__(
        self,
        player: str | None,
        transport: Transport,
        *,
        screen: bool = False,
        limits: Limits | None = None,
        meter: Meter | None = None,
    ) -> None:
        self.player = None if screen else player
        """The player's id; None for an unknown watcher and for a wall display."""
        self.screen = screen
        """Whether this is a wall display. It shows the public state and sends no commands."""
        self.limits = limits or Limits()
        self.meter = meter
        """Charges the work for this client's messages."""
        self._transport = transport
        self._unsent = ""
        self._bucket = TokenBucket(self.limits.messages)
        self._refused = 0

    def send(self, text: str) -> None:
        """Send a message, after any message that was held back.

        The transport disconnects a client that reads too slowly. After it reconnects, the client gets the
        full state.
        """
        if self._unsent:
            self._transport.send_text(self._unsent, text)
            self._unsent = ""
        else:
            self._transport.send_text(text)

    def send_with_next(self, text: str) -> None:
        """Hold a message back, and send it together with the next message, which must follow at once."""
        self._unsent = text

    def disconnect(self) -> None:
        """Close the connection with a code that lets the client reconnect."""
        self._transport.disconnect(TRY_AGAIN)

    def check_rate(self, now: float) -> bool:
        """Return true if the rate limits allow the client one more message.

        Disconnect a client that goes on sending after many refusals.
        """
        if self._bucket.take(now) and not (self.meter and self.meter.is_out_of_work):
            self._refused = 0
            return True
        self._refused += 1
        if self._refused > self.limits.messages.burst:
            self._transport.disconnect(_POLICY_VIOLATION)
        return False
