"""`spadille audit`: whether all that is kept is as it was written, and where it is not."""

from __future__ import annotations

from pathlib import Path

from spadille.server.ops import console
from spadille.server.ops.integrity import LISTS, Database, listed, sound_parts, torn_pages
from spadille.storage import Unusable
from spadille.storage.admin.full_dump import search
from spadille.storage.database_url import Place, read_place, shown_place
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
    heard, at = wanted(place, config=config, data=data, database=database, language=language)
    try:
        return search(at, lambda found: _audited(found, heard, shown_place(at)))
    except Unusable as trouble:
        raise console.unusable(
            heard, at, Unusable(trouble.code, shown_place(at)), status=UNREADABLE
        ) from None


def wanted(place: str | None, **given: Path | str | None) -> tuple[Catalogue, Place]:
    """The language that is spoken, and what is to be looked at."""
    if place is not None:
        given = {"config": given["config"], "language": given["language"]}
    settings = console.settled(given)
    heard = console.words(settings.language)
    if place is None:
        return heard, settings.place or console.default_file()
    try:
        return heard, read_place(place) if "://" in place else Path(place)
    except ValueError:
        console.warn(heard, "audit-no-place", place=place)
        raise SystemExit(UNREADABLE) from None


def _audited(database: Database, heard: Catalogue, name: str) -> int:
    wrong, tables, events = 0, 0, 0
    for why in torn_pages(database):
        wrong += 1
        console.say(heard.say("audit-page", why=why))
    for table in LISTS:
        spoilt = listed(database, table).spoilt
        wrong += bool(spoilt)
        if spoilt:
            console.say(heard.say("audit-list", list=table.name, lines=spoilt))
    for found in sound_parts(database):
        tables, events, wrong = tables + 1, events + len(found.events), wrong + bool(found.faults)
        for fault in found.faults:
            console.say(heard.say(f"fault-{fault.what}", **console.whereabouts(fault)))
    sound = "audit-damaged" if wrong else "audit-sound"
    console.say(heard.say(sound, file=name, tables=tables, events=events))
    return DAMAGED if wrong else SOUND
