"""Dump a whole database as lines of JSON, and restore such a dump into an empty database of either kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby, islice
from typing import Final, NamedTuple

from alembic.migration import MigrationContext
from sqlalchemy import (
    JSON,
    Connection,
    Integer,
    LargeBinary,
    MappingResult,
    MetaData,
    String,
    Table,
    func,
    insert,
    select,
)
from sqlalchemy.exc import DataError, IntegrityError, StatementError

from spadille.storage.admin import dump_format
from spadille.storage.admin.dump_format import LEASE_COLUMN, NOT_DUMPED, BadDump, Line, encode_value
from spadille.storage.errors import DatabaseUnusable
from spadille.storage.event_logs import find_first_corruptions
from spadille.storage.event_logs_sql import read_all_event_logs
from spadille.storage.hash_chain import Corrupted
from spadille.storage.migrate import migrate
from spadille.storage.schema import leases

_BATCH_SIZE: Final = 500
_COLUMN_TYPES: Final = (Integer, String, LargeBinary, JSON)
"""The types of all columns that any version of the schema has had."""
_BINARY_COLLATION: Final = {"sqlite": "BINARY", "postgresql": "C"}
"""The name that each database gives the collation by bytes."""


class _DumpRow(NamedTuple):
    """A row of the dump, with the number of its line and the database table that takes it."""

    number: int
    into: Table
    row: Line


def dump_lines(connection: Connection) -> Iterator[Line]:
    """Yield the lines of the dump: a header, every row, and a last line that counts the lines before it.

    Tables that others refer to come first.
    """
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise DatabaseUnusable("not-ours", "")
    yield dump_format.make_header(revision)
    number = 1
    for table in _reflect_tables(connection):
        for row in _select_rows(connection, table):
            number += 1
            yield {"in": table.name, **{name: encode_value(value) for name, value in row.items()}}
    yield {"lines": number}


def restore(connection: Connection, lines: Iterable[str]) -> None:
    """Restore a whole dump into an empty database, inside the caller's transaction.

    Raises:
        BadDump: a line cannot be read.
        DatabaseUnusable: `not-empty`, `newer`.
        Corrupted: a table's event log is corrupt.
    """
    numbered = dump_format.parse_lines(lines)
    head = dump_format.read_header(numbered)
    _drop_empty_tables(connection)
    migrate(connection, str(head["shape"]))
    into = {table.name: table for table in _reflect_tables(connection)}
    for table, rows in groupby(_parse_rows(numbered, into), key=lambda parsed: parsed.into):
        _insert_rows(connection, table, rows)
    migrate(connection)
    for corruption in find_first_corruptions(read_all_event_logs(connection)):
        raise Corrupted(corruption)


def _parse_rows(lines: Iterable[tuple[int, Line]], into: dict[str, Table]) -> Iterator[_DumpRow]:
    for number, name, line in dump_format.read_rows(lines):
        table = into.get(name)
        if table is None or not line.keys() <= set(table.c.keys()):
            raise BadDump(number)
        yield _DumpRow(number, table, _decode_row(table, line, number))


def _decode_row(table: Table, line: Line, number: int) -> Line:
    """Return a row with its binary columns decoded from hex."""
    try:
        return {
            name: bytes.fromhex(value) if isinstance(table.c[name].type, LargeBinary) else value
            for name, value in line.items()
        }
    except (TypeError, ValueError) as error:
        raise BadDump(number) from error


def _reflect_tables(connection: Connection) -> list[Table]:
    """Return the tables as this database has them, whatever the version of its schema.

    Raises:
        DatabaseUnusable: `damaged`; no version has columns like these.
    """
    existing = MetaData()
    existing.reflect(connection)
    tables = [table for table in existing.sorted_tables if table.name not in NOT_DUMPED]
    if not all(isinstance(column.type, _COLUMN_TYPES) for table in tables for column in table.c):
        raise DatabaseUnusable("damaged", "")
    return tables


def _select_rows(connection: Connection, table: Table) -> MappingResult:
    """Select every row of a table, by primary key in an order that is the same in all databases."""
    columns = [column for column in table.c if (table.name, column.name) != LEASE_COLUMN]
    by_bytes = _BINARY_COLLATION[connection.dialect.name]
    order = [key.collate(by_bytes) if isinstance(key.type, String) else key for key in table.primary_key]
    query = select(*columns).order_by(*order)
    return connection.execute(query, execution_options={"yield_per": _BATCH_SIZE}).mappings()


def _insert_rows(connection: Connection, table: Table, rows: Iterator[_DumpRow]) -> None:
    while batch := list(islice(rows, _BATCH_SIZE)):
        try:
            connection.execute(insert(table), [parsed.row for parsed in batch])
        except (IntegrityError, DataError, StatementError, OverflowError) as error:
            if getattr(error, "connection_invalidated", False):
                raise
            raise BadDump(batch[0].number) from error


def _drop_empty_tables(connection: Connection) -> None:
    """Drop the tables, which must be empty: the restore creates its own schema.

    Raises:
        DatabaseUnusable: `in-use`, `not-empty`.
    """
    existing = MetaData()
    existing.reflect(connection)
    if leases.name in existing.tables and connection.scalar(select(func.count()).where(~leases.c.ended)):
        raise DatabaseUnusable("in-use", "")
    if any(
        connection.scalar(select(func.count()).select_from(table)) for table in _reflect_tables(connection)
    ):
        raise DatabaseUnusable("not-empty", "")
    existing.drop_all(connection)
