"""Tests of the review of a deal by keyboard: from its page to a better answer and back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from spadille.app.reviews import service
from spadille.notation.codes import code_of
from spadille.text import load_catalogue
from tests.e2e.chromium import SMALLEST
from tests.e2e.evening import Evening
from tests.e2e.test_access import AXE, wrong
from tests.evaluation.deals import blundered_deal

pytestmark = pytest.mark.browser


def looks_right(page: Page) -> None:
    """Check that the page is no wider than the screen and has no accessibility error."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if AXE.is_file():
        assert wrong(page) == []


def test_a_deal_is_reviewed_and_learned_from_on_the_smallest_screen(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "WORLDS", 40)
    deal, found = blundered_deal()
    say = load_catalogue("sv").say
    page = evening.open().visit(SMALLEST, language="sv")
    page.goto(f"http://{evening.address}/deal/{code_of(deal)}?seat={found.seat}")
    page.get_by_test_id("deal-more").click()
    page.get_by_test_id("to-review").click()
    verdict = page.get_by_test_id("review-verdict")
    expect(verdict).to_contain_text(str(abs(found.payment)))
    slips = page.get_by_test_id("slips").get_by_role("button")
    expect(slips).to_have_count(min(3, len(found.costly)))
    expect(slips.first).to_have_attribute("aria-current", "step")
    expect(page.get_by_text(say("deal-mark-better"), exact=True)).to_be_visible()
    looks_right(page)
    page.get_by_test_id("details").press("Enter")
    costliest = page.get_by_test_id("review-costliest").get_by_role("listitem")
    expect(costliest).to_have_count(min(3, len(found.costly)))
    tag = "mistake" if found.costly[0].validated else "unproved"
    expect(costliest.first).to_contain_text(say(f"review-page-tag-{tag}"))
    expect(page.get_by_test_id("hindsight")).not_to_have_attribute("open", "")
    looks_right(page)
    page.get_by_test_id("learn-from").press("Enter")
    lesson = page.get_by_test_id("learn")
    expect(lesson.get_by_role("heading")).to_be_focused()
    looks_right(page)
    for _ in found.costly:
        lesson.get_by_role("button", name=say("learn-show")).press("Enter")
        lesson.get_by_role("button").first.press("Enter")
    expect(page.get_by_test_id("learnt").get_by_role("listitem")).to_have_count(len(found.costly))
    page.get_by_role("button", name=say("learn-back")).click()
    expect(verdict).to_be_visible()
