"""Brings a database to the newest shape; Alembic is loaded only where something is to be done."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from typing import Final

from sqlalchemy import Connection, inspect, text

_MIGRATE: Final = "spadille.server.storage.migrate:migrate"
_STEPS: Final = Path(__file__).parent / "migrations" / "versions"
_NAMED: Final = re.compile(r'^(revision|down_revision) = "(\w+)"$', re.MULTILINE)


def catch_up(connection: Connection) -> None:
    """Runs the migrations that are still due, inside the caller's transaction.

    Raises:
        Newer: the database was made by a newer version.
    """
    if shapes(connection) != [newest()]:
        resolve_name(_MIGRATE)(connection)


def shapes(connection: Connection) -> list[str]:
    """The shape a database has, by its number; none for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return []
    return list(connection.scalars(text("SELECT version_num FROM alembic_version")))


@cache
def newest() -> str:
    """The number of the shape that no later step leads away from."""
    named = {found for step in _STEPS.glob("*.py") for found in _NAMED.findall(step.read_text("utf-8"))}
    left = {number for word, number in named if word == "down_revision"}
    (last,) = (number for word, number in named if word == "revision" and number not in left)
    return str(last)
