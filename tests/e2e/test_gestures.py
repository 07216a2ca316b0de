"""Tests with random double taps, back navigation and reloads on every page. No page may fail, and nothing may
be lost.
"""

from __future__ import annotations

import os
import re
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Error, Page, expect

from tests.e2e.chromium import DESKTOP, PHONE, Device
from tests.e2e.evening import Evening

GESTURES: Final = int(os.environ.get("SPADILLE_GESTURES", "4000"))
"""The number of gestures: about five minutes for each device."""
PAGES: Final = (
    *("/", "/about", "/day", "/lessons", "/lessons/bidding/six-bid", "/puzzles", "/rules", "/account"),
    *("/account/stats", "/deal", "/pad", "/pad/new", "/pad/club", "/clubs", "/?fbclid=x"),
    *(
        "/rules?utm_source=x",
        "/puzzles/six-bid",
        "/lessons?game=frog",
        "/lessons/bidding/german-solo",
        "/friends",
        "/nowhere",
    ),
)
"""Every page that needs no id."""
TARGETS: Final = "button:visible, a:visible, summary:visible, [role=option]:visible, label:visible"
SLOW: Final = 30_000
"""The milliseconds after which an empty page counts as blank."""
KEPT: Final = """
Object.fromEntries(Object.keys(localStorage).filter(key => key.startsWith('spadille.sheet.'))
  .map(key => [key, JSON.parse(localStorage[key]).log.length]))
"""
"""The number of lines of each score sheet. No gesture takes a line away: undoing adds one."""
LEAVES: Final = "Delete", "Leave", "Erase", "Sign out", "Spadille on"
"""The names of buttons that delete something or leave these pages."""
MOST_TABLES: Final = 5


class Hands:
    """A user who taps at random, as fast as possible."""

    def __init__(self, page: Page, origin: str, device: Device, seed: str) -> None:
        self.page, self.origin, self.touch = page, origin, device.touch
        self.random = Random(seed)
        self.done: list[str] = []

    def act(self) -> None:
        """Make one random gesture."""
        does = self.random.choices(
            (self.tap, self.tap_twice, self.back, self.forward, self.reload, self.escape, self.visit),
            (30, 30, 12, 4, 4, 6, 6),
        )[0]
        self.done.append(does.__name__)
        try:
            does()
        except Error:
            self.done.append("gone meanwhile")

    def _point(self) -> tuple[float, float] | None:
        places = self.page.locator(TARGETS)
        count = places.count()
        if count == 0:
            return None
        place = places.nth(self.random.randrange(count))
        text = place.inner_text(timeout=1000).strip()
        if place.get_attribute("target", timeout=1000) or text.startswith(LEAVES):
            return None
        place.scroll_into_view_if_needed(timeout=1000)
        box = place.bounding_box(timeout=1000)
        self.done.append(f"at {self.page.url} on {text[:30]!r}")
        return box and (box["x"] + min(14, box["width"] / 2), box["y"] + min(20, box["height"] / 2))

    def tap(self) -> None:
        if (at := self._point()) is None:
            return
        if self.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def tap_twice(self) -> None:
        if (at := self._point()) is None:
            return
        if self.touch:
            self.page.touchscreen.tap(*at)
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.dblclick(*at)

    def back(self) -> None:
        # not beyond the first page of the site
        self.page.evaluate("navigation.canGoBack && history.back()")

    def forward(self) -> None:
        self.page.evaluate("history.forward()")

    def reload(self) -> None:
        self.page.reload(wait_until="domcontentloaded")

    def escape(self) -> None:
        self.page.keyboard.press("Escape")

    def visit(self) -> None:
        self.page.goto(self.origin + self.random.choice(PAGES), wait_until="domcontentloaded")

    def come_back(self) -> None:
        """Return from other sites, and check that the page shows something."""
        if not self.page.url.startswith(self.origin):
            self.page.goto(self.origin, wait_until="domcontentloaded")
        expect(self.page.locator("#app")).to_have_text(re.compile(r"\S"), timeout=SLOW)


@pytest.mark.browser
@pytest.mark.long
@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_no_page_fails_and_nothing_is_lost(evening: Evening, device: Device) -> None:
    page = evening.open().visit(device)
    for status in (400, 404, 409, 422, 429):
        evening.expect_refusal(status)
    origin = f"http://{evening.address}"
    page.goto(origin)
    seed = os.environ.get("SPADILLE_SEED", device.name)
    hands = Hands(page, origin, device, seed)
    sheets: dict[str, int] = {}
    tables: set[str] = set()
    for number in range(GESTURES):
        hands.act()
        assert evening.troubles == [], hands.done[-12:]
        if number % 10 == 0:
            hands.come_back()
            kept = page.evaluate(KEPT)
            assert all(kept.get(key, 0) >= lines for key, lines in sheets.items()), hands.done[-12:]
            sheets = kept
            mine = page.request.get(f"{origin}/api/tables")
            there = {table["table"] for table in mine.json()["tables"]} if mine.ok else tables
            assert there >= tables, hands.done[-12:]
            tables = there if len(there) < MOST_TABLES else set()
