"""Tests of shared score sheets, a club's lists of them, and push notifications of a turn."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from spadille.text import load_catalogue
from tests.e2e.chromium import PHONE
from tests.e2e.evening import TWO_DEALS, Evening
from tests.pad.sheets import Json, enter_hand, make_head

pytestmark = pytest.mark.browser
WITHOUT_A_SERVICE = """
Object.defineProperty(Notification, 'permission', { get: () => 'default' });
Notification.requestPermission = async () => 'granted';
PushManager.prototype.subscribe = async () => ({
  endpoint: 'https://push.example/ann',
  getKey: (name) => Uint8Array.from(atob(name === 'auth' ? AUTH : KEY), (one) => one.charCodeAt(0)).buffer,
});
"""
KEY = "BCVxsr7N/eNgVRqvHtD0zTZsEc6+VV+JvLexhqUzORcxaOzi6+AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4="
AUTH = "BTBZMqHH6r4Tts7J/aSIgg=="
"""A browser's authentication secret, from the example of RFC 8291.

Headless browsers have no notifications.
"""


def lay(page: Page, address: str, **sheets: list[Json]) -> None:
    """Store score sheets in this browser."""
    page.goto(f"http://{address}/pad")
    for id, log in sheets.items():
        kept = json.dumps({"log": log, "draft": {}, "correcting": None})
        page.evaluate("([id, kept]) => localStorage.setItem(`spadille.sheet.${id}`, kept)", [id, kept])


def longer(log: list[Json]) -> list[Json]:
    return enter_hand(log, declarer=1, contract="solo", trump="S", points=70)


def test_others_look_on_while_a_sheet_is_written(evening: Evening) -> None:
    say = load_catalogue("en").say
    writer = evening.open().visit(PHONE)
    lay(writer, evening.address, thu=[make_head()])
    writer.goto(f"http://{evening.address}/pad/thu")
    writer.get_by_role("button", name=say("app-more")).click()
    writer.get_by_role("button", name=say("viewer-on")).click()
    dialog = writer.get_by_role("dialog")
    dialog.get_by_label(say("viewer-name")).fill("Ann")
    dialog.get_by_role("button", name=say("viewer-begin")).click()
    link = dialog.get_by_role("link").get_attribute("href")
    assert link is not None
    other = evening.visit(PHONE)
    other.goto(link)
    expect(other.get_by_role("heading", name="Thursday")).to_be_visible()
    writer.keyboard.press("Escape")
    writer.locator("footer .next").get_by_role("button", name="Nora").click()
    writer.locator(".row.tiles").get_by_role("button", name="spades").click()
    for digit in "70":
        writer.locator(".keys").get_by_role("button", name=digit, exact=True).click()
    writer.get_by_role("button", name=say("pad-enter", number=1)).click()
    expect(other.get_by_role("heading", name=say("pad-end-by", name="Nora", count=60))).to_be_visible()
    writer.goto(f"http://{evening.address}/account")
    writer.get_by_role("button", name=say("viewer-stop", title="Thursday")).click()
    expect(writer.get_by_role("heading", name=say("viewer-mine"))).to_have_count(0)
    evening.expect_refusal(404)
    other.reload()
    expect(other.get_by_role("alert")).to_have_text(say("viewer-gone"))


def test_a_club_has_its_evening_and_its_season(evening: Evening) -> None:
    say = load_catalogue("sv").say
    page = evening.open().visit(PHONE, language="sv")
    first = longer([make_head(time="2026-11-19T19:00:00Z")])
    second = longer([make_head(names=["Olga", "nora", "Tor"], time="2026-11-19T19:30:00Z")])
    before = longer([make_head(time="2026-11-12T19:00:00Z")])
    lay(page, evening.address, one=first, two=second, old=before)
    page.goto(f"http://{evening.address}/pad/club")
    rows = page.get_by_role("table", name=say("club-evening")).locator("tbody tr")
    expect(rows.first).to_contain_text("+80")
    expect(rows).to_have_count(5)
    page.get_by_role("switch", name=say("club-rule")).check(force=True)
    expect(rows.first).to_contain_text("+180")
    page.get_by_role("button", name=say("club-keep")).click()
    expect(page.get_by_role("status").get_by_text(say("club-kept"))).to_be_visible()
    page.reload()
    season = page.get_by_role("table", name=say("club-season")).locator("tbody tr")
    expect(season.first).to_contain_text("+180")
    with page.expect_download() as saved:
        page.get_by_role("button", name=say("club-csv")).first.click()
    assert saved.value.path().read_text("utf-8").splitlines()[1].endswith(";2;2;0;0;80;100;180")


def test_a_subscribed_device_gets_notifications_of_turns(evening: Evening) -> None:
    say = load_catalogue("en").say
    page = evening.open().visit(PHONE, keeps=True)
    evening.open_table(page, seats=3, match=TWO_DEALS)
    page.add_init_script(f"const KEY = '{KEY}', AUTH = '{AUTH}';{WITHOUT_A_SERVICE}")
    page.goto(f"http://{evening.address}/account")
    toggle = page.get_by_test_id("push")
    expect(toggle.get_by_role("status")).to_have_text(say("push-off"))
    toggle.get_by_role("switch").check(force=True)
    expect(toggle.get_by_role("status")).to_have_text(say("push-is-on"))
    registered = "navigator.serviceWorker.ready.then((here) => new URL(here.active.scriptURL).pathname)"
    assert page.evaluate(registered) == "/service.js"
    asked = f"http://{evening.address}/api/me/push-subscription"
    assert page.request.get(asked).json()["on"] is True
    toggle.get_by_role("switch").uncheck(force=True)
    expect(toggle.get_by_role("status")).to_have_text(say("push-off"))
    assert page.request.get(asked).json()["on"] is False
