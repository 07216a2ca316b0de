"""The address of a PostgreSQL database, as people write it and as the driver takes it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

_DRIVER: Final = "postgresql+asyncpg"


def parse_postgres_url(written: str) -> URL:
    """The address written there.

    Raises:
        ValueError: it is not an address.
    """
    try:
        url = make_url(written)
    except (ArgumentError, ValueError) as trouble:
        raise ValueError("no address") from trouble
    if not url.database:
        raise ValueError("no database")
    return url.set(
        drivername=_DRIVER, query={_driver_parameter(key): value for key, value in url.query.items()}
    )


def _driver_parameter(parameter: str) -> str:
    """The driver's name for a parameter of PostgreSQL's."""
    return "ssl" if parameter == "sslmode" else parameter
