"""Tests that axe finds no error on pages of a table of several people: lobby, spectators, votes, big
screen.
"""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e import boards
from tests.e2e.chromium import DESKTOP, PHONE, Device, Language, Scheme
from tests.e2e.evening import Evening
from tests.e2e.friends import Friend
from tests.e2e.table import Asked, Plan
from tests.e2e.test_access import AXE, wrong
from tests.e2e.together import friend_at, open_panel, open_table
from tests.e2e.unseen import play_out_hidden

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not among the web's tools"),
]

LEADS: Final = boards.make_board(2, {0: boards.NO_CLUBS})
Way = tuple[Device, Language, Scheme]
PHONE_LIGHT: Final[Way] = (PHONE, "en", "light")
PHONE_DARK: Final[Way] = (PHONE, "sv", "dark")
DESKTOP_DARK: Final[Way] = (DESKTOP, "sv", "dark")
DESKTOP_LIGHT: Final[Way] = (DESKTOP, "en", "light")


def ways(at_every_change: Way, now_and_then: Way) -> pytest.MarkDecorator:
    """Return test parameters for a device, a language and a colour scheme: the first for the normal run, the
    second for the long run.
    """
    often, seldom = (
        pytest.param(*way, marks=marks, id=f"{way[0].name}-{way[1]}-{way[2]}")
        for way, marks in ((at_every_change, ()), (now_and_then, pytest.mark.long))
    )
    return pytest.mark.parametrize(("device", "language", "scheme"), [often, seldom])


@ways(PHONE_LIGHT, DESKTOP_DARK)
def test_nothing_is_wrong_before_all_are_there(
    evening: Evening, device: Device, language: Language, scheme: Scheme
) -> None:
    evening.open(LEADS)
    dora = Friend.opening(evening.address, "Dora", public=True, free=[1, 2])
    evening.friends.append(dora)
    page = evening.visit(device, language=language, scheme=scheme)
    evening.start(page, language)
    expect(page.get_by_test_id("open-tables")).to_be_visible()
    assert wrong(page) == [], "the start page with open tables"
    table = evening.join(page, dora.page.table.id, language)
    expect(table.part("join")).to_be_visible()
    assert wrong(page) == [], "coming by the link"
    host = evening.join(page, open_table(evening, page, LEADS), language)
    expect(host.part("waiting")).to_be_visible()
    assert wrong(page) == [], "waiting for others"
    open_panel(host)
    assert wrong(page) == [], "the sheet of the table, for the host"


@ways(DESKTOP_DARK, PHONE_LIGHT)
def test_pages_of_a_spectator_are_accessible(
    evening: Evening, device: Device, language: Language, scheme: Scheme
) -> None:
    page = evening.open(LEADS).visit(device, language=language, scheme=scheme)
    ann = Friend.opening(evening.address, "Ann", free=[1])
    evening.friends.append(ann)
    table = evening.join(page, ann.page.table.id, language)
    bo = friend_at(evening, table, 1, "Bo")
    ann.do("bid solo")
    ann.send("show-hands")
    expect(table.part("notice")).to_be_visible()
    assert wrong(page) == [], "a question, seen by who looks on"
    bo.agree()
    expect(table.part("open-hand").first).to_be_visible()
    assert wrong(page) == [], "all hands"
    table.press_button("join-bot")
    table.part("join").get_by_role("textbox").fill("Dora")
    table.part("join").get_by_role("button", name=table.words.say("table-sit"), exact=True).click()
    expect(table.part("promised")).to_be_visible()
    assert wrong(page) == [], "a seat is promised"
    open_panel(table)
    assert wrong(page) == [], "the sheet of the table, for who looks on"
    page.goto(f"http://{evening.address}/table/{ann.page.table.id}?screen")
    expect(table.part("seat-1").first).to_be_visible()
    assert wrong(page) == [], "the big screen"


@ways(PHONE_DARK, DESKTOP_LIGHT)
def test_scores_and_results_are_accessible(
    evening: Evening, device: Device, language: Language, scheme: Scheme
) -> None:
    page = evening.open(boards.OVER_SOON).visit(device, language=language, scheme=scheme)
    table = evening.sit_down(page, language, deals=2, chips=False)
    table.play_deal(Plan(bid="call", trump="C"))
    table.press_button("table-scores")
    expect(page.get_by_test_id("deals").get_by_role("row")).to_have_count(3)
    assert wrong(page) == [], "the scores"
    page.keyboard.press("Escape")
    table.next_deal()
    play_out_hidden(table)
    table.final_standing()
    table_id = page.url.rpartition("/")[2]
    for path, part in (
        (f"/table/{table_id}/results", "match"),
        ("/account", "history"),
        (f"/table/{table_id}?screen", Asked.OVER),
    ):
        page.goto(f"http://{evening.address}{path}")
        expect(page.get_by_test_id(part)).to_be_visible()
        assert wrong(page) == [], path
    assert page.get_by_test_id(Asked.SETTLED).count() == 0
