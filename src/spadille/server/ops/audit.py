"""`spadille audit`: whether all that is kept is as it was written, and where it is not."""

from __future__ import annotations

from pathlib import Path

from spadille.server.ops import console
from spadille.server.ops.integrity import LISTS, Database, check_tables, find_corrupt_pages, list_rows
from spadille.storage import DatabaseUnusable
from spadille.storage.admin.full_dump import search_database
from spadille.storage.database_url import DatabaseUrl, parse_database_url, redact_database_url
from spadille.text import Catalogue

SOUND, DAMAGED, UNREADABLE = 0, 1, 2


def audit(
    place: str | None = None,
    /,
    *,
    config: Path | None = None,
    data: Path | None = None,
    database: str | None = None,
    language: str | None = None,
) -> int:
    """Says whether all that is kept is as it was written; a server may go on using it meanwhile.

    Args:
        place: The file or the address of the database; without it, what the settings name.
        config: A file with settings.
        data: The file that keeps the tables.
        database: The database that keeps them instead.
        language: The language it is said in.
    """
    heard, at = resolve_target(place, config=config, data=data, database=database, language=language)
    try:
        return search_database(at, lambda found: _audit(found, heard, redact_database_url(at)))
    except DatabaseUnusable as trouble:
        raise console.exit_unusable(
            heard, at, DatabaseUnusable(trouble.code, redact_database_url(at)), status=UNREADABLE
        ) from None


def resolve_target(place: str | None, **given: Path | str | None) -> tuple[Catalogue, DatabaseUrl]:
    """The language that is spoken, and what is to be looked at."""
    if place is not None:
        given = {"config": given["config"], "language": given["language"]}
    settings = console.load_settings(given)
    heard = console.resolve_catalogue(settings.language)
    if place is None:
        return heard, settings.database_url or console.default_file()
    try:
        return heard, parse_database_url(place) if "://" in place else Path(place)
    except ValueError:
        console.warn(heard, "audit-no-place", place=place)
        raise SystemExit(UNREADABLE) from None


def _audit(database: Database, heard: Catalogue, name: str) -> int:
    wrong, tables, events = 0, 0, 0
    for why in find_corrupt_pages(database):
        wrong += 1
        console.print_line(heard.say("audit-page", why=why))
    for table in LISTS:
        spoilt = list_rows(database, table).corrupt_count
        wrong += bool(spoilt)
        if spoilt:
            console.print_line(heard.say("audit-list", list=table.name, lines=spoilt))
    for found in check_tables(database):
        tables, events, wrong = tables + 1, events + len(found.events), wrong + bool(found.corruptions)
        for fault in found.corruptions:
            console.print_line(heard.say(f"fault-{fault.kind}", **console.corruption_facts(fault)))
    sound = "audit-damaged" if wrong else "audit-sound"
    console.print_line(heard.say(sound, file=name, tables=tables, events=events))
    return DAMAGED if wrong else SOUND
