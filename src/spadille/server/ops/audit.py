"""`spadille audit`: checks a database for corruption."""

from __future__ import annotations

from pathlib import Path

from spadille.server.ops import console
from spadille.server.ops.integrity import LISTS, check_tables, find_corrupt_pages, list_rows
from spadille.storage import DatabaseUnusable
from spadille.storage.admin.full_dump import search_database
from spadille.storage.database import SqlConnection
from spadille.storage.open_database import DatabaseUrl, parse_database_url, redact_database_url
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
    """Report whether the stored data is intact. A server may use the database meanwhile.

    Args:
        place: The file or the URL of the database; by default the one that the settings name.
        config: A file with settings.
        data: The SQLite file.
        database: The URL of a database in place of the file.
        language: The language of the messages.
    """
    catalogue, url = resolve_target(place, config=config, data=data, database=database, language=language)
    try:
        return search_database(url, lambda found: _audit(found, catalogue, redact_database_url(url)))
    except DatabaseUnusable as error:
        raise console.exit_unusable(
            catalogue, url, DatabaseUnusable(error.code, redact_database_url(url)), status=UNREADABLE
        ) from None


def resolve_target(place: str | None, **given: Path | str | None) -> tuple[Catalogue, DatabaseUrl]:
    """Return the catalogue for messages, and the URL of the database: `place`, else the one in the settings.

    Raises:
        SystemExit: `place` is no valid URL.
    """
    if place is not None:
        given = {"config": given["config"], "language": given["language"]}
    settings = console.load_settings(given)
    catalogue = console.resolve_catalogue(settings.language)
    if place is None:
        return catalogue, settings.database_url or console.default_file()
    try:
        return catalogue, parse_database_url(place) if "://" in place else Path(place)
    except ValueError:
        console.warn(catalogue, "audit-no-place", place=place)
        raise SystemExit(UNREADABLE) from None


def _audit(database: SqlConnection, catalogue: Catalogue, name: str) -> int:
    wrong, tables, events = 0, 0, 0
    for why in find_corrupt_pages(database):
        wrong += 1
        console.print_line(catalogue.say("audit-page", why=why))
    for table in LISTS:
        corrupt_count = list_rows(database, table).corrupt_count
        wrong += bool(corrupt_count)
        if corrupt_count:
            console.print_line(catalogue.say("audit-list", list=table, lines=corrupt_count))
    for found in check_tables(database):
        tables, events, wrong = tables + 1, events + len(found.events), wrong + bool(found.corruptions)
        for corruption in found.corruptions:
            console.print_line(
                catalogue.say(f"fault-{corruption.kind}", **console.corruption_facts(corruption))
            )
    summary = "audit-damaged" if wrong else "audit-sound"
    console.print_line(catalogue.say(summary, file=name, tables=tables, events=events))
    return DAMAGED if wrong else SOUND
