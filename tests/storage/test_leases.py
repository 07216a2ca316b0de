"""Several servers at one database: each table is one server's, and what comes too late is not stored."""

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
from tests.support.commit_proxy import Cut, Wire
from tests.support.postgres import PATIENCE, Postgres
from tests.support.stored_events import begun, happened, kept

pytestmark = pytest.mark.postgresql

SHORT = 1.0
"""Seconds of silence after which a server is taken to be gone."""
LONG = 60.0


class News:
    """Hears what happens among the servers."""

    def __init__(self) -> None:
        self.heard: Queue[str] = Queue()

    def on_table_lost(self) -> None:
        self.heard.put("lost")

    def on_lease_ended(self, lease: int) -> None:
        self.heard.put(f"ended {lease}")

    def on_tables_changed(self, tables: Sequence[str]) -> None:
        self.heard.put(" ".join(("changed", *tables)))


@pytest.fixture
def opened(club: URL) -> Iterator[Callable[..., Store]]:
    """Opens the database once more, as another server."""
    with ExitStack() as stores:

        def opened(at: URL = club, silence: float = LONG) -> Store:
            return stores.enter_context(closing(open_store(at, lease_timeout=silence)))

        yield opened


def test_a_table_is_held_by_the_server_it_was_opened_at(opened: Callable[..., Store]) -> None:
    first, two = begun(opened()), opened()
    assert first.claim("oak") is None
    assert isinstance(two.claim("oak"), HeldElsewhere)


def test_a_table_there_is_not_is_nobodys(opened: Callable[..., Store]) -> None:
    assert opened().claim("elm") is None


def test_only_the_server_that_holds_a_table_stores_what_happens_there(opened: Callable[..., Store]) -> None:
    first, two = begun(opened()), opened()
    assert not kept(two, 1)
    assert kept(first, 1)
    assert not kept(two, 2)
    assert [event.seq for event in two.load_events("oak")] == [1]


def test_a_neighbour_is_told_where_a_server_is_reached(opened: Callable[..., Store]) -> None:
    first, two = begun(opened()), opened()
    first.join("127.0.0.1:1", News())
    holder = two.claim("oak")
    assert holder is not None
    assert holder.address == "127.0.0.1:1"


def test_a_server_that_starts_while_the_database_is_away_is_found_when_it_is_back(
    postgres: Postgres,
) -> None:
    club = postgres.fresh()
    with closing(begun(open_store(club, lease_timeout=SHORT))) as store:
        postgres.stop("immediate")
        store.join("127.0.0.1:1", News())
        postgres.start()
        while postgres.ask(club, "SELECT address FROM leases WHERE NOT ended") != [["127.0.0.1:1"]]:
            pass


def test_the_neighbours_are_told_that_keys_were_ended_and_of_how_ever_many_tables(
    opened: Callable[..., Store],
) -> None:
    first, two = opened(), opened()
    own, news = News(), News()
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


def test_who_could_not_be_told_looks_again_when_the_database_is_back(postgres: Postgres) -> None:
    with closing(open_store(postgres.fresh(), lease_timeout=SHORT)) as store:
        news = News()
        store.join("127.0.0.1:1", news)
        postgres.stop("immediate")
        postgres.start()
        while (heard := news.heard.get(timeout=PATIENCE)) != "changed":
            assert heard in ("lost", "ended 1")


def test_a_table_is_free_when_its_server_closes(opened: Callable[..., Store]) -> None:
    first, two = begun(opened()), opened()
    news = News()
    two.join("127.0.0.1:2", news)
    held = two.claim("oak")
    assert held is not None
    first.close()
    assert news.heard.get(timeout=PATIENCE) == f"ended {held.lease}"
    assert two.claim("oak") is None
    assert kept(two, 1)


def silenced(postgres: Postgres, club: URL, lease: int) -> None:
    """What a server looks like that has said nothing for an hour."""
    postgres.ask(club, f"UPDATE leases SET renewed = now() - interval '1 hour' WHERE number = {lease}")


def test_a_silent_servers_tables_are_taken_over_and_what_it_says_later_is_not_stored(
    opened: Callable[..., Store], postgres: Postgres, club: URL
) -> None:
    silent = begun(opened())
    assert kept(silent, 1)
    ((lease,),) = postgres.ask(club, "SELECT number FROM leases")
    silenced(postgres, club, int(lease))
    news, neighbour = News(), opened(silence=SHORT)
    neighbour.join("127.0.0.1:2", news)
    assert news.heard.get(timeout=PATIENCE) == f"ended {lease}"
    assert neighbour.claim("oak") is None
    assert not kept(silent, 2)
    assert kept(neighbour, 2)
    assert [event.seq for event in silent.load_events("oak")] == [1, 2]


def test_a_server_that_comes_back_gets_a_lease_of_its_own_and_no_table_with_it(
    opened: Callable[..., Store], postgres: Postgres, club: URL
) -> None:
    late = begun(opened(silence=SHORT))
    own = News()
    late.join("127.0.0.1:1", own)
    postgres.ask(club, "UPDATE leases SET ended = true")
    assert own.heard.get(timeout=PATIENCE) == "lost"
    assert not kept(late, 1)
    assert late.claim("oak") is None
    assert kept(late, 1)


def test_whoever_writes_is_not_silent(opened: Callable[..., Store], postgres: Postgres, club: URL) -> None:
    busy = begun(opened())
    silenced(postgres, club, 1)
    assert kept(busy, 1)
    assert postgres.ask(club, "SELECT now() - renewed < interval '1 minute' FROM leases") == [["t"]]


def test_a_database_that_is_gone_is_an_answer_and_all_goes_on_when_it_is_back(postgres: Postgres) -> None:
    club = postgres.fresh()
    with closing(begun(open_store(club, lease_timeout=LONG))) as store:
        assert kept(store, 1)
        postgres.stop("immediate")
        waiting = [store.enqueue(event_row(happened(seq))) for seq in (2, 3)]
        assert [type(future.exception()) for future in waiting] == [DatabaseUnavailable, DatabaseUnavailable]
        with pytest.raises(DatabaseUnavailable):
            store.load_events("oak")
        with pytest.raises(DatabaseUnavailable):
            store.claim("oak")
        postgres.start()
        assert kept(store, 2)
        assert [event.seq for event in store.load_events("oak")] == [1, 2]


def test_who_closes_when_the_database_says_nothing_leaves_no_line_open(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spadille.storage.postgres.store._RELEASE_TIMEOUT", 0.0)
    store = begun(open_store(postgres.fresh(), lease_timeout=LONG))
    assert kept(store, 1)
    postgres.hold()
    store.close()
    with warnings.catch_warnings(record=True) as left_open:
        warnings.simplefilter("always")
        del store
        gc.collect()
    postgres.hold(still=False)
    assert left_open == []


@pytest.mark.parametrize("cut", [Cut.BEFORE, Cut.AFTER])
def test_what_is_in_doubt_is_found_out_before_anything_is_said(
    cut: Cut, opened: Callable[..., Store], club: URL
) -> None:
    with Wire(club) as wire:
        store = begun(opened(wire.url))
        wire.cut_commit(cut)
        doubtful = store.enqueue(event_row(happened(1)))
        wire.was_cut.wait(PATIENCE)
        assert not doubtful.done()
        meanwhile = store.enqueue(event_row(happened(2)))
        assert isinstance(meanwhile.exception(timeout=PATIENCE), DatabaseUnavailable)
        wire.mend()
        assert (doubtful.exception(timeout=PATIENCE) is None) is (cut is Cut.AFTER)
        there = [event.seq for event in store.load_events("oak")]
        assert there == ([1] if cut is Cut.AFTER else [])
        assert kept(store, len(there) + 1)
        store.close()


def test_an_error_does_not_repeat_what_was_to_be_stored(opened: Callable[..., Store]) -> None:
    store = begun(opened())
    assert kept(store, 1)
    twice = store.enqueue(event_row(happened(1))).exception()
    assert isinstance(twice, WriteFailed)
    assert str(twice) == "UniqueViolationError 23505"


def test_another_programs_database_is_left_alone(postgres: Postgres, club: URL) -> None:
    postgres.ask(club, "CREATE TABLE recipes (name text)")
    assert refusal(club) == "not-ours"
    assert postgres.ask(club, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [["recipes"]]


def test_a_newer_database_is_left_alone(opened: Callable[..., Store], postgres: Postgres, club: URL) -> None:
    opened().close()
    postgres.ask(club, "UPDATE schema_version SET version = 1000")
    assert refusal(club) == "newer"


def test_a_database_there_is_not_is_an_answer(club: URL) -> None:
    assert refusal(club.set(database="nowhere")) == "cannot-open"
    assert refusal(club.set(port=1)) == "cannot-open"


def refusal(club: URL) -> str:
    with pytest.raises(DatabaseUnusable) as unusable:
        open_store(club)
    return unusable.value.code
