"""`spadille repair`: all that is sound, saved into a new file, and what was left out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Table

from spadille.server.ops import console
from spadille.server.ops.audit import DAMAGED, SOUND, UNREADABLE, resolve_target
from spadille.server.ops.integrity import CheckedTable, Database, Line, check_tables, list_rows
from spadille.storage import DatabaseUnusable, Insert
from spadille.storage.admin.full_dump import fill_database, search_database
from spadille.storage.batches import insert_all
from spadille.storage.database import TableName
from spadille.storage.database_url import redact_database_url
from spadille.storage.event_logs import printable
from spadille.storage.migrate import migrate
from spadille.storage.schema import metadata
from spadille.storage.store import Player, event_rows, player_row, table_row
from spadille.table.projections import project_event, project_seats
from spadille.text import Catalogue

_ORDER: Final[tuple[TableName, ...]] = ("tables", "events", "guests", "seats", "results")
"""What is referred to before what refers to it."""
_THEIRS: Final[tuple[tuple[TableName, tuple[str, ...]], ...]] = (
    ("devices", ("id", "token_hash")),
    ("recoveries", ("code_hash",)),
    ("sheets", ("id",)),
)
"""What belongs to a player, and what of it there is but once."""
_LABELS: Final = ("mislabelled", "no-table", "stranger", "no-guest")
"""What is wrong beside a table's events alone: it is made anew from them."""


def repair(
    place: str,
    file: Path,
    /,
    *,
    language: str | None = None,
) -> int:
    """Saves every sound table, and the sound beginning of any other, into a new file.

    Args:
        place: The file or the address of the database that is damaged; it is left as it is.
        file: The new file.
        language: The language it is said in.
    """
    heard, at = resolve_target(place, config=None, language=language)
    if file.exists():
        console.warn(heard, "copy-file-there", file=str(file))
        raise SystemExit(UNREADABLE)
    try:
        return search_database(at, lambda found: _repaired(found, file, heard))
    except DatabaseUnusable as trouble:
        raise console.exit_unusable(
            heard, at, DatabaseUnusable(trouble.code, redact_database_url(at)), status=UNREADABLE
        ) from None


def _repaired(database: Database, file: Path, heard: Catalogue) -> int:
    saving = _Saving(database, heard)
    try:
        fill_database(file, saving.fill)
    except BaseException as trouble:
        file.unlink(missing_ok=True)
        if isinstance(trouble, DatabaseUnusable):
            raise console.exit_unusable(heard, file, trouble, status=UNREADABLE) from None
        raise
    console.print_line(heard.say("repair-saved", file=str(file), tables=saving.tables, events=saving.events))
    return DAMAGED if saving.left_out else SOUND


@dataclass(slots=True)
class _Saving:
    """What was saved so far, and whether anything was left out."""

    database: Database
    heard: Catalogue
    tables: int = 0
    events: int = 0
    left_out: bool = False
    known: set[str] = field(default_factory=set)
    """The players that are there."""

    def fill(self, into: Connection) -> None:
        """Saves everything that is sound."""
        migrate(into)
        self._people(into)
        for table in check_tables(self.database):
            if table.corruptions:
                self._tell(table)
            if table.events:
                self._save(into, table)

    def _people(self, into: Connection) -> None:
        """Those who came, what they are known again by, their sheets, and where the bell rings for them."""
        self.known.update(self._kept(into, "players", "id"))
        for name, keys in _THEIRS:
            owned = self._kept(into, name, *keys, of=("player", self.known))
            if name == "devices":
                self._kept(into, "subscriptions", "device", of=("device", owned))
        self._kept(into, "house_keys", "name")

    def _kept(
        self, into: Connection, name: TableName, *keys: str, of: tuple[str, Collection[str]] | None = None
    ) -> set[str]:
        """Saves the lines of a list, or those that belong to what is saved already. Gives their keys."""
        lines = self._found(metadata.tables[name])
        owned = [line for line in lines if of is None or line[of[0]] in of[1]]
        saved = list(_once(owned, *keys))
        insert_all(into, [(name, line) for line in saved])
        return {line[keys[0]] for line in saved}

    def _found(self, table: Table) -> Sequence[Line]:
        found = list_rows(self.database, table)
        if found.corrupt_count:
            self.left_out = True
            console.print_line(self.heard.say("audit-list", list=table.name, lines=found.corrupt_count))
        return found.rows

    def _tell(self, table: CheckedTable) -> None:
        for fault in table.corruptions:
            console.print_line(self.heard.say(f"fault-{fault.kind}", **console.corruption_facts(fault)))
        if any(fault.kind not in _LABELS for fault in table.corruptions):
            self.left_out = True
            console.print_line(
                self.heard.say("repair-table", table=printable(table.table), events=len(table.events))
            )

    def _save(self, into: Connection, part: CheckedTable) -> None:
        rows = sorted(_rows(part), key=lambda row: _ORDER.index(row[0]))
        named = [line for table, line in rows if table != "events" and line.get("player")]
        names = {line["player"]: line["name"] for line in named}
        lost = [Player(id, name) for id, name in names.items() if id not in self.known]
        insert_all(into, [_without_keys(player, part.events[0].time) for player in lost])
        insert_all(into, rows)
        self.known.update(names)
        self.tables, self.events = self.tables + 1, self.events + len(part.events)


def _rows(table: CheckedTable) -> Iterator[Insert]:
    """All that is stored with a table's events, from the events alone."""
    first, state = table.events[0], table.states[0]
    yield table_row(table.table, first.payload["game"], first.payload["rules"], first.time)
    yield from event_rows(first)
    if state.again is None:
        yield from project_seats(table.table, first.seq, state.line_up)
    for event, (before, after) in zip(table.events[1:], pairwise(table.states), strict=True):
        yield from event_rows(event)
        yield from project_event(before, event, after)


def _without_keys(player: Player, came: str) -> Insert:
    """Somebody who is spoken of and whose own line is lost: no key opens for him."""
    return player_row(player, came)


def _once(lines: Iterable[Line], *keys: str) -> Iterator[Line]:
    """The lines but for those that have a key which another has already."""
    seen = set[tuple[str, object]]()
    for line in lines:
        marks = {(key, line[key]) for key in keys}
        if not marks & seen:
            seen |= marks
            yield line
