"""Compare the events that servers acknowledged with those in the database."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from spadille.storage import Corruption, Event
from spadille.table.reducer import UnreadableEvent, reduce_events

MessageKey = tuple[str, int, str]
"""A message: its table, the seat that sent it, its id."""


@dataclass
class Ledger:
    """The messages and tables that servers acknowledged, with event numbers."""

    acknowledged: dict[MessageKey, int | None] = field(default_factory=dict)
    """The event number, None where the only answer was `repeated`."""
    opened: set[str] = field(default_factory=set)
    """Tables whose creation was acknowledged."""
    answers: Counter[str] = field(default_factory=Counter)
    """How often each answer was received."""
    latencies: list[float] = field(default_factory=list)
    """Seconds from the first sending of each move to its acknowledgement, with all retries."""
    checked: dict[str, int] = field(default_factory=dict)
    """How many events of each table have passed the checks."""

    def copy(self) -> Ledger:
        """Return a copy of the present entries. More may be added while the database is read."""
        return Ledger(dict(self.acknowledged), set(self.opened), checked=self.checked)

    def find_errors(self, stored: Iterable[Event | Corruption]) -> list[str]:
        """Return descriptions of the errors in the stored events; an empty list if there are none."""
        by_table: defaultdict[str, list[Event]] = defaultdict(list)
        broken: list[str] = []
        for part in stored:
            if isinstance(part, Event):
                by_table[part.table].append(part)
            else:
                broken.append(f"table {part.table}: at {part.seq} {part.kind}")
        return [
            *broken,
            *self._find_missing(by_table),
            *(fault for table, log in by_table.items() for fault in self._check_table(table, log)),
        ]

    def _check_table(self, table: str, log: list[Event]) -> list[str]:
        """Return the errors in the log of a table. A log without new events is not checked again."""
        if self.checked.get(table) == len(log):
            return []
        self.checked[table] = len(log)
        return list(check_log(table, log))

    def _find_missing(self, by_table: dict[str, list[Event]]) -> Iterable[str]:
        """Yield each acknowledged message that is not stored, or that is stored under a higher number than
        was acknowledged.
        """
        stored = {
            (table, event.seat, event.payload["id"]): event.seq
            for table, log in by_table.items()
            for event in log
            if "id" in event.payload
        }
        for name, seq in self.acknowledged.items():
            if name not in stored:
                yield f"lost: {name}"
            elif seq is not None and stored[name] > seq:
                yield f"{name} is event {stored[name]}, and was acknowledged as event {seq}"
        yield from (f"lost: table {table}" for table in self.opened - by_table.keys())


def check_log(table: str, log: list[Event]) -> Iterable[str]:
    """Yield the errors in a table's log: gaps, messages that were applied twice, and events that cannot be
    folded to a state.
    """
    if [event.seq for event in log] != list(range(1, len(log) + 1)):
        yield f"table {table} has gaps: {[event.seq for event in log]}"
    acted = Counter((event.seat, event.payload["id"]) for event in log if "id" in event.payload)
    yield from (f"table {table}: twice {name}" for name, times in acted.items() if times > 1)
    try:
        reduce_events(log)
    except UnreadableEvent as trouble:
        yield f"table {table} cannot be read: {trouble}"
