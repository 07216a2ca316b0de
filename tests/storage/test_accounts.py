"""Tests of stored accounts: tokens, recovery codes and results of matches."""

from __future__ import annotations

from hashlib import sha256

import pytest

from spadille.storage import Insert, Store, WriteFailed
from spadille.storage.accounts import replace_recovery_code
from spadille.storage.history import code_created_at, find_player_by_code, list_matches
from spadille.storage.store import device_row
from tests.support.stored_events import ANN, BO


def hash_of(word: str) -> bytes:
    return sha256(word.encode()).digest()


def finished_match(match: int, second: int, table: str = "oak") -> list[Insert]:
    """Return the rows of a match of Ann and Bo that ended at second `second`.

    Ann has seat 1, and a bot seat 2.
    """
    line_up = [(BO.id, "Bo", -7), (ANN.id, "Ann", 14), (None, "Amalie", -7)]
    return [
        (
            "match_results",
            {
                "table_id": table,
                "match": match,
                "seat": seat,
                "player": player,
                "name": name,
                "game": "six-bid",
                "rules": "hoyle",
                "deals": 3,
                "chips": chips,
                "place": 1 if chips > 0 else 2,
                "ended": f"2024-11-05T19:00:{second:02}.000Z",
            },
        )
        for seat, (player, name, chips) in enumerate(line_up)
    ]


def test_a_player_has_as_many_tokens_as_browsers(store: Store) -> None:
    for device in ("telephone", "tablet"):
        store.enqueue(device_row(ANN, device, hash_of(device), "", "2024-11-05")).result()
    assert store.find_player(hash_of("telephone")) == store.find_player(hash_of("tablet")) == ANN
    assert store.find_player(hash_of("somebody else's")) is None


def test_the_newest_recovery_code_of_a_player_counts(store: Store) -> None:
    """Older versions did not delete a player's earlier codes."""
    assert code_created_at(store, ANN) is None
    for second, word in enumerate(("old", "new")):
        line = {"code_hash": hash_of(word), "player": ANN.id, "created": f"2024-11-05T19:00:0{second}Z"}
        store.enqueue(("recovery_codes", line)).result()
    store.execute(*replace_recovery_code(BO, hash_of("bo's")))
    assert find_player_by_code(store, hash_of("old")) is None
    assert find_player_by_code(store, hash_of("new")) == ANN
    assert find_player_by_code(store, hash_of("bo's")) == BO
    assert find_player_by_code(store, hash_of("nobody's")) is None
    assert code_created_at(store, ANN) == "2024-11-05T19:00:01Z"


def test_a_new_code_that_cannot_be_stored_leaves_the_old_one_and_all_devices(store: Store) -> None:
    store.execute(*replace_recovery_code(ANN, hash_of("ann's")), *replace_recovery_code(BO, hash_of("bo's")))
    store.enqueue(device_row(ANN, "tablet", hash_of("tablet"), "", "2024-11-05")).result()
    with pytest.raises(WriteFailed):
        store.execute(*replace_recovery_code(ANN, hash_of("bo's")))
    assert find_player_by_code(store, hash_of("ann's")) == ANN
    assert store.find_player(hash_of("tablet")) == ANN
    store.execute(*replace_recovery_code(ANN, hash_of("new")))
    assert find_player_by_code(store, hash_of("ann's")) is None
    assert find_player_by_code(store, hash_of("new")) == ANN
    assert store.find_player(hash_of("tablet")) is None


def test_a_history_is_paged_even_if_matches_ended_together(store: Store) -> None:
    for match, second in ((1, 5), (2, 9), (3, 9), (4, 9), (5, 30)):
        store.enqueue(*finished_match(match, second)).result()
    pages, mark = [], ""
    while True:
        page = list_matches(store, ANN, mark, most=2)
        if not page:
            break
        pages.append([played.match for played in page])
        mark = page[-1].cursor
    assert pages == [[5, 2], [3, 4], [1]]
    played = list_matches(store, ANN, "", most=1)[0]
    assert (played.seat, played.chips, played.place, played.others) == (1, 14, 1, ("Amalie", "Bo"))
    assert list_matches(store, BO, "no mark at all", most=1)[0].others == ("Ann", "Amalie")
