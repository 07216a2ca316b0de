"""The writer: one thread that stores what happens, many events in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Final

import structlog
from sqlalchemy import Engine, Table, insert
from sqlalchemy.exc import SQLAlchemyError

Row = tuple[Table, Mapping[str, Any]]
"""A line to be stored, and where."""
_GROUP: Final = 512

log = structlog.get_logger()


class NotStored(Exception):
    """The database did not take it; nothing was changed."""


@dataclass(frozen=True, eq=False)
class _Entry:
    """Lines that are stored together or not at all."""

    rows: tuple[Row, ...]
    stored: Future[None] = field(default_factory=Future)


class Journal:
    """Stores entries in the order they were handed in; each is durable before its future is done."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: SimpleQueue[_Entry | None] = SimpleQueue()
        self._door = Lock()
        self._closed = False
        self._thread = Thread(target=self._write_all, name="journal", daemon=True)
        self._thread.start()

    def write(self, *rows: Row) -> Future[None]:
        """Asks for lines to be stored together; the future fails with `NotStored`."""
        entry = _Entry(rows)
        with self._door:
            if self._closed:
                entry.stored.set_exception(NotStored("the journal is closed"))
            else:
                self._waiting.put(entry)
        return entry.stored

    def close(self) -> None:
        """Stores what is still waiting, then ends."""
        with self._door:
            if not self._closed:
                self._closed = True
                self._waiting.put(None)
        self._thread.join()

    def _write_all(self) -> None:
        going = True
        while going:
            group, going = self._next_group()
            entries = [entry for entry in group if entry.stored.set_running_or_notify_cancel()]
            self._store(entries)

    def _next_group(self) -> tuple[list[_Entry], bool]:
        """Whoever waits, up to a group; and whether more may come."""
        group: list[_Entry] = []
        take: Callable[[], _Entry | None] = self._waiting.get
        while len(group) < _GROUP:
            try:
                entry = take()
            except Empty:
                break
            if entry is None:
                return group, False
            group.append(entry)
            take = self._waiting.get_nowait
        return group, True

    def _store(self, entries: list[_Entry]) -> None:
        """Stores all in one transaction; if that fails each by itself, so that one cannot spoil another."""
        trouble = self._commit(row for entry in entries for row in entry.rows)
        if trouble is None:
            for entry in entries:
                entry.stored.set_result(None)
        elif len(entries) == 1:
            log.error("not stored", because=str(trouble.__cause__ or trouble), lines=len(entries[0].rows))
            entries[0].stored.set_exception(NotStored(type(trouble).__name__))
        else:
            for entry in entries:
                self._store([entry])

    def _commit(self, rows: Iterable[Row]) -> SQLAlchemyError | None:
        try:
            with self._engine.begin() as connection:
                for table, lines in groupby(rows, key=itemgetter(0)):
                    connection.execute(insert(table), [dict(line) for _, line in lines])
        except SQLAlchemyError as trouble:
            return trouble
        return None
