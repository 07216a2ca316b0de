"""Recover a damaged database image: copy the rows that can still be read into a new database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress

from spadille.pyodide.transfer import create_database, open_image
from spadille.storage.schema import list_tables


def salvage_image(image: bytes) -> bytes | None:
    """Return a new image with every row that can be read from a damaged image; None if there are none.

    A database table is read from both ends, because reading stops at a damaged page. A card table whose
    events are incomplete is reported as corrupted when it is loaded.
    """
    with closing(create_database()) as saved:
        try:
            with closing(open_image(image)) as damaged:
                damaged.row_factory = sqlite3.Row
                saved.execute("PRAGMA defer_foreign_keys = ON")
                count = sum(_copy_rows(damaged, saved, name) for name in list_tables())
                for table, rowid, *_ in saved.execute("PRAGMA foreign_key_check").fetchall():
                    saved.execute(f'DELETE FROM "{table}" WHERE rowid = ?', (rowid,))  # noqa: S608
                saved.commit()
        except sqlite3.Error:
            return None
        return saved.serialize() if count else None


def _copy_rows(damaged: sqlite3.Connection, saved: sqlite3.Connection, name: str) -> int:
    count = 0
    for row in _readable_rows(damaged, name):
        columns = ", ".join(f'"{column}"' for column in row)
        places = ", ".join("?" * len(row))
        with suppress(sqlite3.Error):
            statement = f'INSERT OR IGNORE INTO "{name}" ({columns}) VALUES ({places})'  # noqa: S608
            count += saved.execute(statement, list(row.values())).rowcount
    return count


def _readable_rows(damaged: sqlite3.Connection, name: str) -> Iterator[dict[str, object]]:
    for order in ("", " ORDER BY rowid DESC"):
        with suppress(sqlite3.Error, UnicodeDecodeError):
            for row in damaged.execute(f'SELECT * FROM "{name}"{order}'):  # noqa: S608
                yield dict(row)
