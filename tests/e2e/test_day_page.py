"""Tests of the daily deal, from its page to the line that is shared."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.chromium import SMALLEST
from tests.e2e.evening import Evening
from tests.e2e.table import Plan, Table
from tests.e2e.test_challenge import COPIED

pytestmark = pytest.mark.browser

GIVEN_AWAY = re.compile("[♠♥♦♣]")


def todays_line(page: Page) -> str:
    """Play the daily deal of the smallest game to its end. Return the line of text that the page offers to
    share.
    """
    todays = page.get_by_test_id("day-frog")
    todays.get_by_role("button", name="Play: ").click()
    table = Table(page)
    table.asked()
    table.play_deal(Plan())
    page.get_by_role("button", name="To the deal of the day").click()
    share = todays.get_by_role("button", name="Copy a line to share")
    expect(share).to_be_enabled()
    share.click()
    return str(page.evaluate("window.copied.at(-1)"))


def test_the_daily_deal_is_shared_in_a_line_without_spoilers(evening: Evening) -> None:
    page = evening.open().visit(SMALLEST)
    page.add_init_script(COPIED)
    page.goto(f"http://{evening.address}/day")
    line = todays_line(page)
    assert re.fullmatch(r"Spadille, deal of the day .*, Frog: [+−]?\d+(, the expert [+−]?\d+)?", line)
    assert not GIVEN_AWAY.search(line)
    expect(page.get_by_text("1-day streak")).to_be_visible()
    expect(page.get_by_test_id("day-frog")).to_contain_text("Played")
    expect(page.get_by_test_id("less-luck")).to_contain_text(
        re.compile(r"^\s*With less luck: [+−]?[\d.]+ ± [\d.]+\.")
    )
    expect(page.get_by_test_id("day-six-bid")).to_contain_text("Not played yet")
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALLEST.width
