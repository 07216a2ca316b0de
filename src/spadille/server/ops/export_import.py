"""`spadille export` and `spadille import`: all that is kept, out of one database and into another."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Final, TextIO

from sqlalchemy import Connection, select

from spadille.app.tables import match_results
from spadille.server.ops import console
from spadille.server.ops.settings import Settings
from spadille.storage import Corrupted, Corruption, DatabaseUnusable, DatabaseUrl, file_permissions
from spadille.storage.admin.dump import dump_lines, restore
from spadille.storage.admin.dump_format import BadDump
from spadille.storage.admin.full_dump import fill_database, read_database
from spadille.storage.database_url import redact_database_url
from spadille.storage.event_logs import find_first_corruptions
from spadille.storage.event_logs_sql import has_seals, load_event_log, read_all_event_logs
from spadille.storage.schema import tables
from spadille.text import Catalogue

_OPENED: Final = select(tables.c.id).order_by(tables.c.opened, tables.c.id)


def export_database(
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
    write = _matches if matches else _everything
    with (
        _in_words(wanted, place, file),
        nullcontext(sys.stdout) if file is None else _new(file) as written,
    ):
        faults = read_database(place, lambda connection: write(connection, written))
        _tell(console.resolve_catalogue(wanted.language), faults)
        if faults and not matches:
            raise console.exit_with(
                console.resolve_catalogue(wanted.language),
                "copy-damaged",
                file=redact_database_url(place),
                tables=len(faults),
            )
    if faults:
        raise console.exit_with(
            console.resolve_catalogue(wanted.language), "copy-left-out", tables=len(faults)
        )


def import_database(
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
    with _in_words(wanted, place, file), file.open(encoding="utf-8") as written:
        fill_database(place, lambda connection: restore(connection, written))


def _wanted(
    config: Path | None, data: Path | None, database: str | None, language: str | None
) -> tuple[Settings, DatabaseUrl]:
    given = {"config": config, "data": data, "database": database, "language": language}
    wanted = console.load_settings(given)
    return wanted, wanted.database_url or console.default_file()


@contextmanager
def _new(file: Path) -> Iterator[TextIO]:
    """A file to write to; there is none if nothing came of it."""
    with file_permissions.open_new_file(file) as written:
        try:
            yield written
        except BaseException:
            file.unlink()
            raise


@contextmanager
def _in_words(wanted: Settings, place: DatabaseUrl, file: Path | None = None) -> Iterator[None]:
    """What goes wrong is a sentence and the end."""
    heard = console.resolve_catalogue(wanted.language)
    try:
        yield
    except DatabaseUnusable as trouble:
        raise console.exit_unusable(
            heard, place, DatabaseUnusable(trouble.code, trouble.place or str(place))
        ) from None
    except Corrupted as trouble:
        _tell(heard, [trouble.corruption])
        raise console.exit_with(heard, "copy-not-sound", file=str(file)) from None
    except UnicodeEncodeError:
        raise console.exit_with(heard, "copy-no-text", file=redact_database_url(place)) from None
    except BadDump as bad:
        raise console.exit_with(heard, "copy-bad-line", file=str(file), line=bad.number) from None
    except FileExistsError:
        raise console.exit_with(heard, "copy-file-there", file=str(file)) from None
    except FileNotFoundError:
        raise console.exit_with(heard, "copy-file-missing", file=str(file)) from None
    except (OSError, UnicodeDecodeError) as trouble:
        why = getattr(trouble, "strerror", None) or type(trouble).__name__
        raise console.exit_with(
            heard, "copy-no-file", file=str(getattr(trouble, "filename", file)), why=why
        ) from None


def _tell(heard: Catalogue, faults: Iterable[Corruption]) -> None:
    for fault in faults:
        console.warn(heard, f"fault-{fault.kind}", **console.corruption_facts(fault))


def _everything(connection: Connection, written: TextIO) -> list[Corruption]:
    """All there is; or nothing of it, and what is wrong: what is damaged is not handed on."""
    faults = find_first_corruptions(read_all_event_logs(connection)) if has_seals(connection) else []
    if not faults:
        for line in dump_lines(connection):
            written.write(f"{json.dumps(line, ensure_ascii=False)}\n")
    return faults


def _matches(connection: Connection, written: TextIO) -> list[Corruption]:
    """Every match of every sound table, in the order they were opened; gives what is wrong with others."""
    if not has_seals(connection):
        raise DatabaseUnusable("older", "")
    faults = find_first_corruptions(read_all_event_logs(connection))
    damaged = {fault.table for fault in faults}
    for table in connection.scalars(_OPENED).all():
        if table not in damaged:
            try:
                written.write(
                    match_results.record_lines(match_results.split_matches(load_event_log(connection, table)))
                )
            except Corrupted as trouble:
                faults.append(trouble.corruption)
    return faults
