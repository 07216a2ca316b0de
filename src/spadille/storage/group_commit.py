"""The event writer: a thread that inserts rows. One transaction commits the rows of many callers."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread
from time import perf_counter, sleep
from typing import Final, Protocol

from spadille.storage.database import CommitUnknown, Database, DatabaseUnavailable, Insert, WriteFailed
from spadille.telemetry.counters import COMMIT_SECONDS, COMMITS, EVENTS
from spadille.telemetry.log import Logger

_MAX_BATCH: Final = 512
_MAX_WAIT: Final = 0.04
_WAIT_PER_TABLE: Final = 0.0001
"""Seconds to wait between two transactions for each active table, up to `_MAX_WAIT`.

Waiting lets more rows share a transaction. Many rows in one transaction cost little more than one row.
"""
_ACTIVITY_WINDOW: Final = 1.0
_RETRY_INTERVAL: Final = 0.2
"""Seconds between two attempts to find out whether an unknown commit succeeded."""

_CLOSE_TIMEOUT: Final = 10.0
"""Seconds in which the writer may store the entries left in the queue when it closes."""

_EXIT_SOFTWARE: Final = 70
"""The exit status for an internal error of the program."""

log = Logger("spadille")


Report = Callable[[WriteFailed | None], None]
"""A callback on the writer's thread. It receives None if the rows are stored, else the error."""


class EventWriterProtocol(Protocol):
    """A writer that inserts rows in the order they were enqueued."""

    is_writing: bool
    """Whether the latest attempt to store rows succeeded."""

    @property
    def pending_count(self) -> int:
        """Return the number of entries in the queue."""

    def enqueue(self, rows: Sequence[Insert], report: Report) -> None:
        """Enqueue rows that are inserted together, and call `report` with the outcome."""

    def close(self) -> None:
        """Store the rows in the queue, and reject all further rows."""


@dataclass(eq=False, slots=True)
class _Entry:
    """Rows that are stored together or not at all."""

    rows: Sequence[Insert]
    report: Report
    enqueued_at: float = field(default_factory=perf_counter)
    decided: bool = False

    def report_result(self, error: WriteFailed | None) -> None:
        self.decided = True
        self.report(error)


class ActiveTables:
    """A count of the tables that had events in the last full second.

    >>> active = ActiveTables()
    >>> for now, tables in enumerate([["oak"], ["oak", "elm"], ["elm"], []]):
    ...     active.note(tables, now * 1.1)
    ...     print(active.count)
    0
    1
    2
    1
    """

    def __init__(self) -> None:
        self.count = 0
        self._since = 0.0
        self._tables: set[str] = set()

    def note(self, tables: Iterable[str], now: float) -> None:
        """Record that `tables` have events at the time `now`, in seconds."""
        if now - self._since > _ACTIVITY_WINDOW:
            self.count = len(self._tables) if now - self._since < 2 * _ACTIVITY_WINDOW else 0
            self._since, self._tables = now, set()
        self._tables.update(tables)


class EventWriter:
    """A thread that inserts rows in the order they were enqueued.

    Rows are durable before success is reported.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: SimpleQueue[_Entry | None] = SimpleQueue()
        self._close_lock = Lock()
        self._closed = False
        self._closing = Event()
        self._tables = ActiveTables()
        self.is_writing = True
        """Whether the latest attempt to store rows succeeded."""
        self._thread = Thread(target=self._run, name="event-writer", daemon=True)
        self._thread.start()

    @property
    def pending_count(self) -> int:
        """Return the number of entries in the queue."""
        return self._queue.qsize()

    def enqueue(self, rows: Sequence[Insert], report: Report) -> None:
        """Enqueue rows that are inserted together, and call `report` with the outcome."""
        with self._close_lock:
            if not self._closed:
                self._queue.put(_Entry(rows, report))
                return
        report(WriteFailed("the event writer is closed"))

    def close(self) -> None:
        """Store the rows in the queue, then end the thread.

        Rows that are not stored after ten seconds are given up. Their callbacks are not called.
        """
        with self._close_lock:
            if not self._closed:
                self._closed = True
                self._closing.set()
                self._queue.put(None)
        self._thread.join(_CLOSE_TIMEOUT)

    def _run(self) -> None:
        """Run the writer. If it fails, end the process, because the server could not store anything."""
        try:
            self._write_all()
        except BaseException:  # noqa: BLE001 - logged, then the process ends
            log.critical("the writer is gone, and the server closes")
            os._exit(_EXIT_SOFTWARE)

    def _write_all(self) -> None:
        is_open = True
        while is_open:
            self.wait_for_batch()
            entries, is_open = self._next_batch(self._queue.get)
            if entries:
                self._tables.note(_find_tables(entries), perf_counter())
                self._commit_batch(entries)

    def wait_for_batch(self) -> None:
        """Wait so that more entries share the next transaction: 0.1 ms per active table, at most 40 ms."""
        seconds = min(_MAX_WAIT, _WAIT_PER_TABLE * self._tables.count)
        if seconds > _WAIT_PER_TABLE:
            sleep(seconds)

    def _next_batch(self, take: Callable[[], _Entry | None]) -> tuple[list[_Entry], bool]:
        """Return the next entries, up to a full batch, and whether the writer is still open."""
        batch: list[_Entry] = []
        while len(batch) < _MAX_BATCH:
            try:
                entry = take()
            except Empty:
                break
            if entry is None:
                return batch, False
            batch.append(entry)
            take = self._queue.get_nowait
        return batch, True

    def _commit_batch(self, entries: list[_Entry]) -> None:
        """Store a batch. After an unexpected error, report a failure for its entries, and go on."""
        try:
            self._store(entries)
        except Exception as error:
            self.is_writing = False
            log.exception("the event writer failed")
            undecided = [entry for entry in entries if not entry.decided]
            _fail(undecided, WriteFailed(type(error).__name__))

    def _store(self, entries: list[_Entry]) -> None:
        """Store all entries in one transaction. If it fails, store each entry in a transaction of its own."""
        try:
            self._database.insert(row for entry in entries for row in entry.rows)
        except CommitUnknown:
            self.is_writing = False
            self._resolve_unknown_commit(entries)
        except WriteFailed as error:
            self.is_writing = False
            if len(entries) == 1 or isinstance(error, DatabaseUnavailable):
                _fail(entries, error)
            else:
                for entry in entries:
                    self._store([entry])
        else:
            self.is_writing = self.is_writing or any(entry.rows for entry in entries)
            _acknowledge(entries)

    def _resolve_unknown_commit(self, entries: list[_Entry]) -> None:
        """Find out whether a commit succeeded, and report it. Reject entries that are enqueued meanwhile."""
        log.error("in doubt", entries=len(entries))
        while (committed := None if self._closing.is_set() else self._database.was_committed()) is None:
            if self._closing.wait(_RETRY_INTERVAL):
                _fail(entries, DatabaseUnavailable("in doubt"))
                return
            self._fail_queued()
        log.info("no longer in doubt", committed=committed)
        if committed:
            self.is_writing = True
            _acknowledge(entries)
        else:
            _fail(entries, DatabaseUnavailable("undone"))

    def _fail_queued(self) -> None:
        batch, is_open = self._next_batch(self._queue.get_nowait)
        _fail(batch, DatabaseUnavailable("others are in doubt"))
        if not is_open:
            self._queue.put(None)


def _find_tables(entries: list[_Entry]) -> set[str]:
    return {row["table_id"] for entry in entries for into, row in entry.rows if into == "events"}


def _acknowledge(entries: list[_Entry]) -> None:
    COMMITS.count(len(entries))
    kinds = Counter([row["kind"] for entry in entries for into, row in entry.rows if into == "events"])
    for kind, times in kinds.items():
        EVENTS.count(times, kind)
    now = perf_counter()
    for entry in entries:
        COMMIT_SECONDS.count(now - entry.enqueued_at)
        entry.report_result(None)


def _fail(entries: list[_Entry], error: WriteFailed) -> None:
    if entries:
        log.error("not stored", because=str(error), entries=len(entries))
    for entry in entries:
        entry.report_result(type(error)(*error.args))
