"""Tests of a challenge by link: a friend plays the same hand, and both results are compared."""

from __future__ import annotations

import re

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
    """Play the cards of a challenge to the end and return to the page of the deal. Return the hand."""
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


def test_a_friend_plays_the_hand_and_both_results_stand_side_by_side(evening: Evening) -> None:
    rules = GAMES["six-bid"].rules("standard")
    bare = code_of(Deal.of(next(made(rules, 3, "challenge", 1, "spread")).layout))
    ann = evening.open().visit(DESKTOP)
    ann.add_init_script(COPIED)
    ann.goto(f"http://{evening.address}/deal/{bare}")
    ann.get_by_test_id("play-it").click()
    held = sit_and_play(ann, "Ann", Plan(bid="solo", trump="H"))
    ann.get_by_role("button", name="Share", exact=True).click()
    row = ann.get_by_test_id("share-cards")
    row.click()
    expect(row).to_contain_text("Copied.")
    bo = evening.visit(ON_ITS_SIDE)
    bo.add_init_script(COPIED)
    bo.goto(str(ann.evaluate("window.copied.at(-1)")))
    invitation = bo.get_by_test_id("hand-challenge")
    expect(invitation.get_by_role("heading")).to_have_text(re.compile(r"Ann made \S+ with this hand\. You\?"))
    assert invitation.get_by_role("img").count() == len(held)
    bo.get_by_test_id("play-hand").click()
    table = Table(bo)
    table.asked()
    assert table.hand() == held
    play_out_hidden(table)
    bo.get_by_role("button", name="To the challenge").click()
    comparison = bo.get_by_test_id("challenge-comparison")
    expect(comparison).to_contain_text("Ann")
    expect(comparison.get_by_role("heading", level=1)).to_have_text(re.compile("leads? by|level"))
    expect(comparison.get_by_text("You", exact=True)).to_be_visible()
    assert bo.evaluate("document.documentElement.scrollWidth") <= ON_ITS_SIDE.width
    comparison.get_by_role("button", name="Challenge Ann back").click()
    back = Table(bo)
    back.asked()
    play_out_hidden(back)
    bo.get_by_role("button", name="To the challenge").click()
    bo.get_by_role("button", name="Copy the link").click()
    expect(bo.get_by_text("Copied. Now send it.")).to_be_visible()
