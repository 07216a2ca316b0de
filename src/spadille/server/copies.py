"""`spadille export` and `spadille import`: all that is kept, out of one database and into another."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from sqlalchemy import Connection, select

from spadille.server import desk, listing
from spadille.server.settings import Settings
from spadille.server.storage import Event, Place, Unusable
from spadille.server.storage.copying import BadCopy, copied, filled
from spadille.server.storage.guests import with_guests
from spadille.server.storage.shape import tables
from spadille.server.storage.store import events_of, guests_of
from spadille.server.storage.whole import fill, look
from spadille.server.table.state import Unreadable


def export(
    file: Path | None = None,
    /,
    *,
    config: Path | None = None,
    data: Path | None = None,
    database: str | None = None,
    matches: bool = False,
    language: str | None = None,
) -> None:
    """Writes down all that is kept, JSON Lines; a server may go on using it meanwhile.

    Args:
        file: Where to; without it, standard output.
        config: A file with settings.
        data: The file that keeps the tables.
        database: The database that keeps them instead.
        matches: The matches alone, as records, with the deals that are over.
        language: The language of what may go wrong.
    """
    wanted, place = _wanted(config, data, database, language)
    with _told(wanted, place, file):
        if file is None:
            look(place, lambda connection: _write(connection, sys.stdout, matches=matches))
        else:
            with _new(file) as written:
                look(place, lambda connection: _write(connection, written, matches=matches))


def import_(
    file: Path,
    /,
    *,
    config: Path | None = None,
    data: Path | None = None,
    database: str | None = None,
    language: str | None = None,
) -> None:
    """Takes all that was written down into a database that holds nothing yet.

    Args:
        file: What `spadille export` has written.
        config: A file with settings.
        data: The file that is to keep the tables.
        database: The database that is to keep them instead.
        language: The language of what may go wrong.
    """
    wanted, place = _wanted(config, data, database, language)
    with _told(wanted, place, file), file.open(encoding="utf-8") as written:
        fill(place, lambda connection: filled(connection, written))


def _wanted(
    config: Path | None, data: Path | None, database: str | None, language: str | None
) -> tuple[Settings, Place]:
    said = {"config": config, "data": data, "database": database, "language": language}
    wanted = desk.settled(said)
    return wanted, wanted.place or desk.default_file()


@contextmanager
def _new(file: Path) -> Iterator[TextIO]:
    """A file to write to; there is none if nothing came of it."""
    with file.open("x", encoding="utf-8", newline="\n") as written:
        try:
            yield written
        except BaseException:
            file.unlink()
            raise


@contextmanager
def _told(wanted: Settings, place: Place, file: Path | None = None) -> Iterator[None]:
    """What goes wrong is a sentence and the end."""
    heard = desk.words(wanted.language)
    try:
        yield
    except Unusable as trouble:
        raise desk.unusable(heard, place, Unusable(trouble.code, trouble.place or str(place))) from None
    except BadCopy as bad:
        raise desk.no(heard, "copy-bad-line", file=str(file), line=bad.number) from None
    except FileExistsError:
        raise desk.no(heard, "copy-file-there", file=str(file)) from None
    except FileNotFoundError:
        raise desk.no(heard, "copy-file-missing", file=str(file)) from None
    except (OSError, UnicodeDecodeError) as trouble:
        why = getattr(trouble, "strerror", None) or ""
        raise desk.no(heard, "copy-no-file", file=str(getattr(trouble, "filename", file)), why=why) from None


def _write(connection: Connection, written: TextIO, *, matches: bool) -> None:
    for line in _matches(connection) if matches else _everything(connection):
        written.write(line)


def _everything(connection: Connection) -> Iterator[str]:
    for line in copied(connection):
        yield f"{json.dumps(line, ensure_ascii=False)}\n"


def _matches(connection: Connection) -> Iterator[str]:
    """Every match that can be read, table by table in the order they were opened."""
    opened = select(tables.c.id).order_by(tables.c.opened, tables.c.id)
    for table in connection.scalars(opened).all():
        story = [Event(*row) for row in connection.execute(events_of(table))]
        came = connection.execute(guests_of(table)).all()
        try:
            yield listing.lines(listing.matches(with_guests(story, came)))
        except Unreadable:
            continue
