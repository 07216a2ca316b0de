"""The schema of the database: its version, the migrations from older versions, and its tables.

The file `schema.sql` in the folder of each kind of database creates the current version.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

Dialect = Literal["sqlite", "postgres"]
ColumnType = Literal["int", "str", "bytes"]
MismatchCode = Literal["not-ours", "older", "outdated", "newer"]


class Migration(NamedTuple):
    """The statements that lead from one version of the schema to the next."""

    sqlite: Sequence[str]
    postgres: Sequence[str]


_CLUBS: Final = (
    """
CREATE TABLE clubs (
    id VARCHAR(32) NOT NULL,
    member_key_hash BLOB NOT NULL,
    director_key_hash BLOB NOT NULL,
    draw_key BLOB NOT NULL,
    head VARCHAR(64) NOT NULL,
    importing INTEGER NOT NULL,
    PRIMARY KEY (id)
)
    """,
    """
CREATE TABLE club_entries (
    club_id VARCHAR(32) NOT NULL REFERENCES clubs (id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    payload TEXT NOT NULL,
    time VARCHAR(24) NOT NULL,
    seal VARCHAR(64) NOT NULL,
    PRIMARY KEY (club_id, seq)
)
    """,
    """
CREATE TABLE club_names (
    club_id VARCHAR(32) NOT NULL REFERENCES clubs (id),
    seq INTEGER NOT NULL,
    member INTEGER NOT NULL,
    player VARCHAR(32) REFERENCES players (id),
    name VARCHAR(64) NOT NULL,
    PRIMARY KEY (club_id, seq)
)
    """,
    """
CREATE INDEX ix_club_names_player ON club_names (player)
    """,
    """
CREATE TABLE club_directors (
    club_id VARCHAR(32) NOT NULL REFERENCES clubs (id),
    player VARCHAR(32) NOT NULL REFERENCES players (id),
    PRIMARY KEY (club_id, player)
)
    """,
    """
CREATE INDEX ix_club_directors_player ON club_directors (player)
    """,
)
"""The statements that add clubs, for SQLite."""
FIRST_VERSION: Final = 1
"""The oldest version that can be migrated."""
MIGRATIONS: Final[list[Migration]] = [
    Migration(_CLUBS, [statement.replace("BLOB", "BYTEA") for statement in _CLUBS]),
]
"""The migrations from each version to the next. The first one starts from `FIRST_VERSION`."""


class SchemaMismatch(Exception):
    """The error for a database whose schema this version of Spadille cannot read.

    `code` says why: `not-ours`, `older`, `newer`, or `outdated` if starting a server migrates it.
    """

    def __init__(self, code: MismatchCode) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a database table."""

    type: ColumnType
    nullable: bool

    def accepts(self, value: object) -> bool:
        """Return whether the column may hold a value."""
        return self.nullable if value is None else type(value).__name__ == self.type


@dataclass(frozen=True, slots=True)
class DatabaseTable:
    """A database table: its columns, and the names of those that are its primary key."""

    name: str
    columns: Mapping[str, Column]
    key: Sequence[str]


def current_version() -> int:
    """Return the version of `schema.sql`."""
    return FIRST_VERSION + len(MIGRATIONS)


def upgrade_statements(dialect: Dialect, found: int | None) -> list[str]:
    """Return the statements that bring a database to the current version.

    Args:
        dialect: The kind of database.
        found: The version of the database; None if it is empty.

    Raises:
        SchemaMismatch: `older` if there is no migration from its version; `newer` if it is
            above the current one.
    """
    if found is None:
        return _read_schema(dialect)
    if found > current_version():
        raise SchemaMismatch("newer")
    if found < FIRST_VERSION:
        raise SchemaMismatch("older")
    steps = MIGRATIONS[found - FIRST_VERSION :]
    return [statement for step in steps for statement in getattr(step, dialect)]


def require_current(dialect: Dialect, found: int | None) -> None:
    """Require that a database has the current version.

    Raises:
        SchemaMismatch: the database has another version, or none.
    """
    if found is None:
        raise SchemaMismatch("not-ours")
    if upgrade_statements(dialect, found):
        raise SchemaMismatch("outdated")


@cache
def list_tables() -> Mapping[str, DatabaseTable]:
    """Return the tables of the database by name. A table comes after the tables that it refers to."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for statement in _read_schema("sqlite"):
            connection.execute(statement)
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid")
        return {name: _describe_table(connection, name) for (name,) in names.fetchall()}


def _read_schema(dialect: Dialect) -> list[str]:
    text = Path(__file__).with_name(dialect).joinpath("schema.sql").read_text("utf-8")
    return [statement for statement in text.split(";\n") if statement]


def _describe_table(connection: sqlite3.Connection, name: str) -> DatabaseTable:
    columns, key = dict[str, Column](), dict[int, str]()
    for _, column, declared, not_null, _, place in connection.execute(f'PRAGMA table_info("{name}")'):
        columns[column] = Column(_COLUMN_TYPES.get(declared, "str"), not not_null)
        key[place] = column
    key.pop(0, None)
    return DatabaseTable(name, columns, [key[place] for place in sorted(key)])


_COLUMN_TYPES: Final[Mapping[str, ColumnType]] = {"INTEGER": "int", "BLOB": "bytes"}
