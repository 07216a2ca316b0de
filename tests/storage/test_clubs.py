"""Tests of clubs in both kinds of database: a record grows, and names are erased without a change to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from spadille.storage import DatabaseUrl, Store, WriteFailed, open_store
from spadille.storage.accounts import erase_player
from spadille.storage.clubs import (
    ClubName,
    StoredClub,
    append_entries,
    count_directed,
    end_import,
    forget_member,
    insert_club,
    insert_director,
    is_director,
    link_member,
    list_own_clubs,
    load_club,
    load_entries,
    load_names,
    unlink_member,
)
from spadille.storage.event import now
from spadille.storage.store import Player, player_row
from tests.club.simulated_evenings import ClubRecord, open_club

ANN, BO = Player("ann", "Ann"), Player("bo", "Bo")
CLUB = StoredClub("oak", b"members", b"director", b"draws", "", 1)


@pytest.fixture
def store(database_url: DatabaseUrl) -> Iterator[Store]:
    with closing(open_store(database_url)) as store:
        for player in (ANN, BO):
            store.enqueue(player_row(player, now())).result(60)
        yield store


@pytest.fixture
def record(store: Store) -> ClubRecord:
    """Store a club with two members: Ann, who directs it, and Bo, who has another name on paper."""
    record = open_club(2)
    names = [ClubName(3, 1, ANN.id, "Ann"), ClubName(4, 2, None, "Bo"), ClubName(2, 2, None, "Bosse")]
    store.execute(insert_club(CLUB), *append_entries("oak", record.entries, names))
    store.execute(insert_director("oak", ANN))
    return record


def test_a_record_is_stored_and_grows(store: Store, record: ClubRecord) -> None:
    club = load_club(store, "oak")
    assert club == StoredClub("oak", b"members", b"director", b"draws", record.club.head, 1)
    assert load_entries(store, "oak") == record.entries
    assert load_entries(store, "oak", after=2) == record.entries[2:]
    store.execute(end_import("oak"))
    ended = load_club(store, "oak")
    assert ended is not None
    assert not ended.importing
    assert load_club(store, "elm") is None


def test_the_same_number_is_not_appended_twice(store: Store, record: ClubRecord) -> None:
    with pytest.raises(WriteFailed):
        store.execute(*append_entries("oak", record.entries[-1:], []))
    assert load_entries(store, "oak") == record.entries


@pytest.mark.usefixtures("record")
def test_a_member_is_linked_freed_and_forgotten(store: Store) -> None:
    bo = next(name for name in load_names(store, "oak") if name.name == "Bo")
    store.execute(link_member("oak", bo, BO))
    store.execute(link_member("oak", bo, ANN))
    assert {name.player for name in load_names(store, "oak")} == {ANN.id, BO.id, None}
    assert list_own_clubs(store, BO, 9) == ["oak"]
    store.execute(unlink_member("oak", 2))
    assert list_own_clubs(store, BO, 9) == []
    store.execute(forget_member("oak", 2))
    assert [name.name for name in load_names(store, "oak")] == ["Ann"]


def test_an_erased_player_leaves_a_number(store: Store, record: ClubRecord) -> None:
    bo = next(name for name in load_names(store, "oak") if name.name == "Bo")
    store.execute(link_member("oak", bo, BO))
    assert (is_director(store, "oak", ANN), count_directed(store, ANN)) == (True, 1)
    store.execute(*erase_player(BO))
    assert [name.name for name in load_names(store, "oak")] == ["Ann"]
    store.execute(*erase_player(ANN))
    assert load_names(store, "oak") == []
    assert not is_director(store, "oak", ANN)
    assert load_entries(store, "oak") == record.entries
