"""Dump a whole database as lines of JSON, and restore such a dump.

The format is the same for every kind of database.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby, islice
from typing import Any, Final, Literal, NamedTuple

from spadille.storage.database import DatabaseUnusable, RowsRejected, SqlConnection, insert_sql
from spadille.storage.event_logs import find_first_corruptions, read_event_logs
from spadille.storage.hash_chain import Corrupted
from spadille.storage.schema import DatabaseTable, current_version, list_tables

VERSION: Final = 2
_KIND: Final = "spadille-export"
_ANY_KIND: Final = "spadille-"
"""The text with which the `kind` of a dump begins in all versions of the format."""
_BATCH_SIZE: Final = 500
_REJECTED: Final = (RowsRejected, sqlite3.IntegrityError, OverflowError, UnicodeEncodeError)
"""The errors that the insertion of a row may raise if the row violates the schema of its table."""
Line = dict[str, Any]
DumpFault = Literal["unread", "older", "newer"]


class BadDump(Exception):
    """The error for a dump that cannot be read.

    `number` is the number of the invalid line, or 0 if the dump is incomplete. `fault` says what is wrong.
    """

    def __init__(self, number: int, fault: DumpFault = "unread") -> None:
        super().__init__(number, fault)
        self.number = number
        self.fault: Final = fault


class _DumpRow(NamedTuple):
    """A row of the dump, with the number of its line and the database table that takes it."""

    number: int
    into: DatabaseTable
    row: Line


def dump_lines(connection: SqlConnection, more: Mapping[str, object] | None = None) -> Iterator[str]:
    """Yield the lines of the dump: a header, every row, and a last line that counts the lines before it.

    A table comes after the tables that it refers to. `more` is added to the header.
    """
    yield _encode_line({"v": VERSION, "kind": _KIND, "schema": current_version(), **(more or {})})
    number = 1
    for table in list_tables().values():
        for row in connection.execute(_select_sql(connection, table)):
            number += 1
            values = zip(table.columns, map(_encode_value, row), strict=True)
            yield _encode_line({"table": table.name, **dict(values)})
    yield _encode_line({"lines": number})


def restore(connection: SqlConnection, lines: Iterable[str]) -> Line:
    """Restore a whole dump into an empty database, inside the caller's transaction, and return its header.

    Raises:
        BadDump: the dump cannot be read.
        DatabaseUnusable: `not-empty` if the database is not empty.
        Corrupted: a table's event log is corrupt.
    """
    numbered = _parse_lines(lines)
    header = _read_header(numbered)
    for table in list_tables().values():
        if list(connection.execute(f"SELECT 1 FROM {table.name} LIMIT 1")):  # noqa: S608 - our own SQL
            raise DatabaseUnusable("not-empty", "")
    for table, rows in groupby(_parse_rows(numbered), key=lambda parsed: parsed.into):
        _insert_rows(connection, table, rows)
    for corruption in find_first_corruptions(read_event_logs(connection)):
        raise Corrupted(corruption)
    return header


def _encode_line(line: Mapping[str, object]) -> str:
    return json.dumps(line, ensure_ascii=False)


def _encode_value(value: object) -> object:
    """Return a value as JSON can hold it: bytes in hex."""
    return value.hex() if isinstance(value, bytes) else value


def _select_sql(connection: SqlConnection, table: DatabaseTable) -> str:
    """Return the query for every row of a table, in an order that is the same in all databases."""
    collation = "BINARY" if isinstance(connection, sqlite3.Connection) else '"C"'
    names = ", ".join(f'"{name}"' for name in table.columns)
    order = ", ".join(
        f'"{name}" COLLATE {collation}' if table.columns[name].type == "str" else f'"{name}"'
        for name in table.key
    )
    return f"SELECT {names} FROM {table.name} ORDER BY {order}"  # noqa: S608 - our own SQL


def _parse_lines(lines: Iterable[str]) -> Iterator[tuple[int, Line]]:
    """Yield each line with its number.

    Raises:
        BadDump: a line is not a JSON object.
    """
    for number, line in enumerate(lines, 1):
        try:
            parsed = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise BadDump(number) from error
        if not isinstance(parsed, dict):
            raise BadDump(number)
        yield number, parsed


def _read_header(lines: Iterator[tuple[int, Line]]) -> Line:
    """Return the first line.

    Raises:
        BadDump: the line is not the header of a dump, or the dump has another version.
    """
    header = next(lines, (1, Line()))[1]
    version, kind = header.get("v"), header.get("kind")
    if not isinstance(version, int) or not isinstance(kind, str) or not kind.startswith(_ANY_KIND):
        raise BadDump(1)
    if version != VERSION:
        raise BadDump(1, "newer" if version > VERSION else "older")
    schema = header.get("schema")
    if not isinstance(schema, int):
        raise BadDump(1)
    if schema != current_version():
        raise BadDump(1, "newer" if schema > current_version() else "older")
    return header


def _parse_rows(lines: Iterable[tuple[int, Line]]) -> Iterator[_DumpRow]:
    """Yield each row.

    Raises:
        BadDump: a row does not fit its table, the dump ends early, or its last line does not count the lines.
    """
    tables = list_tables()
    for number, line in lines:
        if "table" not in line:
            if line != {"lines": number - 1}:
                raise BadDump(number)
            return
        table = tables.get(str(line.pop("table")))
        if table is None or line.keys() != table.columns.keys():
            raise BadDump(number)
        yield _DumpRow(number, table, _decode_row(table, line, number))
    raise BadDump(0)


def _decode_row(table: DatabaseTable, line: Line, number: int) -> Line:
    """Return a row with its binary columns decoded from hex."""
    try:
        row = {
            name: bytes.fromhex(line[name])
            if column.type == "bytes" and line[name] is not None
            else line[name]
            for name, column in table.columns.items()
        }
    except (TypeError, ValueError) as error:
        raise BadDump(number) from error
    if not all(column.accepts(row[name]) for name, column in table.columns.items()):
        raise BadDump(number)
    return row


def _insert_rows(connection: SqlConnection, table: DatabaseTable, rows: Iterator[_DumpRow]) -> None:
    while batch := list(islice(rows, _BATCH_SIZE)):
        try:
            connection.executemany(insert_sql(table.name, table.columns), [parsed.row for parsed in batch])
        except _REJECTED as error:
            raise BadDump(batch[0].number) from error
