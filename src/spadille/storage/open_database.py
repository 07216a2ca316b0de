"""Open a database by its address: the path of an SQLite file, or the URL of a PostgreSQL server."""

from __future__ import annotations

import re
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Final, TypeAlias

from spadille.storage.sqlite.store import open_sqlite
from spadille.storage.store import Store

if TYPE_CHECKING:
    from sqlalchemy import URL

DatabaseUrl: TypeAlias = "Path | URL"
_SQLITE_URL: Final = re.compile(r"sqlite:///([^?]+)")
_POSTGRES_URL: Final = re.compile(r"postgres(ql)?:.*", re.DOTALL)
_POSTGRES_MODULE: Final = "spadille.storage.postgres.store"
"""The module's name. It is imported on use only, so that a server with an SQLite file does not load it."""


def parse_database_url(text: str) -> DatabaseUrl:
    """Return the database address in `text`.

    >>> parse_database_url("sqlite:////srv/spadille/tables.sqlite")
    PosixPath('/srv/spadille/tables.sqlite')
    >>> redact_database_url(parse_database_url("postgresql://club:secret@db.example/tables"))
    'postgresql://club:***@db.example/tables'

    Raises:
        ValueError: `text` is not the address of a supported database.
    """
    file = _SQLITE_URL.fullmatch(text)
    if file:
        return Path(file[1])
    if not _POSTGRES_URL.fullmatch(text):
        raise ValueError("no database of ours")
    parsed: URL = resolve_name(f"{_POSTGRES_MODULE}:parse_postgres_url")(text)
    return parsed


def redact_database_url(url: DatabaseUrl) -> str:
    """Return the address without its password."""
    if isinstance(url, Path):
        return str(url)
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def open_store(url: DatabaseUrl, *, lease_timeout: float = 5.0) -> Store:
    """Return the database at `url`, created or migrated if necessary.

    Args:
        url: The path of a file, or the URL of a PostgreSQL database.
        lease_timeout: Seconds without a renewal after which another server's lease is ended.

    Raises:
        DatabaseUnusable: the database cannot be used.
    """
    if isinstance(url, Path):
        return Store(open_sqlite(url))
    return Store(resolve_name(f"{_POSTGRES_MODULE}:open_postgres")(url, lease_timeout))
