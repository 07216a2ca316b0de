"""Export and import of a browser's data as one text, for another browser or a server.

The format is that of `spadille export`. Its header also has the session token, which a server ignores.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from io import StringIO
from typing import Any, Final

from spadille.storage.admin.dump import BadDump, dump_lines, restore
from spadille.storage.hash_chain import Corrupted
from spadille.storage.sqlite.connections import configure
from spadille.storage.sqlite.store import APPLICATION, upgrade_schema

_BROWSER: Final = "browser"
_MODE: Final = slice(18, 20)
"""The bytes of an SQLite file that say whether it uses a write-ahead log. An image cannot use one."""
_NO_LOG: Final = b"\x01\x01"


@dataclass(frozen=True, slots=True)
class Transfer:
    """The database and the session token of another browser."""

    image: bytes
    token: str


def export_text(image: bytes, token: str) -> str:
    """Return the data of a database image, with the browser's session token, as text."""
    with closing(open_image(image)) as connection:
        return "".join(f"{line}\n" for line in dump_lines(connection, {_BROWSER: {"token": token}}))


def import_text(text: str) -> Transfer:
    """Return the database and the session token in an exported text.

    Raises:
        BadDump: the text is no export, has another version, or is corrupt.
    """
    with closing(create_database()) as connection:
        try:
            header = restore(connection, StringIO(text))
        except Corrupted as error:
            raise BadDump(0) from error
        connection.commit()
        return Transfer(connection.serialize(), _read_token(header))


def _read_token(header: Mapping[str, Any]) -> str:
    browser = header.get(_BROWSER)
    found = browser.get("token") if isinstance(browser, dict) else None
    return found if isinstance(found, str) else ""


def open_image(image: bytes) -> sqlite3.Connection:
    """Return a connection to a database in memory with the content of an image."""
    connection = _open_in_memory()
    connection.deserialize(image[: _MODE.start] + _NO_LOG + image[_MODE.stop :])
    return connection


def create_database() -> sqlite3.Connection:
    """Return a connection to an empty database in memory, in an open transaction."""
    connection = _open_in_memory()
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute("BEGIN")
    upgrade_schema(connection)
    return connection


def _open_in_memory() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    configure(connection)
    return connection
