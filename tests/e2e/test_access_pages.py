"""Tests that axe finds no error on any page: in its states, with the text input and the rulebook open."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from spadille.text import load_catalogue
from tests.e2e.chromium import DESKTOP, SMALLEST, Device, Language, Scheme
from tests.e2e.evening import Evening
from tests.e2e.pages import TOURS, Tour, visit_plain_pages
from tests.e2e.table import Asked, Table
from tests.e2e.test_access import AXE, wrong
from tests.support.long_runs import keep_first

pytestmark = pytest.mark.browser


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not among the web's tools")
@pytest.mark.parametrize(
    ("device", "language", "scheme"),
    keep_first(
        [(SMALLEST, "sv", "dark"), (DESKTOP, "en", "light")], 1, ["smallest-sv-dark", "desktop-en-light"]
    ),
)
def test_no_page_is_wrong_while_it_is_used(
    evening: Evening, device: Device, language: Language, scheme: Scheme
) -> None:
    page = evening.open().visit(device, language=language, scheme=scheme)
    say = load_catalogue(language).say
    start = evening.start(page, language)
    assert wrong(page) == [], "start"
    start.all_options()
    before = page.evaluate("scrollY")
    page.keyboard.press("End")
    assert page.evaluate("scrollY") == before, "the page behind a dialog"
    page.locator("details.panel summary").click()
    page.get_by_test_id("length").fill("x")
    start.sit_down_button.click()
    assert wrong(page) == [], "start, filled in wrongly"

    page.goto(f"http://{evening.address}/rules?game=six-bid&rules=hoyle&sixty=drawn")
    page.get_by_text(say("builder-everything"), exact=True).click()
    assert wrong(page) == [], "builder"

    page.goto(f"http://{evening.address}/lessons?game=six-bid")
    page.locator('[data-lesson="six-bid-alone"]').click()
    table = Table(page, language)
    assert table.asked() is Asked.BID
    expect(table.part("coach")).to_be_visible()
    assert wrong(page) == [], "coach"
    page.keyboard.press("/")
    line = page.get_by_role("textbox", name=say("line-title"))
    line.fill("?")
    line.press("Enter")
    expect(page.get_by_role("log", name=say("line-answers"))).to_contain_text(say("may-ask-trick"))
    assert wrong(page) == [], "line"
    line.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog").locator('[data-option="sixty"]')).to_be_visible()
    assert wrong(page) == [], "rules"


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not among the web's tools")
def test_no_page_is_wrong(evening: Evening) -> None:
    page = evening.open().visit(DESKTOP)
    for name in visit_plain_pages(evening, page, "en"):
        assert wrong(page) == [], name


@pytest.mark.long
@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not among the web's tools")
@pytest.mark.parametrize("tour", TOURS, ids=lambda tour: tour.__name__)
def test_no_page_is_wrong_on_a_phone_in_the_dark(evening: Evening, tour: Tour) -> None:
    page = evening.open().visit(SMALLEST, language="sv", scheme="dark")
    for name in tour(evening, page, "sv"):
        assert wrong(page) == [], name
