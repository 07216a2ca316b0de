"""Opening a database: ours, whole, no newer than we are, and free for us to use."""

from __future__ import annotations

from pathlib import Path
from pkgutil import resolve_name
from typing import Final

from spadille.server.storage.place import Place
from spadille.server.storage.sqlite import open_file
from spadille.server.storage.store import Store

_POSTGRES: Final = "spadille.server.storage.postgres:open_postgres"
"""Named, so that whoever has a file loads nothing of it."""


def open_store(place: Place, *, silence: float = 5.0) -> Store:
    """The database at this place, made or brought up to date where needed.

    Args:
        place: A file, or the address of a PostgreSQL database.
        silence: Seconds after which a neighbour at the same database is taken to be gone.

    Raises:
        Unusable: it cannot be used, and why.
    """
    if isinstance(place, Path):
        return Store(open_file(place))
    return Store(resolve_name(_POSTGRES)(place, silence))
