"""Check a database: each event log by its hash chain and the rules, and the rows of all other tables."""

from __future__ import annotations

import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from spadille.storage.database import SqlConnection, TableName
from spadille.storage.event import Event, JoinedPlayer
from spadille.storage.event_logs import READ_ERRORS, read_event_logs
from spadille.storage.hash_chain import Corrupted, Corruption, EventLog, verify
from spadille.storage.pseudonyms import make_pseudonym, pseudonyms_in
from spadille.storage.schema import DatabaseTable, list_tables
from spadille.table.reducer import TableState, apply_event, initial_state

LISTS: Final[tuple[TableName, ...]] = (
    "players",
    "devices",
    "recovery_codes",
    "tables",
    "pseudonyms",
    "seats",
    "match_results",
    "sheets",
    "push_subscriptions",
    "vapid_keys",
    "clubs",
    "club_entries",
    "club_names",
    "club_directors",
)
"""The database tables to check besides the events. Leases and cached results can be made anew."""
_SURROGATES: Final = re.compile("[\ud800-\udfff]")
"""Matches a surrogate, which stands for a byte that is no valid UTF-8."""
Line = Mapping[str, Any]


@dataclass(slots=True)
class CheckedTable:
    """The result of checking a table: its events up to the first corruption, and all its corruptions."""

    table: str
    events: list[Event] = field(default_factory=list)
    states: list[TableState] = field(default_factory=list)
    """The state of the table after each event."""
    corruptions: list[Corruption] = field(default_factory=list)


class ListedRows(NamedTuple):
    """The intact rows of a database table, and the number of corrupt rows."""

    rows: Sequence[Line]
    corrupt_count: int
    """The number of corrupt rows. All rows on unreadable pages together count as one."""


class KnownPlayers:
    """The players who joined with each event, as far as they can be verified.

    The hash chain does not cover them, because players can be erased. But an event names each player by a
    pseudonym, which is derived from the ids of the player and the table.
    """

    def __init__(self, database: SqlConnection) -> None:
        self._names = {row["id"]: row["name"] for row in list_rows(database, "players").rows}
        self._rows: dict[str, dict[int, dict[str, JoinedPlayer]]] = defaultdict(lambda: defaultdict(dict))
        for row in list_rows(database, "pseudonyms").rows:
            self._rows[row["table_id"]][row["seq"]][row["pseudonym"]] = JoinedPlayer(
                row["player"], row["name"]
            )
        self._pseudonyms: tuple[str, dict[str, JoinedPlayer]] = ("", {})

    def of(self, event: Event) -> dict[str, JoinedPlayer]:
        """Return the players who joined with an event, by pseudonym, except erased players."""
        return self._stored(event) | self._missing(event)

    def faults(self, table: str, events: Sequence[Event]) -> Iterator[Corruption]:
        """Yield the corruptions in the stored pseudonyms of a table with these events."""
        numbers = {event.seq for event in events}
        yield from (Corruption(table, seq, "stranger") for seq in sorted(self._rows[table].keys() - numbers))
        for event in events:
            if len(self._stored(event)) < len(self._rows[table][event.seq]):
                yield Corruption(table, event.seq, "stranger")
            if self._missing(event):
                yield Corruption(table, event.seq, "no-player")

    def _stored(self, event: Event) -> dict[str, JoinedPlayer]:
        """Return the players stored for an event whose pseudonyms the event really names."""
        table, named = event.table, pseudonyms_in(event)
        stored = self._rows[table][event.seq].items()
        return {
            pseudonym: known
            for pseudonym, known in stored
            if pseudonym in named and make_pseudonym(known.player, table) == pseudonym
        }

    def _missing(self, event: Event) -> dict[str, JoinedPlayer]:
        """Return the players whom an event names but who are not stored for it, if their ids are known."""
        missing = pseudonyms_in(event) - self._stored(event).keys()
        known = self._known_at(event.table) if missing else {}
        return {pseudonym: known[pseudonym] for pseudonym in missing if pseudonym in known}

    def _known_at(self, table: str) -> dict[str, JoinedPlayer]:
        """Return all known players by their pseudonyms at a table.

        The result for the latest table is cached, because many events name erased players.
        """
        if self._pseudonyms[0] != table:
            players = {
                make_pseudonym(player, table): JoinedPlayer(player, name)
                for player, name in self._names.items()
            }
            self._pseudonyms = table, players
        return self._pseudonyms[1]


def check_tables(database: SqlConnection) -> Iterator[CheckedTable]:
    """Check every table, and yield the result for each."""
    labels = {row["id"]: row for row in list_rows(database, "tables").rows}
    players = KnownPlayers(database)
    for table, parts in verify_event_logs(database, players):
        found = _replay(table, parts)
        if not found.corruptions:
            found.corruptions += players.faults(table, found.events)
        if found.events and not _matches_row(found.events[0], labels.get(table)):
            found.corruptions.append(Corruption(table, 0, "mislabelled"))
        yield found


def verify_event_logs(
    database: SqlConnection, players: KnownPlayers
) -> Iterator[tuple[str, Iterator[Event | Corruption]]]:
    """Yield the id and the events of every table. Each event has the players who joined with it.

    A corruption takes the place of each corrupt event.
    """
    for event_log in read_event_logs(database):
        yield event_log.table, _add_joined(event_log, players)


def _add_joined(event_log: EventLog, players: KnownPlayers) -> Iterator[Event | Corruption]:
    for part in verify(*event_log):
        if isinstance(part, Corruption):
            yield part
        else:
            yield replace(part, joined=players.of(part))


def _matches_row(opened: Event, label: Line | None) -> bool:
    """Return true if a table's row agrees with its first event."""
    opened_as, time = opened.payload, opened.time
    return label is None or (label["game"], label["rules"], label["opened"]) == (
        opened_as["game"],
        opened_as["rules"],
        time,
    )


def _replay(table: str, parts: Iterable[Event | Corruption]) -> CheckedTable:
    found = CheckedTable(table)
    try:
        for part in parts:
            if isinstance(part, Corruption):
                found.corruptions.append(part)
            elif not found.corruptions:
                _apply(found, part)
    except READ_ERRORS:
        found.corruptions.append(Corruption(table, len(found.events) + 1, "unread"))
    return found


def _apply(found: CheckedTable, event: Event) -> None:
    try:
        state = apply_event(found.states[-1], event) if found.states else initial_state(event)
    except Corrupted as error:
        found.corruptions.append(error.corruption)
    else:
        found.events.append(event)
        found.states.append(state)


def list_rows(database: SqlConnection, name: TableName) -> ListedRows:
    """Return the intact rows of a database table, and the number of corrupt rows."""
    table = list_tables()[name]
    found, torn = _read_both_ways(database, table)
    rows = [dict(zip(table.columns, row, strict=True)) for row in found if _is_valid(row, table)]
    return ListedRows(rows, len(found) - len(rows) + torn)


def _read_both_ways(
    database: SqlConnection, table: DatabaseTable
) -> tuple[dict[tuple[Any, ...], None], bool]:
    """Return the rows of a table, and whether an unreadable page may hide further rows.

    SQLite's rows are read forwards and backwards, because reading stops at an unreadable page. PostgreSQL
    checks its own pages, so its rows are read once.
    """
    columns = ", ".join(f'"{column}"' for column in table.columns)
    found, torn = dict[tuple[Any, ...], None](), False
    for order in ("", " ORDER BY rowid DESC") if isinstance(database, sqlite3.Connection) else ("",):
        try:
            # fetchall() would lose the rows that were read before an unreadable page.
            for row in database.execute(f"SELECT {columns} FROM {table.name}{order}"):  # noqa: S608 - our schema
                found[tuple(row)] = None
        except READ_ERRORS:
            torn = True
    return found, torn


def _is_valid(row: tuple[Any, ...], table: DatabaseTable) -> bool:
    return all(
        column.accepts(value) and not (isinstance(value, str) and _SURROGATES.search(value))
        for value, column in zip(row, table.columns.values(), strict=True)
    )


def find_corrupt_pages(database: SqlConnection) -> list[str]:
    """Return the messages of SQLite's integrity check; none for PostgreSQL, which checks its own pages."""
    if not isinstance(database, sqlite3.Connection):
        return []
    try:
        messages = [str(row[0]) for row in database.execute("PRAGMA integrity_check")]
    except READ_ERRORS as error:
        return [str(error)]
    return [message for message in messages if message != "ok"]
