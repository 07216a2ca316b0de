"""The entry point for JavaScript: converts its arguments to Python."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from spadille.pyodide.blob_store import BlobStore
from spadille.pyodide.worker_api import PageApi, WorkerApi, open_worker_api
from spadille.storage import DatabaseUnusable
from spadille.telemetry.log import Logger

log = Logger("spadille")


class Bytes(Protocol):
    """A `Uint8Array`, as Pyodide has it."""

    def to_bytes(self) -> bytes:
        """Return the contents."""


async def begin(
    blob_store: BlobStore, page: PageApi, image: Bytes | None, batches: Iterable[str], token: str
) -> WorkerApi | None:
    """Open the worker API on the data that the browser has stored; return None if the data cannot be used."""
    database = image.to_bytes() if image is not None else None
    try:
        return await open_worker_api(blob_store, page, database, list(batches), token)
    except DatabaseUnusable as error:
        log.info("the stored data cannot be used", because=error.code)
        return None
