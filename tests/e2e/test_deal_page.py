"""Tests of the page of a deal: reached from a settlement or a pasted text, replayed, and played at a
table.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from spadille.games import GAMES
from spadille.notation.codes import code_of
from spadille.notation.making import made
from spadille.text import load_catalogue
from tests.e2e import boards
from tests.e2e.chromium import DESKTOP, SMALLEST
from tests.e2e.evening import Evening
from tests.e2e.table import Asked, Plan, Table
from tests.e2e.test_access import AXE, wrong
from tests.e2e.unseen import play_out_hidden

pytestmark = pytest.mark.browser

STEP_TEXT = "step-text"


def open_by_text(page: Page, address: str, text: str) -> None:
    page.goto(f"http://{address}/deal")
    page.get_by_role("textbox").fill(text)
    page.locator("form button").click()
    expect(page.get_by_test_id("board")).to_be_visible()


def test_from_the_settlement_by_keyboard_and_on_to_a_table(evening: Evening) -> None:
    page = evening.open(boards.CALL).visit(DESKTOP)
    table = evening.sit_down(page, deals=3, chips=False)
    table.asked()
    held = table.hand()
    table.play_until(Asked.PLAY, plan=Plan(bid="call", trump="S", call="TD", give="TC"))
    play_out_hidden(table)
    paid = table.payments()
    page.get_by_test_id("look-at-deal").click()
    page.get_by_test_id("back-to-match").click()
    expect(page.get_by_test_id(Asked.SETTLED)).to_be_visible()
    page.get_by_test_id("look-at-deal").click()
    line = page.get_by_test_id(STEP_TEXT)
    expect(line).to_contain_text("The cards are dealt.")
    expect(page.get_by_test_id("deal-result")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(line).not_to_contain_text("The cards are dealt.")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id("contract")).to_contain_text("Trick 1 of 11")
    expect(page.get_by_role("radio", name="all", exact=True)).to_be_checked()
    page.keyboard.press("End")
    expect(page.get_by_test_id("deal-result").get_by_role("row")).to_have_count(3)
    assert str(paid[0]) in page.get_by_test_id("deal-result").inner_text()
    page.keyboard.press("Home")
    page.get_by_test_id("play-it").click()
    sitting = page.get_by_test_id("play-deal")
    sitting.get_by_text("You", exact=True).click()
    sitting.get_by_role("button", name="Sit down").click()
    again = Table(page)
    again.asked()
    assert again.hand() == held


def test_a_pasted_link_opens_on_the_smallest_screen(evening: Evening) -> None:
    rules = GAMES["progressive"].rules("pennycook")
    deal = next(made(rules, 3, "page", 1, "spread"))
    say = load_catalogue("sv").say
    page = evening.open().visit(SMALLEST, language="sv")
    open_by_text(page, evening.address, f" http://house/deal/{code_of(deal)}#4 ")
    rail = page.get_by_test_id("rail")
    expect(rail).to_have_value("4")
    page.get_by_test_id("step-on").click()
    expect(rail).to_have_value("5")
    expect(page.get_by_test_id("laid-hand")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_text(say("deal-hand-1"), exact=True).first.click()
    if AXE.is_file():
        assert wrong(page) == [], "deal"
    page.get_by_test_id("deal-more").click()
    expect(page.get_by_test_id("deal-code")).to_have_text(code_of(deal))
