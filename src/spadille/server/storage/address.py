"""The address of a PostgreSQL database, as people write it and as its driver takes it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

_DRIVER: Final = "postgresql+asyncpg"


def read_address(written: str) -> URL:
    """The address that is written there.

    Raises:
        ValueError: it is none.
    """
    try:
        url = make_url(written)
    except (ArgumentError, ValueError) as trouble:
        raise ValueError("no address") from trouble
    if not url.database:
        raise ValueError("no database")
    return url.set(drivername=_DRIVER, query={_name(key): value for key, value in url.query.items()})


def _name(parameter: str) -> str:
    """What the driver calls a parameter of the address that others call by PostgreSQL's name."""
    return "ssl" if parameter == "sslmode" else parameter
