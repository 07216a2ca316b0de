"""How a table speaks to a page, whatever lies between them."""

from __future__ import annotations

from typing import Final, Protocol

TRY_AGAIN: Final = 1013
"""The code with which a page is let go that may come back at once, and then has everything anew."""


class Voice(Protocol):
    """Speaks to one page. What cannot be sent at once waits; who lets too much wait is let go."""

    def say(self, *texts: str) -> None:
        """Sends some messages."""

    def hang_up(self, code: int) -> None:
        """Lets the page go."""
