"""What a store stands on: something that answers questions, and keeps lines together or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from spadille.storage.hash_chain import Corruption, EventLog

TableName = Literal[
    "players",
    "tables",
    "seats",
    "events",
    "guests",
    "devices",
    "recoveries",
    "results",
    "findings",
    "sheets",
    "subscriptions",
    "house_keys",
]
"""What lines are kept in, by the name it has in every database."""
Insert = tuple[TableName, Mapping[str, Any]]
"""A line to be stored, and where."""
Statement = tuple[str, Mapping[str, Any]]
"""A statement in the SQL that both kinds of database know, its blanks written `:so`, and what fills them."""


class WriteFailed(Exception):
    """The database did not take it; nothing was changed."""


class DatabaseUnavailable(WriteFailed):
    """The database does not answer, or takes nothing from us: it would take nothing else either."""


class DatabaseCorrupted(DatabaseUnavailable):
    """What was asked for lies in a part of the file that is damaged."""


class CommitUnknown(Exception):
    """The database went away in the middle of keeping something: whether it did is still to be found out."""


@dataclass(frozen=True, slots=True)
class HeldElsewhere:
    """The table is held by another server of the same database."""

    lease: int
    address: str | None
    """Where the proxy reaches that one; None where it has not said so."""


class ClusterListener(Protocol):
    """Who is told what happens among the servers of one database, on some thread or other."""

    def on_table_lost(self) -> None:
        """Others may hold our tables from now on: we were silent for too long."""

    def on_lease_ended(self, lease: int) -> None:
        """A neighbour is gone; its tables are free."""

    def on_tables_changed(self, tables: Sequence[str]) -> None:
        """A neighbour has ended keys, or may have while nobody could be told; these tables are read anew."""


class Database(Protocol):
    """One database. Questions come from any thread, lines from the journal's alone."""

    shared: bool
    """Whether other servers may use it at the same time."""

    def load_event_log(self, table: str) -> EventLog:
        """What lies there of a table, as it is at one moment.

        Raises:
            OutOfReach: there is no answer; `Unread` where the file is damaged there.
        """

    def insert(self, lines: Iterable[Insert]) -> None:
        """Stores lines, all of them durably or none.

        Raises:
            NotStored: none of them.
            InDoubt: that is not known; nothing more is kept until `kept` has told.
        """

    def check_writable(self) -> None:
        """Stores something that changes nothing, on any thread.

        Raises:
            NotStored: it does not take that.
        """

    def query(self, question: Statement) -> Sequence[Sequence[Any]]:
        """The lines that answer a question.

        Raises:
            OutOfReach: there is no answer.
        """

    def execute(self, orders: Sequence[Statement]) -> None:
        """Does what is ordered, all of it durably or nothing. It comes from any thread.

        Raises:
            NotStored: nothing of it.
        """

    def secure_delete(self) -> None:
        """Overwrites what was deleted, wherever it still lies.

        Raises:
            NotStored: it may still lie there.
        """

    def was_committed(self) -> bool | None:
        """Whether the lines that were in doubt are kept; None as long as nobody can tell."""

    def find_corruption(self) -> list[Corruption]:
        """What is wrong with any table's story; the first that is wrong with each.

        Raises:
            OutOfReach: that cannot be told.
        """

    def claim(self, table: str) -> HeldElsewhere | None:
        """Takes a table that nobody holds; gives whoever holds it, if somebody else does.

        Raises:
            OutOfReach: that cannot be told.
        """

    def list_peers(self) -> Sequence[HeldElsewhere]:
        """The other servers that use the database just now.

        Raises:
            OutOfReach: that cannot be told.
        """

    def join(self, address: str | None, watcher: ClusterListener) -> None:
        """Tells the neighbours where we are reached, and the watcher what they do."""

    def notify_changed(self, tables: Sequence[str]) -> None:
        """Tells the neighbours that keys were ended, and which tables are to be read anew.

        Raises:
            OutOfReach: they cannot be told now. They look again by themselves when they are back.
        """

    def close(self) -> None:
        """Lets go of everything. What was kept stays."""
