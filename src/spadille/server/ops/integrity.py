"""How much of a database is as it was written: each table by its seals and by the rules, and every list."""

from __future__ import annotations

import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from sqlalchemy import Column, Connection, Integer, String, Table, select

from spadille.storage.event import Event, Guest
from spadille.storage.event_logs import READ_ERRORS, read_event_logs
from spadille.storage.event_logs_sql import read_all_event_logs
from spadille.storage.hash_chain import Corrupted, Corruption, EventLog, verify
from spadille.storage.pseudonyms import make_pseudonym, pseudonyms_in
from spadille.storage.schema import (
    devices,
    guests,
    house_keys,
    players,
    recoveries,
    results,
    seats,
    sheets,
    subscriptions,
    tables,
)
from spadille.table.reducer import TableState, apply_event, initial_state

Database = Connection | sqlite3.Connection
LISTS: Final = (
    players,
    devices,
    recoveries,
    tables,
    guests,
    seats,
    results,
    sheets,
    subscriptions,
    house_keys,
)
"""What is kept beside the events. Who serves what at the moment is no part of it, nor what the judge has
found: he finds it again.
"""
_HARMED: Final = re.compile("[\ud800-\udfff]")
"""What is left of letters that are none any more."""
Line = Mapping[str, Any]


@dataclass(slots=True)
class CheckedTable:
    """A table's events from the first on, as far as they are as they were written and can be played."""

    table: str
    events: list[Event] = field(default_factory=list)
    states: list[TableState] = field(default_factory=list)
    """The table after each of them."""
    corruptions: list[Corruption] = field(default_factory=list)


class ListedRows(NamedTuple):
    """What can be read of a list."""

    rows: Sequence[Line]
    corrupt_count: int
    """How many more lines there are that are none, as far as that can be told."""


class KnownPlayers:
    """Who came with which event: no seal lies on that, as it may be forgotten. But an event names who came by
    the id he has at that table, and that follows from who he is.
    """

    def __init__(self, database: Database) -> None:
        self._names = {line["id"]: line["name"] for line in list_rows(database, players).rows}
        self._came: dict[str, dict[int, dict[str, Guest]]] = defaultdict(lambda: defaultdict(dict))
        for line in list_rows(database, guests).rows:
            self._came[line["table_id"]][line["seq"]][line["guest"]] = Guest(line["player"], line["name"])
        self._known: tuple[str, dict[str, Guest]] = ("", {})

    def of(self, event: Event) -> dict[str, Guest]:
        """Those who came, as far as they are not forgotten."""
        return self._sound(event) | self._lost(event)

    def faults(self, table: str, events: Sequence[Event]) -> Iterator[Corruption]:
        """What is wrong in the list of those who came to a table with these events."""
        numbers = {event.seq for event in events}
        yield from (Corruption(table, seq, "stranger") for seq in sorted(self._came[table].keys() - numbers))
        for event in events:
            if len(self._sound(event)) < len(self._came[table][event.seq]):
                yield Corruption(table, event.seq, "stranger")
            if self._lost(event):
                yield Corruption(table, event.seq, "no-guest")

    def _sound(self, event: Event) -> dict[str, Guest]:
        """Those who are listed and whom the event names."""
        table, named = event.table, pseudonyms_in(event)
        came = self._came[table][event.seq].items()
        return {
            guest: known
            for guest, known in came
            if guest in named and make_pseudonym(known.player, table) == guest
        }

    def _lost(self, event: Event) -> dict[str, Guest]:
        """Those whom the event names, who are not listed, and who are known all the same."""
        missing = pseudonyms_in(event) - self._sound(event).keys()
        known = self._known_at(event.table) if missing else {}
        return {guest: known[guest] for guest in missing if guest in known}

    def _known_at(self, table: str) -> dict[str, Guest]:
        """All players by the ids that they would have at a table. At many events somebody is missing who was
        forgotten, so what was found for the last table is kept.
        """
        if self._known[0] != table:
            players = {
                make_pseudonym(player, table): Guest(player, name) for player, name in self._names.items()
            }
            self._known = table, players
        return self._known[1]


def check_tables(database: Database) -> Iterator[CheckedTable]:
    """Every table, with whatever is wrong with it."""
    labels = {line["id"]: line for line in list_rows(database, tables).rows}
    guests = KnownPlayers(database)
    for table, parts in verify_event_logs(database, guests):
        found = _sound(table, parts)
        if not found.corruptions:
            found.corruptions += guests.faults(table, found.events)
        if found.events and not _labelled(found.events[0], labels.get(table)):
            found.corruptions.append(Corruption(table, 0, "mislabelled"))
        yield found


def verify_event_logs(
    database: Database, guests: KnownPlayers
) -> Iterator[tuple[str, Iterator[Event | Corruption]]]:
    """Every table with its events, and who came with them; in the place of any other what is wrong."""
    for story in (
        read_event_logs(database)
        if isinstance(database, sqlite3.Connection)
        else read_all_event_logs(database)
    ):
        yield story.table, _examined(story, guests)


def _examined(story: EventLog, guests: KnownPlayers) -> Iterator[Event | Corruption]:
    for part in verify(*story):
        if isinstance(part, Corruption):
            yield part
        else:
            yield replace(part, guests=guests.of(part))


def _labelled(opened: Event, label: Line | None) -> bool:
    """Whether a table is called in the list what it was opened as."""
    opened_as, time = opened.payload, opened.time
    return label is None or (label["game"], label["rules"], label["opened"]) == (
        opened_as["game"],
        opened_as["rules"],
        time,
    )


def _sound(table: str, parts: Iterable[Event | Corruption]) -> CheckedTable:
    found = CheckedTable(table)
    try:
        for part in parts:
            if isinstance(part, Corruption):
                found.corruptions.append(part)
            elif not found.corruptions:
                _play(found, part)
    except READ_ERRORS:
        found.corruptions.append(Corruption(table, len(found.events) + 1, "unread"))
    return found


def _play(found: CheckedTable, event: Event) -> None:
    try:
        state = apply_event(found.states[-1], event) if found.states else initial_state(event)
    except Corrupted as trouble:
        found.corruptions.append(trouble.corruption)
    else:
        found.events.append(event)
        found.states.append(state)


def list_rows(database: Database, table: Table) -> ListedRows:
    """The lines of a list that are what they should be."""
    if not isinstance(database, sqlite3.Connection):
        return ListedRows([dict(line) for line in database.execute(select(table)).mappings()], 0)
    names = list(table.c.keys())
    there, torn = _found_either_way(database, table, names)
    lines = [dict(zip(names, line, strict=True)) for line in there if _is_one(line, table)]
    return ListedRows(lines, len(there) - len(lines) + torn)


def _found_either_way(
    database: sqlite3.Connection, table: Table, names: list[str]
) -> tuple[dict[tuple[Any, ...], None], bool]:
    """All lines that are reached from the first or from the last, and whether there may be more between."""
    columns = ", ".join(f'"{name}"' for name in names)
    there, torn = dict[tuple[Any, ...], None](), False
    for order in ("", " ORDER BY rowid DESC"):
        try:
            # Line by line: what was read before it breaks off is kept.
            for line in database.execute(f"SELECT {columns} FROM {table.name}{order}"):  # noqa: S608 - our shape
                there[line] = None
        except READ_ERRORS:
            torn = True
    return there, torn


def _is_one(line: tuple[Any, ...], table: Table) -> bool:
    return all(_fits(value, column) for value, column in zip(line, table.c, strict=True))


def _fits(value: object, column: Column[Any]) -> bool:
    if value is None:
        return bool(column.nullable)
    if isinstance(column.type, String) and not isinstance(value, str):
        return False
    if isinstance(value, str):
        return isinstance(column.type, String) and not _HARMED.search(value)
    return isinstance(value, int if isinstance(column.type, Integer) else bytes)


def find_corrupt_pages(database: Database) -> list[str]:
    """What SQLite says of the file itself; a server's database looks after that by itself."""
    if not isinstance(database, sqlite3.Connection):
        return []
    try:
        lines = [str(line[0]) for line in database.execute("PRAGMA integrity_check")]
    except READ_ERRORS as trouble:
        return [str(trouble)]
    return [line for line in lines if line != "ok"]
