"""Where a table's story is kept."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol

from spadille.storage.database import Insert


class EventStore(Protocol):
    """Keeps what happens, in the order it is handed in. A table asks nothing else of whatever stores it."""

    def insert(self, *rows: Insert) -> Awaitable[None]:
        """Stores lines durably, all together; when it is awaited they are there.

        Raises:
            NotStored: none of them is.
        """
