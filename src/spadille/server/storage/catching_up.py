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

_MIGRATE: Final = "spadille.server.storage.file_engine:migrate_file"
_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_NAMED: Final = re.compile(r'^(revision|down_revision) = "(\w+)"$', re.MULTILINE)


def catch_up(connection: sqlite3.Connection, path: Path) -> None:
    """Gives a file that is ours alone the newest shape, all at once.

    Raises:
        Newer: the file was made by a newer version.
    """
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        if not there:
            begin(connection)
        old = bool(there) and shapes(connection, there) != [newest()]
    if old:
        resolve_name(_MIGRATE)(path)


def begin(connection: sqlite3.Connection) -> None:
    """Gives an empty file its shape, inside the caller's transaction."""
    for statement in (_MIGRATIONS / "newest.sql").read_text("utf-8").split(";\n"):
        connection.execute(statement)


def shapes(connection: sqlite3.Connection, there: set[str]) -> list[str]:
    """The shape a file has, by its number; none for one that has these tables and not ours."""
    if "alembic_version" not in there:
        return []
    return [number for (number,) in connection.execute("SELECT version_num FROM alembic_version")]


@cache
def newest() -> str:
    """The number of the shape that no later step leads away from."""
    steps = [step.read_text("utf-8") for step in (_MIGRATIONS / "versions").glob("*.py")]
    named = {found for step in steps for found in _NAMED.findall(step)}
    left = {number for word, number in named if word == "down_revision"}
    (last,) = (number for word, number in named if word == "revision" and number not in left)
    return str(last)
