"""Tests of Swedish from the first page on, and of changing the language during a deal."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from spadille.games import game_named
from spadille.text import REGISTERED
from tests.e2e import boards
from tests.e2e.chromium import DESKTOP, PHONE, Device, Language
from tests.e2e.english import all_texts, english_texts
from tests.e2e.evening import Evening
from tests.e2e.table import Asked, Plan, Table
from tests.e2e.unseen import play_out_hidden

pytestmark = pytest.mark.browser

SOURCES = [preset.source.after or preset.source for preset in game_named("six-bid").presets]
TITLES = [title for source in SOURCES for title in (source.title, source.by) if title is not None]
"""Titles of books, which are not translated."""
PEOPLE = ("Ann", "Bo", "Cy", *(about.name for about in REGISTERED.values()))
SURE = Plan(bid="call", trump="S", call="TD", give="TC")


def assert_swedish(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("lang", "sv")
    assert english_texts(page, *TITLES, *PEOPLE) == []


def test_english_is_found_where_there_is_some(evening: Evening) -> None:
    page = evening.open().visit()
    evening.start(page).all_options()
    assert len(english_texts(page)) > 40
    assert "'Seats' in 'Seats'" in english_texts(page)


def test_the_first_page_is_fetched_in_one_go_and_in_no_other_language(evening: Evening) -> None:
    page = evening.open().visit()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    # everything that is loaded when idle is loaded at once
    with page.expect_request(re.compile(r"/Help-[^/]*\.js$")):
        evening.start(page)
    head = page.request.get(page.url).text()
    first = fetched[1 : fetched.index("hand-previews")]
    asked_later = [name for name in first if f'{name}"' not in head]
    assert asked_later == ["tables"]
    assert len(fetched) == len(set(fetched))
    assert any(name.startswith("en-") for name in fetched)
    assert not any(name.startswith("sv-") for name in fetched)


def test_swedish_from_the_first_page(evening: Evening) -> None:
    page = evening.open(boards.CALL).visit(language="sv")
    start = evening.start(page, "sv").name("Ann").deals(1)
    assert_swedish(page)
    for closed in page.locator("details").all():
        closed.locator("summary").click()
    assert_swedish(page)
    start.keep_free(1, 2)
    table = Table(page, "sv")
    evening_at(evening, start.sit_down())
    for asked in (Asked.BID, Asked.TRUMP, Asked.CALL, Asked.GIVE, Asked.PLAY):
        assert table.asked() is asked
        assert_swedish(page)
        table.answer(asked, SURE)
    for words in ("table-last-trick", "app-rules", "app-settings", "app-help"):
        table.press_button(words)
        expect(page.get_by_role("dialog")).to_be_visible()
        assert_swedish(page)
        page.keyboard.press("Escape")
    table.press_button("table-scores")
    assert_swedish(page)
    play_out_hidden(table)
    assert_swedish(page)
    table.final_standing()
    assert_swedish(page)


def evening_at(evening: Evening, table: str) -> None:
    evening.seat_players(table, {1: (), 2: ()})


def switch(table: Table, device: Device, to: Language) -> Table:
    """Choose the other language at the table."""
    if device.touch:
        table.press_button("app-menu")
        table.page.get_by_role("dialog").get_by_role("combobox").select_option(to)
        table.page.keyboard.press("Escape")
        expect(table.page.get_by_role("dialog")).to_have_count(0)
    else:
        table.page.get_by_role("banner").get_by_role("combobox").select_option(to)
    return Table(table.page, to)


@pytest.mark.parametrize(
    "device", [pytest.param(DESKTOP, marks=pytest.mark.long), PHONE], ids=lambda device: device.name
)
def test_another_language_in_mid_deal(evening: Evening, device: Device) -> None:
    page = evening.visit(device)
    leads = {1: ("bid solo", "trump S", "play TH", "play AC")}
    table = evening.open(boards.LED_TO).open_for(page, leads)
    assert table.asked() is Asked.BID
    table.pass_()
    assert table.asked() is Asked.PLAY
    before, hand, legal = all_texts(page), table.hand(), table.legal()
    swedish = switch(table, device, "sv")
    assert_swedish(page)
    assert (swedish.hand(), swedish.legal()) == (hand, legal)
    assert swedish.trick() == ["hjärter tio", "hjärter knekt"]
    swedish.put("9H")
    assert swedish.asked() is Asked.PLAY
    assert_swedish(page)
    page.reload()
    assert swedish.asked() is Asked.PLAY
    assert_swedish(page)
    english_again = switch(swedish, device, "en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert english_again.legal() == swedish.legal()
    assert set(before) & set(all_texts(page)) > {"Your hand", "On the table"}
