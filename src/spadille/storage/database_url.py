"""Where a database is: a file, or a server's address."""

from __future__ import annotations

import re
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from sqlalchemy import URL

DatabaseUrl: TypeAlias = "Path | URL"
_SQLITE_URL: Final = re.compile(r"sqlite:///([^?]+)")
_POSTGRES_URL: Final = re.compile(r"postgres(ql)?:.*", re.DOTALL)
_POSTGRES_PARSER: Final = "spadille.storage.postgres.url:parse_postgres_url"
"""Named, so that whoever has a file loads nothing of it."""


def parse_database_url(written: str) -> DatabaseUrl:
    """A place as people write it.

    >>> read_place("sqlite:////srv/spadille/tables.sqlite")
    PosixPath('/srv/spadille/tables.sqlite')
    >>> shown_place(read_place("postgresql://club:secret@db.example/tables"))
    'postgresql://club:***@db.example/tables'

    Raises:
        ValueError: it is no address of a database that can be used here.
    """
    file = _SQLITE_URL.fullmatch(written)
    if file:
        return Path(file[1])
    if not _POSTGRES_URL.fullmatch(written):
        raise ValueError("no database of ours")
    address: URL = resolve_name(_POSTGRES_PARSER)(written)
    return address


def redact_database_url(place: DatabaseUrl) -> str:
    """The place for people to read, without a password."""
    if isinstance(place, Path):
        return str(place)
    return place.set(drivername="postgresql").render_as_string(hide_password=True)
