"""What axe finds wrong with a page: nothing at all, by light and in the dark, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import boards
from tests.e2e.chromium import DESKTOP, PHONE, Device, Language, settle
from tests.e2e.evening import Evening
from tests.e2e.family import FIVE_TRUMPS, FROG, sit_down
from tests.e2e.table import Asked, Plan, Table

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
"""What a finger, or a mouse, can open beside the table."""


def wrong(page: Page, *rules: str, within: str = "html") -> list[str]:
    """What is wrong, and where: by all of axe's rules or by these, on the whole page or within a part."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    settle(page)
    found: dict[str, Any] = page.evaluate(
        "([within, rules]) => axe.run(within, { resultTypes: ['violations'], ...rules })",
        [within, {"runOnly": list(rules)} if rules else {}],
    )
    return [
        f"{wrong['id']} ({wrong['impact']}): {node['target']} {node['failureSummary']}"
        for wrong in found["violations"]
        for node in wrong["nodes"]
    ]


def wrong_by_any_light(page: Page, within: str = "html") -> list[str]:
    """What is wrong by day, and on a desktop in the dark too: phones have the same colours."""
    found = wrong(page, within=within)
    if page.viewport_size is not None and page.viewport_size["width"] >= DESKTOP.width:
        page.emulate_media(color_scheme="dark")
        found += wrong(page, "color-contrast", within=within)
        page.emulate_media(color_scheme="light")
    return found


@pytest.mark.parametrize(
    ("device", "language"), [(DESKTOP, "sv"), (PHONE, "en")], ids=["desktop-sv", "phone-en"]
)
def test_nothing_is_wrong(evening: Evening, device: Device, language: Language) -> None:
    page = evening.open(boards.CALL).visit(device, language=language)
    start = evening.start(page, language).name("Ann").deals(1)
    assert wrong_by_any_light(page) == []
    start.sit_down()
    table = Table(page, language)
    for asked in (Asked.BID, Asked.TRUMP, Asked.CALL, Asked.GIVE, Asked.PLAY):
        assert table.asked() is asked
        assert wrong_by_any_light(page) == [], asked
        table.answer(asked, SURE)
    assert table.asked() is Asked.PLAY
    for words in BESIDE[table.touch]:
        table.press_button(words)
        expect(page.get_by_role("dialog")).to_be_visible()
        assert wrong_by_any_light(page, within="dialog[open]") == [], words
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    table.play_deal(SURE)
    assert wrong_by_any_light(page) == [], Asked.SETTLED
    table.final_standing()
    assert wrong_by_any_light(page) == [], Asked.OVER


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
