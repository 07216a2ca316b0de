"""Tests in which PostgreSQL is killed while the server writes: each acknowledged event is stored exactly
once.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing
from random import Random

import pytest

from spadille.storage import DatabaseUnavailable, Event, Store, open_store
from spadille.storage.event import now
from spadille.storage.store import event_row, table_row
from tests.support.postgres import Postgres, find_programs
from tests.support.stored_events import add_players_and_table, nth_event

pytestmark = pytest.mark.postgresql

TABLES = ("oak", "elm", "ash", "fir", "yew")
SILENCE = 3600.0
"""A lease timeout longer than a slow start of PostgreSQL. No other server waits for the tables."""


@pytest.fixture
def cluster() -> Iterator[Postgres]:
    """Run a PostgreSQL server that flushes each commit to the disk."""
    at = find_programs()
    assert at is not None
    with Postgres(at, fsync=True) as cluster:
        yield cluster


def tables_of(store: Store) -> dict[str, list[Event]]:
    """Return the stored events of each table.

    The first query may use a connection that broke when the database was killed.
    """
    for _ in range(3):
        try:
            return {table: store.load_events(table) for table in TABLES}
        except DatabaseUnavailable:
            continue
    raise AssertionError("the database is not reached though it is there again")


def store_through_kills(cluster: Postgres, moments: int, chance: Random) -> int:
    """Store events at all tables, and kill PostgreSQL meanwhile, `moments` times.

    Return the number of acknowledged events.
    """
    acknowledged = 0
    with closing(
        add_players_and_table(open_store(cluster.create_database(), lease_timeout=SILENCE))
    ) as store:
        store.enqueue(*[table_row(table, "six-bid", "standard", now()) for table in TABLES[1:]]).result()
        due = dict.fromkeys(TABLES, 1)
        for _ in range(moments):
            for killed in [*[False] * chance.randrange(3), True]:
                waiting = {table: store.enqueue(event_row(nth_event(due[table], table))) for table in TABLES}
                if killed:
                    kill_after(cluster, [waiting[table] for table in TABLES[: chance.randrange(len(TABLES))]])
                stored = {table for table in TABLES if waiting[table].exception() is None}
                acknowledged += len(stored)
                due = check_events(tables_of(store), due, stored)
        assert store.find_corruption() == []
    return acknowledged


def kill_after(cluster: Postgres, waited_for: list[Future[None]]) -> None:
    """Kill and restart PostgreSQL as soon as these events are stored. Other events may
    still be in progress.
    """
    for stored in waited_for:
        stored.exception()
    cluster.kill()
    cluster.start()


def check_events(kept: dict[str, list[Event]], due: dict[str, int], stored: set[str]) -> dict[str, int]:
    """Check that acknowledged events are stored once, and others at most once.

    Return the next event number of each table.
    """
    for table, events in kept.items():
        assert events == [nth_event(seq + 1, table) for seq in range(len(events))]
        assert len(events) in {due[table], due[table] - (table not in stored)}
    return {table: len(events) + 1 for table, events in kept.items()}


def test_acknowledged_events_survive_a_kill_of_the_cluster(cluster: Postgres) -> None:
    assert store_through_kills(cluster, 2, Random("a few")) > 0


@pytest.mark.long
def test_acknowledged_events_survive_a_hundred_kills_of_the_cluster(cluster: Postgres) -> None:
    assert store_through_kills(cluster, 100, Random("many")) > 100
