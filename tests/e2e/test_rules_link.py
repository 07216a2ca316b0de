"""Tests of the rule builder, and of links that contain rules."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from spadille.cards import Card
from spadille.sentences.display_names import format_card
from spadille.text import load_catalogue
from tests.e2e.chromium import DESKTOP, PHONE, Device
from tests.e2e.evening import Evening
from tests.e2e.start import Start
from tests.e2e.table import Table

pytestmark = pytest.mark.browser
DEVICES = pytest.mark.parametrize(
    "device", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.long)], ids=lambda device: device.name
)


def compared(page: Page, option: str) -> Locator:
    """Return the row of an option in the comparison with the published rules."""
    return page.locator(f'[data-compared="{option}"]')


def chosen(page: Page, option: str, value: str) -> None:
    """Choose a value of an option."""
    page.locator(f'[data-option="{option}"]').get_by_text(value, exact=True).click()


@DEVICES
def test_rules_are_compared_changed_and_sent_as_a_link(evening: Evening, device: Device) -> None:
    page = evening.open().visit(device)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    evening.start(page).all_options()
    page.get_by_role("link", name="Compare and change the rules").click()
    expect(page.get_by_role("heading", name="Build your rules")).to_be_visible()
    expect(compared(page, "sixty").get_by_role("cell")).to_have_count(5)
    expect(compared(page, "guarantee_value")).to_have_count(0)
    expect(compared(page, "bankrupt").get_by_role("cell").last).to_contain_text("debt (a house ruling)")
    page.get_by_role("button", name="Start from Hoyle").click()
    chosen(page, "sixty", "drawn")
    expect(page.get_by_test_id("differing")).to_have_text("Exactly 60: drawn, not made")
    assert page.url.endswith("/rules?game=six-bid&rules=hoyle&sixty=drawn")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("status").filter(has_text="The link is copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"http://{evening.address}/?game=six-bid&rules=hoyle&sixty=drawn"

    friend = evening.visit(device)
    friend.goto(link)
    start = Start(friend).all_options()
    expect(friend.get_by_role("radio", name=re.compile("^Hoyle"))).to_be_checked()
    start.name("Bo").sit_down()
    table = Table(friend)
    table.asked()
    table.press_button("app-rules")
    differing = friend.get_by_role("dialog").locator('[data-option="sixty"]')
    expect(differing).to_contain_text("in Hoyle: made")


def test_every_option_is_there_with_its_origin_and_what_it_changes(evening: Evening) -> None:
    page = evening.open().visit()
    page.goto(f"http://{evening.address}/rules?game=progressive")
    page.get_by_text("all options", exact=True).click()
    expect(compared(page, "pots")).to_contain_text("Whether there are two pots that a declarer may win.")
    expect(compared(page, "sitting_out").get_by_role("cell").first).to_contain_text("a house ruling")
    page.get_by_role("button", name="Those who sit out", exact=False).or_(
        page.get_by_role("button", name="Sitting out, payments")
    ).first.click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_a_number_out_of_range_is_refused(evening: Evening) -> None:
    page = evening.open().visit()
    page.goto(f"http://{evening.address}/rules?game=six-bid")
    box = page.get_by_role("textbox", name="Guarantee, points needed")
    box.fill("140")
    expect(page.get_by_role("alert")).to_have_text("Enter a whole number from 61 to 120.")
    expect(page.get_by_test_id("differing")).to_have_count(0)
    box.fill("90")
    expect(page.get_by_test_id("differing")).to_have_text("Guarantee, points needed: 90, not 80")


def test_going_back_brings_the_rules_of_before(evening: Evening) -> None:
    page = evening.open().visit()
    page.goto(f"http://{evening.address}/rules?game=six-bid&rules=hoyle&sixty=drawn")
    page.get_by_role("link", name="Play by these rules").click()
    expect(page.get_by_role("status").first).to_contain_text(
        "Rules loaded from the link: Six-Bid Solo, Hoyle."
    )
    page.go_back()
    expect(page.get_by_test_id("differing")).to_have_text("Exactly 60: drawn, not made")


BAD_LINKS: Final = {
    "?game=whist": "There is no such game here.",
    "?game=six-bid&rules=mine": "There are no such rules for this game.",
    "?game=six-bid&rules=hoyle&sixty=perhaps": "Exactly 60 cannot be perhaps.",
    "?game=six-bid&rules=hoyle&solo_rate=0": "Solo, a point cannot be 0.",
}


def test_a_bad_link_is_answered_with_a_sentence(evening: Evening) -> None:
    page = evening.open().visit()
    for link, why in BAD_LINKS.items():
        for path in ("/", "/rules"):
            page.goto(f"http://{evening.address}{path}{link}")
            expect(page.get_by_role("alert")).to_contain_text(why)
        expect(page.get_by_role("heading", name="Build your rules")).to_be_visible()


def test_an_unknown_url_is_reported(evening: Evening) -> None:
    page = evening.open().visit()
    evening.expect_refusal(404)
    page.goto(f"http://{evening.address}/nosuchpage")
    expect(page.get_by_role("status").first).to_contain_text("There is no page at this address.")
    expect(page).to_have_title("Page not found · Spadille")
    page.get_by_role("link", name="Spadille", exact=True).first.click()
    expect(page.get_by_text("There is no page at this address.")).to_have_count(0)


def test_one_tap_from_the_door_to_the_very_hand_that_is_shown(evening: Evening) -> None:
    page = evening.open().visit(PHONE)
    start = evening.start(page)
    shown = {card.get_attribute("aria-label") for card in page.get_by_role("figure").get_by_role("img").all()}
    assert len(shown) == 11
    start.play_button.tap()
    hand = page.get_by_test_id("hand").locator("[data-card]")
    expect(hand).to_have_count(11)
    held = {Card(str(card.get_attribute("data-card"))) for card in hand.all()}
    assert {format_card(load_catalogue(), card) for card in held} == shown
