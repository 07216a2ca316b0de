"""`spadille export` and `spadille import`: dump a database and restore it into another."""

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
    """Write all stored data as JSON Lines. A server may use the database meanwhile.

    Args:
        file: The new file; by default standard output.
        config: A file with settings.
        data: The SQLite file.
        database: The URL of a database in place of the file.
        matches: Export only the matches, as records of their finished deals.
        language: The language of the messages.
    """
    settings, place = _load_target(config, data, database, language)
    write = _write_matches if matches else _write_dump
    with (
        _exit_on_error(settings, place, file),
        nullcontext(sys.stdout) if file is None else _create_file(file) as output,
    ):
        corruptions = read_database(place, lambda connection: write(connection, output))
        _warn_of(console.resolve_catalogue(settings.language), corruptions)
        if corruptions and not matches:
            raise console.exit_with(
                console.resolve_catalogue(settings.language),
                "copy-damaged",
                file=redact_database_url(place),
                tables=len(corruptions),
            )
    if corruptions:
        raise console.exit_with(
            console.resolve_catalogue(settings.language), "copy-left-out", tables=len(corruptions)
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
    """Restore exported data into an empty database.

    Args:
        file: A file that `spadille export` wrote.
        config: A file with settings.
        data: The SQLite file.
        database: The URL of a database in place of the file.
        language: The language of the messages.
    """
    settings, place = _load_target(config, data, database, language)
    with _exit_on_error(settings, place, file), file.open(encoding="utf-8") as source:
        fill_database(place, lambda connection: restore(connection, source))


def _load_target(
    config: Path | None, data: Path | None, database: str | None, language: str | None
) -> tuple[Settings, DatabaseUrl]:
    given = {"config": config, "data": data, "database": database, "language": language}
    settings = console.load_settings(given)
    return settings, settings.database_url or console.default_file()


@contextmanager
def _create_file(file: Path) -> Iterator[TextIO]:
    """Open a new file to write to, and delete it if an error occurs."""
    with file_permissions.open_new_file(file) as output:
        try:
            yield output
        except BaseException:
            file.unlink()
            raise


@contextmanager
def _exit_on_error(settings: Settings, place: DatabaseUrl, file: Path | None = None) -> Iterator[None]:
    """Turn errors into a message and an exit."""
    catalogue = console.resolve_catalogue(settings.language)
    try:
        yield
    except DatabaseUnusable as error:
        raise console.exit_unusable(
            catalogue, place, DatabaseUnusable(error.code, error.place or str(place))
        ) from None
    except Corrupted as error:
        _warn_of(catalogue, [error.corruption])
        raise console.exit_with(catalogue, "copy-not-sound", file=str(file)) from None
    except UnicodeEncodeError:
        raise console.exit_with(catalogue, "copy-no-text", file=redact_database_url(place)) from None
    except BadDump as bad:
        raise console.exit_with(catalogue, "copy-bad-line", file=str(file), line=bad.number) from None
    except FileExistsError:
        raise console.exit_with(catalogue, "copy-file-there", file=str(file)) from None
    except FileNotFoundError:
        raise console.exit_with(catalogue, "copy-file-missing", file=str(file)) from None
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or type(error).__name__
        raise console.exit_with(
            catalogue, "copy-no-file", file=str(getattr(error, "filename", file)), why=why
        ) from None


def _warn_of(catalogue: Catalogue, corruptions: Iterable[Corruption]) -> None:
    for corruption in corruptions:
        console.warn(catalogue, f"fault-{corruption.kind}", **console.corruption_facts(corruption))


def _write_dump(connection: Connection, output: TextIO) -> list[Corruption]:
    """Write all data and return no corruption, or write nothing and return what is corrupt."""
    corruptions = find_first_corruptions(read_all_event_logs(connection)) if has_seals(connection) else []
    if not corruptions:
        for line in dump_lines(connection):
            output.write(f"{json.dumps(line, ensure_ascii=False)}\n")
    return corruptions


def _write_matches(connection: Connection, output: TextIO) -> list[Corruption]:
    """Write every match of the intact tables, by opening time; return what is corrupt at the others."""
    if not has_seals(connection):
        raise DatabaseUnusable("older", "")
    corruptions = find_first_corruptions(read_all_event_logs(connection))
    damaged = {corruption.table for corruption in corruptions}
    for table in connection.scalars(_OPENED).all():
        if table not in damaged:
            try:
                output.write(
                    match_results.record_lines(match_results.split_matches(load_event_log(connection, table)))
                )
            except Corrupted as error:
                corruptions.append(error.corruption)
    return corruptions
