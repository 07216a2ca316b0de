"""Tests of a whole match from the start page to the final standing: by mouse, by keyboard alone, by touch."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import boards
from tests.e2e.chromium import DESKTOP, PHONE, Device
from tests.e2e.evening import Evening
from tests.e2e.table import Asked, ByKeyboard, Plan, Table
from tests.e2e.unseen import play_out_hidden

pytestmark = pytest.mark.browser

MATCH = (boards.CALL, boards.SPREAD, boards.GUARANTEE)
PLANS = (Plan(bid="call", trump="S", call="TD", give="TC"), Plan(bid="spread"), Plan(bid="guarantee"))
DECISIONS = {Asked.BID, Asked.TRUMP, Asked.CALL, Asked.GIVE, Asked.PLAY}


def play_match(table: Table, after: Table | None = None) -> None:
    """Play three deals against bots.

    The first, a call solo that cannot be lost, has every kind of decision. The others are played by `after`,
    if given, up to the first card.
    """
    first, *others = PLANS
    answers = table.play_deal(first)
    assert set(answers) == DECISIONS
    assert answers[Asked.PLAY] == 11
    assert table.payments() == [300, -150, -150]
    chips = Counter(dict(enumerate(table.payments())))
    table = after or table
    for plan in others:
        table.next_deal()
        table.play_until(Asked.PLAY, plan=plan)
        table.answer(Asked.PLAY, plan)
        play_out_hidden(table)
        assert table.gain() == table.payments()[0]
        chips.update(dict(enumerate(table.payments())))
    table.final_standing()
    assert table.standing() == dict(chips)
    assert sum(chips.values()) == 0


@pytest.mark.parametrize(
    "device", [pytest.param(DESKTOP, marks=pytest.mark.long), PHONE], ids=lambda device: device.name
)
def test_by_pointer(evening: Evening, device: Device) -> None:
    page = evening.open(*MATCH).visit(device)
    evening.start(page).name("Ann").deals(3).without_chips().sit_down()
    table = Table(page)
    assert table.touch == device.touch
    play_match(table)


def test_by_keyboard_alone_and_then_by_mouse(evening: Evening) -> None:
    page = evening.open(*MATCH).visit()
    start = evening.start(page)
    tab_to(page, page.get_by_role("button", name="All options", exact=True))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_label("Your name", exact=True))
    page.keyboard.type("Ann")
    tab_to(page, page.get_by_test_id("length"))
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("3")
    tab_to(page, page.get_by_role("radio", name="with", exact=True))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="without", exact=True)).to_be_checked()
    tab_to(page, start.sit_down_button)
    page.keyboard.press("Enter")
    play_match(ByKeyboard(page), after=Table(page))


def tab_to(page: Page, place: Locator) -> None:
    """Press Tab until the element has the focus. Check that the focus is never lost."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if place.evaluate("place => place === document.activeElement"):
            return
    pytest.fail("Tab does not lead there")


def test_a_shown_letter_bids_and_a_digit_points(evening: Evening) -> None:
    page = evening.open(boards.CALL).visit()
    evening.start(page).name("Ann").sit_down()
    table = ByKeyboard(page)
    assert table.asked() is Asked.BID
    # nothing has the focus that a key pressed by chance would bid
    expect(table.part(Asked.BID)).to_be_focused()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    assert table.asked() is Asked.BID
    # a costly bid is asked about once more
    page.keyboard.press("c")
    expect(table.turn_line).to_contain_text("Press again:")
    page.keyboard.press("c")
    table.name_trumps("S")
    table.call("none")
    assert table.asked() is Asked.PLAY
    page.keyboard.press("3")
    expect(table.part("hand").get_by_role("option").nth(2)).to_be_focused()
    assert len(table.hand()) == 11
    table.put(table.hand()[2])
    assert table.asked() is Asked.PLAY
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="Last trick")).to_contain_text("You take the trick")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for key, title in (("r", "Rules"), ("d", "This deal"), ("s", "Scores"), ("?", "Help")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    log = table.part("spoken-log")
    page.keyboard.press("c")
    expect(log).to_contain_text("Call solo in spades, You, all 120 points")
    page.keyboard.press("t")
    expect(log).to_contain_text("There is no card on the table.")
    assert table.asked() is Asked.PLAY
