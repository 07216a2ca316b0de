"""`spadille export` and `spadille import`: dump a database and restore it into another."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Final, TextIO

from spadille.app.tables import match_results
from spadille.server.ops import console
from spadille.server.ops.settings import Settings
from spadille.storage import Corrupted, Corruption, DatabaseUnusable, DatabaseUrl, file_permissions
from spadille.storage.admin.dump import BadDump, dump_lines, restore
from spadille.storage.admin.full_dump import fill_database, read_database
from spadille.storage.database import SqlConnection
from spadille.storage.event import Event
from spadille.storage.event_logs import (
    build_event_log,
    event_log_query,
    find_first_corruptions,
    read_event_logs,
)
from spadille.storage.hash_chain import load_verified
from spadille.storage.open_database import redact_database_url
from spadille.storage.pseudonyms import SELECT_JOINED, with_names
from spadille.text import Catalogue

_SELECT_TABLE_IDS: Final = "SELECT id FROM tables ORDER BY opened, id"


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
    """Create a file and open it for writing. Delete it if the context ends with an error."""
    with file_permissions.open_new_file(file) as output:
        try:
            yield output
        except BaseException:
            file.unlink()
            raise


@contextmanager
def _exit_on_error(settings: Settings, place: DatabaseUrl, file: Path | None = None) -> Iterator[None]:
    """Turn errors that occur in the context into a message and the end of the command."""
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
        sentence = "copy-bad-line" if bad.fault == "unread" else f"copy-{bad.fault}"
        raise console.exit_with(catalogue, sentence, file=str(file), line=bad.number) from None
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


def _write_dump(connection: SqlConnection, output: TextIO) -> list[Corruption]:
    """Write all data if it is intact. Otherwise write nothing and return the corruptions."""
    corruptions = find_first_corruptions(read_event_logs(connection))
    if not corruptions:
        output.writelines(f"{line}\n" for line in dump_lines(connection))
    return corruptions


def _write_matches(connection: SqlConnection, output: TextIO) -> list[Corruption]:
    """Write every match of the intact tables, ordered by the tables' opening times.

    Return the corruptions of the other tables.
    """
    corruptions = find_first_corruptions(read_event_logs(connection))
    damaged = {corruption.table for corruption in corruptions}
    for (table,) in list(connection.execute(_SELECT_TABLE_IDS)):
        if table not in damaged:
            try:
                output.write(
                    match_results.record_lines(
                        match_results.split_matches(_load_event_log(connection, table))
                    )
                )
            except Corrupted as error:
                corruptions.append(error.corruption)
    return corruptions


def _load_event_log(connection: SqlConnection, table: str) -> list[Event]:
    """Return the verified events of a table in order, with the players who joined.

    Raises:
        Corrupted: the event log is corrupt.
    """
    query, parameters = event_log_query(table)
    log = build_event_log(table, [*connection.execute(query, parameters)])
    return with_names(load_verified(*log), connection.execute(SELECT_JOINED, parameters))
