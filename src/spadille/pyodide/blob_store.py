"""The browser's storage as seen from here; IndexedDB is behind it."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol


class BlobStore(Protocol):
    """Keeps an image of the database and the lines since. Each is durable once it has been awaited."""

    def add(self, line: str) -> Awaitable[None]:
        """One more line, after all others."""

    def replace(self, image: bytes) -> Awaitable[None]:
        """Replaces everything with this image and no lines."""

    def set_token(self, token: str) -> Awaitable[None]:
        """From now on this token identifies this browser; none does if it is empty."""
