"""The interface of the browser's storage, which JavaScript implements with IndexedDB."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol


class BlobStore(Protocol):
    """Stores an image of the database, and the rows inserted after it. A write is durable once awaited."""

    def add(self, rows: str, /) -> Awaitable[None]:
        """Store a batch of encoded rows after all earlier ones."""

    def replace(self, image: bytes) -> Awaitable[None]:
        """Replace the stored image with this one, and delete all stored rows."""

    def put_aside(self, text: str) -> Awaitable[None]:
        """Store data that cannot be read separately from the tables. The user may save it as a file."""

    def set_token(self, token: str) -> Awaitable[None]:
        """Store the session token of this browser; an empty text deletes it."""
