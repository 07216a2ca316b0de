"""Brings a file to the newest shape. A new one takes it on at once; what leads an old one there is loaded
only where there is such a file.
"""

from __future__ import annotations

import re
import sqlite3
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from typing import Final

_MIGRATE: Final = "spadille.storage.sqlite.engine:migrate_file"
_MIGRATIONS: Final = Path(__file__).parents[1] / "migrations"
_LACKS_TABLES_ALONE: Final = {"0005"}
"""Shapes of which everything is still as it was, but for what nobody asks for any more: what such a file
lacks is made as in a new one. A browser's file can be brought up to date in this way alone.
"""
_ASKED_BY_NOBODY: Final = 'ALTER TABLE leases DROP COLUMN "key"'
_OF_TABLE: Final = re.compile(r'^CREATE (?:TABLE|INDEX \w+ ON) "?(\w+)')
_NAMED: Final = re.compile(r'^(revision|down_revision) = "(\w+)"$', re.MULTILINE)


def catch_up(connection: sqlite3.Connection, path: Path) -> None:
    """Bring a locked file to the newest schema, in one transaction.

    Raises:
        Newer: the file was made by a newer version.
    """
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        if not there:
            begin(connection)
        elif set(read_schema_versions(connection, there)) & _LACKS_TABLES_ALONE:
            _complete(connection, there)
        old = bool(there) and read_schema_versions(connection, there) != [newest()]
    if old:
        resolve_name(_MIGRATE)(path)


def begin(connection: sqlite3.Connection) -> None:
    """Create the schema in an empty file, inside the caller's transaction."""
    for statement in _statements():
        connection.execute(statement)


def can_hold(shape: object) -> bool:
    """Whether the newest shape has room for all that one of this number holds, just as it is."""
    return shape == newest() or shape in _LACKS_TABLES_ALONE


def _statements() -> list[str]:
    return (_MIGRATIONS / "newest.sql").read_text("utf-8").split(";\n")


def _complete(connection: sqlite3.Connection, there: set[str]) -> None:
    """Create the tables that a file lacks, inside the caller's transaction."""
    for statement in _statements():
        made = _OF_TABLE.match(statement.strip())
        if made and made[1] not in there:
            connection.execute(statement)
    connection.execute(_ASKED_BY_NOBODY)
    connection.execute("UPDATE alembic_version SET version_num = ?", (newest(),))


def read_schema_versions(connection: sqlite3.Connection, there: set[str]) -> list[str]:
    """Return the schema versions recorded in a file, none if its tables are not ours."""
    if "alembic_version" not in there:
        return []
    return [number for (number,) in connection.execute("SELECT version_num FROM alembic_version")]


@cache
def newest() -> str:
    """Return the newest schema version."""
    steps = [step.read_text("utf-8") for step in (_MIGRATIONS / "versions").glob("*.py")]
    named = {found for step in steps for found in _NAMED.findall(step)}
    left = {number for word, number in named if word == "down_revision"}
    (last,) = (number for word, number in named if word == "revision" and number not in left)
    return str(last)
