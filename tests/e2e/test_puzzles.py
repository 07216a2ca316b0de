"""Tests of a puzzle: a card is chosen by its number, answers are proven or estimated, and a position refutes
a wrong card.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from spadille.puzzles import shipped_puzzles
from spadille.puzzles.puzzle import Puzzle
from spadille.text import load_catalogue
from tests.e2e.chromium import SMALLEST, Device, resize
from tests.e2e.evening import Evening
from tests.e2e.test_review import looks_right

pytestmark = pytest.mark.browser

PROVED = next(puzzle for puzzle in shipped_puzzles.list_proved_puzzles() if puzzle.best is not None)
JUDGED = next(
    puzzle for puzzle in shipped_puzzles.list_evaluated_puzzles() if puzzle.counterexample is not None
)


def asked(evening: Evening, puzzle: Puzzle) -> Page:
    """Open a page on which this puzzle is the only one, and return the page."""
    page = evening.open().visit(SMALLEST, language="sv")
    alone = {"game": puzzle.game, "puzzles": [{"id": puzzle.id, "kind": puzzle.kind}]}
    page.route("**/api/puzzles", lambda route: route.fulfill(json={"games": [alone]}))
    page.goto(f"http://{evening.address}/puzzles/{puzzle.game}")
    return page


def press(page: Page, card: str) -> None:
    """Press the number key of a card."""
    page.keyboard.press(str(page.locator(f'[data-card="{card}"]').get_attribute("aria-keyshortcuts")))


def test_an_estimated_puzzle_shows_losses_and_a_refuting_position(evening: Evening) -> None:
    say = load_catalogue("sv").say
    page = asked(evening, JUDGED)
    puzzle = page.get_by_test_id("puzzle")
    expect(puzzle).to_contain_text(say("puzzles-ask-judged"))
    looks_right(page)
    press(page, str(JUDGED.played))
    expect(puzzle.get_by_role("status")).to_have_attribute("data-verdict", "not")
    expect(puzzle.get_by_role("listitem")).to_have_count(len(JUDGED.costs))
    puzzle.get_by_text(say("review-page-beaten")).click()
    expect(puzzle.locator("dd")).to_have_count(JUDGED.deal.layout.seats)
    looks_right(page)


def test_a_second_answer_before_the_verdict_counts_nothing(evening: Evening) -> None:
    page = asked(evening, PROVED)
    puzzle = page.get_by_test_id("puzzle")
    puzzle.wait_for()
    waiting: list[Route] = []

    def hold(request: Route) -> None:
        waiting.append(request)

    page.route(f"**/api/puzzles/{PROVED.id}", hold)
    press(page, str(PROVED.best))
    page.keyboard.press("0")
    puzzle.locator(".pick").last.click()
    expect(puzzle.locator("[data-verdict]")).to_have_count(0)
    for request in waiting:
        request.continue_()
    expect(puzzle.get_by_role("status")).to_have_attribute("data-verdict", "found")
    assert len(waiting) == 1
    assert page.evaluate("JSON.parse(localStorage['spadille.puzzles.streak'])") == {"now": 1, "best": 1}


ON_ITS_SIDE = Device(844, 390, touch=True)


def test_every_answer_is_in_sight_on_a_phone_on_its_side(evening: Evening) -> None:
    page = asked(evening, JUDGED)
    resize(page, ON_ITS_SIDE)
    puzzle = page.get_by_test_id("puzzle")
    puzzle.locator(".pick").first.wait_for()
    answers = puzzle.locator(".pick").all()
    for answer in (*answers, puzzle.get_by_test_id("no-difference")):
        expect(answer).to_be_in_viewport(ratio=0.99)
    for card in page.locator("[data-testid=laid-hand].own .card").all():
        expect(card).to_be_in_viewport(ratio=0.5)  # the half with rank and suit
    looks_right(page)


def test_a_key_of_a_keyboard_without_digits_answers_and_a_menu_hears_none(evening: Evening) -> None:
    page = asked(evening, PROVED)
    puzzle = page.get_by_test_id("puzzle")
    puzzle.wait_for()
    code = page.locator(f'[data-card="{PROVED.best}"]').get_attribute("aria-keyshortcuts")
    pressed = f"window.dispatchEvent(new KeyboardEvent('keydown', {{ key: '\u00e0', code: 'Digit{code}' }}))"
    page.get_by_role("button", name=load_catalogue("sv").say("app-menu")).click()
    page.get_by_role("dialog").wait_for()
    page.evaluate(pressed)
    expect(puzzle.locator("[data-verdict]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.evaluate(pressed)
    expect(puzzle.get_by_role("status")).to_have_attribute("data-verdict", "found")


def test_a_proved_puzzle_says_that_no_guess_is_needed(evening: Evening) -> None:
    say = load_catalogue("sv").say
    page = asked(evening, PROVED)
    press(page, str(PROVED.best))
    verdict = page.get_by_test_id("puzzle").get_by_role("status")
    expect(verdict).to_have_attribute("data-verdict", "found")
    expect(verdict).to_contain_text(say("puzzles-proof", lies=PROVED.lies))
    page.get_by_role("button", name=say("puzzles-show")).first.click()
    expect(page.get_by_role("button", name=say("puzzles-back"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("next-puzzle")).to_be_focused()
    looks_right(page)
