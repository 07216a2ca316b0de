"""Tests that everything fits the smallest phone: nothing scrolls sideways, and every target is large
enough.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import boards
from tests.e2e.chromium import PHONE, SMALLEST, Device, Language, resize
from tests.e2e.evening import Evening
from tests.e2e.family import FIVE_TRUMPS, FROG, press, sit_down
from tests.e2e.sight import assert_in_sight
from tests.e2e.start import Start
from tests.e2e.table import Asked, Plan, Table
from tests.e2e.together import open_panel
from tests.e2e.unseen import play_out_hidden
from tests.support.long_runs import keep_first

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
    const middle = across ? Math.min(box.height / 2, 20) : Math.min(box.width / 2, 14);
    const hit = step => across
      ? mine(place, box.left + step, box.top + middle)
      : mine(place, box.left + middle, box.top + step);
    // a finger's breadth from the edge, four dots at a time; dot by dot only where something lies on it
    let free = length >= 44;
    for (let step = 0.5; free && step < 44; step += 4) free = hit(step);
    if (free) return 44;
    let longest = 0, run = 0;
    for (let step = 0.5; step < length; step++) {
      run = hit(step) ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    return longest;
  };
  const seen = place => place.checkVisibility({ visibilityProperty: true });
  const reachable = document.querySelector('dialog[open]') ?? document;
  return [...reachable.querySelectorAll('button, a[href], [role=option], summary')]
    .filter(seen).map(place => {
      place.scrollIntoView({ block: 'nearest' });
      const box = place.getBoundingClientRect();
      const name = place.getAttribute('aria-label') ?? place.textContent.trim();
      return { name, width: reach(place, box, true), height: reach(place, box, false) };
    });
}
"""
"""A script that returns the usable width and height of every target, up to 44 pixels.

Parts covered by other elements do not count.
"""
_CUT = """
() => [...document.querySelectorAll('body *')]
  .filter(place => place.clientHeight > 1 && place.scrollHeight > place.clientHeight + 1)
  .filter(place => ['hidden', 'clip'].includes(getComputedStyle(place).overflowY))
  .map(place => place.innerText)
  .filter(words => words)
"""
"""A script that returns texts whose lower part is cut off and cannot be scrolled to."""
NARROW = Device(360, 740, touch=True)
PHONES = (PHONE, NARROW, SMALLEST)
WITH = {"en": (PHONE, SMALLEST), "sv": (NARROW, SMALLEST)}
"""The phones on which every decision is checked, by language."""
ZOOMED = Device(683, 384)
"""1366 by 768 at 200 %."""
OLD_SCREEN = Device(1024, 768)
ON_ITS_SIDE = Device(844, 390, touch=True)


def targets(page: Page) -> list[dict[str, Any]]:
    return list(page.evaluate(_TARGETS))


def assert_room(page: Page, what: str) -> None:
    """Check that nothing is wider than the screen, no target is too small, and no text is cut off."""
    wide = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{what}: {wide} too wide"
    assert page.evaluate(_CUT) == [], what
    found = targets(page)
    assert found
    small = [target for target in found if min(target["width"], target["height"]) < FINGER - 1]
    assert small == [], what


@pytest.mark.parametrize("language", keep_first(["sv", "en"], 1))
def test_everything_is_in_reach(evening: Evening, language: Language) -> None:
    page = evening.open(boards.CALL).visit(SMALLEST, language=language)
    start = evening.start(page, language).name("Ann").deals(1)
    assert_door_at_once(start)
    start.sit_down()
    table = Table(page, language)
    hint = page.get_by_role("button", name=table.words.say("table-hint"), exact=True)
    for asked in (Asked.BID, Asked.TRUMP, Asked.CALL, Asked.GIVE, Asked.PLAY, Asked.PLAY):
        assert table.asked() is asked
        expect(hint).to_have_count(1)
        for device in WITH[language]:
            resize(page, device)
            assert_room(page, f"{asked} {device.name}")
            assert_asked_in_sight(table, asked, at_once=device is not SMALLEST)
        resize(page, ON_ITS_SIDE)
        assert_asked_in_sight(table, asked, at_once=False)
        table.answer(asked, SURE)
    assert table.asked() is Asked.PLAY
    open_panel(table)
    for device in PHONES:
        resize(page, device)
        assert_room(page, f"what may be claimed {device.name}")
    page.keyboard.press("Escape")
    play_out_hidden(table)
    for device in (ON_ITS_SIDE, *PHONES):
        resize(page, device)
        assert_room(page, f"{Asked.SETTLED} {device.name}")
        expect(table.part("my-gain")).to_be_in_viewport(ratio=0.99)
        gain = table.part("payments").locator(".gain").first
        if device is SMALLEST:
            gain.scroll_into_view_if_needed()
        expect(gain).to_be_in_viewport(ratio=0.99)
    table.final_standing()
    for device in PHONES:
        resize(page, device)
        assert_room(page, f"{Asked.OVER} {device.name}")


def assert_door_at_once(start: Start) -> None:
    """Check that the landing page shows its claim and the button that opens a table without scrolling, with
    the hand beside or below.
    """
    page = start.page
    page.keyboard.press("Escape")
    for device in (*PHONES, ON_ITS_SIDE, OLD_SCREEN):
        resize(page, device)
        page.evaluate("scrollTo(0, 0)")
        assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
        claim, hand = page.get_by_role("heading", level=1), page.get_by_role("figure")
        for place in (claim, start.play_button):
            expect(place).to_be_in_viewport(ratio=1)
        lead, held = claim.bounding_box(), hand.bounding_box()
        assert lead is not None
        assert held is not None
        assert lead["y"] < held["y"] + held["height"] / 2, device


def assert_asked_in_sight(table: Table, asked: Asked, *, at_once: bool) -> None:
    """Check that the whole hand and every bid are visible with letters of normal size.

    On the smallest phone and in landscape the last bids may need one scroll.
    """
    table.page.evaluate("scrollTo(0, 0)")
    assert_cards_in_sight(table)
    if asked is Asked.BID:
        bids = table.part(Asked.BID).locator("[data-answer]")
        assert assert_in_sight(bids, ratio=0.9, scrolling=not at_once) == 7


def assert_cards_in_sight(table: Table) -> None:
    """Check that the page does not scroll, and that no card of the hand is cut off or covered."""
    over = table.page.evaluate("document.scrollingElement.scrollHeight - innerHeight")
    assert over <= 0
    assert_in_sight(table.part("hand").get_by_role("option"))
    covered = table.page.evaluate(_COVERED)
    assert covered <= 0, f"the line above the hand is covered by {covered}"


_COVERED = """
() => {
  const bottom = place => place?.getBoundingClientRect().bottom ?? 0;
  const line = document.querySelector('[data-testid="turn-line"]');
  const tops = [...document.querySelectorAll('[data-card]')].map(card => card.getBoundingClientRect().top);
  return line?.checkVisibility() ? bottom(line) - Math.min(...tops) : 0;
}
"""
LETTERS = "document.documentElement.style.fontSize = '150%'"
"""A script that sets larger letters."""


def test_the_table_itself_does_not_scroll_under_larger_letters(evening: Evening) -> None:
    page = evening.open(boards.CALL).visit(PHONE)
    evening.sit_down(page, deals=1)
    page.evaluate(LETTERS)
    assert_never_scrolls(Table(page), PHONE)


def test_the_table_itself_does_not_scroll_in_small_windows(evening: Evening) -> None:
    page = evening.open(boards.CALL).visit(ZOOMED)
    evening.sit_down(page, deals=1)
    assert_never_scrolls(Table(page), ZOOMED, OLD_SCREEN)


def assert_never_scrolls(table: Table, *devices: Device) -> None:
    """Check from the first bid to the first card that the page does not scroll."""
    for asked in (Asked.BID, Asked.TRUMP, Asked.CALL, Asked.GIVE, Asked.PLAY):
        assert table.asked() is asked
        for device in devices:
            resize(table.page, device)
            assert_cards_in_sight(table)
        table.answer(asked, SURE)


def test_what_only_german_solo_asks(evening: Evening) -> None:
    page = evening.open(FIVE_TRUMPS).visit(SMALLEST)
    table = sit_down(evening, page, FIVE_TRUMPS, {}, Table)
    plan = Plan(bid="question", trump="D", call="AH")
    for asked in (Asked.BID, Asked.TRUMP, Asked.CALL):
        assert table.asked() is asked
        assert_room(page, asked)
        assert_cards_in_sight(table)
        table.answer(asked, plan)
    for card in ("QC", "7D", "QS", "AD", "KD"):
        assert table.asked() is Asked.PLAY
        table.put(card)
    expect(table.part("beside-box")).to_be_visible()
    assert_room(page, "stop or ask")
    assert_cards_in_sight(table)


def test_what_only_progressive_solo_asks(evening: Evening) -> None:
    page = evening.open(FROG).visit(SMALLEST)
    table = sit_down(evening, page, FROG, {1: ["double"]}, Table)
    assert table.asked() is Asked.BID
    assert_room(page, Asked.BID)
    table.bid("frog")
    redouble = table.part("bidding-box").locator('[data-answer="0 redouble 1"]')
    expect(redouble).to_be_visible()
    assert_room(page, "redouble")
    assert page.evaluate("document.activeElement.dataset.testid") == Asked.BID, "neither answer is meant"
    resize(page, ON_ITS_SIDE)
    expect(table.part(Asked.BID).get_by_role("listitem")).to_have_count(3)
    for case in table.part(Asked.BID).get_by_role("listitem").all():
        expect(case).to_be_in_viewport(ratio=0.99)
    resize(page, SMALLEST)
    press(table, redouble)
    expect(table.part("lay-away-box")).to_be_visible()
    assert len(table.hand()) == 14
    assert_room(page, "laying away")
    assert_cards_in_sight(table)
