"""An evening with real cards at the pad: few taps a hand, and nothing lost when the page is killed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from spadille.text import load_catalogue
from tests.e2e.chromium import PHONE
from tests.e2e.evening import Evening
from tests.e2e.pad import DRAWN, Pad, play
from tests.pad.sheets import ask_pad, enter_hand, make_head
from tests.pad.test_sheet import thursday_log

pytestmark = pytest.mark.browser
TAP, DIGIT, THINKING = 1.1, 0.28, 1.35
"""Seconds by the keystroke-level model: to aim and tap, to press a key beside the last, to think once."""
FOUR_MINUTES = 240
COUNTS_ASKING = """
window.askedToKeep = 0;
navigator.storage.persist = () => Promise.resolve(Boolean((window.askedToKeep += 1)));
"""

WHEN_ASKED = """
() => new Promise(done => {
  const look = () => askedToKeep ? done(askedToKeep) : requestAnimationFrame(look);
  look();
})
"""
"""The page's policy lets nobody wait for a string of script."""


def test_a_browser_is_asked_to_keep_the_sheet_once_there_is_a_hand_to_lose(evening: Evening) -> None:
    page = evening.open().visit(PHONE)
    page.add_init_script(COUNTS_ASKING)
    pad = Pad(evening.address, page, [make_head()])
    assert page.evaluate("askedToKeep") == 0
    play(pad, 1)
    assert page.evaluate(WHEN_ASKED) == 1


def seconds(pad: Pad, hands: int) -> float:
    return pad.taps * TAP + pad.digits * DIGIT + hands * THINKING


def test_a_usual_hand_is_three_taps_and_a_number(evening: Evening) -> None:
    page = evening.open().visit(PHONE)
    pad = Pad(evening.address, page, [make_head()])
    play(pad, 3)
    assert (pad.taps, pad.digits) == (9, 6)
    assert ask_pad(pad.log)["sheet"]["total"] == 0
    assert len(pad.log) == 4
    page.get_by_role("button", name=load_catalogue("en").say("app-menu")).click()
    page.get_by_role("dialog").get_by_role("button", name=load_catalogue("en").say("pad")).click()
    expect(page.get_by_role("link", name="Thursday")).to_contain_text("3 hands")


@pytest.mark.long
def test_an_evening_of_36_hands_takes_less_than_four_minutes(evening: Evening) -> None:
    pad = Pad(evening.address, evening.open().visit(PHONE), [make_head()])
    play(pad, 36)
    assert len(pad.log) == 37
    assert pad.taps == 36 * 3
    assert seconds(pad, 36) < FOUR_MINUTES


def kill(evening: Evening, times: int) -> None:
    """The page is torn away and loaded anew after any tap: every tap before it is kept."""
    chance = Random(times)
    page = evening.visit(PHONE)
    pad = Pad(evening.address, page, [make_head()])
    for _ in range(times):
        before = pad.log
        who = chance.choice(["Signe", "Nora", "Edvin"])
        pad.tap(who, "footer .next")
        taps = chance.randrange(3)
        if taps:
            pad.page.locator(".row.tiles button").nth(1).click()
        if taps > 1:
            pad.page.locator(".keys").get_by_role("button", name="7", exact=True).click()
        pad.open()
        kept = pad.kept
        assert kept["log"] == before
        assert kept["draft"]["declarer"] == ("Signe", "Nora", "Edvin").index(who)
        assert ("contract" in kept["draft"]) == (taps > 0)
        assert kept["draft"].get("points") == (7 if taps > 1 else None)
        pad.hand("Nora", "spades", "71")
        assert len(pad.log) == len(before) + 1


def test_a_page_that_is_killed_loses_nothing(evening: Evening) -> None:
    evening.open()
    kill(evening, 2)


@pytest.mark.long
def test_a_page_that_is_killed_two_hundred_times_loses_nothing(evening: Evening) -> None:
    evening.open()
    kill(evening, 200)


def test_a_link_brings_the_sheet_to_another_phone(evening: Evening) -> None:
    page = evening.open().visit(PHONE)
    say = load_catalogue("en").say
    pad = Pad(evening.address, page, thursday_log())
    page.get_by_role("button", name=say("pad-more")).click()
    page.get_by_role("button", name=say("pad-share")).click()
    expect(page.get_by_role("img", name=say("pad-share-qr"))).to_be_visible()
    link = page.get_by_role("dialog").get_by_role("link").get_attribute("href")
    other = evening.visit(PHONE)
    assert link is not None
    other.goto(link)
    expect(other.locator(DRAWN)).to_have_text(page.locator(DRAWN).inner_text())
    assert json.loads(other.evaluate("localStorage['spadille.sheet.thu']"))["log"] == pad.log


def test_the_sheet_prints_on_one_page(evening: Evening, tmp_path: Path) -> None:
    pad = Pad(evening.address, evening.open().visit(PHONE), enter_hand(thursday_log(), contract=None))
    paper = tmp_path / "sheet.pdf"
    pad.page.pdf(path=str(paper), format="A4", print_background=True)
    assert paper.read_bytes().count(b"/Type /Page\n") == 1


def test_a_dark_page_is_printed_dark_on_nothing(evening: Evening) -> None:
    page = evening.open().visit(PHONE, scheme="dark")
    page.goto(f"http://{evening.address}/pad/club")
    page.get_by_role("heading", level=1).wait_for()
    page.emulate_media(media="print")
    look = "(({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle(document.body))"
    assert page.evaluate(look) == ["rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]


def test_on_a_phone_they_play_on_when_the_match_is_over(evening: Evening) -> None:
    match = {"start": 200, "bankrupt": "end", "end": {"deals": 1}}
    pad = Pad(evening.address, evening.open().visit(PHONE), [make_head(match=match)])
    play(pad, 1)
    say = load_catalogue("en").say
    expect(pad.page.get_by_text(say("pad-ended"), exact=True)).to_be_visible()
    pad.page.get_by_role("button", name=say("pad-on"), exact=True).click()
    pad.page.locator("footer .next").get_by_role("button", name="Nora", exact=True).wait_for()
    assert [entry["entry"] for entry in pad.log] == ["open", "hand", "on"]
