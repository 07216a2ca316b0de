"""The migrations, as Alembic runs them."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection

from spadille.storage.errors import NewerSchema


def config(connection: Connection) -> Config:
    """Alembic's view of the migrations in this package."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    return settings


def migrate(connection: Connection, to: str = "head") -> None:
    """Run the migrations that are still due, inside the caller's transaction.

    Raises:
        Newer: the database was made by a newer version, or `to` is of one.
    """
    try:
        command.upgrade(config(connection), to)
    except CommandError as trouble:
        raise NewerSchema from trouble
