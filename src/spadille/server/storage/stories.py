"""The stories of all tables as they lie in a database, of which nothing is taken for granted."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import groupby
from typing import Final, NamedTuple

from sqlalchemy import Connection, inspect, text

from spadille.server.storage.chain import BEFORE_ALL, Damaged, Fault, Line, story

_LINE: Final = "table_id, seq, match, deal, seat, player, kind, payload, time, seal"
_STORY: Final = f"SELECT {_LINE} FROM events WHERE table_id = CAST(? AS TEXT) ORDER BY seq"  # noqa: S608 - our shape
_ALL: Final = text(
    "SELECT table_id, seq, match, deal, seat, player, kind, CAST(payload AS TEXT), time, seal "
    "FROM events ORDER BY table_id, seq"
)
_HEADS: Final = "SELECT id, head FROM tables"
_NAMED: Final = ("SELECT id FROM tables ORDER BY id", "SELECT DISTINCT table_id FROM events")
"""Every table that is spoken of anywhere, by any way there is into the file."""
TORN: Final = (sqlite3.Error, UnicodeDecodeError, OverflowError)
"""What comes of reading a file whose pages are damaged; SQLite's own words about it may be no text."""
_BATCH: Final = 500


class Story(NamedTuple):
    """What lies there of one table: its lines, and the seal it remembers as its last."""

    table: str
    lines: Iterable[Line]
    head: bytes | None


def as_text(stored: bytes) -> str:
    """A text that may have come to harm: what is no text any more shows as what it is."""
    return stored.decode("utf-8", "surrogateescape")


def legible(stored: str) -> str:
    """A text that may have come to harm, so that it can be written down."""
    return stored.encode("utf-8", "backslashreplace").decode()


def stories(connection: Connection) -> Iterator[Story]:
    """Those of a database of either kind."""
    file = driver(connection)
    return _streamed(connection) if file is None else stories_in(file)


def has_seals(connection: Connection) -> bool:
    """Whether the database is of an age in which events are sealed."""
    return "seal" in {column["name"] for column in inspect(connection).get_columns("events")}


def driver(connection: Connection) -> sqlite3.Connection | None:
    """SQLite's own connection, where it is a file that is read."""
    found = connection.connection.driver_connection
    return found if isinstance(found, sqlite3.Connection) else None


def stories_in(connection: sqlite3.Connection) -> Iterator[Story]:
    """Those of a file, each found by itself: where one cannot be read the next may be."""
    connection.text_factory = as_text
    heads = dict[str, bytes]()
    with suppress(*TORN):
        heads.update(_heads(connection.execute(_HEADS)))
    names = dict.fromkeys(heads)
    for question in _NAMED:
        with suppress(*TORN):
            names.update({name: None for (name,) in connection.execute(question) if isinstance(name, str)})
    for name in names:
        yield Story(name, _lines(connection, name), heads.get(name))


def _lines(connection: sqlite3.Connection, name: str) -> Iterator[Line]:
    yield from map(Line._make, connection.execute(_STORY, (name.encode("utf-8", "surrogateescape"),)))


def _heads(found: Iterable[tuple[object, object]]) -> Iterator[tuple[str, bytes]]:
    for name, head in found:
        if isinstance(name, str):
            yield name, head if isinstance(head, bytes) else BEFORE_ALL


def _streamed(connection: Connection) -> Iterator[Story]:
    heads = dict(_heads(tuple(line) for line in connection.execute(text(_HEADS))))
    found = connection.execute(_ALL, execution_options={"yield_per": _BATCH})
    told = set[str]()
    for name, lines in groupby(map(Line._make, found), key=lambda line: line.table):
        told.add(name)
        yield Story(name, lines, heads.get(name))
    for name in heads.keys() - told:
        yield Story(name, (), heads[name])


def first_faults(found: Iterable[Story]) -> list[Fault]:
    """The first that is wrong with each table of which anything is wrong."""
    faults = []
    for one in found:
        try:
            story(*one)
        except Damaged as damaged:
            faults.append(damaged.fault)
        except TORN:
            faults.append(Fault(one.table, 0, "unread"))
    return faults
