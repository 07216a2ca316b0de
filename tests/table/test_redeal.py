"""The same cards again: a finished deal on a table of its own, and the match as it was."""

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
from tests.support.client import Guest, Page, deal_again, open_house, play_on
from tests.support.deal_sources import Keys
from tests.support.stored_tables import events, state

GAMES = [
    ("six-bid", "standard", 4, {"deals": 9}),
    ("progressive", "pennycook", 3, {}),
    ("german-solo", "standard", 4, {"deals": 8}),
    ("frog", "foster", 3, {"target": 5000}),
]


def between(table: Table) -> bool:
    return table.stage != "playing"


def after_deals(guest: Guest, deals: int, **wanted: object) -> Page:
    """A page at a table where so many deals are over."""
    page = guest.page(guest.open_table(**wanted))
    for number in range(deals):
        if number:
            deal_again([page])
        page.until(lambda state: state.table.stage == "playing")
        play_on([page], Random(number), between)
    return page


def ask(guest: Guest, table: str, deal: object) -> httpx2.Response:
    return guest.http.post(f"/api/tables/{table}/redeals", json={"deal": deal})


def again(guest: Guest, table: str, deal: int) -> str:
    answer = ask(guest, table, deal)
    assert answer.status_code == 201, answer.text
    return protocol.Opened.model_validate_json(answer.text).table


def refusal(answer: httpx2.Response) -> tuple[int, str]:
    return answer.status_code, protocol.Error.model_validate_json(answer.text).code


def dealt(guest: Guest, table: str, deal: int) -> dict[str, Any]:
    """What was dealt, and how, out of a match's record."""
    written = guest.record(table)["deals"][deal - 1]
    names = ("game", "rules", "options", "seats", "dealer", "hands", "widow", "pots")
    return {name: written.get(name) for name in names}


@pytest.mark.parametrize(("game", "rules", "seats", "end"), GAMES)
def test_the_cards_the_dealer_and_the_pots_are_the_same(
    file: Path, game: str, rules: str, seats: int, end: dict[str, int]
) -> None:
    match = {"start": None, "bankrupt": "debt", "end": end}
    with open_house(file, source=Keys(game)) as address, Guest(address) as ann:
        options = {"pots": "two"} if game == "progressive" else {}
        page = after_deals(ann, 3, game=game, rules=rules, options=options, seats=seats, match=match)
        first, shown, kept = page.table.id, page.table, events(file, page.table.id)
        for deal in (1, 2, 3):
            page = ann.page(again(ann, first, deal))
            table = page.table
            assert table.again == protocol.OriginalDeal(table=first, deal=deal)
            assert [(seat.name, seat.bot) for seat in table.seats] == [
                (seat.name, seat.bot) for seat in shown.seats
            ]
            play_on([page], Random(deal + 7), between)
            assert (page.table.stage, page.table.ended, page.table.deal) == ("finished", "deals", 1)
            assert dealt(ann, table.id, 1) == dealt(ann, first, deal)
            assert isinstance(check(ann.record(table.id)["deals"][0]), Sound)
        pots = [sum(dict(deal.layout.pots).values()) for deal in state(file, first).finished]
        assert any(pots) == (game == "progressive")
        assert events(file, first) == kept
        assert ann.look(first).model_dump(exclude={"seats"}) == shown.model_dump(exclude={"seats"})


def test_whoever_plays_the_same_meets_the_same(file: Path) -> None:
    with open_house(file, bots=PLAYERS, source=Keys("same")) as address, Guest(address) as ann:
        first = ann.page(ann.open_table(bot="novice"))
        first.until(lambda state: state.table.stage == "playing")
        play_on([first], Random(3), between)
        second = ann.page(again(ann, first.table.id, 1))
        play_on([second], Random(3), between)
        assert second.view.actions == first.view.actions
        assert second.view.result == first.view.result


def test_they_lie_there_again_after_a_restart_and_once_more(file: Path) -> None:
    with open_house(file, source=Keys("twice")) as address, Guest(address) as ann:
        first = after_deals(ann, 2).table.id
        second = again(ann, first, 2)
        cookies = dict(ann.http.cookies)
    with open_house(file, source=Keys("other")) as address, Guest(address) as ann:
        ann.http.cookies.update(cookies)
        page = ann.page(second)
        play_on([page], Random(1), between)
        third = again(ann, second, 1)
        assert ann.look(third).again == protocol.OriginalDeal(table=first, deal=2)
        layouts = [layout(file, table) for table in (second, third)]
        assert layouts == [state(file, first).finished[1].layout] * 2


def layout(file: Path, table: str) -> Layout:
    deal = state(file, table).deal
    assert deal is not None
    return deal.layout


def test_the_match_is_the_table_to_go_back_to(address: str) -> None:
    with Guest(address) as ann:
        page = after_deals(ann, 1)
        again(ann, page.table.id, 1)
        mine = protocol.MyTables.model_validate_json(ann.http.get("/api/tables").text)
        assert [table.table for table in mine.tables] == [page.table.id]


def test_a_deal_that_is_not_over_is_not_laid_out_again(address: str) -> None:
    with Guest(address) as ann:
        table = ann.page(ann.open_table()).table.id
        assert refusal(ask(ann, table, 1)) == (409, "deal-unfinished")
        page = after_deals(ann, 1)
        assert refusal(ask(ann, page.table.id, 2)) == (409, "deal-unfinished")
        deal_again([page])
        assert refusal(ask(ann, page.table.id, 2)) == (409, "deal-unfinished")


def test_a_stranger_gets_no_cards(address: str) -> None:
    with Guest(address, "Ann") as ann, Guest(address, "Bo") as bo:
        page = after_deals(ann, 1)
        assert refusal(ask(bo, page.table.id, 1)) == (403, "not-seated")
        bo.open_table()
        assert refusal(ask(bo, page.table.id, 1)) == (403, "not-seated")
        assert refusal(ask(bo, "nowhere", 1)) == (404, "unknown-table")


def test_where_two_people_sit_no_deal_is_laid_out_again(address: str) -> None:
    with Guest(address, "Ann") as ann, Guest(address, "Bo") as bo:
        table = ann.open_table(free=[1])
        bo.sit(table, 1)
        ann.wait_until(table, lambda state: state.table.stage == "playing")
        play_on([ann.page(table), bo.page(table)], Random(2), between)
        for guest in (ann, bo):
            assert refusal(ask(guest, table, 1)) == (409, "not-alone")


@pytest.mark.parametrize("body", [{}, {"deal": 0}, {"deal": "1"}, {"deal": 1, "hands": []}, {"deal": 1.5}])
def test_nobody_can_say_which_cards(address: str, body: dict[str, object]) -> None:
    with Guest(address) as ann:
        page = after_deals(ann, 1)
        answer = ann.http.post(f"/api/tables/{page.table.id}/redeals", json=body)
        assert refusal(answer) == (422, "malformed")


def test_of_several_matches_the_cards_are_those_of_the_present_one(file: Path) -> None:
    match = {"start": None, "bankrupt": "debt", "end": {"deals": 3}}
    with open_house(file, source=Keys("matches")) as address, Guest(address) as ann:
        page = after_deals(ann, 3, match=match)
        wanted = {"game": "six-bid", "rules": "standard", "seats": 3, "match": match}
        assert isinstance(page.say("propose", match=wanted), protocol.Accepted)
        page.until(lambda state: state.table.number == 2 and state.table.stage == "playing")
        play_on([page], Random(7), between)
        second = ann.page(again(ann, page.table.id, 1))
        assert second.view.dealt == page.view.dealt
