"""The store in a browser: SQLite in the worker's memory, rebuilt from the browser's storage."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from pydantic_core import to_json

from spadille.pyodide.blob_store import BlobStore
from spadille.pyodide.salvage import salvage_image
from spadille.storage.cache_table import evict_oldest
from spadille.storage.database import Insert, WriteFailed
from spadille.storage.errors import DatabaseUnusable
from spadille.storage.group_commit import Report
from spadille.storage.sqlite.store import SqliteDatabase, open_sqlite
from spadille.storage.store import Store
from spadille.telemetry.log import Logger

_MAX_BATCHES: Final = 500
"""With more stored batches than this, opening the store merges them into a new image."""
_CACHED_RESULTS: Final = 1_000
"""The number of cached results in a new image."""

log = Logger("spadille")


class BrowserEventWriter:
    """An event writer that stores rows in the browser, in order, and then inserts them into the database."""

    def __init__(self, shelf: BlobStore, database: SqliteDatabase) -> None:
        self._blob_store = shelf
        self._database = database
        self._last: asyncio.Task[None] | None = None
        self._closed = False
        self.pending_count = 0
        self.is_writing = True

    def enqueue(self, lines: Sequence[Insert], report: Report) -> None:
        """Queue rows to be stored atomically."""
        if self._closed:
            report(WriteFailed("the event writer is closed"))
            return
        self.pending_count += 1
        self._last = asyncio.create_task(self._store(self._last, lines, report))

    def close(self) -> None:
        """Reject all further rows."""
        self._closed = True

    async def settled(self) -> None:
        """Wait until all queued rows are stored or rejected."""
        if self._last is not None:
            await asyncio.wait([self._last])

    async def _store(
        self, before: asyncio.Task[None] | None, lines: Sequence[Insert], report: Report
    ) -> None:
        if before is not None:
            await asyncio.wait([before])
        try:
            if lines:
                await self._blob_store.add(encode_rows(lines))
                self._database.insert(lines)
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
    """A store with its database in memory and its rows in the browser's storage."""

    def __init__(self, shelf: BlobStore, database: SqliteDatabase) -> None:
        self.journal = BrowserEventWriter(shelf, database)
        super().__init__(database, self.journal)
        self._blob_store = shelf
        self._in_memory = database

    async def compact(self) -> None:
        """Store an image of the database in place of everything else. Deleted data is gone afterwards."""
        await self.journal.settled()
        await self._blob_store.replace(self._in_memory.image())

    def image(self) -> bytes:
        """Return an image of the database."""
        return self._in_memory.image()

    async def replace_with(self, image: bytes) -> None:
        """Replace the stored database with another one. This store accepts no more writes."""
        await self.journal.settled()
        self.journal.close()
        await self._blob_store.replace(image)


def encode_rows(lines: Iterable[Insert]) -> str:
    """Encode rows for the browser's storage. Bytes are written in hex, and their columns named.

    >>> decode_row(encode_rows([("tables", {"id": "oak", "head": b"seal"})]))
    [('tables', {'id': 'oak', 'head': b'seal'})]
    """
    return json.dumps([[table, *_plain_row(dict(row))] for table, row in lines], ensure_ascii=False)


def _plain_row(row: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    in_hex = [name for name, value in row.items() if isinstance(value, bytes)]
    values = {name: value.hex() if name in in_hex else _plain(value) for name, value in row.items()}
    return values, in_hex


def _plain(value: object) -> object:
    """Return a value as the database has it: an event's payload is the text that its hash covers."""
    return value if isinstance(value, str | int | None) else to_json(value).decode()


def decode_row(line: str) -> list[Insert]:
    """Decode the rows of `encode_rows`."""
    return [
        (table, {name: bytes.fromhex(value) if name in in_hex else value for name, value in values.items()})
        for table, values, in_hex in json.loads(line)
    ]


async def open_browser_store(
    file: Path, shelf: BlobStore, image: bytes | None, lines: Sequence[str]
) -> BrowserStore:
    """Open the store from an image and the batches stored since. Many batches are merged into a new image.

    What cannot be read is set aside, and the rest is stored as a new image.


    Args:
        file: The database file in the worker's file system.
        shelf: The browser's storage.
        image: The stored image of the database, if there is one.
        lines: The encoded batches of rows stored since.
    """
    database, unread = _open_image(file, image)
    for before, line in pairwise(("", *lines)):
        if line != before and not _insert_line(database, line):  # the same line twice is no loss
            unread.append(line)
    store = BrowserStore(shelf, database)
    if unread:
        log.error("set aside", pieces=len(unread))
        await shelf.put_aside("".join(f"{piece}\n" for piece in unread))
    if unread or len(lines) > _MAX_BATCHES:
        database.execute([evict_oldest(_CACHED_RESULTS)])
        await store.compact()
    return store


def _open_image(file: Path, image: bytes | None) -> tuple[SqliteDatabase, list[str]]:
    """Return the database of an image, and the image itself as text if only a part of it can be read.

    Raises:
        DatabaseUnusable: `newer`, for an image of a newer version. It is whole, and must not be replaced.
    """
    if image is not None:
        file.write_bytes(image)
    try:
        return open_sqlite(file), []
    except DatabaseUnusable as error:
        if image is None or error.code == "newer":
            raise
    for rest in file.parent.glob(f"{file.name}*"):
        rest.unlink()
    saved = salvage_image(image)
    if saved is not None:
        file.write_bytes(saved)
    return open_sqlite(file), [json.dumps({"image": b64encode(image).decode()})]


def _insert_line(database: SqliteDatabase, line: str) -> bool:
    """Insert the rows of a stored line. Return whether that was possible."""
    try:
        database.insert(decode_row(line))
    except (WriteFailed, ValueError, TypeError, AttributeError, RecursionError):
        return False
    return True
