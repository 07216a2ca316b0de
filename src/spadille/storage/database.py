"""What a store stands on: something that answers questions, and keeps lines together or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from spadille.storage.hash_chain import Fault, Story

ListName = Literal[
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
Row = tuple[ListName, Mapping[str, Any]]
"""A line to be stored, and where."""
Order = tuple[str, Mapping[str, Any]]
"""A statement in the SQL that both kinds of database know, its blanks written `:so`, and what fills them."""


class NotStored(Exception):
    """The database did not take it; nothing was changed."""


class OutOfReach(NotStored):
    """The database does not answer, or takes nothing from us: it would take nothing else either."""


class Unread(OutOfReach):
    """What was asked for lies in a part of the file that is damaged."""


class InDoubt(Exception):
    """The database went away in the middle of keeping something: whether it did is still to be found out."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The table is held by another server of the same database."""

    lease: int
    address: str | None
    """Where the proxy reaches that one; None where it has not said so."""


class Watcher(Protocol):
    """Who is told what happens among the servers of one database, on some thread or other."""

    def lost(self) -> None:
        """Others may hold our tables from now on: we were silent for too long."""

    def ended(self, lease: int) -> None:
        """A neighbour is gone; its tables are free."""

    def look_again(self, tables: Sequence[str]) -> None:
        """A neighbour has ended keys, or may have while nobody could be told; these tables are read anew."""


class Database(Protocol):
    """One database. Questions come from any thread, lines from the journal's alone."""

    shared: bool
    """Whether other servers may use it at the same time."""

    def story(self, table: str) -> Story:
        """What lies there of a table, as it is at one moment.

        Raises:
            OutOfReach: there is no answer; `Unread` where the file is damaged there.
        """

    def keep(self, lines: Iterable[Row]) -> None:
        """Stores lines, all of them durably or none.

        Raises:
            NotStored: none of them.
            InDoubt: that is not known; nothing more is kept until `kept` has told.
        """

    def prove(self) -> None:
        """Stores something that changes nothing, on any thread.

        Raises:
            NotStored: it does not take that.
        """

    def query(self, question: Order) -> Sequence[Sequence[Any]]:
        """The lines that answer a question.

        Raises:
            OutOfReach: there is no answer.
        """

    def change(self, orders: Sequence[Order]) -> None:
        """Does what is ordered, all of it durably or nothing. It comes from any thread.

        Raises:
            NotStored: nothing of it.
        """

    def scrub(self) -> None:
        """Overwrites what was deleted, wherever it still lies.

        Raises:
            NotStored: it may still lie there.
        """

    def kept(self) -> bool | None:
        """Whether the lines that were in doubt are kept; None as long as nobody can tell."""

    def faults(self) -> list[Fault]:
        """What is wrong with any table's story; the first that is wrong with each.

        Raises:
            OutOfReach: that cannot be told.
        """

    def claim(self, table: str) -> Elsewhere | None:
        """Takes a table that nobody holds; gives whoever holds it, if somebody else does.

        Raises:
            OutOfReach: that cannot be told.
        """

    def neighbours(self) -> Sequence[Elsewhere]:
        """The other servers that use the database just now.

        Raises:
            OutOfReach: that cannot be told.
        """

    def join(self, address: str | None, watcher: Watcher) -> None:
        """Tells the neighbours where we are reached, and the watcher what they do."""

    def spread(self, tables: Sequence[str]) -> None:
        """Tells the neighbours that keys were ended, and which tables are to be read anew.

        Raises:
            OutOfReach: they cannot be told now. They look again by themselves when they are back.
        """

    def close(self) -> None:
        """Lets go of everything. What was kept stays."""
