"""Tests that run with both databases, SQLite and PostgreSQL."""

from __future__ import annotations

from contextlib import closing

from spadille.storage import DatabaseUrl, Event, Store, WriteFailed, open_store
from spadille.storage.event import now
from spadille.storage.hash_chain import GENESIS, seal_event
from spadille.storage.store import event_row, seat_row, table_row
from tests.support.stored_events import ANN, BO, nth_event, try_insert


def test_events_come_back_as_they_went_in(store: Store) -> None:
    events = [nth_event(seq) for seq in range(1, 30)]
    for stored in [store.enqueue(event_row(event)) for event in events]:
        stored.result()
    assert store.load_events("oak") == events
    assert store.load_events("elm") == []


def test_a_row_that_cannot_be_stored_does_not_affect_others(store: Store) -> None:
    futures = [store.enqueue(event_row(nth_event(seq))) for seq in (1, 2, 2, 3, 1, 4)]
    refused = [future.exception() is not None for future in futures]
    assert refused == [False, False, True, False, True, False]
    assert isinstance(futures[2].exception(), WriteFailed)
    assert [event.seq for event in store.load_events("oak")] == [1, 2, 3, 4]


def test_rows_inserted_together_are_stored_atomically(store: Store) -> None:
    seat = seat_row("oak", 0, 1, "Ann", player=ANN.id, bot=None)
    both = store.enqueue(seat, event_row(nth_event(1, table="a table there is not")))
    assert isinstance(both.exception(), WriteFailed)
    assert store.list_seats(ANN.id, most=9) == []


def test_queued_rows_are_stored_before_the_store_closes(database_url: DatabaseUrl, store: Store) -> None:
    waiting = [store.enqueue(event_row(nth_event(seq))) for seq in range(1, 2000)]
    store.close()
    assert all(future.exception() is None for future in waiting)
    with closing(open_store(database_url)) as again:
        assert len(again.load_events("oak")) == len(waiting)


def test_a_closed_store_reports_that_it_is_closed(store: Store) -> None:
    store.close()
    store.close()
    assert isinstance(store.enqueue(event_row(nth_event(1))).exception(), WriteFailed)


def test_players_are_known_by_the_hash_of_their_token_alone(store: Store) -> None:
    assert store.find_player(b"a" * 32) == ANN
    assert store.find_player(b"z" * 32) is None


def test_the_latest_table_comes_first(store: Store) -> None:
    store.enqueue(
        table_row("elm", "six-bid", "hoyle", "2099-01-01T00:00:00.000Z"),
        seat_row("oak", 2, 1, "Ann", player=ANN.id, bot=None),
        seat_row("elm", 1, 1, "Ann", player=ANN.id, bot=None),
        seat_row("elm", 2, 1, "Bo", player=BO.id, bot=None),
    ).result()
    assert [(sitting.table, sitting.seat) for sitting in store.list_seats(ANN.id, most=9)] == [
        ("elm", 1),
        ("oak", 2),
    ]
    assert [sitting.table for sitting in store.list_seats(ANN.id, most=1)] == ["elm"]


def test_the_text_of_an_event_is_stored_unchanged(store: Store) -> None:
    payload = {"id": 'Ö\u0000"\\\U0001f0a1', "b": [1, None, True, {"z": 1, "a": 2}], "a": -1}
    event = seal_event(Event("oak", 1, 1, 0, None, None, "acted", payload, now()), GENESIS)
    store.enqueue(event_row(event)).result()
    assert store.load_events("oak") == [event]
    assert list(store.load_events("oak")[0].payload) == ["id", "b", "a"]


def test_an_empty_insert_completes_after_all_earlier_ones(store: Store) -> None:
    before = [store.enqueue(event_row(nth_event(seq))) for seq in range(1, 100)]
    store.enqueue().result()
    assert all(future.done() for future in before)


def test_a_reopened_store_has_all_its_rows(database_url: DatabaseUrl, store: Store) -> None:
    assert try_insert(store, 1)
    store.close()
    with closing(open_store(database_url)) as again:
        assert again.find_player(b"b" * 32) == BO
        assert again.claim("oak") is None
        assert try_insert(again, 2)
        assert [event.seq for event in again.load_events("oak")] == [1, 2]
