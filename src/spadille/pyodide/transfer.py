"""Export and import of a browser's data as one text, for another browser or a server.

The format is that of `spadille export`. Its header also has the session token, which a server ignores.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Any, Final

from spadille.storage.admin.dump_format import (
    LEASE_COLUMN,
    NOT_DUMPED,
    BadDump,
    encode_value,
    make_header,
    parse_lines,
    read_header,
    read_rows,
)
from spadille.storage.event_logs import find_first_corruptions, read_event_logs
from spadille.storage.hash_chain import encode_payload
from spadille.storage.sqlite.migrate import begin, can_hold, newest
from spadille.storage.sqlite.store import APPLICATION

_TABLES: Final = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid"
_BROWSER: Final = "browser"
_MODE: Final = slice(18, 20)
"""The bytes of an SQLite file that say whether it uses a write-ahead log. An image has none."""
_NO_LOG: Final = b"\x01\x01"
_JSON: Final = "JSON"
_BINARY: Final = ("BLOB", "BINARY")


@dataclass(frozen=True, slots=True)
class Transfer:
    """The database and the session token of another browser."""

    image: bytes
    token: str


def export_text(image: bytes, token: str) -> str:
    """Return a database and its owner's token as text."""
    with closing(create_database(image)) as connection:
        lines = [json.dumps(line, ensure_ascii=False) for line in _dump_rows(connection)]
    first = {**make_header(newest()), _BROWSER: {"token": token}}
    return "\n".join([json.dumps(first), *lines, json.dumps({"lines": len(lines) + 1})]) + "\n"


def import_text(text: str) -> Transfer:
    """Return the contents of an exported text.

    Raises:
        BadDump: it is no exported text, of another version, or corrupt.
    """
    lines = parse_lines(text.splitlines())
    first = read_header(lines)
    if not can_hold(first["shape"]):
        raise BadDump(1)
    with closing(create_database(None)) as connection:
        try:
            _fill(connection, lines)
        except sqlite3.Error as error:
            raise BadDump(0) from error
        return Transfer(connection.serialize(), _read_token(first))


def _read_token(first: Mapping[str, Any]) -> str:
    browser = first.get(_BROWSER)
    found = browser.get("token") if isinstance(browser, dict) else None
    return found if isinstance(found, str) else ""


def create_database(image: bytes | None) -> sqlite3.Connection:
    """Return a database in memory: that of an image, or an empty one."""
    connection = sqlite3.connect(":memory:")
    if image is not None:
        connection.deserialize(image[: _MODE.start] + _NO_LOG + image[_MODE.stop :])
    else:
        begin(connection)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.row_factory = sqlite3.Row
    return connection


def table_names(connection: sqlite3.Connection) -> list[str]:
    """Return the tables' names, each after those it refers to."""
    existing = [str(name) for (name,) in connection.execute(_TABLES)]
    names = [name for name in existing if name not in NOT_DUMPED and not name.startswith("sqlite_")]
    referred = {name: _referenced_tables(connection, name) & set(names) for name in names}
    ordered: list[str] = []
    while len(ordered) < len(names):
        ordered += [name for name in names if name not in ordered and referred[name] <= {name, *ordered}]
    return ordered


def _referenced_tables(connection: sqlite3.Connection, name: str) -> set[str]:
    return {str(key["table"]) for key in connection.execute(f'PRAGMA foreign_key_list("{name}")')}


def _primary_key(connection: sqlite3.Connection, name: str) -> str:
    """Return the primary key of a table, for ORDER BY."""
    columns = connection.execute(f'PRAGMA table_info("{name}")').fetchall()
    key = sorted((column["pk"], column["name"]) for column in columns if column["pk"])
    return ", ".join(f'"{column}"' for _, column in key)


def _dump_rows(connection: sqlite3.Connection) -> Iterator[dict[str, object]]:
    for name in table_names(connection):
        kinds = _columns(connection, name)
        for row in connection.execute(f'SELECT * FROM "{name}" ORDER BY {_primary_key(connection, name)}'):  # noqa: S608
            values = {key: row[key] for key in kinds if (name, key) != LEASE_COLUMN}
            yield {"in": name, **{key: _json_value(value, kinds[key]) for key, value in values.items()}}


def _json_value(value: Any, kind: str) -> object:  # noqa: ANN401 - what SQLite has
    """Return a value for the text: bytes in hex, JSON as a value."""
    return json.loads(value) if kind == _JSON and value is not None else encode_value(value)


def _fill(connection: sqlite3.Connection, lines: Iterator[tuple[int, dict[str, Any]]]) -> None:
    kinds = {name: _columns(connection, name) for name in table_names(connection)}
    connection.commit()
    with connection:
        connection.execute("PRAGMA defer_foreign_keys = ON")
        for number, name, line in read_rows(lines):
            if name not in kinds or not line.keys() <= kinds[name].keys():
                raise BadDump(number)
            _insert(connection, name, _values(line, kinds[name], number))
    if find_first_corruptions(read_event_logs(connection)):
        raise BadDump(0)


def _columns(connection: sqlite3.Connection, name: str) -> dict[str, str]:
    return {
        column["name"]: column["type"].upper()
        for column in connection.execute(f'PRAGMA table_info("{name}")')
    }


def _values(line: dict[str, Any], kinds: Mapping[str, str], number: int) -> dict[str, Any]:
    try:
        return {key: _column_value(value, kinds[key]) for key, value in line.items()}
    except (TypeError, ValueError) as error:
        raise BadDump(number) from error


def _column_value(value: Any, kind: str) -> Any:  # noqa: ANN401 - what SQLite has
    if kind == _JSON and value is not None:
        return encode_payload(value)
    return bytes.fromhex(value) if kind in _BINARY and value is not None else value


def _insert(connection: sqlite3.Connection, name: str, line: dict[str, Any]) -> None:
    names = ", ".join(f'"{key}"' for key in line)
    places = ", ".join("?" * len(line))
    connection.execute(f'INSERT INTO "{name}" ({names}) VALUES ({places})', list(line.values()))  # noqa: S608
