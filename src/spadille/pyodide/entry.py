"""The entry from JavaScript: converts what comes in to Python."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from spadille.pyodide.blob_store import Shelf
from spadille.pyodide.worker_api import Desk, Page, open_desk


class Bytes(Protocol):
    """A `Uint8Array`, as Pyodide has it."""

    def to_bytes(self) -> bytes:
        """Its contents."""


async def begin(shelf: Shelf, page: Page, image: Bytes | None, lines: Iterable[str], token: str) -> Desk:
    """Opens the house from what the browser has kept."""
    kept = image.to_bytes() if image is not None else None
    return await open_desk(shelf, page, kept, list(lines), token)
