"""Tests with more seats than players: who sits out, and how the settlement shows it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e import boards
from tests.e2e.chromium import PHONE
from tests.e2e.evening import Evening
from tests.e2e.table import Asked, Plan

pytestmark = pytest.mark.browser

LOST = Plan(bid="call", trump="C")


def test_the_settlement_has_a_row_for_the_dealer_who_sits_out(evening: Evening) -> None:
    page = evening.open(boards.LOST_AT_ONCE).visit()
    table = evening.sit_down(page, seats=4, deals=1, chips=False)
    table.play_deal(LOST)
    assert table.gain() == -450
    assert table.payments() == [-450, 150, 150, 150]
    rows = table.part("payments").locator("tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.nth(0)).to_contain_text("declarer")
    expect(rows.nth(1)).to_contain_text("defender")
    expect(rows.nth(3)).to_contain_text("sat out, is paid when the declarer loses")


def test_seven_seats_sitting_out(evening: Evening) -> None:
    page = evening.open(boards.SEVEN, boards.SEVEN_AGAIN).visit(PHONE)
    table = evening.sit_down(page, seats=7, deals=2, chips=False)
    assert table.asked() is Asked.BID
    for seat in (3, 4, 5, 6):
        expect(table.part(f"seat-{seat}")).to_contain_text("out")
    table.play_deal(LOST)
    assert table.payments() == [-900, *[150] * 6]
    table.next_deal()
    # the next dealer and three seats to the left, this one among them, sit out
    assert table.asked() is Asked.SETTLED
    expect(table.part("payments").locator("tbody tr")).to_have_count(7)
    chips = [paid + before for paid, before in zip(table.payments(), [-900, *[150] * 6], strict=True)]
    table.final_standing()
    assert table.standing() == dict(enumerate(chips))


def test_a_player_who_sits_out_sees_the_deal(evening: Evening) -> None:
    page = evening.open(boards.make_board(0, {}, seats=4)).visit()
    table = evening.open_for(page, {1: ("bid solo", "trump S")}, seats=4, holding_back={1})
    expect(table.turn_line).to_contain_text("You sit this deal out.")
    evening.companions[1].go_ahead()
    assert table.asked() is Asked.SETTLED
    expect(table.part("spoken-log").get_by_text("Bo bids solo.")).to_have_count(1)
    expect(table.part("payments").locator('[data-seat="0"]')).to_contain_text("sat out")
    expect(table.part("hand")).to_have_count(0)
