"""The database interface: runs queries and inserts rows atomically."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol

from pydantic_core import to_json

from spadille.storage.hash_chain import Corruption, EventLog

TableName = Literal[
    "players",
    "tables",
    "seats",
    "events",
    "pseudonyms",
    "devices",
    "recovery_codes",
    "match_results",
    "result_cache",
    "sheets",
    "push_subscriptions",
    "vapid_keys",
    "clubs",
    "club_entries",
    "club_names",
    "club_directors",
]
"""The tables of the database to which rows are inserted."""
Insert = tuple[TableName, Mapping[str, Any]]
"""A row to insert, with the name of its table."""
Columns = tuple[str, ...]
Statement = tuple[str, Mapping[str, Any]]
"""A statement in SQL that both kinds of database understand, and the values of its `:named` parameters."""


_NATIVE_TYPES: Final = (str, int, bytes, type(None))
"""The types of values that are stored unchanged. Other values are stored as JSON."""


def encode_value(value: object) -> object:
    """Return the form in which a value is stored: unchanged or as JSON text."""
    return value if isinstance(value, _NATIVE_TYPES) else to_json(value).decode()


def insert_sql(into: str, columns: Collection[str]) -> str:
    """Return the statement that inserts a row, with a `:named` parameter for each column."""
    names, values = (", ".join(map(form.format, columns)) for form in ('"{}"', ":{}"))
    return f'INSERT INTO "{into}" ({names}) VALUES ({values})'  # noqa: S608 - our own SQL


def table_and_columns(row: Insert) -> tuple[str, Columns]:
    """Return the table and the columns of a row. One statement inserts all rows that share both."""
    return row[0], tuple(row[1])


class DatabaseUnusable(Exception):
    """The error for a database that cannot be used.

    `code` says why: `in-use`, `missing`, `cannot-open`, `damaged`, `not-ours`, `older`, `outdated`, `newer`,
    `not-empty`, `no-room`.
    """

    def __init__(self, code: str, place: str) -> None:
        super().__init__(code, place)
        self.code = code
        self.place = place
        """The file, or the address without its password."""


class WriteFailed(Exception):
    """The error for a failed write. The database is unchanged."""


class DatabaseUnavailable(WriteFailed):
    """The error for a database that does not answer, or refuses all writes of this server."""


class DatabaseCorrupted(DatabaseUnavailable):
    """The error for damaged pages of the database file that hold the requested rows."""


class CommitUnknown(Exception):
    """The error for a connection that broke during a commit.

    `Database.was_committed` tells whether the rows were stored.
    """


@dataclass(frozen=True, slots=True)
class HeldElsewhere:
    """Another server of the same database, for example the one that owns a requested table."""

    lease: int
    address: str | None
    """The address at which the proxy reaches that server; None if the server has published none."""


class ClusterListener(Protocol):
    """The callbacks through which the database reports actions of other servers. They run on any thread."""

    def on_table_lost(self) -> None:
        """Handle the loss of this server's lease. Other servers may own its tables from now on."""

    def on_lease_ended(self, lease: int) -> None:
        """Handle the end of another server's lease. Any server may take its tables."""

    def on_tables_changed(self, tables: Sequence[str]) -> None:
        """Handle a change by another server, or a reconnection after which changes may have been missed.

        Session tokens may have been revoked, and the event logs of `tables` may have changed.
        """


class SqlConnection(Protocol):
    """A connection to a whole database, in one transaction. SQLite's own connections have this interface."""

    def execute(self, query: str, parameters: Mapping[str, Any] = ..., /) -> Iterable[Any]:
        """Return the rows of a query."""

    def executemany(self, statement: str, rows: Iterable[Mapping[str, Any]], /) -> object:
        """Execute a statement once for each row of parameters.

        Raises:
            RowsRejected: the rows do not fit their table (SQLite: also an error of `sqlite3`).
        """


class RowsRejected(Exception):
    """The error for rows that violate the schema of their database table."""


class Database(Protocol):
    """One database. Any thread may query and execute statements. The event writer's thread inserts rows."""

    shared: bool
    """Whether other servers may use the database at the same time."""

    def load_event_log(self, table: str) -> EventLog:
        """Return a table's event log as stored, unverified. All of it is read in one snapshot.

        Raises:
            DatabaseUnavailable: the database does not answer.
            DatabaseCorrupted: the file is damaged where the event log is stored.
        """

    def insert(self, rows: Iterable[Insert]) -> None:
        """Insert rows durably, all or none.

        Raises:
            WriteFailed: no row was stored.
            CommitUnknown: the rows may be stored. Insert nothing until `was_committed` returns true or false.
        """

    def check_writable(self) -> None:
        """Check that the database accepts writes, by a write that changes nothing. Any thread may call this.

        Raises:
            WriteFailed: the database does not accept writes.
        """

    def query(self, statement: Statement) -> Sequence[Sequence[Any]]:
        """Return the rows of a query.

        Raises:
            DatabaseUnavailable: the database does not answer.
        """

    def execute(self, statements: Sequence[Statement]) -> None:
        """Execute statements durably, all or none. Any thread may call this.

        Raises:
            WriteFailed: none was executed.
        """

    def secure_delete(self) -> None:
        """Overwrite the data of deleted rows that is still on the disk.

        Raises:
            WriteFailed: the data may still be on the disk.
        """

    def was_committed(self) -> bool | None:
        """Return whether the commit that raised `CommitUnknown` succeeded; None while this is unknown."""

    def find_corruption(self) -> list[Corruption]:
        """Return the first corruption of each corrupt event log.

        Raises:
            DatabaseUnavailable: the database does not answer.
        """

    def claim(self, table: str) -> HeldElsewhere | None:
        """Make this server the owner of a table, unless another server owns it.

        Return the other server, or None if this server owns the table now.

        Raises:
            DatabaseUnavailable: the database does not answer.
        """

    def list_peers(self) -> Sequence[HeldElsewhere]:
        """Return the other servers that use the database now.

        Raises:
            DatabaseUnavailable: the database does not answer.
        """

    def join(self, address: str | None, listener: ClusterListener) -> None:
        """Publish this server's address to the other servers, and report their actions to `listener`."""

    def notify_changed(self, tables: Sequence[str]) -> None:
        """Tell the other servers that session tokens were revoked and the event logs of `tables` changed.

        Raises:
            DatabaseUnavailable: the servers cannot be told. They check both when they reconnect.
        """

    def close(self) -> None:
        """Release all resources."""
