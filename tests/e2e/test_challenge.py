"""Tests of a challenge by link: two players play the same cards, and both results are compared."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from spadille.games import GAMES
from spadille.notation.codes import code_of
from spadille.notation.making import made
from spadille.play.deal import Deal
from tests.e2e.chromium import DESKTOP, Device
from tests.e2e.evening import Evening
from tests.e2e.table import Asked, Plan, Table
from tests.e2e.unseen import play_out_hidden

pytestmark = pytest.mark.browser

ON_ITS_SIDE = Device(844, 390, touch=True)
COPIED = """
window.copied = [];
Object.defineProperty(navigator, 'clipboard', {
  value: { writeText: (text) => Promise.resolve(void window.copied.push(text)) },
});
"""


def sit_and_play(page: Page, name: str, plan: Plan) -> list[str]:
    """Play the cards to the end, return to the page of the deal, and return the hand."""
    sitting = page.get_by_test_id("play-deal")
    sitting.get_by_role("textbox").fill(name)
    sitting.get_by_role("button", name="Sit down").click()
    table = Table(page)
    table.asked()
    held = table.hand()
    table.play_until(Asked.PLAY, plan=plan)
    play_out_hidden(table)
    page.get_by_role("button", name="Back to the deal").click()
    expect(page.get_by_test_id("board")).to_be_visible()
    return held


def test_a_link_brings_the_cards_and_both_games_stand_side_by_side(evening: Evening) -> None:
    rules = GAMES["six-bid"].rules("standard")
    bare = code_of(Deal.of(next(made(rules, 3, "challenge", 1, "spread")).layout))
    ann = evening.open().visit(DESKTOP)
    ann.add_init_script(COPIED)
    ann.goto(f"http://{evening.address}/deal/{bare}")
    ann.get_by_test_id("play-it").click()
    held = sit_and_play(ann, "Ann", Plan(bid="solo", trump="H"))
    ann.get_by_role("button", name="Share", exact=True).click()
    ann.get_by_role("button", name="Challenge a friend").click()
    expect(ann.get_by_text("Copied.")).to_be_visible()
    link = str(ann.evaluate("window.copied.at(-1)"))
    bo = evening.visit(ON_ITS_SIDE)
    bo.goto(link)
    expect(bo.get_by_test_id("board")).to_be_visible()
    assert bo.get_by_test_id("laid-hand").locator(".card.s, .card.h, .card.d, .card.c").count() == len(held)
    bo.get_by_test_id("deal-more").click()
    expect(bo.get_by_test_id("beside")).to_contain_text("These cards have been played before.")
    bo.get_by_role("dialog").get_by_role("button", name="Play it").click()
    assert sit_and_play(bo, "Bo", Plan()) == held
    bo.get_by_test_id("deal-more").click()
    beside = bo.get_by_test_id("beside")
    expect(beside.get_by_role("link")).to_have_text(["Game 1", "You"])
    beside.get_by_role("link", name="Game 1").click()
    expect(bo.get_by_test_id("board")).to_be_visible()
    bo.keyboard.press("ArrowDown")
    expect(bo.get_by_test_id("contract")).to_contain_text("Trick 1")
    bo.keyboard.press("ArrowRight")
    for card in bo.get_by_test_id("trick").locator(".card").all():
        expect(card).to_be_in_viewport(ratio=0.9)
