"""Parse the URL of a PostgreSQL database for the asyncpg driver."""

from __future__ import annotations

from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

_DRIVER: Final = "postgresql+asyncpg"


def parse_postgres_url(text: str) -> URL:
    """Return the URL in `text`, for the driver.

    Raises:
        ValueError: `text` is not the URL of a database.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise ValueError("no address") from error
    if not url.database:
        raise ValueError("no database")
    return url.set(
        drivername=_DRIVER, query={_driver_parameter(key): value for key, value in url.query.items()}
    )


def _driver_parameter(name: str) -> str:
    """Return the driver's name for a PostgreSQL parameter."""
    return "ssl" if name == "sslmode" else name
