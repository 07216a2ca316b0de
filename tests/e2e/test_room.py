"""On the smallest phone everything is in reach: nothing scrolls sideways, every target fits a finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import boards
from tests.e2e.chromium import PHONE, SMALLEST, Device
from tests.e2e.evening import Evening
from tests.e2e.table import Asked, Plan, Table

pytestmark = pytest.mark.browser

FINGER = 44
SURE = Plan(bid="call", trump="S", call="TD", give="TC")

_TARGETS = """
() => {
  const mine = (place, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (place === hit || place.contains(hit));
  };
  const reach = (place, box, across) => {
    const length = across ? box.width : box.height;
    let longest = 0, run = 0;
    for (let step = 0.5; step < length; step++) {
      const x = across ? box.left + step : box.left + Math.min(box.width / 2, 14);
      const y = across ? box.top + Math.min(box.height / 2, 20) : box.top + step;
      run = mine(place, x, y) ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    return longest;
  };
  const seen = place => place.checkVisibility({ visibilityProperty: true });
  return [...document.querySelectorAll('button, a[href], [role=option], summary')]
    .filter(seen).map(place => {
      place.scrollIntoView({ block: 'nearest' });
      const box = place.getBoundingClientRect();
      const name = place.getAttribute('aria-label') ?? place.innerText.replace(/\\s+/g, ' ');
      return { name, width: reach(place, box, true), height: reach(place, box, false) };
    });
}
"""
"""Every target with the width and height a finger can use of it: what lies on top of it does not count."""


def targets(page: Page) -> list[dict[str, Any]]:
    return list(page.evaluate(_TARGETS))


def assert_room(page: Page, what: str) -> None:
    """Nothing is wider than the screen, and nothing to tap is smaller than a finger."""
    wide = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{what}: {wide} too wide"
    found = targets(page)
    assert found
    small = [one for one in found if min(one["width"], one["height"]) < FINGER - 1]
    assert small == [], what


@pytest.mark.parametrize("device", [SMALLEST, PHONE], ids=lambda device: device.name)
def test_everything_is_in_reach(evening: Evening, device: Device) -> None:
    page = evening.open(boards.CALL).visit(device)
    start = evening.start(page).name("Ann").deals(1)
    assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
    start.sit_down()
    table = Table(page)
    for asked in (Asked.BID, Asked.TRUMP, Asked.CALL, Asked.GIVE, Asked.PLAY, Asked.PLAY):
        assert table.asked() is asked
        assert_room(page, asked)
        table.answer(asked, SURE)
    table.play_deal(SURE)
    assert_room(page, Asked.SETTLED)
    table.final_standing()
    assert_room(page, Asked.OVER)


@pytest.mark.parametrize("device", [SMALLEST, PHONE], ids=lambda device: device.name)
def test_the_table_itself_does_not_scroll(evening: Evening, device: Device) -> None:
    page = evening.open(boards.CALL).visit(device)
    evening.start(page).name("Ann").deals(1).sit_down()
    table = Table(page)
    for asked in (Asked.BID, Asked.TRUMP, Asked.CALL, Asked.GIVE, Asked.PLAY):
        assert table.asked() is asked
        over = page.evaluate("document.scrollingElement.scrollHeight - innerHeight")
        assert over <= 0
        for card in table.part("hand").get_by_role("option").all():
            expect(card).to_be_in_viewport(ratio=0.99)
        table.answer(asked, SURE)
