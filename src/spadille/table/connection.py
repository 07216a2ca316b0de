"""One open page at a table."""

from __future__ import annotations

from typing import Final

from spadille.table.limits import Limits, TokenBucket
from spadille.table.transport import TRY_AGAIN, Transport

_POLICY_VIOLATION: Final = 1008


class Connection:
    """Somebody's connection. One player may have several."""

    def __init__(
        self, player: str | None, voice: Transport, *, screen: bool = False, limits: Limits | None = None
    ) -> None:
        self.player = None if screen else player
        """The player's id; None for a watcher nobody has seen before, and for a screen."""
        self.screen = screen
        """Whether it hangs on a wall: it shows what everybody may know, and nothing is said there."""
        self.limits = limits or Limits()
        self._voice = voice
        self._held = ""
        self._measure = TokenBucket(self.limits.messages)
        self._too_often = 0

    def send(self, text: str) -> None:
        """Sends a message. Who reads too slowly is let go: on coming back everything is sent anew."""
        if self._held:
            self._voice.send_text(self._held, text)
            self._held = ""
        else:
            self._voice.send_text(text)

    def send_with_next(self, text: str) -> None:
        """Sends a message together with the next one, which is sure to come now."""
        self._held = text

    def disconnect(self) -> None:
        """Hangs up; the page may come back."""
        self._voice.disconnect(TRY_AGAIN)

    def check_rate(self, now: float) -> bool:
        """Whether one more message may be said; who goes on and on all the same is let go."""
        if self._measure.take(now):
            self._too_often = 0
            return True
        self._too_often += 1
        if self._too_often > self.limits.messages.burst:
            self._voice.disconnect(_POLICY_VIOLATION)
        return False
