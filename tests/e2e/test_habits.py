"""What somebody may set and take home: the pace, light and dark, the keys, the record, another match."""

from __future__ import annotations

import json
import subprocess

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import boards
from tests.e2e.evening import Evening
from tests.e2e.table import Asked, Plan, Table
from tests.server.guests import PATIENCE
from tests.server.running import SPADILLE

pytestmark = pytest.mark.browser

LOST = Plan(bid="call", trump="C", call="9C")
"""A call solo lost at once; the called card lies in the widow."""
STEP = 200
"""Milliseconds of a clock that the test winds."""


def stop_the_clock(page: Page) -> None:
    """From now on time passes only when it is told to."""
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)


def wind_until(page: Page, table: Table, cards: int) -> int:
    """Lets time pass until so many cards lie on the table; says how much it took."""
    for step in range(100):
        if len(table.trick()) == cards:
            return step * STEP
        page.clock.run_for(STEP)
    pytest.fail(f"there are never {cards} cards on the table")


def test_a_trick_can_be_looked_at(evening: Evening) -> None:
    page = evening.open(boards.CALL).visit(at_once=False)
    page.clock.install()
    evening.start(page).name("Ann").deals(1).sit_down()
    table = Table(page)
    table.play_until(Asked.PLAY, plan=Plan(bid="call", trump="S", call="TD", give="TC"))
    stop_the_clock(page)
    table.put("AS")
    assert table.trick() == ["ace of spades, trump"]
    assert wind_until(page, table, 2) > 0
    assert wind_until(page, table, 3) > 0
    expect(table.part("trick")).to_contain_text("winning")
    page.clock.run_for(STEP)
    assert len(table.trick()) == 3
    assert wind_until(page, table, 0) > 2 * STEP
    assert table.asked() is Asked.PLAY


def test_who_will_not_wait_skips_ahead(evening: Evening) -> None:
    page = evening.open(boards.SEVEN_WITHOUT_ME).visit(at_once=False)
    page.clock.install()
    evening.start(page).name("Ann").seats(7).deals(1).without_chips().sit_down()
    table = Table(page)
    stop_the_clock(page)
    skip = page.get_by_role("button", name="Skip ahead")
    expect(skip).to_be_visible()
    told = table.part("spoken-log")
    before = told.inner_text()
    page.clock.run_for(1)
    expect(told).to_have_text(before, use_inner_text=True)
    skip.click()
    expect(told).not_to_have_text(before, use_inner_text=True)


def test_settings_are_kept(evening: Evening) -> None:
    page = evening.open(boards.CALL).visit()
    evening.start(page).name("Ann").sit_down()
    table = Table(page)
    assert table.asked() is Asked.BID
    for group, choice in (("Light and dark", "dark"), ("Keys", "arrows only"), ("Pace of the bots", "calm")):
        table.press_button("app-settings")
        settings = page.get_by_role("dialog", name="Settings")
        settings.get_by_role("group", name=group).get_by_text(choice, exact=True).click()
        settings.get_by_role("button", name="Close").click()
    page.reload()
    assert table.asked() is Asked.BID
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(table.part(Asked.BID).locator("kbd")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_have_count(0)
    table.press_button("app-settings")
    expect(page.get_by_role("dialog").get_by_role("radio", name="calm")).to_be_checked()


def test_the_record_is_copied_and_in_order(evening: Evening) -> None:
    page = evening.open(boards.OVER_SOON).visit()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    evening.start(page).name("Ann").deals(1).without_chips().sit_down()
    table = Table(page)
    table.play_deal(LOST)
    table.final_standing()
    table.press_button("settle-copy")
    expect(table.part(Asked.OVER)).to_contain_text("Copied.")
    record = page.evaluate("navigator.clipboard.readText()")
    assert [len(json.loads(record)[key]) for key in ("players", "deals")] == [3, 1]
    checked = subprocess.run(
        [SPADILLE, "check"], input=record, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_another_match_by_the_same_rules(evening: Evening) -> None:
    page = evening.open(boards.OVER_SOON).visit()
    evening.start(page).name("Ann").rules("gamerules").deals(1).sit_down()
    table = Table(page)
    before = page.url
    table.play_deal(LOST)
    table.final_standing()
    table.press_button("final-again")
    expect(table.part(Asked.BID)).to_be_visible()
    assert page.url != before
    expect(page.get_by_role("banner")).to_contain_text("Gamerules")
    expect(page.get_by_role("banner")).to_contain_text("Deal 1 of 1")


def test_an_open_match_ends_when_somebody_ends_it(evening: Evening) -> None:
    page = evening.open(boards.OVER_SOON).visit()
    evening.start(page).name("Ann").rules("hoyle").sit_down()
    table = Table(page)
    table.play_deal(LOST)
    table.press_button("settle-end")
    table.press_button("settle-end-sure")
    table.final_standing()
    expect(table.part(Asked.OVER)).to_contain_text("The match was ended.")
