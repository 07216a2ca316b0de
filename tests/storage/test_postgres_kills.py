"""All of PostgreSQL dies at once while the house writes: nothing acknowledged is lost or there twice."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing
from random import Random

import pytest

from spadille.storage import DatabaseUnavailable, Event, Store, open_store
from spadille.storage.event import now
from spadille.storage.store import event_row, table_row
from tests.support.postgres import Postgres, programs
from tests.support.stored_events import begun, happened

pytestmark = pytest.mark.postgresql

TABLES = ("oak", "elm", "ash", "fir", "yew")
SILENCE = 3600.0
"""The machine may be slow to start the cluster again; nobody else waits for our tables."""


@pytest.fixture
def cluster() -> Iterator[Postgres]:
    """One that forces to the disk what it says is kept."""
    at = programs()
    assert at is not None
    with Postgres(at, fsync=True) as cluster:
        yield cluster


def tables_of(store: Store) -> dict[str, list[Event]]:
    """What is kept of each table; the first question may find a connection that died with the cluster."""
    for _ in range(3):
        try:
            return {table: store.load_events(table) for table in TABLES}
        except DatabaseUnavailable:
            continue
    raise AssertionError("the database is not reached though it is there again")


def played_through_kills(cluster: Postgres, moments: int, chance: Random) -> int:
    """Plays at all tables, an event at a time at each, and kills the cluster in the middle, so many times.

    Gives how many events were acknowledged.
    """
    acknowledged = 0
    with closing(begun(open_store(cluster.fresh(), lease_timeout=SILENCE))) as store:
        store.enqueue(*[table_row(table, "six-bid", "standard", now()) for table in TABLES[1:]]).result()
        due = dict.fromkeys(TABLES, 1)
        for _ in range(moments):
            for killed in [*[False] * chance.randrange(3), True]:
                waiting = {table: store.enqueue(event_row(happened(due[table], table))) for table in TABLES}
                if killed:
                    kill_after(cluster, [waiting[table] for table in TABLES[: chance.randrange(len(TABLES))]])
                stored = {table for table in TABLES if waiting[table].exception() is None}
                acknowledged += len(stored)
                due = judged(tables_of(store), due, stored)
        assert store.find_corruption() == []
    return acknowledged


def kill_after(cluster: Postgres, waited_for: list[Future[None]]) -> None:
    """As soon as these are stored; others may be under way."""
    for stored in waited_for:
        stored.exception()
    cluster.kill()
    cluster.start()


def judged(kept: dict[str, list[Event]], due: dict[str, int], stored: set[str]) -> dict[str, int]:
    """What was acknowledged is kept, once; what was not may be. Gives what is due next."""
    for table, events in kept.items():
        assert events == [happened(seq + 1, table) for seq in range(len(events))]
        assert len(events) in {due[table], due[table] - (table not in stored)}
    return {table: len(events) + 1 for table, events in kept.items()}


def test_what_was_acknowledged_outlives_the_whole_cluster(cluster: Postgres) -> None:
    assert played_through_kills(cluster, 2, Random("a few")) > 0


@pytest.mark.long
def test_what_was_acknowledged_outlives_a_hundred_kills_of_the_cluster(cluster: Postgres) -> None:
    assert played_through_kills(cluster, 100, Random("many")) > 100
