"""The store of a house in a browser: SQLite in the worker's memory, rebuilt from what the browser keeps."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from pydantic_core import to_json

from spadille.pyodide.blob_store import BlobStore
from spadille.storage.cache_table import evict_oldest
from spadille.storage.database import Insert, WriteFailed
from spadille.storage.group_commit import Report
from spadille.storage.sqlite.store import SqliteDatabase, open_sqlite
from spadille.storage.store import Store
from spadille.telemetry.log import Logger

_MANY: Final = 500
"""So many lines are read again one by one, before an image takes their place."""
_FINDINGS: Final = 1_000
"""So much of what was thought out is in the image."""

log = Logger("spadille")


class BrowserEventWriter:
    """Puts lines on the shelf in the order they were handed in, and only then into the database."""

    def __init__(self, shelf: BlobStore, database: SqliteDatabase) -> None:
        self._shelf = shelf
        self._database = database
        self._last: asyncio.Task[None] | None = None
        self._closed = False
        self.pending_count = 0
        self.is_writing = True

    def enqueue(self, lines: Sequence[Insert], report: Report) -> None:
        """Asks for lines to be stored together."""
        if self._closed:
            report(WriteFailed("the journal is closed"))
            return
        self.pending_count += 1
        self._last = asyncio.create_task(self._store(self._last, lines, report))

    def close(self) -> None:
        """Accepts nothing more."""
        self._closed = True

    async def settled(self) -> None:
        """Waits until everything handed in is stored or refused."""
        if self._last is not None:
            await asyncio.wait([self._last])

    async def _store(
        self, before: asyncio.Task[None] | None, lines: Sequence[Insert], report: Report
    ) -> None:
        if before is not None:
            await asyncio.wait([before])
        try:
            if lines:
                await self._shelf.add(encode_rows(lines))
                self._database.insert(lines)
        except Exception as trouble:
            log.exception("not stored")
            self.is_writing = False
            report(WriteFailed(type(trouble).__name__))
        else:
            self.is_writing = True
            report(None)
        finally:
            self.pending_count -= 1


class BrowserStore(Store):
    """A store with its database in memory and its journal in the browser."""

    def __init__(self, shelf: BlobStore, database: SqliteDatabase) -> None:
        self.journal = BrowserEventWriter(shelf, database)
        super().__init__(database, self.journal)
        self._shelf = shelf
        self._in_memory = database

    async def compact(self) -> None:
        """Makes the browser keep an image of the present state, and nothing that has been deleted."""
        await self.journal.settled()
        await self._shelf.replace(self._in_memory.image())

    def image(self) -> bytes:
        """The database as it is now."""
        return self._in_memory.image()

    async def replace_with(self, image: bytes) -> None:
        """Replaces this database on the shelf with another; nothing more is stored here."""
        await self.journal.settled()
        self.journal.close()
        await self._shelf.replace(image)


def encode_rows(lines: Iterable[Insert]) -> str:
    """Lines in the shelf's form: bytes are written in hex, and marked as such.

    >>> read(written([("tables", {"id": "oak", "head": b"seal"})]))
    [('tables', {'id': 'oak', 'head': b'seal'})]
    """
    return json.dumps([[into, *_plain_line(dict(line))] for into, line in lines], ensure_ascii=False)


def _plain_line(line: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    in_hex = [name for name, value in line.items() if isinstance(value, bytes)]
    values = {name: value.hex() if name in in_hex else _plain(value) for name, value in line.items()}
    return values, in_hex


def _plain(value: object) -> object:
    """A value as the database has it: an event's payload is text there, exactly as it was sealed."""
    return value if isinstance(value, str | int | None) else to_json(value).decode()


def decode_row(line: str) -> list[Insert]:
    """The lines again."""
    return [
        (into, {name: bytes.fromhex(value) if name in in_hex else value for name, value in values.items()})
        for into, values, in_hex in json.loads(line)
    ]


async def open_browser_store(
    file: Path, shelf: BlobStore, image: bytes | None, lines: Sequence[str]
) -> BrowserStore:
    """The store as it was kept. Many lines are merged into an image, so that there are few the next time.

    Args:
        file: Where the database lies in memory.
        shelf: What keeps it.
        image: An earlier image of the database.
        lines: What has been stored since.
    """
    if image is not None:
        file.write_bytes(image)
    database = open_sqlite(file)
    for line in lines:
        database.insert(decode_row(line))
    store = BrowserStore(shelf, database)
    if len(lines) > _MANY:
        database.execute([evict_oldest(_FINDINGS)])
        await store.compact()
    return store
