"""Tests that bids, hands and gains are visible, and that nothing impossible is offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from spadille.games import GAMES
from tests.e2e import boards
from tests.e2e.chromium import DESKTOP, PHONE, SMALLEST, TABLET, WIDE, Device, Language, resize
from tests.e2e.evening import Evening
from tests.e2e.family import deal_to_eldest, sit_down
from tests.e2e.sight import assert_in_sight
from tests.e2e.table import Asked, Plan, Table

pytestmark = pytest.mark.browser

LAPTOP: Final = Device(1280, 800)
NARROW: Final = Device(360, 780, touch=True)
TWELVE_BIDS: Final = deal_to_eldest("german-solo", "standard", 4, 3, "QC QS AC KC 7C AD KD 8H")
"""Seat 0 has both black queens and a club, so it may bid every contract."""
SPEAKS_SECOND: Final = deal_to_eldest("progressive", "pennycook", 3, 1, "9H 8H 7H 6H JH 9D 8D 7D JD KD KC")
"""Seat 2 bids first, and seat 0 may bid higher or double."""
FIVE_SEATS: Final = boards.make_board(3, {0: boards.HOPELESS}, widow="9C 8C 7C", seats=5)
LEAST_LETTERS: Final = 14
"""The smallest font size in pixels at the table on a desktop."""
LONGEST: Final = "bid six-trick-solo-is-it"
WITH_MOTION: Final = """
const seen = { dealt: false, both: false };
window.__seen = seen;
new MutationObserver(() => {
  const flying = document.querySelector('.dealing') !== null;
  seen.dealt ||= flying;
  seen.both ||= flying && document.querySelector('[data-testid="bidding-box"]') !== null;
}).observe(document, { childList: true, subtree: true });
"""

UNDER_THE_BOX: Final = """
(longest) => {
  const box = document.querySelector('[data-testid="bidding-box"]').getBoundingClientRect();
  const seats = [...document.querySelectorAll('li.seat')];
  return seats.filter((seat) => {
    seat.querySelector('.name span').textContent = longest;
    const { left, right, top, bottom } = seat.getBoundingClientRect();
    return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
  }).map((seat) => seat.innerText);
}
"""
"""A script that returns the seats that reach under the bidding box when all players have the longest
possible name.
"""
FLYING_FOR_EVER: Final = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, when) {
  const flight = animate.call(this, frames, when);
  flight.pause();
  return flight;
};
"""


def german(
    evening: Evening, device: Device, language: Language = "en", wishes: dict[int, list[str]] | None = None
) -> Table:
    """Open a deal of German Solo with three other players, in which the seat of this page may bid every
    contract.
    """
    page = evening.open(TWELVE_BIDS).visit(device, language=language)
    table = sit_down(evening, page, TWELVE_BIDS, wishes or {}, Table, language=language)
    assert table.asked() is Asked.BID
    expect(table.part(Asked.BID).locator(".bid")).to_have_count(12)
    return table


def assert_all_bids_in_sight(table: Table, *devices: Device) -> None:
    """Check that every bid is visible on each of these screens."""
    for device in devices:
        resize(table.page, device)
        assert_in_sight(table.part(Asked.BID).locator(".bid"))
        expect(table.part(Asked.BID).locator(".more")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", pytest.param("sv", marks=pytest.mark.long)])
def test_all_twelve_bids_and_what_others_bid_are_in_sight(evening: Evening, language: Language) -> None:
    table = german(evening, PHONE, language, {1: [LONGEST], 2: [], 3: []})
    assert_all_bids_in_sight(table, TABLET, PHONE)
    table.bid("question")
    words = table.part("seat-1").locator(".brief")
    expect(words).to_contain_text("six-trick solo is it")
    assert words.evaluate("place => place.scrollWidth <= place.clientWidth")
    assert words.evaluate("place => place.scrollHeight <= place.clientHeight + 1")


def test_all_twelve_bids_are_in_sight_on_larger_screens(evening: Evening) -> None:
    table = german(evening, DESKTOP, "sv")
    assert_all_bids_in_sight(table, DESKTOP, LAPTOP)
    promises = table.part(Asked.BID).locator(".promise")
    letters = promises.evaluate_all(
        "places => places.map(place => parseFloat(getComputedStyle(place).fontSize))"
    )
    assert min(letters) >= LEAST_LETTERS
    assert table.page.evaluate(UNDER_THE_BOX, "Wilhelmina Mathilde Otti") == []


def test_all_bids_beside_a_double_are_in_sight(evening: Evening) -> None:
    page = evening.open(SPEAKS_SECOND).visit(PHONE, language="sv")
    table = sit_down(evening, page, SPEAKS_SECOND, {2: ["bid frog"]}, Table, language="sv")
    assert table.asked() is Asked.BID
    expect(table.part(Asked.BID).locator(".bid")).to_have_count(4)
    expect(table.part(Asked.BID).locator("[data-answer$=' pass'], .stake button")).to_have_count(2)
    assert_all_bids_in_sight(table, PHONE, TABLET, Device(1024, 768), DESKTOP, Device(844, 390))


def test_all_games_are_in_sight_above_the_bar(evening: Evening) -> None:
    page = evening.open().visit(DESKTOP)
    page.goto(f"http://{evening.address}/")
    bar = page.locator("footer")
    expect(page.locator(".games label")).to_have_count(len(GAMES))
    for device in (DESKTOP, WIDE, Device(2560, 1440)):
        resize(page, device)
        last, foot = page.locator(".games label").last.bounding_box(), bar.bounding_box()
        assert last
        assert foot
        assert last["y"] + last["height"] <= foot["y"], device


def test_the_number_of_hidden_bids_is_shown(evening: Evening) -> None:
    table = german(evening, SMALLEST)
    last = table.part(Asked.BID).locator(".bid").last
    expect(last).not_to_be_in_viewport()
    more = table.part(Asked.BID).get_by_role("button", name="more")
    while more.count():
        before = more.inner_text()
        more.tap()
        expect(table.part(Asked.BID)).not_to_contain_text(before)
    expect(last).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("devices", [(LAPTOP, DESKTOP, Device(1024, 768)), (TABLET,)], ids=["mouse", "touch"])
def test_a_hint_leaves_the_hand_in_sight(evening: Evening, devices: Sequence[Device]) -> None:
    page = evening.open(boards.CALL).visit(devices[0])
    table = evening.sit_down(page, deals=1)
    assert table.asked() is Asked.BID
    page.keyboard.press("w")
    expect(page.get_by_test_id("hint").get_by_role("listitem").first).to_be_visible()
    for device in devices:
        resize(page, device)
        assert not overlap(page.get_by_test_id("hint"), table.part("hand")), device


def overlap(first: Locator, other: Locator) -> bool:
    """Return whether two elements overlap."""
    here, there = first.bounding_box(), other.bounding_box()
    assert here is not None
    assert there is not None
    beside = here["x"] >= there["x"] + there["width"] or there["x"] >= here["x"] + here["width"]
    above = here["y"] >= there["y"] + there["height"] or there["y"] >= here["y"] + here["height"]
    return not (beside or above)


@pytest.mark.parametrize("devices", [(LAPTOP, DESKTOP), (PHONE, NARROW)], ids=["mouse", "touch"])
def test_what_each_of_five_seats_gains_is_in_sight(evening: Evening, devices: Sequence[Device]) -> None:
    page = evening.open(FIVE_SEATS).visit(devices[0], language="sv")
    table = evening.sit_down(page, "sv", seats=5, deals=1, chips=False)
    table.play_deal(Plan(bid="call", trump="C"))
    gains = table.part("payments").locator(".gain")
    expect(gains).to_have_count(5)
    for device in devices:
        resize(page, device)
        assert_in_sight(gains)


def test_bids_are_asked_for_when_the_cards_lie(evening: Evening) -> None:
    page = moving(evening)
    evening.sit_down(page, deals=1)
    expect(page.get_by_test_id(Asked.BID)).to_be_visible()
    assert page.evaluate("window.__seen") == {"dealt": True, "both": False}


def test_a_key_lets_the_cards_lie_at_once(evening: Evening) -> None:
    page = moving(evening)
    start = evening.start(page).name("Ann").deals(1)
    page.evaluate(f"() => {{ {FLYING_FOR_EVER} }}")
    start.sit_down()
    expect(page.locator(".packet")).not_to_have_count(0)
    expect(page.get_by_test_id(Asked.BID)).to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id(Asked.BID)).to_be_focused()


def moving(evening: Evening) -> Page:
    """Open a browser with animations."""
    page = evening.open(boards.CALL).visit(at_once=False)
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(WITH_MOTION)
    return page


@pytest.mark.parametrize(
    ("device", "language"),
    [pytest.param(DESKTOP, "en", id="en", marks=pytest.mark.long), pytest.param(PHONE, "sv", id="sv-phone")],
)
def test_where_there_is_no_table_none_is_offered(
    evening: Evening, device: Device, language: Language
) -> None:
    page = evening.open().visit(device, language=language)
    evening.expect_refusal(404)
    table = evening.join(page, "nowhere", language)
    say = table.words.say
    unknown = say("refusal-unknown-table")
    expect(page.get_by_text(unknown, exact=True)).to_be_visible()
    expect(page).to_have_title(f"{unknown.removesuffix('.')} · Spadille")
    if table.touch:
        table.press_button("app-menu")
        expect(page.get_by_role("dialog")).to_be_visible()
    offered = page.get_by_role("button", name=say("table-people"), exact=True)
    expect(offered).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    expect(page.get_by_role("dialog")).to_have_count(0)
    table.press_button("app-to-start")
    expect(page.get_by_role("button", name=say("landing-play"), exact=True)).to_be_visible()


@pytest.mark.parametrize("devices", [(LAPTOP, DESKTOP), (TABLET, PHONE)], ids=["mouse", "touch"])
def test_an_open_hand_across_the_table_lies_beside_the_trick(
    evening: Evening, devices: Sequence[Device]
) -> None:
    page = evening.open(TWELVE_BIDS).visit(devices[0])
    table = sit_down(evening, page, TWELVE_BIDS, {2: ["bid bronco"]}, Table)
    assert table.asked() is Asked.BID
    table.pass_()
    assert table.asked() is Asked.PLAY
    # the next trick is led by another, and waits for this seat with three cards on the table
    table.put("QS")
    assert table.asked() is Asked.PLAY
    across = table.part("trick").locator('[data-seat="2"]')
    expect(across).to_be_visible()
    for device in devices:
        resize(page, device)
        assert not overlap(table.part("open-hand"), across), device
