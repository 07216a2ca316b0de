"""What axe finds wrong with a page: nothing serious, by light and in the dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e import boards
from tests.e2e.chromium import Scheme
from tests.e2e.evening import Evening
from tests.e2e.table import Asked, Plan, Table

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
SURE = Plan(bid="call", trump="S", call="TD", give="TC")


def serious(page: Page) -> list[str]:
    """What is seriously wrong, and where."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{wrong['id']}: {node['target']} {node['failureSummary']}"
        for wrong in found["violations"]
        if wrong["impact"] in SERIOUS
        for node in wrong["nodes"]
    ]


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not among the web's tools")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_serious(evening: Evening, scheme: Scheme) -> None:
    page = evening.open(boards.CALL).visit(scheme=scheme)
    start = evening.start(page).name("Ann").deals(1)
    assert serious(page) == []
    start.sit_down()
    table = Table(page)
    for asked in (Asked.BID, Asked.TRUMP, Asked.CALL, Asked.GIVE, Asked.PLAY):
        assert table.asked() is asked
        assert serious(page) == [], asked
        table.answer(asked, SURE)
    table.press_button("app-rules")
    assert serious(page) == [], "rules"
    page.keyboard.press("Escape")
    table.play_deal(SURE)
    assert serious(page) == [], Asked.SETTLED
    table.final_standing()
    assert serious(page) == [], Asked.OVER
