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
]
"""The tables of the database to which rows are inserted."""
Insert = tuple[TableName, Mapping[str, Any]]
"""A row to insert, with the name of its table."""
Columns = tuple[str, ...]
Statement = tuple[str, Mapping[str, Any]]
"""A statement in SQL that both kinds of database understand, and the values of its `:named` parameters."""


_NATIVE_TYPES: Final = (str, int, bytes, type(None))
"""The types that are stored as they are. Other values are stored as JSON."""


def encode_value(value: object) -> object:
    """Return a value as it is stored."""
    return value if isinstance(value, _NATIVE_TYPES) else to_json(value).decode()


def insert_sql(into: str, columns: Collection[str]) -> str:
    """Return the statement that inserts a row, with a `:named` parameter for each column."""
    names, values = (", ".join(map(form.format, columns)) for form in ('"{}"', ":{}"))
    return f'INSERT INTO "{into}" ({names}) VALUES ({values})'  # noqa: S608 - our own SQL


def table_and_columns(row: Insert) -> tuple[str, Columns]:
    """Return the table of a row and its columns: one statement inserts rows in which they are the same."""
    return row[0], tuple(row[1])


class DatabaseUnusable(Exception):
    """The database cannot be used.

    `code` says why: `in-use`, `missing`, `cannot-open`, `damaged`, `not-ours`, `older`, `outdated`, `newer`,
    `not-empty`, `no-room`.
    """

    def __init__(self, code: str, place: str) -> None:
        super().__init__(code, place)
        self.code = code
        self.place = place
        """The file, or the address without its password."""


class WriteFailed(Exception):
    """The database did not store the rows; nothing was changed."""


class DatabaseUnavailable(WriteFailed):
    """The database does not answer, or refuses all writes of this server."""


class DatabaseCorrupted(DatabaseUnavailable):
    """The pages of the file that hold the requested rows are damaged."""


class CommitUnknown(Exception):
    """The connection broke during a commit. `was_committed` finds out whether the rows were stored."""


@dataclass(frozen=True, slots=True)
class HeldElsewhere:
    """Another server of the same database, which holds the table."""

    lease: int
    address: str | None
    """Where the proxy reaches that server; None if the server has not said so."""


class ClusterListener(Protocol):
    """Callbacks for what other servers of the database do. They run on any thread."""

    def on_table_lost(self) -> None:
        """Handle the loss of the lease: other servers may hold our tables from now on."""

    def on_lease_ended(self, lease: int) -> None:
        """Handle the end of another server's lease: its tables are free."""

    def on_tables_changed(self, tables: Sequence[str]) -> None:
        """Handle a change by another server, or a reconnection after which changes may have been missed.

        Device tokens may have ended, and the event logs of `tables` may have changed.
        """


class SqlConnection(Protocol):
    """A connection to a whole database, in one transaction. An SQLite connection is one."""

    def execute(self, query: str, parameters: Mapping[str, Any] = ..., /) -> Iterable[Any]:
        """Return the rows of a query."""

    def executemany(self, statement: str, rows: Iterable[Mapping[str, Any]], /) -> object:
        """Execute a statement once for each row of parameters.

        Raises:
            RowsRejected: the rows do not fit their table (SQLite: also an error of `sqlite3`).
        """


class RowsRejected(Exception):
    """Rows do not fit their table."""


class Database(Protocol):
    """One database. Queries and statements come from any thread, rows from the event writer's thread."""

    shared: bool
    """Whether other servers may use the database at the same time."""

    def load_event_log(self, table: str) -> EventLog:
        """Return what the database holds of a table's event log at one moment, unverified.

        Raises:
            DatabaseUnavailable: the database does not answer.
            DatabaseCorrupted: the file is damaged there.
        """

    def insert(self, rows: Iterable[Insert]) -> None:
        """Insert rows durably, all or none.

        Raises:
            WriteFailed: none was stored.
            CommitUnknown: they may be stored. Insert nothing until `was_committed` has answered.
        """

    def check_writable(self) -> None:
        """Write something that changes nothing. May be called on any thread.

        Raises:
            WriteFailed: the database does not accept writes.
        """

    def query(self, statement: Statement) -> Sequence[Sequence[Any]]:
        """Return the rows of a query.

        Raises:
            DatabaseUnavailable: the database does not answer.
        """

    def execute(self, statements: Sequence[Statement]) -> None:
        """Execute statements durably, all or none. May be called on any thread.

        Raises:
            WriteFailed: none was executed.
        """

    def secure_delete(self) -> None:
        """Overwrite deleted rows wherever they still lie on the disk.

        Raises:
            WriteFailed: they may still lie there.
        """

    def was_committed(self) -> bool | None:
        """Return whether the rows of the unknown commit are stored; None as long as that is unknown."""

    def find_corruption(self) -> list[Corruption]:
        """Return the first corruption of each corrupt event log.

        Raises:
            DatabaseUnavailable: the database does not answer.
        """

    def claim(self, table: str) -> HeldElsewhere | None:
        """Take a table that no server holds; return the holder if another server does.

        Raises:
            DatabaseUnavailable: the database does not answer.
        """

    def list_peers(self) -> Sequence[HeldElsewhere]:
        """Return the other servers that use the database now.

        Raises:
            DatabaseUnavailable: the database does not answer.
        """

    def join(self, address: str | None, listener: ClusterListener) -> None:
        """Publish this server's address to its peers, and call `listener` for what they do."""

    def notify_changed(self, tables: Sequence[str]) -> None:
        """Notify the peers that device tokens have ended and the event logs of `tables` have changed.

        Raises:
            DatabaseUnavailable: the peers cannot be notified. They check when they reconnect.
        """

    def close(self) -> None:
        """Release all resources."""
