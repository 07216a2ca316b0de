"""Tests of the player's own account in the browser: devices, signing out, a new recovery code, erasure."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from spadille.text import load_catalogue
from tests.app.test_accounts import code_of, me, recover
from tests.e2e import boards
from tests.e2e.chromium import DESKTOP, PHONE, Device, Language
from tests.e2e.evening import Evening
from tests.e2e.test_room import assert_room
from tests.e2e.unseen import same_browser
from tests.support.client import Guest

pytestmark = pytest.mark.browser

IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1"
SMALL = Device(360, 640, touch=True)


def on_a_phone(page: Page, evening: Evening) -> Guest:
    """Return a client on another device that is signed in as the page's player."""
    phone = Guest(evening.address)
    phone.http.headers["user-agent"] = IPHONE
    with same_browser(page) as here:
        assert recover(phone, code_of(here)) == 200
    return phone


def press(place: Page | Locator, name: str) -> None:
    """Press a button by keyboard."""
    button = place.get_by_role("button", name=name)
    button.focus()
    button.press("Enter")


def test_a_lost_device_is_signed_out_by_keyboard(evening: Evening) -> None:
    page = evening.open(boards.CALL).visit(DESKTOP)
    evening.sit_down(page, deals=1)
    page.wait_for_url("**/table/*")
    with on_a_phone(page, evening) as phone:
        assert me(phone).known
        page.goto(f"http://{evening.address}/account")
        devices = page.get_by_test_id("devices")
        expect(devices.get_by_role("listitem")).to_have_count(2)
        press(devices, "Sign out Safari on iPhone")
        dialog = page.get_by_role("dialog", name="Sign out")
        expect(dialog).to_contain_text("closed at once")
        press(dialog, "Sign out")
        expect(devices.get_by_role("status")).to_have_text("Safari on iPhone is signed out.")
        expect(devices.get_by_role("listitem")).to_have_count(1)
        expect(devices.get_by_role("heading")).to_be_focused()
        assert not me(phone).known


@pytest.mark.parametrize(
    ("device", "language"),
    [
        pytest.param(SMALL, "sv", id="360x640-sv"),
        pytest.param(PHONE, "en", id="390x844-en", marks=pytest.mark.long),
    ],
)
def test_a_player_who_confirms_by_name_is_erased(
    evening: Evening, device: Device, language: Language
) -> None:
    page = evening.open(boards.CALL).visit(device, language=language)
    start = evening.start(page, language)
    say = load_catalogue(language).say
    start.name("Ann").deals(1).sit_down()
    page.wait_for_url("**/table/*")
    page.goto(f"http://{evening.address}/account")
    erase = page.get_by_test_id("erase")
    expect(erase).to_be_visible()
    assert_room(page, "my games")
    press(erase, say("erase-open"))
    dialog = page.get_by_role("dialog")
    assert_room(page, "being forgotten")
    name = dialog.get_by_role("textbox", name=say("erase-write", name="Ann"))
    evening.expect_refusal(422)
    name.fill("Bo")
    name.press("Enter")
    expect(dialog.get_by_role("alert")).to_have_text(say("refusal-not-confirmed"))
    name.fill("ann")
    name.press("Enter")
    expect(page.get_by_text(say("erase-done"))).to_be_focused()
    expect(erase).to_have_count(0)
    expect(page.get_by_test_id("resume")).to_have_count(0)
    with same_browser(page) as here:
        assert not me(here).known
