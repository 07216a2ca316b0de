"""Tests of hints at the table: by touch in Swedish, by key and by typed text in English."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from spadille.table.bot_names import NAMES
from tests.e2e import boards
from tests.e2e.blind import ScreenReaderUser
from tests.e2e.chromium import DESKTOP, PHONE, SMALLEST, Device, Language, resize
from tests.e2e.english import english_texts
from tests.e2e.evening import Evening
from tests.e2e.table import Asked, Table
from tests.e2e.test_access import AXE, wrong
from tests.e2e.test_in_sight import overlap

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not among the web's tools"),
]


def alone(evening: Evening, device: Device, language: Language) -> Page:
    """Open a table with bots and a hand that cannot lose. Return the page when it asks for the bid."""
    page = evening.open(boards.CALL).visit(device, language=language)
    evening.sit_down(page, language, name="Signe", deals=1)
    expect(page.get_by_test_id(Asked.BID)).to_be_visible()
    return page


def hint(page: Page) -> Locator:
    """Wait for the hint and return it."""
    shown = page.get_by_test_id("hint")
    expect(shown.get_by_role("listitem").first).to_be_visible()
    return shown


def ask_by_finger(page: Page) -> None:
    """Ask for a hint with the only hint button on the page."""
    button = page.get_by_role("button", name="Tips", exact=True)
    expect(button).to_have_count(1)
    button.tap()


def test_a_hint_by_finger_in_swedish(evening: Evening) -> None:
    page = alone(evening, PHONE, "sv")
    ask_by_finger(page)
    shown = hint(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(shown).to_contain_text(re.compile(r"går hem i \d+\s%"))
    expect(shown).to_contain_text("Bygger på dina kort och på det som hittills bjudits och spelats.")
    assert 1 <= shown.get_by_role("listitem").count() <= 3
    assert wrong(page) == []
    table = Table(page, "sv")
    for device in (SMALLEST, PHONE):
        resize(page, device)
        assert not overlap(shown, table.part("hand"))
        assert not overlap(shown, table.part(Asked.BID))
    shown.get_by_role("button", name="Dölj", exact=True).tap()
    expect(shown).to_have_count(0)
    table.bid("call")
    table.name_trumps("S")
    ask_by_finger(page)
    expect(hint(page).get_by_role("listitem").first).to_contain_text("Kalla ")
    table.call("TD")
    table.put("TC")
    ask_by_finger(page)
    best = hint(page).locator("[data-hinted]").first
    card = (best.get_attribute("data-hinted") or "").split()[-1]
    expect(table.card(card)).to_have_class(re.compile(r"\bbest\b"))
    best.tap()
    expect(page.get_by_test_id("hint")).to_have_count(0)
    expect(table.card(card)).to_have_count(0)
    assert english_texts(page, "Signe", *NAMES) == []


def test_a_hint_by_key_and_by_word_in_english(evening: Evening) -> None:
    page = alone(evening, DESKTOP, "en")
    page.keyboard.press("w")
    shown = hint(page)
    expect(page.get_by_test_id("hint-said")).to_have_attribute("role", "status")
    expect(shown).to_contain_text(re.compile(r"\d+% to make it"))
    page.keyboard.press("w")
    expect(shown).to_have_count(0)
    expect(page.get_by_test_id(Asked.BID)).to_be_visible()
    blind = ScreenReaderUser(page, "en")
    blind.sit_down()
    lines = blind.ask("what would you do")
    assert any(re.search(r"\d+% to make it", line) for line in lines)
    assert blind.ask("why")[-1] == "Based on your own cards and on what has been bid and played so far."


def test_the_bots_have_names_faces_and_a_strength_that_is_said(evening: Evening) -> None:
    page = evening.open(boards.CALL).visit()
    start = evening.start(page).name("Signe").bots("expert").seat(2, "novice")
    start.sit_down()
    for seat, level in ((1, "expert"), (2, "novice")):
        other = page.get_by_test_id(f"seat-{seat}")
        expect(other.get_by_test_id("portrait")).to_be_visible()
        expect(other).to_contain_text(re.compile(f"({'|'.join(NAMES)}).*, bot, {level}"))
    expect(page.get_by_test_id("seat-0").get_by_test_id("portrait")).to_have_count(1)


def test_where_seats_are_kept_for_people_there_is_no_hint(evening: Evening) -> None:
    page = evening.open(boards.CALL).visit()
    evening.open_for(page, {})
    expect(page.get_by_test_id(Asked.BID)).to_be_visible()
    expect(page.get_by_test_id("hint-button")).to_have_count(0)
    page.keyboard.press("w")
    expect(page.get_by_test_id("hint")).to_have_count(0)
