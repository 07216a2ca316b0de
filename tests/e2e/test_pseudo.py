"""Tests in a pseudo-language that all text is from the catalogue, and that longer words have room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from spadille.app.public_pages import frame, rule_pages
from spadille.app.public_pages.site_files import render_file
from spadille.games import GAMES
from spadille.table import bot_names
from spadille.text import DEFAULT, Catalogue
from tests.e2e import boards
from tests.e2e.chromium import DESKTOP, PHONE, Device
from tests.e2e.evening import Evening
from tests.e2e.pseudo import FOREIGN, OVERFLOWING, pseudo_catalogue, speak_pseudo
from tests.house.source import ROOT

pytestmark = pytest.mark.browser

SOURCES = [
    source
    for game in GAMES.values()
    for preset in game.presets
    for source in (preset.source, preset.source.after)
]
NAMES = (
    *("Spadille", "Ann", *bot_names.NAMES, "and", "or"),
    *("CSV", "JSON", "EUR", "SEK", "DKK", "NOK", "USD", "GBP"),
    *sorted(
        {part for source in SOURCES if source for part in (source.title, source.by, source.pages) if part}
    ),
)
"""Words that are the same in every language, those with which the browser joins lists, titles of books."""
PAGES = ("/", "/pad", "/rules", "/puzzles", "/lessons", "/account")


def check(page: Page) -> str:
    """Return what is wrong on a page: words that are not from the catalogue, and boxes that overflow."""
    return "\n".join([*page.evaluate(FOREIGN, list(NAMES)), *page.evaluate(OVERFLOWING)])


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=lambda device: device.name)
def test_the_pages_have_only_texts_from_the_catalogue(evening: Evening, device: Device) -> None:
    page = evening.open(boards.CALL).visit(device)
    speak_pseudo(page)
    for path in PAGES:
        page.goto(f"http://{evening.address}{path}")
        expect(page.get_by_role("banner")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert not (wrong := check(page)), f"{path}: {wrong}"


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=lambda device: device.name)
def test_table_and_settings_have_only_texts_from_the_catalogue(evening: Evening, device: Device) -> None:
    page = evening.open(boards.CALL).visit(device)
    speak_pseudo(page)
    evening.sit_down(page, deals=1)
    expect(page.locator("[data-answer]").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not (wrong := check(page)), wrong
    say = pseudo_catalogue().say
    for words in ["app-menu"] * device.touch + ["app-settings"]:
        page.get_by_role("button", name=say(words), exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert not (wrong := check(page)), f"{words}: {wrong}"


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=lambda device: device.name)
def test_a_page_of_rules_has_only_texts_from_the_catalogue(
    evening: Evening, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its rulebook is English; the page around it and what is made from the declaration are not."""

    def load_pseudo(language: str = DEFAULT) -> Catalogue:
        del language
        return pseudo_catalogue()

    for module in (frame, rule_pages):
        monkeypatch.setattr(module, "load_catalogue", load_pseudo)
    monkeypatch.setattr(rule_pages, "lang_attribute", lambda *_: ' lang="en"')
    page = evening.open().visit(device)
    page.set_content(render_file("rules/six-bid/").decode())
    page.add_style_tag(path=ROOT / "web" / "public" / "pages.css")
    assert not (wrong := check(page)), wrong
