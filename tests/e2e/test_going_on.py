"""Tests that a match goes on with the same cards after a reload, in a second tab, offline, and after the
server was killed.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import boards
from tests.e2e.evening import Evening
from tests.e2e.line import BreakableProxy
from tests.e2e.table import Asked, Plan, Table
from tests.e2e.unseen import play_out_hidden

pytestmark = pytest.mark.browser

LEADS_TO_ME = {1: ("bid solo", "trump S", "play TH", "play AC")}
"""The player on the left plays a solo in spades, and leads a heart and a club."""


@dataclass(frozen=True)
class Seen:
    """The parts of the page that must stay the same."""

    hand: list[str]
    legal: list[str]
    trick: list[str]
    contract: str
    turn: str
    deal: str
    log: str


def seen(table: Table) -> Seen:
    page = table.page
    assert table.asked() is Asked.PLAY
    return Seen(
        hand=table.hand(),
        legal=table.legal(),
        trick=table.trick(),
        contract=table.part("contract").inner_text(),
        turn=table.turn_line.inner_text(),
        deal=page.get_by_role("banner").inner_text(),
        log=page.get_by_test_id("tricks").inner_text(),
    )


def in_mid_trick(evening: Evening, page: Page) -> Table:
    """Play until two cards lie on the table and the player of this page must play the third."""
    table = evening.open(boards.LED_TO, boards.GUARANTEE).open_for(page, LEADS_TO_ME)
    assert table.asked() is Asked.BID
    table.pass_()
    assert table.asked() is Asked.PLAY
    assert table.trick() == ["ten of hearts", "jack of hearts"]
    return table


def test_the_seat_is_kept_after_reload_leaving_and_in_a_second_tab(evening: Evening) -> None:
    page = evening.visit()
    table = in_mid_trick(evening, page)
    before = seen(table)
    page.reload()
    assert seen(table) == before
    # back from the start page
    table.press_button("app-to-start")
    page.get_by_test_id("resume").click()
    assert seen(table) == before
    # the page says that the browser is offline
    page.context.set_offline(True)
    expect(table.turn_line).to_have_text(table.words.say("app-lost"))
    page.context.set_offline(False)
    expect(table.turn_line).to_have_text(before.turn)
    assert seen(table) == before
    # a second tab
    other = evening.join(page.context.new_page(), page.url.rpartition("/")[2])
    assert seen(other) == before
    other.put("9H")
    expect(table.card("9H")).to_have_count(0)
    expect(table.part("trick").get_by_role("img", name="ace of clubs")).to_be_visible()
    assert seen(table) == seen(other)


def test_the_same_cards_again_and_back_to_the_match(evening: Evening) -> None:
    # another deal with the same dealer is next: a new table would get that one
    evening.open(boards.OVER_SOON, boards.CALL)
    page = evening.visit()
    table = evening.sit_down(page, seats=3, deals=2, chips=False)
    call = Plan(bid="call", call="AS", give="6S")
    assert table.asked() is Asked.BID
    cards = set(table.hand())
    table.play_deal(call)
    match, head = page.url, page.get_by_role("banner").inner_text()
    table.press_button("settle-again")
    page.wait_for_url(lambda address: address != match)
    assert table.asked() is Asked.BID
    assert set(table.hand()) == cards
    # the start page offers the match
    table.press_button("app-to-start")
    expect(page.get_by_test_id("resume")).to_have_count(1)
    page.go_back()
    table.play_deal(call)
    table.press_button("settle-back")
    page.wait_for_url(match)
    assert table.asked() is Asked.SETTLED
    expect(page.get_by_role("banner")).to_have_text(head, use_inner_text=True)
    table.next_deal()
    assert table.asked() is Asked.BID


def test_twenty_seconds_without_a_network_and_it_comes_back(evening: Evening) -> None:
    page = evening.visit()
    home = in_mid_trick(evening, page)
    with BreakableProxy(evening.port) as line:
        # in the same browser, by another way
        tab = page.context.new_page()
        tab.clock.install()
        table = evening.join(tab, page.url.rpartition("/")[2], at=line.address)
        before = seen(table)
        page.context.set_offline(True)
        line.cut()
        expect(table.turn_line).to_have_text(table.words.say("app-lost"))
        table.card("9H").click()
        tab.clock.run_for(20_000)
        expect(table.turn_line).to_have_text(table.words.say("app-lost"))
        assert table.hand() == before.hand
        line.mend()
        page.context.set_offline(False)
        tab.clock.run_for(10_000)
        expect(table.turn_line).to_have_text(before.turn)
        assert seen(table) == before
        table.put("9H")
        assert table.asked() is Asked.PLAY
        expect(home.card("9H")).to_have_count(0)
        assert seen(table) == seen(home)


def test_a_line_that_is_dead_is_noticed_and_a_slow_one_loses_nothing(evening: Evening) -> None:
    page = evening.visit()
    home = in_mid_trick(evening, page)
    with BreakableProxy(evening.port) as line:
        tab = page.context.new_page()
        tab.clock.install()
        table = evening.join(tab, page.url.rpartition("/")[2], at=line.address)
        before = seen(table)
        line.go_dead()
        table.card("9H").click()
        tab.clock.run_for(10_000)
        expect(table.turn_line).to_have_text(before.turn)
        assert seen(table) == before
        # tapped twice before the first tap is answered
        line.hold()
        table.card("9H").click()
        table.card("9H").click()
        line.let_through()
        expect(table.card("9H")).to_have_count(0)
        assert table.asked() is Asked.PLAY
        assert len(table.hand()) == len(before.hand) - 1
        assert seen(table) == seen(home)


def test_the_server_is_killed_in_mid_trick(evening: Evening) -> None:
    page = evening.in_own_process().visit()
    table = in_mid_trick(evening, page)
    before = seen(table)
    evening.kill()
    expect(table.turn_line).to_have_text(table.words.say("app-lost"))
    assert table.hand() == before.hand
    evening.open_again()
    expect(table.turn_line).to_have_text(before.turn)
    assert seen(table) == before
    page.reload()
    assert seen(table) == before
    play_out_hidden(table)
    table.next_deal()
    assert table.asked() is Asked.BID
    play_out_hidden(table)
    table.final_standing()
