"""Bringing a database to the shape this version knows."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config(connection: Connection) -> Config:
    """Alembic's view of the migrations in this package."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    return settings


def migrate(connection: Connection, to: str = "head") -> None:
    """Runs the migrations that are still due, inside the caller's transaction.

    Raises:
        CommandError: the database was made by a newer version, or `to` is of one.
    """
    command.upgrade(config(connection), to)
