"""Tests of settings and exports: pace, light and dark, keys, the record, another match."""

from __future__ import annotations

import json
import subprocess
from time import monotonic

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import boards
from tests.e2e.chromium import PHONE, stop_the_clock
from tests.e2e.evening import Evening
from tests.e2e.table import SPOT, Asked, Plan, Table
from tests.support.client import TIMEOUT
from tests.support.server_process import SPADILLE

pytestmark = pytest.mark.browser

SURE = Plan(bid="call", trump="S", call="TD", give="TC")
LOST = Plan(bid="call", trump="C", call="9C")
"""A call solo that is lost at once. The called card lies in the widow."""
COUNTED = """
window.moved = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) { moved += 1; return animate.apply(this, how); };
"""
"""A script that counts animations, because one may end before the test looks."""
STEP = 200
"""The milliseconds by which a test advances the clock."""


def wind_until(page: Page, table: Table, cards: int) -> int:
    """Advance the page's clock until `cards` cards lie on the table, and return the milliseconds.

    The bots' answers take real time.
    """
    wound, patience = 0, monotonic() + TIMEOUT
    while len(table.trick()) != cards:
        assert monotonic() < patience, f"there are never {cards} cards on the table"
        page.clock.run_for(STEP)
        wound += STEP
    return wound


def test_the_last_trick_can_be_viewed_and_motion_reduced(evening: Evening) -> None:
    page = evening.open(boards.CALL).visit(at_once=False)
    page.context.add_init_script(COUNTED)
    page.clock.install()
    table = evening.sit_down(page, deals=1)
    table.play_until(Asked.PLAY, plan=Plan(bid="call", trump="S", call="TD", give="TC"))
    stop_the_clock(page)
    table.put("AS")
    assert table.trick() == ["ace of spades, trump"]
    assert wind_until(page, table, 2) > 0
    assert page.evaluate("[moved, document.getAnimations().length]") == [0, 0]
    page.emulate_media(reduced_motion="no-preference")
    assert wind_until(page, table, 3) > 0
    assert page.evaluate("moved") > 0
    page.emulate_media(reduced_motion="reduce")
    expect(table.part("trick")).to_contain_text("winning")
    page.clock.run_for(STEP)
    assert len(table.trick()) == 3
    assert wind_until(page, table, 0) > 2 * STEP
    assert table.asked() is Asked.PLAY


def test_animations_can_be_skipped(evening: Evening) -> None:
    page = evening.open(boards.make_board(0, {}, seats=4)).visit(at_once=False)
    page.clock.install()
    table = evening.open_for(page, {1: ("bid solo", "trump S")}, seats=4, holding_back={1})
    expect(table.turn_line).to_contain_text("You sit this deal out.")
    stop_the_clock(page)
    evening.companions[1].go_ahead()
    skip = page.get_by_role("button", name="Skip ahead")
    expect(skip).to_be_visible()
    log = table.part("spoken-log")
    before = log.inner_text()
    page.clock.run_for(1)
    expect(log).to_have_text(before, use_inner_text=True)
    skip.click()
    expect(log).not_to_have_text(before, use_inner_text=True)


def test_settings_are_stored(evening: Evening) -> None:
    page = evening.open(boards.CALL).visit()
    evening.start(page).name("Ann").sit_down()
    table = Table(page)
    assert table.asked() is Asked.BID
    choose(table, ("Theme", "dark"), ("Pace of the bots", "calm"))
    turn(table, "Letter keys")
    page.reload()
    assert table.asked() is Asked.BID
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(table.part(Asked.BID).locator("kbd")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_have_count(0)
    table.press_button("app-settings")
    expect(page.get_by_role("dialog").get_by_role("radio", name="calm")).to_be_checked()


def choose(table: Table, *choices: tuple[str, str]) -> None:
    """Choose settings, each a pair of the setting and its value."""
    table.press_button("app-settings")
    settings = table.page.get_by_role("dialog", name="Settings")
    for group, choice in choices:
        settings.get_by_role("group", name=group).get_by_text(choice, exact=True).click()
    settings.get_by_role("button", name="Close").click()


def turn(table: Table, habit: str) -> None:
    """Switch a setting on or off."""
    table.press_button("app-settings")
    settings = table.page.get_by_role("dialog", name="Settings")
    settings.get_by_text(habit, exact=True).click()
    settings.get_by_role("button", name="Close").click()


def at_the_cards(evening: Evening, page: Page) -> Table:
    """Open a table, bid a call solo that cannot be lost, and wait for the first lead."""
    table = evening.sit_down(page, deals=1)
    table.play_until(Asked.PLAY, plan=SURE)
    return table


def carry(page: Page, card: Locator, to: Locator) -> None:
    """Drag a card with the mouse from its place to an element."""
    start, end = card.bounding_box(), to.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + SPOT["x"], start["y"] + SPOT["y"])
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + 30, steps=5)
    page.mouse.up()


def test_a_card_is_carried_to_the_table(evening: Evening) -> None:
    page = evening.open(boards.LED_TO).visit()
    table = evening.open_for(page, {1: ("bid solo", "trump S", "play TH", "play AC")})
    assert table.asked() is Asked.BID
    table.pass_()
    assert table.asked() is Asked.PLAY
    carry(page, table.card("AD"), table.part("trick"))
    expect(table.turn_line).to_contain_text("You hold hearts: follow suit.")
    expect(table.card("AD")).to_have_count(1)
    carry(page, table.card("9H"), table.part("trick"))
    expect(table.card("9H")).to_have_count(0)
    assert table.asked() is Asked.PLAY
    assert len(table.hand()) == 10


def test_cards_are_drawn_asked_about_and_laid_as_their_player_likes(evening: Evening) -> None:
    page = evening.open(boards.CALL).visit()
    table = at_the_cards(evening, page)
    other_cards(table)
    a_card_is_asked_about_first(table)
    the_hand_lies_as_its_player_lays_it(table)


def other_cards(table: Table) -> None:
    king = table.card("KS")
    expect(king.locator("image")).to_have_count(1)
    expect(king.locator(".points")).to_have_text("4")
    expect(table.page.locator("html")).to_have_attribute("data-colours", "two")
    choose(table, ("Court cards", "letters"), ("Suits", "four colours"))
    turn(table, "Card points")
    expect(king.locator("image")).to_have_count(0)
    expect(king.locator(".points")).to_have_count(0)
    expect(table.page.locator("html")).to_have_attribute("data-colours", "four")
    expect(king).to_have_accessible_name("king of spades, trump")


def a_card_is_asked_about_first(table: Table) -> None:
    turn(table, "Ask before a card or a bid")
    table.card("AS").click(position=SPOT)
    expect(table.turn_line).to_contain_text("Press again: The ace of spades")
    expect(table.card("AS")).to_have_attribute("aria-selected", "true")
    table.card("KS").click(position=SPOT)
    expect(table.turn_line).to_contain_text("Press again: The king of spades")
    assert len(table.hand()) == 11
    table.put("KS")
    assert table.asked() is Asked.PLAY
    assert len(table.hand()) == 10
    turn(table, "Ask before a card or a bid")


def the_hand_lies_as_its_player_lays_it(table: Table) -> None:
    page = table.page
    first, second, third, *rest = table.hand()
    choose(table, ("Your hand", "reversed"))
    assert table.hand() == [*reversed(rest), third, second, first]
    choose(table, ("Your hand", "my own order"))
    assert table.hand() == [first, second, third, *rest]
    table.card(first).focus()
    page.keyboard.press("Shift+ArrowRight")
    expect(table.card(first)).to_be_focused()
    assert table.hand() == [second, first, third, *rest]
    carry(page, table.card(second), table.card(rest[0]))
    assert table.hand() == [first, third, second, *rest]
    page.reload()
    assert table.asked() is Asked.PLAY
    assert table.hand() == [first, third, second, *rest]
    table.put(third)
    assert table.asked() is Asked.PLAY
    assert table.hand() == [first, second, *rest]


def test_nothing_moves_on_until_its_player_says_so(evening: Evening) -> None:
    page = evening.open(boards.CALL).visit(at_once=False)
    page.clock.install()
    table = at_the_cards(evening, page)
    turn(table, "Wait for me after every trick")
    table.put("AS")
    go_on = table.part("go-on")
    while not go_on.is_visible():
        page.clock.run_for(STEP)
    page.clock.run_for(60_000)
    assert len(table.trick()) == 3
    expect(go_on).to_be_focused()
    page.keyboard.press("Enter")
    expect(go_on).to_have_count(0)
    page.clock.run_for(STEP)
    assert table.asked() is Asked.PLAY
    assert table.trick() == []


NOTED = "window.felt = []; navigator.vibrate = pattern => felt.push(pattern) > 0;"
"""A script that records vibrations."""


def test_a_phone_is_felt_on_ones_turn_if_its_player_wants_it(evening: Evening) -> None:
    page = evening.open(boards.CALL).visit(PHONE, language="sv")
    page.context.add_init_script(NOTED)
    table = evening.sit_down(page, "sv", deals=1)
    table.play_until(Asked.PLAY, plan=SURE)
    assert page.evaluate("felt") == []
    table.press_button("app-menu")
    table.press_button("app-settings")
    page.get_by_role("dialog").get_by_text("Vibrera när det är din tur", exact=True).tap()
    page.keyboard.press("Escape")
    table.put("AS")
    assert table.asked() is Asked.PLAY
    page.wait_for_function("felt.length > 0")
    assert page.evaluate("felt") == [[60]]


def test_the_record_is_copied_and_in_order_and_another_match_goes_by_the_same_rules(evening: Evening) -> None:
    page = evening.open(boards.OVER_SOON).visit()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = evening.sit_down(page, rules="gamerules", deals=1, chips=False)
    before = page.url
    table.play_deal(LOST)
    table.final_standing()
    table.press_button("settle-copy")
    expect(table.part(Asked.OVER)).to_contain_text("Copied.")
    record = page.evaluate("navigator.clipboard.readText()")
    assert [len(json.loads(record)[key]) for key in ("players", "deals")] == [3, 1]
    checked = subprocess.run(
        [SPADILLE, "check"], input=record, capture_output=True, text=True, timeout=TIMEOUT, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
    table.press_button("final-again")
    expect(table.part(Asked.BID)).to_be_visible()
    assert page.url == before
    expect(page.get_by_role("banner")).to_contain_text("Gamerules")
    expect(page.get_by_role("banner")).to_contain_text("Deal 1 of 1")


def test_an_open_match_ends_on_request(evening: Evening) -> None:
    page = evening.open(boards.OVER_SOON).visit()
    evening.start(page).name("Ann").rules("hoyle").sit_down()
    table = Table(page)
    table.play_deal(LOST)
    table.press_button("settle-end")
    table.press_button("settle-end-sure")
    table.final_standing()
    expect(table.part(Asked.OVER)).to_contain_text("The match was ended.")
