"""The store of a house in a browser: SQLite in the worker's memory, rebuilt from what the browser keeps."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from pydantic_core import to_json

from spadille.pyodide.blob_store import Shelf
from spadille.storage.cache_table import too_many
from spadille.storage.database import NotStored, Row
from spadille.storage.group_commit import Report
from spadille.storage.sqlite.store import SqliteDatabase, open_file
from spadille.storage.store import Store
from spadille.telemetry.log import Log

_MANY: Final = 500
"""So many lines are read again one by one, before an image takes their place."""
_FINDINGS: Final = 1_000
"""So much of what was thought out is in the image."""

log = Log("spadille")


class BrowserJournal:
    """Puts lines on the shelf in the order they were handed in, and only then into the database."""

    def __init__(self, shelf: Shelf, database: SqliteDatabase) -> None:
        self._shelf = shelf
        self._database = database
        self._last: asyncio.Task[None] | None = None
        self._closed = False
        self.waiting = 0
        self.keeps = True

    def hand_in(self, lines: Sequence[Row], report: Report) -> None:
        """Asks for lines to be stored together."""
        if self._closed:
            report(NotStored("the journal is closed"))
            return
        self.waiting += 1
        self._last = asyncio.create_task(self._store(self._last, lines, report))

    def close(self) -> None:
        """Accepts nothing more."""
        self._closed = True

    async def settled(self) -> None:
        """Waits until everything handed in is stored or refused."""
        if self._last is not None:
            await asyncio.wait([self._last])

    async def _store(self, before: asyncio.Task[None] | None, lines: Sequence[Row], report: Report) -> None:
        if before is not None:
            await asyncio.wait([before])
        try:
            if lines:
                await self._shelf.add(written(lines))
                self._database.keep(lines)
        except Exception as trouble:
            log.exception("not stored")
            self.keeps = False
            report(NotStored(type(trouble).__name__))
        else:
            self.keeps = True
            report(None)
        finally:
            self.waiting -= 1


class BrowserStore(Store):
    """A store with its database in memory and its journal in the browser."""

    def __init__(self, shelf: Shelf, database: SqliteDatabase) -> None:
        self.journal = BrowserJournal(shelf, database)
        super().__init__(database, self.journal)
        self._shelf = shelf
        self._in_memory = database

    async def squash(self) -> None:
        """Makes the browser keep an image of the present state, and nothing that has been deleted."""
        await self.journal.settled()
        await self._shelf.replace(self._in_memory.image())

    def image(self) -> bytes:
        """The database as it is now."""
        return self._in_memory.image()

    async def become(self, image: bytes) -> None:
        """Replaces this database on the shelf with another; nothing more is stored here."""
        await self.journal.settled()
        self.journal.close()
        await self._shelf.replace(image)


def written(lines: Iterable[Row]) -> str:
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


def read(line: str) -> list[Row]:
    """The lines again."""
    return [
        (into, {name: bytes.fromhex(value) if name in in_hex else value for name, value in values.items()})
        for into, values, in_hex in json.loads(line)
    ]


async def opened(file: Path, shelf: Shelf, image: bytes | None, lines: Sequence[str]) -> BrowserStore:
    """The store as it was kept. Many lines are merged into an image, so that there are few the next time.

    Args:
        file: Where the database lies in memory.
        shelf: What keeps it.
        image: An earlier image of the database.
        lines: What has been stored since.
    """
    if image is not None:
        file.write_bytes(image)
    database = open_file(file)
    for line in lines:
        database.keep(read(line))
    store = BrowserStore(shelf, database)
    if len(lines) > _MANY:
        database.change([too_many(_FINDINGS)])
        await store.squash()
    return store
