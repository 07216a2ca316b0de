"""Tests of a table's life: seats, deals and the end of the match."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from threading import Event
from unittest.mock import patch

import pytest

from spadille import protocol
from spadille.app.accounts.session_store import NewPlayer, player_and_rows
from spadille.app.services import Services, Timings, make_services
from spadille.notation.matches import SoundMatch, check_match
from spadille.protocol.api_error import ApiError
from spadille.storage import open_store
from spadille.storage.database import HeldElsewhere
from spadille.table.connection import Connection
from spadille.table.transport import TRY_AGAIN
from tests.support.client import BOTS, Guest, Page, play_randomly, run_server, start_next_deal
from tests.support.deal_sources import SeededKeys
from tests.support.silent_transport import RecordingTransport
from tests.support.stored_tables import read_state

PRESETS = ("standard", "gamerules", "hoyle", "white-knuckle")


def finished(table: protocol.Table) -> bool:
    return table.stage == "finished"


def between(table: protocol.Table) -> bool:
    return table.stage == "between"


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_a_whole_match_at_every_size_of_table(seats: int, sqlite_file: Path) -> None:
    people = 1 + seats % 3
    rules = PRESETS[seats % len(PRESETS)]
    with run_server(sqlite_file, source=SeededKeys(f"match of {seats}")) as address:
        guests = [Guest(address, f"guest {number}") for number in range(people)]
        match = {"start": None, "bankrupt": "debt", "end": {"deals": seats}}
        table = guests[0].open_table(rules=rules, seats=seats, match=match, free=list(range(1, people)))
        for seat in range(1, people):
            assert guests[seat].sit(table, seat).status_code == 201
        pages = [guest.page(table) for guest in guests]
        play_randomly(pages, Random(seats), finished)
        record = guests[0].record(table)
        seen = pages[0].table
        for guest in guests:
            guest.leave()
    assert isinstance(check_match(record), SoundMatch)
    assert record["id"] == table
    assert [deal["n"] for deal in record["deals"]] == list(range(1, seats + 1))
    assert [deal["time"] for deal in record["deals"]] == list(read_state(sqlite_file, table).begun)
    assert seen.ended == "deals"
    assert [place.chips for place in seen.standing] == sorted(record["standing"], reverse=True)
    assert sum(record["standing"]) == 0


def test_a_new_table_has_the_requested_settings(address: str) -> None:
    with Guest(address, "  Ann  ") as ann:
        table = ann.fetch_table(ann.open_table(rules="hoyle", options={"sixty": "drawn"}, seats=4, free=[2]))
    assert (table.game, table.rules, table.differing) == ("six-bid", "hoyle", ["sixty"])
    assert [seat.taken for seat in table.seats] == [True, True, False, True]
    assert [seat.bot for seat in table.seats] == [None, "club", None, "club"]
    assert table.seats[0].name == "Ann"
    assert len({seat.name for seat in table.seats}) == 4
    assert (table.stage, table.deal) == ("waiting", 0)


def test_no_bot_has_the_name_of_the_player(address: str) -> None:
    with Guest(address, "alma") as alma:
        table = alma.fetch_table(alma.open_table(seats=7))
    names = [seat.name.casefold() for seat in table.seats]
    assert len(set(names)) == len(names) == 7


def test_the_table_waits_until_every_seat_is_taken(address: str) -> None:
    with Guest(address, "Ann") as ann, Guest(address, "Bo") as bo, Guest(address, "Cy") as cy:
        table = ann.open_table(free=[1, 2])
        page = ann.page(table)
        assert (page.table.stage, page.state and page.state.view) == ("waiting", None)
        assert page.send_rejected("next").code == "wrong-stage"
        assert page.send_rejected("stop").code == "wrong-stage"
        assert page.send_rejected("act", action="0 pass").code == "wrong-stage"
        assert bo.sit(table, 1).json() == {"table": table, "seat": 1, "waiting": False}
        page.until(lambda state: state.table.seats[1].taken)
        assert page.table.stage == "waiting"
        assert cy.sit(table, 2).status_code == 201
        page.until(lambda state: state.table.stage == "playing")
        assert page.table.deal == 1
        assert [seat.name for seat in page.table.seats] == ["Ann", "Bo", "Cy"]


def test_a_seat_is_taken_once_and_a_player_has_one(address: str) -> None:
    with Guest(address, "Ann") as ann, Guest(address, "Bo") as bo, Guest(address, "Cy") as cy:
        table = ann.open_table(seats=4, free=[1, 2])
        assert refused(ann, table, 1) == (409, "already-seated")
        assert refused(bo, table, 0) == (409, "seat-taken")
        assert refused(bo, table, 4) == (422, "malformed")
        assert refused(bo, table, -1) == (422, "malformed")
        assert bo.sit(table, 1).status_code == 201
        assert refused(cy, table, 1) == (409, "seat-taken")
        assert refused(bo, table, 2) == (409, "already-seated")


def refused(guest: Guest, table: str, seat: int) -> tuple[int, str]:
    answer = guest.sit(table, seat)
    return answer.status_code, protocol.Error.model_validate_json(answer.text).code


def test_two_tabs_of_one_player_show_the_same(address: str) -> None:
    with Guest(address) as ann:
        table = ann.open_table()
        first, other = ann.page(table), ann.page(table)
        play_randomly([first, other], Random(3), between)
        assert first.texts[-1] == other.texts[-1]
        assert first.view.seat == other.view.seat == 0


def test_a_spectator_sees_the_public_view_and_cannot_act(address: str) -> None:
    with Guest(address) as ann, Guest(address, "Eve") as eve:
        table = ann.open_table()
        page, watching = ann.page(table), eve.page(table)
        page.until(lambda state: bool(state.view and state.view.decision))
        watching.until_seq(page.seq)
        assert (watching.view.seat, watching.view.hand, watching.view.decision) == (None, [], None)
        assert watching.view.counts == page.view.counts
        for kind, more in (("act", {"action": page.answers[0]}), ("next", {}), ("stop", {})):
            assert watching.send_rejected(kind, **more).code == "not-seated"
        assert eve.http.get("/api/tables").json() == {"tables": [], "damaged": 0}


def test_a_spectator_who_sits_down_sees_the_own_cards(address: str) -> None:
    with Guest(address, "Ann") as ann, Guest(address, "Bo") as bo:
        table, elsewhere = ann.open_table(free=[1]), bo.open_table()
        page = bo.page(table)
        assert seat_on(page) is None
        assert elsewhere != table
        bo.sit(table, 1)
        page.until(lambda state: state.table.stage == "playing")
        assert (seat_on(page), page.view.seat) == (1, 1)


def seat_on(page: Page) -> int | None:
    assert page.state is not None
    return page.state.you


def test_presence_is_shown_to_the_others(address: str) -> None:
    with Guest(address, "Ann") as ann, Guest(address, "Bo") as bo:
        table = ann.open_table(free=[1])
        page = ann.page(table)
        bo.sit(table, 1)
        page.until(lambda state: state.table.seats[1].taken)
        assert not page.table.seats[1].present
        first, second = bo.page(table), bo.page(table)
        page.until(lambda state: state.table.seats[1].present)
        first.close()
        second.close()
        page.until(lambda state: not state.table.seats[1].present)
        assert ann.fetch_table(table).seats[1].taken


def test_the_next_deal_waits_for_all_present_players(address: str) -> None:
    with Guest(address, "Ann") as ann, Guest(address, "Bo") as bo:
        pages = two_people(ann, bo)
        play_randomly(pages, Random(5), between)
        asked = [page.seq for page in pages]
        assert isinstance(pages[0].send_and_wait("next"), protocol.Accepted)
        assert pages[0].send_rejected("next").code == "already-ready"
        pages[1].until(lambda state: state.table.seats[0].ready)
        assert [seat.ready for seat in pages[1].table.seats] == [True, False, True]
        assert pages[1].table.stage == "between"
        assert isinstance(pages[1].send_and_wait("next", seq=asked[1]), protocol.Accepted)
        for page in pages:
            page.until(lambda state: state.table.deal == 2)
            assert not page.table.seats[0].ready


def test_an_absent_player_does_not_delay_the_next_deal(address: str) -> None:
    with Guest(address, "Ann") as ann, Guest(address, "Bo") as bo:
        pages = two_people(ann, bo)
        play_randomly(pages, Random(5), between)
        pages[1].close()
        pages[0].until(lambda state: not state.table.seats[1].present)
        assert isinstance(pages[0].send_and_wait("next"), protocol.Accepted)
        pages[0].until(lambda state: state.table.deal == 2)


def test_a_player_who_leaves_does_not_delay_the_next_deal(address: str) -> None:
    with Guest(address, "Ann") as ann, Guest(address, "Bo") as bo:
        pages = two_people(ann, bo)
        play_randomly(pages, Random(5), between)
        assert isinstance(pages[0].send_and_wait("next"), protocol.Accepted)
        pages[1].close()
        pages[0].until(lambda state: state.table.deal == 2)


def test_an_idle_player_delays_the_next_deal_only_for_a_time(sqlite_file: Path) -> None:
    pace = Timings(next_deal_timeout=0.1)
    with (
        run_server(sqlite_file, timings=pace) as address,
        Guest(address, "Ann") as ann,
        Guest(address, "Bo") as bo,
    ):
        pages = two_people(ann, bo)
        play_randomly(pages, Random(5), between)
        assert isinstance(pages[0].send_and_wait("next"), protocol.Accepted)
        pages[0].until(lambda state: state.table.deal == 2)


def two_people(ann: Guest, bo: Guest) -> list[Page]:
    table = ann.open_table(free=[1])
    bo.sit(table, 1)
    ann.wait_until(table, lambda state: state.table.stage == "playing")
    pages = [ann.page(table), bo.page(table)]
    pages[0].until(lambda state: state.table.seats[1].present)
    return pages


def test_a_match_is_stopped_between_deals(address: str) -> None:
    with Guest(address) as ann:
        table = ann.open_table(match={"start": None, "bankrupt": "debt", "end": {"deals": 420}})
        page = ann.page(table)
        page.until(lambda state: bool(state.view and state.view.decision))
        assert page.send_rejected("stop").code == "wrong-stage"
        play_randomly([page], Random(2), between)
        start_next_deal([page])
        play_randomly([page], Random(2), between)
        assert isinstance(page.send_and_wait("stop"), protocol.Accepted)
        page.until(lambda state: finished(state.table))
        assert (page.table.ended, page.table.deal) == ("stopped", 2)
        assert page.send_rejected("next").code == "wrong-stage"
        assert page.send_rejected("stop").code == "wrong-stage"
        assert page.send_rejected("act", action="0 pass").code == "wrong-stage"


def test_a_match_ends_at_its_target(sqlite_file: Path) -> None:
    match = {"start": 100, "bankrupt": "debt", "end": {"target": 101}}
    with run_server(sqlite_file, source=SeededKeys("target")) as address, Guest(address) as ann:
        page = ann.page(ann.open_table(match=match))
        play_randomly([page], Random(2), finished)
        assert page.table.ended == "target"
        assert page.table.standing[0].chips >= 101


def test_a_match_ends_when_a_player_cannot_pay(sqlite_file: Path) -> None:
    match = {"start": 1, "bankrupt": "end", "end": {"deals": 420}}
    with run_server(sqlite_file, source=SeededKeys("broke")) as address, Guest(address) as ann:
        page = ann.page(ann.open_table(match=match))
        play_randomly([page], Random(2), finished)
        assert page.table.ended == "bankrupt"
        assert page.table.standing[-1].chips < 0


def test_a_bankrupt_player_leaves_the_seat_and_stays_in_the_record(sqlite_file: Path) -> None:
    match = {"start": 1, "bankrupt": "replace", "end": {"deals": 3}}
    with run_server(sqlite_file, source=SeededKeys("broke")) as address, Guest(address) as ann:
        page = ann.page(ann.open_table(match=match))
        play_randomly([page], Random(2), finished)
        assert page.table.left
        assert all(left.chips < 0 and left.name for left in page.table.left)


def test_own_tables_are_listed_latest_first(address: str) -> None:
    with Guest(address, "Ann") as ann, Guest(address, "Bo") as bo:
        first = ann.open_table(free=[1, 2])
        second = bo.open_table(rules="hoyle", seats=4, free=[3])
        ann.sit(second, 3)
        ann.wait_until(second, lambda state: state.table.stage == "playing")
        mine = protocol.MyTables.model_validate_json(ann.http.get("/api/tables").text).tables
        assert [(line.table, line.seat, line.rules) for line in mine] == [
            (second, 3, "hoyle"),
            (first, 0, "standard"),
        ]
        assert [(line.stage, line.deal) for line in mine] == [("playing", 1), ("waiting", 0)]


def test_an_idle_table_is_evicted_and_loaded_unchanged(sqlite_file: Path) -> None:
    asyncio.run(evict_and_load(make_services(open_store(sqlite_file), BOTS)))


async def evict_and_load(services: Services) -> None:
    terms = protocol.MatchRules(start=None, bankrupt="debt", end={"deals": 420})
    wanted = protocol.NewTable(game="six-bid", rules="hoyle", seats=4, free=[2], name="Ann", match=terms)
    table = (await services.lobby.open_table(wanted, NewPlayer.create("Ann"))).table
    before, client = await services.tables.load(table), Connection(None, RecordingTransport())
    before.join(client)
    await services.tables.evict_idle()
    assert await services.tables.load(table) is before
    before.leave(client)
    await asyncio.sleep(0)
    await services.tables.evict_idle()
    after = await services.tables.load(table)
    assert after is not before
    assert after.state == before.state
    await services.close()


def test_a_message_to_an_evicted_table_is_answered(sqlite_file: Path) -> None:
    asyncio.run(evict_and_send(make_services(open_store(sqlite_file), BOTS)))


async def evict_and_send(services: Services) -> None:
    terms = protocol.MatchRules(start=None, bankrupt="debt", end={"deals": 420})
    wanted = protocol.NewTable(game="six-bid", rules="hoyle", seats=4, free=[2], name="Ann", match=terms)
    owner = await services.tables.load(
        (await services.lobby.open_table(wanted, NewPlayer.create("Ann"))).table
    )
    await services.tables.release_all()
    with pytest.raises(ApiError, match="unavailable"):
        await owner.sit(protocol.Sit(name="Bo"), *player_and_rows(NewPlayer.create("Bo")))
    late = RecordingTransport()
    owner.join(Connection(None, late))
    assert (late.texts, late.hung_up_with) == ([], TRY_AGAIN)
    await services.close()


def test_a_table_released_while_it_is_loaded_is_loaded_once(sqlite_file: Path) -> None:
    asyncio.run(release_while_loading(make_services(open_store(sqlite_file), BOTS)))


async def release_while_loading(services: Services) -> None:
    """One request finds that another server owns the table, after a second request has loaded the table."""
    terms = protocol.MatchRules(start=None, bankrupt="debt", end={"deals": 420})
    wanted = protocol.NewTable(game="six-bid", rules="hoyle", seats=4, free=[2], name="Ann", match=terms)
    table = (await services.lobby.open_table(wanted, NewPlayer.create("Ann"))).table
    await services.tables.release_all()
    asked, answered, claim = Event(), Event(), services.store.claim

    def claimed(of: str) -> HeldElsewhere | None:
        if asked.is_set():
            return claim(of)
        asked.set()
        answered.wait()
        return HeldElsewhere(7, "another server")

    with patch.object(services.store, "claim", claimed):
        first = asyncio.create_task(services.tables.load(table))
        await asyncio.to_thread(asked.wait)
        given_up = asyncio.create_task(services.tables.release_all())
        await asyncio.sleep(0)
        at_hand = await services.tables.load(table)
        answered.set()
        await given_up
        with pytest.raises(ApiError, match="unavailable"):
            await first
    assert await services.tables.load(table) is at_hand
    await services.close()
