"""Everything that is kept, line by line: out of one database and into another, of either kind."""

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
"""Of what kinds columns ever were."""
_BINARY_COLLATION: Final = {"sqlite": "BINARY", "postgresql": "C"}
"""What each database calls the order of bytes."""


class _DumpRow(NamedTuple):
    """A line of the copy: the table it belongs into, and what is in it."""

    number: int
    into: Table
    row: Line


def dump_lines(connection: Connection) -> Iterator[Line]:
    """Everything, what is referred to before what refers to it; the last line counts the lines before it."""
    shape = MigrationContext.configure(connection).get_current_revision()
    if shape is None:
        raise DatabaseUnusable("not-ours", "")
    yield dump_format.make_header(shape)
    number = 1
    for table in _reflect_tables(connection):
        for row in _select_rows(connection, table):
            number += 1
            yield {"in": table.name, **{name: encode_value(value) for name, value in row.items()}}
    yield {"lines": number}


def restore(connection: Connection, lines: Iterable[str]) -> None:
    """Takes a whole copy into a database that holds nothing yet, inside the caller's transaction.

    Raises:
        BadCopy: a line cannot be read.
        Unusable: `not-empty`, `newer`.
        Damaged: a table is not as it was written.
    """
    read = dump_format.parse_lines(lines)
    head = dump_format.read_header(read)
    _drop_empty_tables(connection)
    migrate(connection, str(head["shape"]))
    into = {table.name: table for table in _reflect_tables(connection)}
    for table, rows in groupby(_parse_rows(read, into), key=lambda kept: kept.into):
        _insert_rows(connection, table, rows)
    migrate(connection)
    for fault in find_first_corruptions(read_all_event_logs(connection)):
        raise Corrupted(fault)


def _parse_rows(lines: Iterable[tuple[int, Line]], into: dict[str, Table]) -> Iterator[_DumpRow]:
    for number, name, line in dump_format.read_rows(lines):
        table = into.get(name)
        if table is None or not line.keys() <= set(table.c.keys()):
            raise BadDump(number)
        yield _DumpRow(number, table, _decode_row(table, line, number))


def _decode_row(table: Table, line: Line, number: int) -> Line:
    """A line as it is stored: what is in it as bytes was written in hex."""
    try:
        return {
            name: bytes.fromhex(value) if isinstance(table.c[name].type, LargeBinary) else value
            for name, value in line.items()
        }
    except (TypeError, ValueError) as trouble:
        raise BadDump(number) from trouble


def _reflect_tables(connection: Connection) -> list[Table]:
    """The tables as they are in this database, whatever its age.

    Raises:
        Unusable: `damaged`; no age has columns like these.
    """
    there = MetaData()
    there.reflect(connection)
    tables = [table for table in there.sorted_tables if table.name not in NOT_DUMPED]
    if not all(isinstance(column.type, _COLUMN_TYPES) for table in tables for column in table.c):
        raise DatabaseUnusable("damaged", "")
    return tables


def _select_rows(connection: Connection, table: Table) -> MappingResult:
    """Every line of a table, in an order that is the same everywhere."""
    columns = [column for column in table.c if (table.name, column.name) != LEASE_COLUMN]
    by_bytes = _BINARY_COLLATION[connection.dialect.name]
    order = [key.collate(by_bytes) if isinstance(key.type, String) else key for key in table.primary_key]
    question = select(*columns).order_by(*order)
    return connection.execute(question, execution_options={"yield_per": _BATCH_SIZE}).mappings()


def _insert_rows(connection: Connection, table: Table, rows: Iterator[_DumpRow]) -> None:
    while batch := list(islice(rows, _BATCH_SIZE)):
        try:
            connection.execute(insert(table), [kept.row for kept in batch])
        except (IntegrityError, DataError, StatementError, OverflowError) as trouble:
            if getattr(trouble, "connection_invalidated", False):
                raise
            raise BadDump(batch[0].number) from trouble


def _drop_empty_tables(connection: Connection) -> None:
    """Takes away the empty tables that are there; the copy brings its own shape."""
    there = MetaData()
    there.reflect(connection)
    if leases.name in there.tables and connection.scalar(select(func.count()).where(~leases.c.ended)):
        raise DatabaseUnusable("in-use", "")
    if any(
        connection.scalar(select(func.count()).select_from(table)) for table in _reflect_tables(connection)
    ):
        raise DatabaseUnusable("not-empty", "")
    there.drop_all(connection)
