"""The shape of a database of either kind; Alembic is loaded only where something is to be done about it."""

from __future__ import annotations

from pkgutil import resolve_name
from typing import Final

from sqlalchemy import Connection, inspect, text

from spadille.storage.sqlite.migrate import newest

_MIGRATE: Final = "spadille.storage.migrate:migrate"


def catch_up(connection: Connection) -> None:
    """Runs the migrations that are still due, inside the caller's transaction.

    Raises:
        Newer: the database was made by a newer version.
    """
    if read_schema_versions(connection) != [newest()]:
        resolve_name(_MIGRATE)(connection)


def load_migrations(connection: Connection) -> None:
    """Loads what catching up takes, where it is due: a database ends a transaction that keeps it waiting."""
    if read_schema_versions(connection) != [newest()]:
        resolve_name(_MIGRATE)


def read_schema_versions(connection: Connection) -> list[str]:
    """The shape a database has, by its number; none for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return []
    return list(connection.scalars(text("SELECT version_num FROM alembic_version")))
