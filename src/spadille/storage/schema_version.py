"""The shape of a database of either kind; Alembic is loaded only where something is to be done about it."""

from __future__ import annotations

from pkgutil import resolve_name
from typing import Final

from sqlalchemy import Connection, inspect, text

from spadille.storage.sqlite.migrate import newest

_MIGRATE: Final = "spadille.storage.migrate:migrate"


def catch_up(connection: Connection) -> None:
    """Run the migrations that are still due, inside the caller's transaction.

    Raises:
        Newer: the database was made by a newer version.
    """
    if read_schema_versions(connection) != [newest()]:
        resolve_name(_MIGRATE)(connection)


def load_migrations(connection: Connection) -> None:
    """Load the migrations if they are due, before a transaction begins that must not wait."""
    if read_schema_versions(connection) != [newest()]:
        resolve_name(_MIGRATE)


def read_schema_versions(connection: Connection) -> list[str]:
    """Return the schema versions recorded in a database, none for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return []
    return list(connection.scalars(text("SELECT version_num FROM alembic_version")))
