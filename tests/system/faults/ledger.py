"""What the servers said was done, held against what is in the database."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from spadille.storage import Corruption, Event
from spadille.table.reducer import UnreadableEvent, reduce_events

Said = tuple[str, int, str]
"""A message: its table, the seat that said it, its id."""


@dataclass
class Ledger:
    """Everything that was acknowledged, and by which number."""

    done: dict[Said, int | None] = field(default_factory=dict)
    """None where only `repeated` was heard: it had been done before."""
    opened: set[str] = field(default_factory=set)
    """Tables whose opening was acknowledged."""
    heard: Counter[str] = field(default_factory=Counter)
    """How often each answer was heard."""
    took: list[float] = field(default_factory=list)
    """Seconds from the first saying of each move to its acknowledgement, however often it was said again."""
    sound: dict[str, int] = field(default_factory=dict)
    """How many events of a table have been found to be in order."""

    def copy(self) -> Ledger:
        """What is acknowledged by now; more may be while somebody looks what is stored."""
        return Ledger(dict(self.done), set(self.opened), sound=self.sound)

    def faults(self, stored: Iterable[Event | Corruption]) -> list[str]:
        """What is not as it was said to be; nothing, if all is well."""
        by_table: defaultdict[str, list[Event]] = defaultdict(list)
        broken: list[str] = []
        for part in stored:
            if isinstance(part, Event):
                by_table[part.table].append(part)
            else:
                broken.append(f"table {part.table}: at {part.seq} {part.kind}")
        return [
            *broken,
            *self._missing(by_table),
            *(fault for table, log in by_table.items() for fault in self._unsound(table, log)),
        ]

    def _unsound(self, table: str, log: list[Event]) -> list[str]:
        """What is wrong with a table; one where nothing has happened since it was looked at is as it was."""
        if self.sound.get(table) == len(log):
            return []
        self.sound[table] = len(log)
        return list(_unsound(table, log))

    def _missing(self, by_table: dict[str, list[Event]]) -> Iterable[str]:
        """What was acknowledged and is not there, or not where it was said to be."""
        stored = {
            (table, event.seat, event.payload["id"]): event.seq
            for table, log in by_table.items()
            for event in log
            if "id" in event.payload
        }
        for name, seq in self.done.items():
            if name not in stored:
                yield f"lost: {name}"
            elif seq is not None and stored[name] > seq:
                yield f"{name} is number {stored[name]}, and was said to be done by {seq}"
        yield from (f"lost: table {table}" for table in self.opened - by_table.keys())


def _unsound(table: str, log: list[Event]) -> Iterable[str]:
    """Gaps, messages that were carried out twice, and what makes no table."""
    if [event.seq for event in log] != list(range(1, len(log) + 1)):
        yield f"table {table} has gaps: {[event.seq for event in log]}"
    acted = Counter((event.seat, event.payload["id"]) for event in log if "id" in event.payload)
    yield from (f"table {table}: twice {name}" for name, times in acted.items() if times > 1)
    try:
        reduce_events(log)
    except UnreadableEvent as trouble:
        yield f"table {table} cannot be read: {trouble}"
