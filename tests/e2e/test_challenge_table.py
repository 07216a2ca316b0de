"""Tests of a challenge for a whole table: the same cards with rotated seats, and results after all have
played.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from spadille.games import GAMES
from spadille.notation.codes import code_of
from spadille.notation.making import made
from tests.e2e.chromium import DESKTOP, Device
from tests.e2e.evening import Evening
from tests.e2e.table import Table
from tests.e2e.test_challenge import COPIED
from tests.e2e.unseen import play_out_hidden

pytestmark = pytest.mark.browser

SMALLEST = Device(320, 568, touch=True)


def played(page: Page) -> list[str]:
    """Play the cards of a challenge to the end and return to the page of the challenge. Return the hand."""
    table = Table(page)
    table.asked()
    held = table.hand()
    play_out_hidden(table)
    page.get_by_role("button", name="To the challenge").click()
    expect(page.get_by_role("heading", name="The same cards")).to_be_visible()
    return held


def test_players_of_a_challenge_see_all_results_at_the_end(evening: Evening) -> None:
    code = code_of(next(made(GAMES["six-bid"].rules("standard"), 3, "table", 1, "spread")))
    ann = evening.open().visit(DESKTOP)
    ann.add_init_script(COPIED)
    ann.goto(f"http://{evening.address}/deal/{code}")
    ann.get_by_role("button", name="Share", exact=True).click()
    ann.get_by_test_id("share-table").click()
    making = ann.get_by_test_id("make-challenge")
    making.get_by_label("How many play, including you").fill("2")
    making.get_by_label("Your name").fill("Ann")
    making.get_by_role("button", name="Make the challenge").click()
    ann.get_by_role("button", name="Continue").click()
    held = played(ann)
    expect(ann.get_by_text("You have played.")).to_be_visible()
    expect(ann.get_by_test_id("challenge-players").get_by_role("listitem")).to_have_text(
        [re.compile("You.*Has played"), "Free"]
    )
    ann.get_by_role("button", name="Copy the link").click()
    expect(ann.get_by_text("Copied. Now send it.")).to_be_visible()

    bo = evening.visit(SMALLEST)
    bo.goto(str(ann.evaluate("window.copied.at(-1)")))
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    assert played(bo) != held
    outcome = bo.get_by_test_id("challenge-outcome")
    expect(outcome.locator("tbody").get_by_role("row")).to_have_count(2)
    expect(outcome.get_by_text(re.compile("did best|tie for best"))).to_be_visible()
    assert bo.evaluate("document.documentElement.scrollWidth") <= SMALLEST.width
    outcome.get_by_role("link", name="Look at the deal as Ann played it").click()
    expect(bo.get_by_test_id("board")).to_be_visible()
