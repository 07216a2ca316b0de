"""Open a database: check that it is ours and intact, migrate it, and lock it."""

from __future__ import annotations

from pathlib import Path
from pkgutil import resolve_name
from typing import Final

from spadille.storage.database_url import DatabaseUrl
from spadille.storage.sqlite.store import open_sqlite
from spadille.storage.store import Store

_OPEN_POSTGRES: Final = "spadille.storage.postgres.store:open_postgres"
"""Named, so that a server with an SQLite file does not load it."""


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
    return Store(resolve_name(_OPEN_POSTGRES)(url, lease_timeout))
