"""Opening a database: ours, whole, no newer than we are, and free for us to use."""

from __future__ import annotations

from pathlib import Path
from pkgutil import resolve_name
from typing import Final

from spadille.storage.database_url import DatabaseUrl
from spadille.storage.sqlite.store import open_sqlite
from spadille.storage.store import Store

_OPEN_POSTGRES: Final = "spadille.storage.postgres.store:open_postgres"
"""Named, so that whoever has a file loads nothing of it."""


def open_store(place: DatabaseUrl, *, lease_timeout: float = 5.0) -> Store:
    """The database at this place, made or brought up to date where needed.

    Args:
        place: A file, or the address of a PostgreSQL database.
        silence: Seconds after which a neighbour at the same database is taken to be gone.

    Raises:
        Unusable: it cannot be used, and why.
    """
    if isinstance(place, Path):
        return Store(open_sqlite(place))
    return Store(resolve_name(_OPEN_POSTGRES)(place, lease_timeout))
