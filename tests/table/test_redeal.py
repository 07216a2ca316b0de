"""Tests of redeals: a finished deal is played again at a table of its own, and the earlier match is not
changed.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest

from spadille import protocol
from spadille.bots.heuristic.player import PLAYERS
from spadille.notation.check import Sound, check
from spadille.play.layout import Layout
from spadille.protocol import Table
from tests.support.client import Guest, Page, play_randomly, run_server, start_next_deal
from tests.support.deal_sources import SeededKeys
from tests.support.stored_tables import read_events, read_state

GAMES = [
    ("six-bid", "standard", 4, {"deals": 9}),
    ("progressive", "pennycook", 3, {}),
    ("german-solo", "standard", 4, {"deals": 8}),
    ("frog", "foster", 3, {"target": 5000}),
]


def between(table: Table) -> bool:
    return table.stage != "playing"


def after_deals(guest: Guest, deals: int, **wanted: object) -> Page:
    """Return a connection to a table at which `deals` deals are finished."""
    page = guest.page(guest.open_table(**wanted))
    for number in range(deals):
        if number:
            start_next_deal([page])
        page.until(lambda state: state.table.stage == "playing")
        play_randomly([page], Random(number), between)
    return page


def request_redeal(guest: Guest, table: str, deal: object) -> httpx2.Response:
    return guest.http.post(f"/api/tables/{table}/redeals", json={"deal": deal})


def redeal(guest: Guest, table: str, deal: int) -> str:
    answer = request_redeal(guest, table, deal)
    assert answer.status_code == 201, answer.text
    return protocol.Opened.model_validate_json(answer.text).table


def refusal(answer: httpx2.Response) -> tuple[int, str]:
    return answer.status_code, protocol.Error.model_validate_json(answer.text).code


def dealt(guest: Guest, table: str, deal: int) -> dict[str, Any]:
    """Return the setup of a deal from the record of its match."""
    written = guest.record(table)["deals"][deal - 1]
    names = ("game", "rules", "options", "seats", "dealer", "hands", "widow", "pots")
    return {name: written.get(name) for name in names}


@pytest.mark.parametrize(("game", "rules", "seats", "end"), GAMES)
def test_the_cards_the_dealer_and_the_pots_are_the_same(
    sqlite_file: Path, game: str, rules: str, seats: int, end: dict[str, int]
) -> None:
    match = {"start": None, "bankrupt": "debt", "end": end}
    with run_server(sqlite_file, source=SeededKeys(game)) as address, Guest(address) as ann:
        options = {"pots": "two"} if game == "progressive" else {}
        page = after_deals(ann, 3, game=game, rules=rules, options=options, seats=seats, match=match)
        first, shown, kept = page.table.id, page.table, read_events(sqlite_file, page.table.id)
        for deal in (1, 2, 3):
            page = ann.page(redeal(ann, first, deal))
            table = page.table
            assert table.again == protocol.OriginalDeal(table=first, deal=deal)
            assert [(seat.name, seat.bot) for seat in table.seats] == [
                (seat.name, seat.bot) for seat in shown.seats
            ]
            play_randomly([page], Random(deal + 7), between)
            assert (page.table.stage, page.table.ended, page.table.deal) == ("finished", "deals", 1)
            assert dealt(ann, table.id, 1) == dealt(ann, first, deal)
            assert isinstance(check(ann.record(table.id)["deals"][0]), Sound)
        pots = [sum(dict(deal.layout.pots).values()) for deal in read_state(sqlite_file, first).finished]
        assert any(pots) == (game == "progressive")
        assert read_events(sqlite_file, first) == kept
        assert ann.fetch_table(first).model_dump(exclude={"seats"}) == shown.model_dump(exclude={"seats"})


def test_the_same_play_gives_the_same_answers(sqlite_file: Path) -> None:
    with run_server(sqlite_file, bots=PLAYERS, source=SeededKeys("same")) as address, Guest(address) as ann:
        first = ann.page(ann.open_table(bot="novice"))
        first.until(lambda state: state.table.stage == "playing")
        play_randomly([first], Random(3), between)
        second = ann.page(redeal(ann, first.table.id, 1))
        play_randomly([second], Random(3), between)
        assert second.view.actions == first.view.actions
        assert second.view.result == first.view.result


def test_a_redeal_survives_restarts(sqlite_file: Path) -> None:
    with run_server(sqlite_file, source=SeededKeys("twice")) as address, Guest(address) as ann:
        first = after_deals(ann, 2).table.id
        second = redeal(ann, first, 2)
        cookies = dict(ann.http.cookies)
    with run_server(sqlite_file, source=SeededKeys("other")) as address, Guest(address) as ann:
        ann.http.cookies.update(cookies)
        page = ann.page(second)
        play_randomly([page], Random(1), between)
        third = redeal(ann, second, 1)
        assert ann.fetch_table(third).again == protocol.OriginalDeal(table=first, deal=2)
        layouts = [layout(sqlite_file, table) for table in (second, third)]
        assert layouts == [read_state(sqlite_file, first).finished[1].layout] * 2


def layout(file: Path, table: str) -> Layout:
    deal = read_state(file, table).deal
    assert deal is not None
    return deal.layout


def test_a_redeal_links_to_its_match(address: str) -> None:
    with Guest(address) as ann:
        page = after_deals(ann, 1)
        redeal(ann, page.table.id, 1)
        mine = protocol.MyTables.model_validate_json(ann.http.get("/api/tables").text)
        assert [table.table for table in mine.tables] == [page.table.id]


def test_an_unfinished_deal_cannot_be_redealt(address: str) -> None:
    with Guest(address) as ann:
        table = ann.page(ann.open_table()).table.id
        assert refusal(request_redeal(ann, table, 1)) == (409, "deal-unfinished")
        page = after_deals(ann, 1)
        assert refusal(request_redeal(ann, page.table.id, 2)) == (409, "deal-unfinished")
        start_next_deal([page])
        assert refusal(request_redeal(ann, page.table.id, 2)) == (409, "deal-unfinished")


def test_a_stranger_cannot_redeal(address: str) -> None:
    with Guest(address, "Ann") as ann, Guest(address, "Bo") as bo:
        page = after_deals(ann, 1)
        assert refusal(request_redeal(bo, page.table.id, 1)) == (403, "not-seated")
        bo.open_table()
        assert refusal(request_redeal(bo, page.table.id, 1)) == (403, "not-seated")
        assert refusal(request_redeal(bo, "nowhere", 1)) == (404, "unknown-table")


def test_a_match_of_two_people_has_no_redeals(address: str) -> None:
    with Guest(address, "Ann") as ann, Guest(address, "Bo") as bo:
        table = ann.open_table(free=[1])
        bo.sit(table, 1)
        ann.wait_until(table, lambda state: state.table.stage == "playing")
        play_randomly([ann.page(table), bo.page(table)], Random(2), between)
        for guest in (ann, bo):
            assert refusal(request_redeal(guest, table, 1)) == (409, "not-alone")


@pytest.mark.parametrize("body", [{}, {"deal": 0}, {"deal": "1"}, {"deal": 1, "hands": []}, {"deal": 1.5}])
def test_a_redeal_takes_no_cards_from_the_client(address: str, body: dict[str, object]) -> None:
    with Guest(address) as ann:
        page = after_deals(ann, 1)
        answer = ann.http.post(f"/api/tables/{page.table.id}/redeals", json=body)
        assert refusal(answer) == (422, "malformed")


def test_a_redeal_is_of_the_current_match(sqlite_file: Path) -> None:
    match = {"start": None, "bankrupt": "debt", "end": {"deals": 3}}
    with run_server(sqlite_file, source=SeededKeys("matches")) as address, Guest(address) as ann:
        page = after_deals(ann, 3, match=match)
        wanted = {"game": "six-bid", "rules": "standard", "seats": 3, "match": match}
        assert isinstance(page.send_and_wait("propose", match=wanted), protocol.Accepted)
        page.until(lambda state: state.table.number == 2 and state.table.stage == "playing")
        play_randomly([page], Random(7), between)
        second = ann.page(redeal(ann, page.table.id, 1))
        assert second.view.dealt == page.view.dealt
