"""The entry point for JavaScript: converts its arguments to Python."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from spadille.pyodide.blob_store import BlobStore
from spadille.pyodide.worker_api import PageApi, WorkerApi, open_worker_api


class Bytes(Protocol):
    """A `Uint8Array`, as Pyodide has it."""

    def to_bytes(self) -> bytes:
        """Return the contents."""


async def begin(
    blob_store: BlobStore, page: PageApi, image: Bytes | None, lines: Iterable[str], token: str
) -> WorkerApi:
    """Open the worker API on the data that the browser has stored."""
    database = image.to_bytes() if image is not None else None
    return await open_worker_api(blob_store, page, database, list(lines), token)
