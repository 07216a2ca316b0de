"""The store of the in-browser server: an SQLite database in memory, restored from the browser's storage."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from spadille.pyodide.blob_store import BlobStore
from spadille.pyodide.salvage import salvage_image
from spadille.storage.cache_table import evict_oldest
from spadille.storage.database import DatabaseUnusable, Insert, WriteFailed, encode_value
from spadille.storage.group_commit import Report
from spadille.storage.schema import SchemaMismatch, current_version, require_current
from spadille.storage.sqlite.store import SqliteDatabase, open_sqlite
from spadille.storage.store import Store
from spadille.telemetry.log import Logger

_MAX_BATCHES: Final = 500
"""If there are more stored batches than this, opening the store merges them into a new image."""
_CACHED_RESULTS: Final = 1_000
"""The number of cached results, the newest ones, that a new image keeps."""

_OTHER_VERSION: Final = ("older", "outdated", "newer")

log = Logger("spadille")


class BrowserEventWriter:
    """An event writer that stores rows in the browser's storage and then inserts them into the database."""

    def __init__(self, blob_store: BlobStore, database: SqliteDatabase) -> None:
        self._blob_store = blob_store
        self._database = database
        self._last: asyncio.Task[None] | None = None
        self._closed = False
        self.pending_count = 0
        self.is_writing = True

    def enqueue(self, rows: Sequence[Insert], report: Report) -> None:
        """Queue rows to be stored atomically."""
        if self._closed:
            report(WriteFailed("the event writer is closed"))
            return
        self.pending_count += 1
        self._last = asyncio.create_task(self._store(self._last, rows, report))

    def close(self) -> None:
        """Reject all further rows."""
        self._closed = True

    async def settled(self) -> None:
        """Wait until all queued rows are stored or rejected."""
        if self._last is not None:
            await asyncio.wait([self._last])

    async def _store(self, before: asyncio.Task[None] | None, rows: Sequence[Insert], report: Report) -> None:
        if before is not None:
            await asyncio.wait([before])
        try:
            if rows:
                await self._blob_store.add(encode_rows(rows))
                self._database.insert(rows)
        except Exception as error:
            log.exception("not stored")
            self.is_writing = False
            report(WriteFailed(type(error).__name__))
        else:
            self.is_writing = True
            report(None)
        finally:
            self.pending_count -= 1


class BrowserStore(Store):
    """A store whose database is in memory and whose rows are also in the browser's storage."""

    def __init__(self, blob_store: BlobStore, database: SqliteDatabase) -> None:
        self.event_writer = BrowserEventWriter(blob_store, database)
        super().__init__(database, self.event_writer)
        self._blob_store = blob_store
        self._in_memory = database

    async def compact(self) -> None:
        """Replace all stored data with an image of the database, so that deleted data is really gone."""
        await self.event_writer.settled()
        await self._blob_store.replace(self._in_memory.image())

    def image(self) -> bytes:
        """Return an image of the database."""
        return self._in_memory.image()

    async def replace_with(self, image: bytes) -> None:
        """Replace the stored database with another one. This store accepts no more writes."""
        await self.event_writer.settled()
        self.event_writer.close()
        await self._blob_store.replace(image)


def encode_rows(rows: Iterable[Insert]) -> str:
    """Return rows as JSON text for the browser's storage. Bytes are in hex, and their columns are listed.

    >>> decode_rows(encode_rows([("tables", {"id": "oak", "head": b"seal"})]))
    [('tables', {'id': 'oak', 'head': b'seal'})]
    """
    encoded = [[table, *_encode_row(dict(row))] for table, row in rows]
    return json.dumps({"schema": current_version(), "rows": encoded}, ensure_ascii=False)


def _encode_row(row: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    in_hex = [name for name, value in row.items() if isinstance(value, bytes)]
    values = {name: value.hex() if name in in_hex else encode_value(value) for name, value in row.items()}
    return values, in_hex


def decode_rows(batch: str) -> list[Insert]:
    """Return the rows in a text that `encode_rows` made.

    Raises:
        SchemaMismatch: the rows have another version of the schema.
        ValueError: the text is invalid.
    """
    try:
        match json.loads(batch):
            case {"schema": int(version), "rows": rows}:
                require_current("sqlite", version)
                return [
                    (table, {name: _decode_value(value, name in in_hex) for name, value in values.items()})
                    for table, values, in_hex in rows
                ]
            case _:
                raise ValueError("no batch of rows")
    except (AttributeError, TypeError, RecursionError) as error:
        raise ValueError("no batch of rows") from error


def _decode_value(value: Any, is_hex: bool) -> object:  # noqa: ANN401, FBT001 - what JSON has
    return bytes.fromhex(value) if is_hex else value


async def open_browser_store(
    file: Path, blob_store: BlobStore, image: bytes | None, batches: Sequence[str]
) -> BrowserStore:
    """Open the store from an image and the batches of rows stored after it.

    If there are many batches, store a new image with all data. Data that cannot be read is put aside, and the
    rest is stored as a new image.

    Args:
        file: The database file in the worker's file system.
        blob_store: The browser's storage.
        image: The stored image of the database, if there is one.
        batches: The encoded batches of rows stored after the image.

    Raises:
        DatabaseUnusable: the stored data has another version.
    """
    database, unread = _open_image(file, image)
    try:
        for before, batch in pairwise(("", *batches)):
            if batch != before and not _insert_batch(
                database, batch
            ):  # a repeated batch with the same content is accepted
                unread.append(batch)
    except SchemaMismatch as error:
        database.close()
        raise DatabaseUnusable(error.code, str(file)) from error
    store = BrowserStore(blob_store, database)
    if unread:
        log.error("set aside", pieces=len(unread))
        await blob_store.put_aside("".join(f"{piece}\n" for piece in unread))
    if unread or len(batches) > _MAX_BATCHES:
        database.execute([evict_oldest(_CACHED_RESULTS)])
        await store.compact()
    return store


def _open_image(file: Path, image: bytes | None) -> tuple[SqliteDatabase, list[str]]:
    """Return the database in an image, and what could not be read.

    If the image is damaged, the database has its readable rows, and the list holds the whole image as text.

    Raises:
        DatabaseUnusable: `older`, `outdated`, `newer`. An image of another version must not be replaced.
    """
    if image is not None:
        file.write_bytes(image)
    try:
        return open_sqlite(file), []
    except DatabaseUnusable as error:
        if image is None or error.code in _OTHER_VERSION:
            raise
    for rest in file.parent.glob(f"{file.name}*"):
        rest.unlink()
    saved = salvage_image(image)
    if saved is not None:
        file.write_bytes(saved)
    return open_sqlite(file), [json.dumps({"image": b64encode(image).decode()})]


def _insert_batch(database: SqliteDatabase, batch: str) -> bool:
    """Insert the rows of a stored batch. Return False if the batch is invalid or does not fit."""
    try:
        database.insert(decode_rows(batch))
    except (WriteFailed, ValueError):
        return False
    return True
