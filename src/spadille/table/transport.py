"""How a table speaks to a page, whatever lies between them."""

from __future__ import annotations

from typing import Final, Protocol

TRY_AGAIN: Final = 1013
"""The code with which a page is let go that may come back at once, and then has everything anew."""


class Transport(Protocol):
    """Speaks to one page. What cannot be sent at once waits; who lets too much wait is let go."""

    def send_text(self, *texts: str) -> None:
        """Sends some messages."""

    def disconnect(self, code: int) -> None:
        """Lets the page go."""
