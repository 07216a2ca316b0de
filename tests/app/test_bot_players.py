"""Tests of the bots at a table: their names and levels. The slow bot of one table does not delay another
table.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille.app.services import Timings
from spadille.bots.heuristic.player import PLAYERS
from spadille.bots.registry import OFFERED
from spadille.table import bot_runner
from spadille.table.bot_names import NAMES, unused_names
from spadille.workers.players import FAST_BOTS, TIERS
from spadille.workers.pool import WorkerPool
from tests.support.client import Guest, play_randomly, run_server
from tests.support.stored_tables import read_events
from tests.support.worker_players import PLAYERS_PLACE

ONE_DEAL = {"start": None, "bankrupt": "debt", "end": {"deals": 1}}


# Names


@given(taken=st.sets(st.sampled_from(NAMES)), whim=st.text())
def test_no_two_bots_at_a_table_have_one_name_and_none_has_a_persons(taken: set[str], whim: str) -> None:
    names = list(unused_names((name.upper() for name in taken), whim))
    assert sorted([*names, *taken]) == sorted(NAMES)
    assert list(unused_names(taken, whim)) == names


def test_other_bots_sit_at_other_tables(address: str) -> None:
    with Guest(address) as ann:
        tables = [ann.fetch_table(ann.open_table(seats=7)) for _ in range(5)]
    companies = [[who.name for who in table.seats] for table in tables]
    assert all(len(set(names)) == 7 for names in companies)
    assert len({tuple(names) for names in companies}) == 5


# Levels


def test_every_seat_may_have_a_bot_of_its_own_strength(sqlite_file: Path) -> None:
    with run_server(sqlite_file, bots=PLAYERS) as address, Guest(address) as ann:
        table = ann.fetch_table(ann.open_table(seats=4, bot="club", bots={"2": "novice"}))
        assert [who.bot for who in table.seats] == [None, "club", "novice", "club"]
        for bots in ({"1": "nobody"}, {"9": "club"}, {"0": "club"}):
            assert ann.request_table(bots=bots).status_code == 422
        assert ann.request_table(free=[1], bots={"1": "club"}).status_code == 422


def test_all_levels_of_bots_are_listed_weakest_first(sqlite_file: Path) -> None:
    with run_server(sqlite_file, bots=FAST_BOTS, worker_pool=WorkerPool(1)) as address, Guest(address) as ann:
        assert ann.http.get("/api/games").json()["bots"] == list(OFFERED)
    with run_server(sqlite_file, bots=FAST_BOTS) as address, Guest(address) as ann:
        assert ann.http.get("/api/games").json()["bots"] == list(FAST_BOTS)


# Thinking


def test_an_expert_plays_a_deal_from_the_back_room(sqlite_file: Path) -> None:
    quickly = {"expert": TIERS["expert"][:1]}
    with (
        run_server(sqlite_file, bots=FAST_BOTS, worker_pool=WorkerPool(1, tiers=quickly)) as address,
        Guest(address) as ann,
    ):
        table = ann.open_table(bot="expert", match=ONE_DEAL)
        play_randomly([ann.page(table)], Random(1), lambda table: table.stage == "finished")
        assert [who["bot"] for who in ann.record(table)["players"]] == [None, "expert", "expert"]
    assert not any("cut_short" in event.payload for event in read_events(sqlite_file, table))


def test_while_a_bot_thinks_for_ever_its_table_goes_on_and_others_as_if_it_were_not_there(
    sqlite_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_runner, "_MIN_DELAY", 0.1)
    pool = WorkerPool(1, PLAYERS_PLACE, {"expert": ("never",)})
    server = run_server(sqlite_file, bots=PLAYERS, worker_pool=pool, timings=Timings(bot_delay=0.001))
    with server as address, Guest(address) as ann, Guest(address) as bo:
        slow, quick = ann.open_table(bot="expert", match=ONE_DEAL), bo.open_table(match=ONE_DEAL)
        pages = ann.page(slow), bo.page(quick)
        play_randomly([pages[1]], Random(1), lambda table: table.stage == "finished")
        assert not pages[0].state or pages[0].state.table.stage != "finished"
        play_randomly([pages[0]], Random(1), lambda table: table.stage == "finished")
    acted = [
        event for event in read_events(sqlite_file, slow) if event.kind == "acted" and event.player is None
    ]
    assert acted
    assert all(event.payload["cut_short"] is True for event in acted)
    assert not any("cut_short" in event.payload for event in read_events(sqlite_file, quick))


def test_a_move_is_made_though_a_process_dies_over_it(sqlite_file: Path, tmp_path: Path) -> None:
    marks = tmp_path / "marks"
    marks.mkdir()
    for mark in "ab":
        (marks / mark).touch()
    pool = WorkerPool(1, PLAYERS_PLACE, {"expert": (f"dies {marks}",)})
    with run_server(sqlite_file, bots=PLAYERS, worker_pool=pool) as address, Guest(address) as ann:
        table = ann.open_table(bot="expert", match=ONE_DEAL)
        play_randomly([ann.page(table)], Random(1), lambda table: table.stage == "finished")
    acted = [
        event for event in read_events(sqlite_file, table) if event.kind == "acted" and event.player is None
    ]
    assert [event.payload.get("cut_short") for event in acted] == [True] + [None] * (len(acted) - 1)


def test_a_second_player_of_the_same_name_is_numbered(address: str) -> None:
    with (
        Guest(address, "Ann") as ann,
        Guest(address, " ANN\u2800") as other,
        Guest(address, "A" * 24) as third,
    ):
        table = ann.open_table(free=[1, 2])
        assert other.sit(table, 1).status_code == third.sit(table, 2).status_code == 201
        assert [seat.name for seat in ann.fetch_table(table).seats] == ["Ann", "ANN\u2800 (2)", "A" * 24]
