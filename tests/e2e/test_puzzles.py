"""Puzzles in the browser: set, answered by key, proved, and kept for another day."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from spadille.puzzles import shelf
from spadille.text import catalogue
from tests.e2e.chromium import SMALLEST
from tests.e2e.evening import Evening
from tests.e2e.test_access import wrong_by_any_light

pytestmark = pytest.mark.browser


def test_a_puzzle_is_answered_proved_and_kept(evening: Evening) -> None:
    say = catalogue("en").say
    page = evening.open().visit(SMALLEST)
    with page.expect_response(re.compile(r"/api/puzzles/\w+")) as asked:
        page.goto(f"http://{evening.address}/puzzles/six-bid")
    puzzle = shelf.by_id()[asked.value.url.rpartition("/")[2]]
    box = page.get_by_test_id("puzzle")
    expect(box.locator("[data-card]")).to_have_count(len(puzzle.deal.answers()))
    expect(page.get_by_test_id("board")).to_be_visible()
    card = box.locator("[data-card]").first.get_attribute("data-card")
    page.keyboard.press("1")
    verdict = box.locator("[data-verdict]")
    best = puzzle.best and puzzle.best.text
    right = "as-good" if best is None else "found" if card == best else "not"
    expect(verdict).to_have_attribute("data-verdict", right)
    assert wrong_by_any_light(page) == []
    if puzzle.best is not None:
        box.get_by_role("listitem").get_by_role("button").first.click()
        expect(box.get_by_role("status")).to_contain_text("fails")
        box.get_by_role("button", name=say("puzzles-back")).click()
    with page.expect_response(re.compile(r"/api/puzzles/\w+")) as following:
        page.get_by_test_id("next-puzzle").click()
    assert following.value.url.rpartition("/")[2] != puzzle.id
    page.goto(f"http://{evening.address}/puzzles")
    expect(page.get_by_test_id("puzzles").get_by_role("listitem").first).to_contain_text("1 seen")
