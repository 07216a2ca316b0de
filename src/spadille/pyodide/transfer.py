"""Everything a browser keeps, as one text: out of this browser, and into another or into a server.

It is what `spadille export` writes. The first line has what only a browser needs; a server ignores it.
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
from spadille.storage.hash_chain import encode_payload as sealed
from spadille.storage.sqlite.migrate import begin, can_hold, newest
from spadille.storage.sqlite.store import APPLICATION

_TABLES: Final = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid"
_BROWSER: Final = "browser"
_MODE: Final = slice(18, 20)
"""Where a file of SQLite says whether there is a write-ahead log beside it; beside an image there is none."""
_NO_LOG: Final = b"\x01\x01"
_JSON: Final = "JSON"
_BINARY: Final = ("BLOB", "BINARY")


@dataclass(frozen=True, slots=True)
class Transfer:
    """What came from another browser: its database and its token."""

    image: bytes
    token: str


def export_text(image: bytes, token: str) -> str:
    """A whole database, and whose it is."""
    with closing(_opened(image)) as connection:
        lines = [json.dumps(line, ensure_ascii=False) for line in _lines(connection)]
    first = {**make_header(newest()), _BROWSER: {"token": token}}
    return "\n".join([json.dumps(first), *lines, json.dumps({"lines": len(lines) + 1})]) + "\n"


def import_text(text: str) -> Transfer:
    """The contents of such a text.

    Raises:
        BadCopy: it is not such a text, is of another version, or is damaged.
    """
    lines = parse_lines(text.splitlines())
    first = read_header(lines)
    if not can_hold(first["shape"]):
        raise BadDump(1)
    with closing(_opened(None)) as connection:
        try:
            _fill(connection, lines)
        except sqlite3.Error as trouble:
            raise BadDump(0) from trouble
        return Transfer(connection.serialize(), _token(first))


def _token(first: Mapping[str, Any]) -> str:
    browser = first.get(_BROWSER)
    found = browser.get("token") if isinstance(browser, dict) else None
    return found if isinstance(found, str) else ""


def _opened(image: bytes | None) -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    if image is not None:
        connection.deserialize(image[: _MODE.start] + _NO_LOG + image[_MODE.stop :])
    else:
        begin(connection)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.row_factory = sqlite3.Row
    return connection


def _names(connection: sqlite3.Connection) -> list[str]:
    """The tables, each after those it refers to."""
    there = [str(name) for (name,) in connection.execute(_TABLES)]
    names = [name for name in there if name not in NOT_DUMPED and not name.startswith("sqlite_")]
    referred = {name: _referred(connection, name) & set(names) for name in names}
    ordered: list[str] = []
    while len(ordered) < len(names):
        ordered += [name for name in names if name not in ordered and referred[name] <= {name, *ordered}]
    return ordered


def _referred(connection: sqlite3.Connection, name: str) -> set[str]:
    return {str(key["table"]) for key in connection.execute(f'PRAGMA foreign_key_list("{name}")')}


def _key(connection: sqlite3.Connection, name: str) -> str:
    """The key of a table's lines."""
    columns = connection.execute(f'PRAGMA table_info("{name}")').fetchall()
    key = sorted((column["pk"], column["name"]) for column in columns if column["pk"])
    return ", ".join(f'"{column}"' for _, column in key)


def _lines(connection: sqlite3.Connection) -> Iterator[dict[str, object]]:
    for name in _names(connection):
        kinds = _columns(connection, name)
        for row in connection.execute(f'SELECT * FROM "{name}" ORDER BY {_key(connection, name)}'):  # noqa: S608
            kept = {key: row[key] for key in kinds if (name, key) != LEASE_COLUMN}
            yield {"in": name, **{key: _json_value(value, kinds[key]) for key, value in kept.items()}}


def _json_value(value: Any, kind: str) -> object:  # noqa: ANN401 - what SQLite has
    """A value in the text's form: bytes in hex, JSON values as they are."""
    return json.loads(value) if kind == _JSON and value is not None else encode_value(value)


def _fill(connection: sqlite3.Connection, lines: Iterator[tuple[int, dict[str, Any]]]) -> None:
    kinds = {name: _columns(connection, name) for name in _names(connection)}
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
        return {key: _kept(value, kinds[key]) for key, value in line.items()}
    except (TypeError, ValueError) as trouble:
        raise BadDump(number) from trouble


def _kept(value: Any, kind: str) -> Any:  # noqa: ANN401 - what SQLite has
    if kind == _JSON and value is not None:
        return sealed(value)
    return bytes.fromhex(value) if kind in _BINARY and value is not None else value


def _insert(connection: sqlite3.Connection, name: str, line: dict[str, Any]) -> None:
    names = ", ".join(f'"{key}"' for key in line)
    places = ", ".join("?" * len(line))
    connection.execute(f'INSERT INTO "{name}" ({names}) VALUES ({places})', list(line.values()))  # noqa: S608
