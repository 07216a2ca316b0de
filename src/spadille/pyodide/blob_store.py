"""The interface of the browser's storage, which JavaScript implements with IndexedDB."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol


class BlobStore(Protocol):
    """Stores an image of the database and the rows inserted since. A write is durable once awaited."""

    def add(self, rows: str, /) -> Awaitable[None]:
        """Append encoded rows."""

    def replace(self, image: bytes) -> Awaitable[None]:
        """Replace everything with this image and no rows."""

    def put_aside(self, text: str) -> Awaitable[None]:
        """Add what cannot be read to what the user may save as a file."""

    def set_token(self, token: str) -> Awaitable[None]:
        """Store the session token of this browser, empty for none."""
