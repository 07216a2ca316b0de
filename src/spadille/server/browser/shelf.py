"""Where the browser keeps things, as it is spoken to from here; behind it lies IndexedDB."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol


class Shelf(Protocol):
    """Keeps an image of the database and the lines that came since. Each is durable when it is awaited."""

    def add(self, line: str) -> Awaitable[None]:
        """One more line, after all others."""

    def replace(self, image: bytes) -> Awaitable[None]:
        """This image, and no lines, instead of all there was."""

    def know(self, token: str) -> Awaitable[None]:
        """By which token this browser is known from now on; by none if it is empty."""
