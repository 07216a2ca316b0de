"""Tests that axe finds no accessibility error on the table's page, in light and dark and in both
languages.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import boards
from tests.e2e.chromium import DESKTOP, PHONE, Device, Language, Scheme, settle
from tests.e2e.evening import Evening
from tests.e2e.family import FIVE_TRUMPS, FROG, sit_down
from tests.e2e.table import Asked, Plan, Table
from tests.e2e.unseen import play_out_hidden
from tests.support.long_runs import keep_first

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not among the web's tools"),
]
SURE = Plan(bid="call", trump="S", call="TD", give="TC")
BESIDE: Final = {
    True: ("table-log", "table-scores", "app-menu", "app-rules", "table-last-trick"),
    False: ("app-settings", "app-help", "app-rules", "table-last-trick"),
}
"""The buttons of dialogs beside the table, for touch and for mouse."""
NEW: Final = {
    asked: f'[data-testid="turn-line"], [data-testid="{part}"]'
    for asked, part in ((Asked.TRUMP, Asked.TRUMP), (Asked.CALL, Asked.CALL), (Asked.GIVE, "hand"))
}
"""The parts of the page that changed since the bid.

All other parts are checked again when a card is asked for.
"""


def wrong(page: Page, within: str = "html") -> list[str]:
    """Return all errors that axe finds on the page or within a part of it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    settle(page)
    found: dict[str, Any] = page.evaluate(
        "within => axe.run(within, { resultTypes: ['violations'] })",
        within,
    )
    return [
        f"{wrong['id']} ({wrong['impact']}): {node['target']} {node['failureSummary']}"
        for wrong in found["violations"]
        for node in wrong["nodes"]
    ]


@pytest.mark.parametrize(
    ("device", "language", "scheme"),
    keep_first([(PHONE, "en", "light"), (DESKTOP, "sv", "dark")], 1, ["phone-en-light", "desktop-sv-dark"]),
)
def test_nothing_is_wrong(evening: Evening, device: Device, language: Language, scheme: Scheme) -> None:
    page = evening.open(boards.CALL).visit(device, language=language, scheme=scheme)
    start = evening.start(page, language).name("Ann").deals(1)
    assert wrong(page) == []
    start.sit_down()
    table = Table(page, language)
    for asked in (Asked.BID, Asked.TRUMP, Asked.CALL, Asked.GIVE, Asked.PLAY):
        assert table.asked() is asked
        assert wrong(page, within=NEW.get(asked, "html")) == [], asked
        table.answer(asked, SURE)
    assert table.asked() is Asked.PLAY
    for words in BESIDE[table.touch]:
        table.press_button(words)
        expect(page.get_by_role("dialog")).to_be_visible()
        assert wrong(page, within="dialog[open]") == [], words
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    play_out_hidden(table)
    assert wrong(page) == [], Asked.SETTLED
    table.final_standing()
    assert wrong(page) == [], Asked.OVER


def test_nor_with_what_only_the_other_games_ask(evening: Evening) -> None:
    page = evening.open(FIVE_TRUMPS).visit(PHONE)
    table = sit_down(evening, page, FIVE_TRUMPS, {}, Table)
    plan = Plan(bid="question", trump="D", call="AH")
    for asked in (Asked.BID, Asked.TRUMP, Asked.CALL, Asked.PLAY):
        assert table.asked() is asked
        assert wrong(page) == [], asked
        table.answer(asked, plan)


def test_nor_with_cards_laid_away(evening: Evening) -> None:
    page = evening.open(FROG).visit(PHONE, scheme="dark")
    table = sit_down(evening, page, FROG, {}, Table)
    assert table.asked() is Asked.BID
    table.bid("frog")
    expect(table.part("lay-away-box")).to_be_visible()
    assert wrong(page) == []
