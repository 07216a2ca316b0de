"""The writer: one thread that stores each pending event, many in one transaction."""

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
"""Seconds between two transactions for every table where something happens, up to the longest: many lines in
one cost little more than one in one.
"""
_ACTIVITY_WINDOW: Final = 1.0
_RETRY_INTERVAL: Final = 0.2
"""Seconds between two questions about what is in doubt."""

_CLOSE_TIMEOUT: Final = 10.0
"""Seconds that the last entries get when the journal closes."""

_EXIT_SOFTWARE: Final = 70
"""The status with which a program ends that is at fault itself."""

log = Logger("spadille")


Report = Callable[[WriteFailed | None], None]
"""Is told, on the writer's thread, that something is stored, or why not."""


class EventWriterProtocol(Protocol):
    """Stores entries in the order they were handed in."""

    is_writing: bool
    """Whether what was to be stored last is stored."""

    @property
    def pending_count(self) -> int:
        """How many entries are in line."""

    def enqueue(self, rows: Sequence[Insert], report: Report) -> None:
        """Asks for lines to be stored together."""

    def close(self) -> None:
        """Takes nothing more, when what is in line is stored."""


@dataclass(eq=False, slots=True)
class _Entry:
    """Lines that are stored together or not at all."""

    rows: Sequence[Insert]
    report: Report
    enqueued_at: float = field(default_factory=perf_counter)
    decided: bool = False

    def report_result(self, trouble: WriteFailed | None) -> None:
        """It is stored, or is not."""
        self.decided = True
        self.report(trouble)


class ActiveTables:
    """Counts the tables where something happened in the last full second.

    >>> lively = Lively()
    >>> for now, tables in enumerate([["oak"], ["oak", "elm"], ["elm"], []]):
    ...     lively.note(tables, now * 1.1)
    ...     print(lively.count)
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
        """Something happens at these, at a time in seconds."""
        if now - self._since > _ACTIVITY_WINDOW:
            self.count = len(self._tables) if now - self._since < 2 * _ACTIVITY_WINDOW else 0
            self._since, self._tables = now, set()
        self._tables.update(tables)


class EventWriter:
    """Stores entries in the order they were handed in; each is durable before anybody is told so."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: SimpleQueue[_Entry | None] = SimpleQueue()
        self._door = Lock()
        self._closed = False
        self._closing = Event()
        self._tables = ActiveTables()
        self.is_writing = True
        """Whether what was to be stored last is stored."""
        self._thread = Thread(target=self._write_to_the_end, name="journal", daemon=True)
        self._thread.start()

    @property
    def pending_count(self) -> int:
        """How many entries are in line."""
        return self._waiting.qsize()

    def enqueue(self, rows: Sequence[Insert], report: Report) -> None:
        """Asks for lines to be stored together."""
        with self._door:
            if not self._closed:
                self._waiting.put(_Entry(rows, report))
                return
        report(WriteFailed("the journal is closed"))

    def close(self) -> None:
        """Stores what is still waiting, then ends; what takes too long is given up, unacknowledged."""
        with self._door:
            if not self._closed:
                self._closed = True
                self._closing.set()
                self._waiting.put(None)
        self._thread.join(_CLOSE_TIMEOUT)

    def _write_to_the_end(self) -> None:
        """A house without its writer acknowledges nothing any more: it had better begin anew."""
        try:
            self._write_all()
        except BaseException:  # noqa: BLE001 - told with the kind of error and its place, and the end
            log.critical("the writer is gone, and the house closes")
            os._exit(_EXIT_SOFTWARE)

    def _write_all(self) -> None:
        going = True
        while going:
            self.wait_for_batch()
            entries, going = self._next_batch(self._waiting.get)
            if entries:
                self._tables.note(_find_tables(entries), perf_counter())
                self._commit_batch(entries)

    def wait_for_batch(self) -> None:
        """Lets more entries come in, where there are many tables."""
        seconds = min(_MAX_WAIT, _WAIT_PER_TABLE * self._tables.count)
        if seconds > _WAIT_PER_TABLE:
            sleep(seconds)

    def _next_batch(self, take: Callable[[], _Entry | None]) -> tuple[list[_Entry], bool]:
        """Whoever waits, up to a group; and whether more may come."""
        group: list[_Entry] = []
        while len(group) < _MAX_BATCH:
            try:
                entry = take()
            except Empty:
                break
            if entry is None:
                return group, False
            group.append(entry)
            take = self._waiting.get_nowait
        return group, True

    def _commit_batch(self, entries: list[_Entry]) -> None:
        """Whatever goes wrong with these, the journal is there for the next."""
        try:
            self._store(entries)
        except Exception as trouble:
            self.is_writing = False
            log.exception("the journal stumbled")
            undecided = [entry for entry in entries if not entry.decided]
            _fail(undecided, WriteFailed(type(trouble).__name__))

    def _store(self, entries: list[_Entry]) -> None:
        """Stores all in one transaction; if that fails each by itself, so that one cannot spoil another."""
        try:
            self._database.insert(line for entry in entries for line in entry.rows)
        except CommitUnknown:
            self.is_writing = False
            self._resolve_unknown_commit(entries)
        except WriteFailed as trouble:
            self.is_writing = False
            if len(entries) == 1 or isinstance(trouble, DatabaseUnavailable):
                _fail(entries, trouble)
            else:
                for entry in entries:
                    self._store([entry])
        else:
            self.is_writing = self.is_writing or any(entry.rows for entry in entries)
            _acknowledge(entries)

    def _resolve_unknown_commit(self, entries: list[_Entry]) -> None:
        """Nothing is said of these until it is known; whoever comes meanwhile is refused."""
        log.error("in doubt", entries=len(entries))
        while (kept := None if self._closing.is_set() else self._database.was_committed()) is None:
            if self._closing.wait(_RETRY_INTERVAL):
                _fail(entries, DatabaseUnavailable("in doubt"))
                return
            self._refuse_waiting()
        log.info("no longer in doubt", kept=kept)
        if kept:
            self.is_writing = True
            _acknowledge(entries)
        else:
            _fail(entries, DatabaseUnavailable("undone"))

    def _refuse_waiting(self) -> None:
        group, going = self._next_batch(self._waiting.get_nowait)
        _fail(group, DatabaseUnavailable("others are in doubt"))
        if not going:
            self._waiting.put(None)


def _find_tables(entries: list[_Entry]) -> set[str]:
    return {line["table_id"] for entry in entries for into, line in entry.rows if into == "events"}


def _acknowledge(entries: list[_Entry]) -> None:
    COMMITS.count(len(entries))
    kinds = Counter([line["kind"] for entry in entries for into, line in entry.rows if into == "events"])
    for kind, times in kinds.items():
        EVENTS.count(times, kind)
    now = perf_counter()
    for entry in entries:
        COMMIT_SECONDS.count(now - entry.enqueued_at)
        entry.report_result(None)


def _fail(entries: list[_Entry], trouble: WriteFailed) -> None:
    if entries:
        log.error("not stored", because=str(trouble), entries=len(entries))
    for entry in entries:
        entry.report_result(type(trouble)(*trouble.args))
