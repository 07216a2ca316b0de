"""`spadille repair`: saves the intact data of a database into a new file and reports the rest."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Final

from spadille.club.entries import GENESIS, StoredEntry, is_sealed
from spadille.server.ops import console
from spadille.server.ops.audit import DAMAGED, SOUND, UNREADABLE, resolve_target
from spadille.server.ops.integrity import CheckedTable, Line, check_tables, list_rows
from spadille.storage import DatabaseUnusable, Insert
from spadille.storage.admin.full_dump import fill_database, search_database
from spadille.storage.database import SqlConnection, TableName
from spadille.storage.event_logs import printable
from spadille.storage.open_database import redact_database_url
from spadille.storage.sqlite.store import insert_all
from spadille.storage.store import Player, event_rows, player_row, table_row
from spadille.table.projections import project_event, project_seats
from spadille.text import Catalogue

_ORDER: Final[tuple[TableName, ...]] = ("tables", "events", "pseudonyms", "seats", "match_results")
"""The order in which rows are inserted. A table comes after the tables that it refers to."""
_OWNED: Final[tuple[tuple[TableName, tuple[str, ...]], ...]] = (
    ("devices", ("id", "token_hash")),
    ("recovery_codes", ("code_hash",)),
    ("sheets", ("id",)),
)
"""The database tables whose rows belong to a player, with their unique columns."""
_REBUILT: Final = ("mislabelled", "no-table", "stranger", "no-player")
"""The kinds of corruption outside the event log. The corrupt rows are rebuilt from the events."""


def repair(
    place: str,
    file: Path,
    /,
    *,
    language: str | None = None,
) -> int:
    """Save every intact table, and the intact beginning of any other, into a new file.

    Args:
        place: The file or the URL of the corrupt database. It is not changed.
        file: The new file.
        language: The language of the messages.
    """
    catalogue, url = resolve_target(place, config=None, language=language)
    if file.exists():
        console.warn(catalogue, "copy-file-there", file=str(file))
        raise SystemExit(UNREADABLE)
    try:
        return search_database(url, lambda found: _save_all(found, file, catalogue))
    except DatabaseUnusable as error:
        raise console.exit_unusable(
            catalogue, url, DatabaseUnusable(error.code, redact_database_url(url)), status=UNREADABLE
        ) from None


def _save_all(database: SqlConnection, file: Path, catalogue: Catalogue) -> int:
    saving = _Repair(database, catalogue)
    try:
        fill_database(file, saving.fill)
    except BaseException as error:
        file.unlink(missing_ok=True)
        if isinstance(error, DatabaseUnusable):
            raise console.exit_unusable(catalogue, file, error, status=UNREADABLE) from None
        raise
    console.print_line(
        catalogue.say("repair-saved", file=str(file), tables=saving.tables, events=saving.events)
    )
    return DAMAGED if saving.left_out else SOUND


@dataclass(slots=True)
class _Repair:
    """A repair in progress: copies intact data, counts it, and records whether anything was left out."""

    database: SqlConnection
    catalogue: Catalogue
    tables: int = 0
    events: int = 0
    left_out: bool = False
    known: set[str] = field(default_factory=set)
    """The ids of the saved players."""

    def fill(self, connection: SqlConnection) -> None:
        """Copy all intact data into an empty database."""
        assert isinstance(connection, sqlite3.Connection)
        self._save_players(connection)
        for table in check_tables(self.database):
            if table.corruptions:
                self._report(table)
            if table.events:
                self._save_table(connection, table)

    def _save_players(self, connection: sqlite3.Connection) -> None:
        """Save the players with their devices, recovery codes, sheets and push subscriptions."""
        self.known.update(self._save_rows(connection, "players", "id"))
        for name, keys in _OWNED:
            owned = self._save_rows(connection, name, *keys, of=("player", self.known))
            if name == "devices":
                self._save_rows(connection, "push_subscriptions", "device", of=("device", owned))
        self._save_rows(connection, "vapid_keys", "name")
        self._save_clubs(connection)

    def _save_clubs(self, connection: sqlite3.Connection) -> None:
        """Save the clubs. Of a record that was changed its intact beginning is saved."""
        entries = self._list_intact("club_entries")
        names, directors = self._list_intact("club_names"), self._list_intact("club_directors")
        for club in _drop_duplicates(self._list_intact("clubs"), "id"):
            own = [row for row in entries if row["club_id"] == club["id"]]
            intact = list(_take_intact(own))
            self.left_out = self.left_out or len(intact) < len(own)
            head = intact[-1]["seal"] if intact else GENESIS
            named = [
                {**row, "player": row["player"] if row["player"] in self.known else None}
                for row in names
                if row["club_id"] == club["id"] and row["seq"] <= len(intact)
            ]
            directing = [
                row for row in directors if row["club_id"] == club["id"] and row["player"] in self.known
            ]
            rows: list[Insert] = [("clubs", {**club, "head": head})]
            rows += [("club_entries", row) for row in intact]
            rows += [("club_names", row) for row in _drop_duplicates(named, "seq")]
            rows += [("club_directors", row) for row in _drop_duplicates(directing, "player")]
            insert_all(connection, rows)

    def _save_rows(
        self,
        connection: sqlite3.Connection,
        name: TableName,
        *keys: str,
        of: tuple[str, Collection[str]] | None = None,
    ) -> set[str]:
        """Copy the intact rows of a database table, and return their values of the first of `keys`.

        `of` names a column and its allowed values, so that only rows of copied players or devices are copied.
        Of rows with an equal value of a key, only the first is copied.
        """
        rows = self._list_intact(name)
        owned = [row for row in rows if of is None or row[of[0]] in of[1]]
        saved = list(_drop_duplicates(owned, *keys))
        insert_all(connection, [(name, row) for row in saved])
        return {row[keys[0]] for row in saved}

    def _list_intact(self, table: TableName) -> Sequence[Line]:
        found = list_rows(self.database, table)
        if found.corrupt_count:
            self.left_out = True
            console.print_line(self.catalogue.say("audit-list", list=table, lines=found.corrupt_count))
        return found.rows

    def _report(self, table: CheckedTable) -> None:
        for corruption in table.corruptions:
            console.print_line(
                self.catalogue.say(f"fault-{corruption.kind}", **console.corruption_facts(corruption))
            )
        if any(corruption.kind not in _REBUILT for corruption in table.corruptions):
            self.left_out = True
            console.print_line(
                self.catalogue.say("repair-table", table=printable(table.table), events=len(table.events))
            )

    def _save_table(self, connection: sqlite3.Connection, part: CheckedTable) -> None:
        rows = sorted(_rebuild_rows(part), key=lambda row: _ORDER.index(row[0]))
        named = [row for table, row in rows if table != "events" and row.get("player")]
        names = {row["player"]: row["name"] for row in named}
        lost = [Player(id, name) for id, name in names.items() if id not in self.known]
        insert_all(connection, [_without_keys(player, part.events[0].time) for player in lost])
        insert_all(connection, rows)
        self.known.update(names)
        self.tables, self.events = self.tables + 1, self.events + len(part.events)


def _rebuild_rows(table: CheckedTable) -> Iterator[Insert]:
    """Yield all rows that are stored with a table's events, rebuilt from the events."""
    first, state = table.events[0], table.states[0]
    yield table_row(table.table, first.payload["game"], first.payload["rules"], first.time)
    yield from event_rows(first)
    if state.again is None:
        yield from project_seats(table.table, first.seq, state.line_up)
    for event, (before, after) in zip(table.events[1:], pairwise(table.states), strict=True):
        yield from event_rows(event)
        yield from project_event(before, event, after)


def _without_keys(player: Player, created: str) -> Insert:
    """Return a new row for a player whose own row is lost. No device is signed in as this player."""
    return player_row(player, created)


def _take_intact(rows: Iterable[Line]) -> Iterator[Line]:
    """Yield the entries of a club's record up to the first that was changed or is missing."""
    head, expected = GENESIS, 1
    for row in sorted(rows, key=lambda row: int(row["seq"])):
        entry = StoredEntry(row["seq"], row["payload"], row["time"], row["seal"])
        if entry.seq != expected or not is_sealed(head, entry):
            return
        yield row
        head, expected = entry.seal, expected + 1


def _drop_duplicates(rows: Iterable[Line], *keys: str) -> Iterator[Line]:
    """Yield the rows, except those that share the value of a key with an earlier row."""
    seen = set[tuple[str, object]]()
    for row in rows:
        values = {(key, row[key]) for key in keys}
        if not values & seen:
            seen |= values
            yield row
