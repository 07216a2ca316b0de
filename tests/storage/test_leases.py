"""Tests of leases: each table has one server, and an event from a server without a valid
lease is not stored.
"""

from __future__ import annotations

import gc
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from queue import Queue

import pytest
from sqlalchemy import URL

from spadille.storage import DatabaseUnavailable, DatabaseUnusable, Store, WriteFailed, open_store
from spadille.storage.database import HeldElsewhere
from spadille.storage.store import event_row
from tests.support.commit_proxy import CommitCut, DatabaseProxy
from tests.support.postgres import PATIENCE, Postgres
from tests.support.stored_events import add_players_and_table, nth_event, try_insert

pytestmark = pytest.mark.postgresql

SHORT = 1.0
"""A lease timeout of a second, after which a silent server is taken for dead."""
LONG = 60.0


class RecordingWatcher:
    """A cluster listener that records all notifications."""

    def __init__(self) -> None:
        self.heard: Queue[str] = Queue()

    def on_table_lost(self) -> None:
        self.heard.put("lost")

    def on_lease_ended(self, lease: int) -> None:
        self.heard.put(f"ended {lease}")

    def on_tables_changed(self, tables: Sequence[str]) -> None:
        self.heard.put(" ".join(("changed", *tables)))


@pytest.fixture
def open_again(postgres_url: URL) -> Iterator[Callable[..., Store]]:
    """Yield a function that opens the database once more, as another server would."""
    with ExitStack() as stores:

        def open_again(at: URL = postgres_url, silence: float = LONG) -> Store:
            return stores.enter_context(closing(open_store(at, lease_timeout=silence)))

        yield open_again


def test_a_table_is_held_by_the_server_it_was_opened_at(open_again: Callable[..., Store]) -> None:
    first, two = add_players_and_table(open_again()), open_again()
    assert first.claim("oak") is None
    assert isinstance(two.claim("oak"), HeldElsewhere)


def test_an_unknown_table_has_no_holder(open_again: Callable[..., Store]) -> None:
    assert open_again().claim("elm") is None


def test_only_the_server_that_holds_a_table_stores_what_happens_there(
    open_again: Callable[..., Store],
) -> None:
    first, two = add_players_and_table(open_again()), open_again()
    assert not try_insert(two, 1)
    assert try_insert(first, 1)
    assert not try_insert(two, 2)
    assert [event.seq for event in two.load_events("oak")] == [1]


def test_servers_learn_each_others_address(open_again: Callable[..., Store]) -> None:
    first, two = add_players_and_table(open_again()), open_again()
    first.join("127.0.0.1:1", RecordingWatcher())
    holder = two.claim("oak")
    assert holder is not None
    assert holder.address == "127.0.0.1:1"


def test_a_server_started_while_the_database_is_down_is_found_later(
    postgres: Postgres,
) -> None:
    club = postgres.create_database()
    with closing(add_players_and_table(open_store(club, lease_timeout=SHORT))) as store:
        postgres.stop("immediate")
        store.join("127.0.0.1:1", RecordingWatcher())
        postgres.start()
        while postgres.query(club, "SELECT address FROM leases WHERE NOT ended") != [["127.0.0.1:1"]]:
            pass


def test_other_servers_are_notified_of_ended_tokens_and_many_changed_tables(
    open_again: Callable[..., Store],
) -> None:
    first, two = open_again(), open_again()
    own, news = RecordingWatcher(), RecordingWatcher()
    first.join("127.0.0.1:1", own)
    two.join("127.0.0.1:2", news)
    tables = [f"{number:016}" for number in range(450)]
    first.notify_changed([])
    first.notify_changed(tables)
    heard = [news.heard.get(timeout=PATIENCE) for _ in range(4)]
    assert heard[0] == "changed"
    assert " ".join(heard).replace("changed", "").split() == tables
    two.notify_changed(["oak"])
    assert own.heard.get(timeout=PATIENCE) == "changed oak", "its own notices are no news"


def test_a_server_that_missed_notifications_reads_again_when_the_database_is_back(postgres: Postgres) -> None:
    with closing(open_store(postgres.create_database(), lease_timeout=SHORT)) as store:
        news = RecordingWatcher()
        store.join("127.0.0.1:1", news)
        postgres.stop("immediate")
        postgres.start()
        while (heard := news.heard.get(timeout=PATIENCE)) != "changed":
            assert heard in ("lost", "ended 1")


def test_a_table_is_free_when_its_server_closes(open_again: Callable[..., Store]) -> None:
    first, two = add_players_and_table(open_again()), open_again()
    news = RecordingWatcher()
    two.join("127.0.0.1:2", news)
    held = two.claim("oak")
    assert held is not None
    first.close()
    assert news.heard.get(timeout=PATIENCE) == f"ended {held.lease}"
    assert two.claim("oak") is None
    assert try_insert(two, 1)


def expire_lease(postgres: Postgres, club: URL, lease: int) -> None:
    """Change a lease as if its server had not renewed it for an hour."""
    postgres.query(club, f"UPDATE leases SET renewed = now() - interval '1 hour' WHERE number = {lease}")


def test_tables_of_a_silent_server_are_taken_over_and_its_later_events_refused(
    open_again: Callable[..., Store], postgres: Postgres, postgres_url: URL
) -> None:
    silent = add_players_and_table(open_again())
    assert try_insert(silent, 1)
    ((lease,),) = postgres.query(postgres_url, "SELECT number FROM leases")
    expire_lease(postgres, postgres_url, int(lease))
    news, neighbour = RecordingWatcher(), open_again(silence=SHORT)
    neighbour.join("127.0.0.1:2", news)
    assert news.heard.get(timeout=PATIENCE) == f"ended {lease}"
    assert neighbour.claim("oak") is None
    assert not try_insert(silent, 2)
    assert try_insert(neighbour, 2)
    assert [event.seq for event in silent.load_events("oak")] == [1, 2]


def test_a_server_that_comes_back_gets_a_lease_of_its_own_and_no_table_with_it(
    open_again: Callable[..., Store], postgres: Postgres, postgres_url: URL
) -> None:
    late = add_players_and_table(open_again(silence=SHORT))
    own = RecordingWatcher()
    late.join("127.0.0.1:1", own)
    postgres.query(postgres_url, "UPDATE leases SET ended = true")
    assert own.heard.get(timeout=PATIENCE) == "lost"
    assert not try_insert(late, 1)
    assert late.claim("oak") is None
    assert try_insert(late, 1)


def test_a_server_that_writes_keeps_its_lease(
    open_again: Callable[..., Store], postgres: Postgres, postgres_url: URL
) -> None:
    busy = add_players_and_table(open_again())
    expire_lease(postgres, postgres_url, 1)
    assert try_insert(busy, 1)
    assert postgres.query(postgres_url, "SELECT now() - renewed < interval '1 minute' FROM leases") == [["t"]]


def test_a_lost_database_is_reported_and_writing_works_when_it_is_back(postgres: Postgres) -> None:
    club = postgres.create_database()
    with closing(add_players_and_table(open_store(club, lease_timeout=LONG))) as store:
        assert try_insert(store, 1)
        postgres.stop("immediate")
        waiting = [store.enqueue(event_row(nth_event(seq))) for seq in (2, 3)]
        assert [type(future.exception()) for future in waiting] == [DatabaseUnavailable, DatabaseUnavailable]
        with pytest.raises(DatabaseUnavailable):
            store.load_events("oak")
        with pytest.raises(DatabaseUnavailable):
            store.claim("oak")
        postgres.start()
        assert try_insert(store, 2)
        assert [event.seq for event in store.load_events("oak")] == [1, 2]


def test_closing_a_store_with_a_hanging_database_leaves_no_connection_open(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spadille.storage.postgres.store._RELEASE_TIMEOUT", 0.0)
    store = add_players_and_table(open_store(postgres.create_database(), lease_timeout=LONG))
    assert try_insert(store, 1)
    postgres.pause()
    store.close()
    with warnings.catch_warnings(record=True) as left_open:
        warnings.simplefilter("always")
        del store
        gc.collect()
    postgres.pause(still=False)
    assert left_open == []


@pytest.mark.parametrize("cut", [CommitCut.BEFORE, CommitCut.AFTER])
def test_an_unknown_commit_is_looked_up_before_it_is_reported(
    cut: CommitCut, open_again: Callable[..., Store], postgres_url: URL
) -> None:
    with DatabaseProxy(postgres_url) as wire:
        store = add_players_and_table(open_again(wire.url))
        wire.cut_commit(cut)
        doubtful = store.enqueue(event_row(nth_event(1)))
        wire.was_cut.wait(PATIENCE)
        assert not doubtful.done()
        meanwhile = store.enqueue(event_row(nth_event(2)))
        assert isinstance(meanwhile.exception(timeout=PATIENCE), DatabaseUnavailable)
        wire.mend()
        assert (doubtful.exception(timeout=PATIENCE) is None) is (cut is CommitCut.AFTER)
        there = [event.seq for event in store.load_events("oak")]
        assert there == ([1] if cut is CommitCut.AFTER else [])
        assert try_insert(store, len(there) + 1)
        store.close()


def test_an_error_message_has_no_stored_values(open_again: Callable[..., Store]) -> None:
    store = add_players_and_table(open_again())
    assert try_insert(store, 1)
    twice = store.enqueue(event_row(nth_event(1))).exception()
    assert isinstance(twice, WriteFailed)
    assert str(twice) == "UniqueViolationError 23505"


def test_another_programs_database_is_not_changed(postgres: Postgres, postgres_url: URL) -> None:
    postgres.query(postgres_url, "CREATE TABLE recipes (name text)")
    assert refusal(postgres_url) == "not-ours"
    assert postgres.query(postgres_url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [
        ["recipes"]
    ]


def test_a_newer_database_is_not_changed(
    open_again: Callable[..., Store], postgres: Postgres, postgres_url: URL
) -> None:
    open_again().close()
    postgres.query(postgres_url, "UPDATE schema_version SET version = 1000")
    assert refusal(postgres_url) == "newer"


def test_a_missing_database_is_reported(postgres_url: URL) -> None:
    assert refusal(postgres_url.set(database="nowhere")) == "cannot-open"
    assert refusal(postgres_url.set(port=1)) == "cannot-open"


def refusal(club: URL) -> str:
    with pytest.raises(DatabaseUnusable) as unusable:
        open_store(club)
    return unusable.value.code
