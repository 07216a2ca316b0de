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
    """The interface of a JavaScript `Uint8Array` in Pyodide."""

    def to_bytes(self) -> bytes:
        """Return the content as Python bytes."""


async def begin(
    blob_store: BlobStore, page: PageApi, image: Bytes | None, batches: Iterable[str], token: str
) -> WorkerApi | None:
    """Start the server with the data that the browser has stored, and return its API.

    Return None if the data cannot be used.
    """
    database = image.to_bytes() if image is not None else None
    try:
        return await open_worker_api(blob_store, page, database, list(batches), token)
    except DatabaseUnusable as error:
        log.info("the stored data cannot be used", because=error.code)
        return None
