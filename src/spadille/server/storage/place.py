"""Where a database is: a file, or a server's address."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

Place = Path | URL
_POSTGRES: Final = {"postgresql", "postgres"}
_DRIVER: Final = "postgresql+asyncpg"


def read_place(written: str) -> Place:
    """A place as people write it.

    >>> read_place("sqlite:////srv/spadille/tables.sqlite")
    PosixPath('/srv/spadille/tables.sqlite')
    >>> told(read_place("postgresql://club:secret@db.example/tables"))
    'postgresql://club:***@db.example/tables'

    Raises:
        ValueError: it is no address of a database that can be used here.
    """
    try:
        url = make_url(written)
    except (ArgumentError, ValueError) as trouble:
        raise ValueError("no address") from trouble
    if url.drivername == "sqlite" and url.database and not (url.host or url.query):
        return Path(url.database)
    if url.drivername in _POSTGRES and url.database:
        return url.set(drivername=_DRIVER, query={_name(key): value for key, value in url.query.items()})
    raise ValueError("no database of ours")


def told(place: Place) -> str:
    """The place for people to read, without a password."""
    if isinstance(place, Path):
        return str(place)
    return place.set(drivername="postgresql").render_as_string(hide_password=True)


def _name(parameter: str) -> str:
    """What the driver calls a parameter of the address that others call by PostgreSQL's name."""
    return "ssl" if parameter == "sslmode" else parameter
