"""Tests that an illegal card shows the reason and the rule."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import boards
from tests.e2e.chromium import DESKTOP, PHONE, SMALLEST, Device
from tests.e2e.evening import Evening
from tests.e2e.start import Start
from tests.e2e.table import Asked, Table

pytestmark = pytest.mark.browser

REFUSED = {
    "code": "too-many-tables",
    "reason": "Too many tables stand open in this house. Come back a little later.",
}
LEADS = {1: ("bid solo", "trump S", "play TH", "play AC")}


def led_to(evening: Evening, page: Page) -> Table:
    """Open a deal in which a heart is led and this hand has hearts."""
    table = evening.open(boards.LED_TO).open_for(page, LEADS)
    assert table.asked() is Asked.BID
    table.pass_()
    assert table.asked() is Asked.PLAY
    return table


def try_card(table: Table, card: str) -> None:
    """Click or tap an illegal card."""
    before = table.hand()
    # the card is marked as disabled, but it can be clicked
    if table.touch:
        table.card(card).tap(position={"x": 14, "y": 20}, force=True)
    else:
        table.card(card).click(position={"x": 14, "y": 20}, force=True)
    assert table.hand() == before


def assert_rule_opens(table: Table, anchor: str) -> None:
    """Check that the link beside the reason opens the rule."""
    link = table.turn_line.get_by_role("button", name="the rule")
    if table.touch:
        link.tap()
    else:
        link.click()
    rule = table.page.get_by_role("dialog", name="Rules").locator(f'[id="{anchor}"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    "device", [pytest.param(DESKTOP, marks=pytest.mark.long), PHONE], ids=lambda device: device.name
)
def test_suit_must_be_followed_and_the_void_must_trump(evening: Evening, device: Device) -> None:
    table = led_to(evening, evening.visit(device))
    assert table.legal() == ["AH", "KH", "9H"]
    expect(table.card("AD")).to_have_attribute("aria-disabled", "true")
    try_card(table, "AD")
    expect(table.turn_line).to_contain_text("You hold hearts: follow suit.")
    assert_rule_opens(table, "six-bid.play.follow")
    table.put("9H")
    assert table.asked() is Asked.PLAY
    assert table.trick()[0] == "ace of clubs"
    assert table.legal() == ["AS", "TS", "9S", "8S"]
    try_card(table, "AH")
    expect(table.turn_line).to_contain_text("You hold no clubs but a trump: you must trump.")
    assert_rule_opens(table, "six-bid.play.must-trump")
    table.put("8S")


def test_the_reason_is_announced_on_keyboard_focus(evening: Evening) -> None:
    page = evening.visit()
    table = led_to(evening, page)
    expect(table.part("hand")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(table.card("AH")).to_be_focused()
    page.keyboard.press("End")
    last = table.part("hand").get_by_role("option").last
    expect(last).to_be_focused()
    reason = table.turn_line.get_by_role("alert")
    expect(reason).to_have_text("You hold hearts: follow suit.")
    page.keyboard.press("Enter")
    expect(last).to_be_focused()
    assert len(table.hand()) == 11
    page.keyboard.press("Home")
    while not table.card("AH").evaluate("card => card === document.activeElement"):
        page.keyboard.press("ArrowRight")
    expect(reason).to_have_count(0)
    page.keyboard.press("Enter")
    expect(table.card("AH")).to_have_count(0)


def test_out_of_turn(evening: Evening) -> None:
    page = evening.visit()
    start = evening.open(boards.LED_TO).start(page).name("Ann").keep_free(1, 2)
    # the player on the left does not bid yet
    evening.seat_players(start.sit_down(), {1: (), 2: ()}, holding_back={1})
    table = Table(page)
    expect(table.turn_line).to_have_text("Bo to bid.")
    try_card(table, table.hand()[0])
    expect(table.turn_line).to_contain_text("It is not your turn.")
    assert_rule_opens(table, "six-bid.play.turn")


def test_a_refusal_at_the_door_leaves_the_buttons_their_size(evening: Evening) -> None:
    page = evening.visit(SMALLEST)
    evening.open()
    sit = Start(page).open(evening.address).all_options().sit_down_button
    page.route("**/api/tables", lambda route: route.fulfill(status=503, json=REFUSED))
    size = size_of(sit)
    sit.click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    assert size_of(sit) == size
    evening.troubles.clear()


def size_of(button: Locator) -> tuple[float, float]:
    box = button.bounding_box()
    assert box is not None
    return box["width"], box["height"]
