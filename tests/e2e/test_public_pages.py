"""Tests of the public pages in a browser: on paper, without a script, and the way from them to a table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from spadille.app.public_pages.addresses import CARD, RECALL, PageId, page_path
from spadille.app.public_pages.table_card import render_card
from spadille.games import GAMES
from spadille.notation.codes import deal_of
from spadille.rules.game import Game
from spadille.text import LANGUAGES, load_catalogue
from tests.e2e.chromium import DESKTOP, PHONE
from tests.e2e.evening import Evening
from tests.e2e.start import Start
from tests.e2e.table import Asked, Table
from tests.e2e.test_access import AXE, wrong

pytestmark = pytest.mark.browser
PAPER = ("A5", "A4", "Letter")
OVERFLOWING = """
() => [...document.querySelectorAll('.table-card, .table-card *')]
  .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
  .map((part) => part.outerHTML.slice(0, 80))
"""
"""A script that lists the parts of a card whose text is wider than they are."""


def count_sheets(pdf: bytes) -> int:
    """Return the number of pages of a PDF document."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def longest_presets() -> Iterator[tuple[str, str, str]]:
    """Yield the two presets with the longest cards in each language."""
    for language in LANGUAGES:
        cards = sorted(
            (len(render_card(game.rules(preset.id), load_catalogue(language))), game.id, preset.id)
            for game in GAMES.values()
            for preset in game.presets
        )
        yield from ((language, game, preset) for _, game, preset in cards[-2:])


ALL_PRESETS = [
    (language, game.id, preset.id)
    for language in LANGUAGES
    for game in GAMES.values()
    for preset in game.presets
]


def expect_single_sheets(evening: Evening, presets: Sequence[tuple[str, str, str]]) -> None:
    page = evening.open().visit(DESKTOP)
    for language, game, preset in presets:
        page.goto(f"http://{evening.address}/{page_path(('rules', game, preset, CARD), language)}")
        for paper in PAPER:
            assert count_sheets(page.pdf(format=paper)) == 1, (language, game, preset, paper)
        page.emulate_media(media="print")
        assert page.evaluate(OVERFLOWING) == [], (language, game, preset)
        page.emulate_media(media="null")


def test_the_longest_table_cards_fill_a_single_sheet(evening: Evening) -> None:
    expect_single_sheets(evening, list(longest_presets()))


@pytest.mark.long
def test_every_table_card_fills_a_single_sheet(evening: Evening) -> None:
    expect_single_sheets(evening, ALL_PRESETS)


def change_many_options(game: Game) -> str:
    """Return a rules link in which every option that takes words has its last one."""
    chosen = "&".join(f"{option.id}={option.words[-1]}" for option in game.options if option.words)
    return f"game={game.id}&rules={game.presets[0].id}&{chosen}"


def test_house_rules_are_printed_on_a_single_sheet(evening: Evening) -> None:
    page = evening.open().visit(DESKTOP)
    for game in ("six-bid", "german-solo"):
        page.goto(f"http://{evening.address}/rules/card?{change_many_options(GAMES[game])}")
        expect(page.locator(".table-card .foot")).to_contain_text("House rules")
        for paper in PAPER:
            assert count_sheets(page.pdf(format=paper)) == 1, (game, paper)
    page.get_by_role("link", name="Back to the rules").click()
    expect(page.get_by_role("heading", name="Build your rules")).to_be_visible()
    page.get_by_role("link", name="Print the table card").click()
    expect(page.locator(".table-card")).to_be_visible()


def without_script(evening: Evening) -> tuple[BrowserContext, Page]:
    """Return a new page that runs no script."""
    browser = evening.open().visit(DESKTOP).context.browser
    assert browser is not None
    context = browser.new_context(java_script_enabled=False)
    return context, context.new_page()


def answer_all(page: Page) -> str:
    """Give the first answer to every question, and return what is shown in the end."""
    while (buttons := page.locator(".choices button")).count():
        question = page.locator("#question").inner_text()
        buttons.first.click()
        expect(page.locator("#question")).not_to_have_text(question)
    return page.locator("#recall").inner_text()


def test_the_questions_are_answered_with_and_without_a_script(evening: Evening) -> None:
    context, plain = without_script(evening)
    try:
        address = f"http://{evening.address}/{page_path(('rules', RECALL), 'en')}"
        plain.goto(address)
        result = answer_all(plain)
        page = evening.visit(PHONE)
        page.goto(address)
        assert answer_all(page) == result
        page.go_back()
        expect(page.locator(".choices")).to_be_visible()
        page.go_forward()
        page.get_by_role("link", name="Play this").first.click()
        expect(page).to_have_url(re.compile(r"\?game=six-bid&rules="))
    finally:
        context.close()


def test_two_taps_lead_from_the_rules_to_a_hand(evening: Evening) -> None:
    page = evening.open().visit(PHONE)
    page.goto(f"http://{evening.address}/{page_path(('rules', 'six-bid'), 'en')}")
    page.locator(".try .button").first.click()
    page.get_by_role("button", name="Sit down").click()
    table = Table(page)
    assert table.asked() is Asked.BID
    assert len(table.hand()) == 11


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not among the web's tools")
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_wrong(evening: Evening, language: str) -> None:
    page = evening.open().visit(PHONE)
    pages: list[PageId] = [
        ("rules",),
        ("rules", "six-bid"),
        ("rules", "german-solo", "standard"),
        ("rules", "german-solo", "standard", CARD),
        ("rules", RECALL),
        ("rules", "real-table"),
        ("about",),
    ]
    for id in pages:
        page.goto(f"http://{evening.address}/{page_path(id, language)}")
        assert wrong(page) == [], id


def test_a_deal_of_a_real_table_is_entered_and_reviewed(evening: Evening) -> None:
    page = evening.open().visit(PHONE)
    page.goto(f"http://{evening.address}/deal")
    page.get_by_role("link", name="Enter a deal").click()
    lay = page.get_by_role("button", name="Lay these cards out")
    hands = page.get_by_role("textbox")
    expect(hands).to_have_count(3)
    expect(lay).to_be_disabled()
    hands.nth(0).fill("AS KS QS JS 9S AH KH QH JH 9H 11C")
    expect(page.get_by_role("alert")).to_contain_text("11C")
    hands.nth(0).fill("AS KS QS JS 9S AH KH QH JH 9H AC")
    hands.nth(1).fill("10S 8S 7S 6S 10h 8H 7H 6H ♦A ♦K")
    page.get_by_role("group", name="Cards for Player 3").get_by_role(
        "button", name="queen of diamonds"
    ).click()
    hands.nth(2).fill("JD 10D 9D 8D 7D 6D KC QC JC 10C 9C")
    expect(page.get_by_text("The widow: 8♣ 7♣ 6♣")).to_be_visible()
    lay.click()
    choices = page.get_by_test_id("entry-choices").get_by_role("button")
    choices.filter(has_text=re.compile("^Solo$")).click()
    history = page.get_by_test_id("entry-history").get_by_role("listitem")
    expect(history).to_have_count(1)
    page.get_by_role("button", name="Take back the last one").click()
    expect(history).to_have_count(0)
    expect(page.get_by_role("link", name="Review")).to_have_count(0)
    for number in range(60):
        if page.get_by_role("link", name="Review").count():
            break
        choices.nth(1 if number == 0 else 0).click()
        expect(history).to_have_count(number + 1)
    page.get_by_role("link", name="Review").click()
    code = re.search(r"/deal/([\w-]+)\?review", page.url)
    assert code is not None
    assert deal_of(code[1]).result is not None


def test_start_page_and_rules_link_to_the_questions(evening: Evening) -> None:
    page = evening.open().visit(DESKTOP)
    start: Start = evening.start(page)
    expect(start.play_button).to_be_visible()
    page.get_by_role("link", name="Which Solo was it?").click()
    expect(page.locator("#question")).to_be_visible()
    page.goto(f"http://{evening.address}/about")
    page.get_by_role("link", name="Which Solo was it?").click()
    expect(page.locator("#question")).to_be_visible()
