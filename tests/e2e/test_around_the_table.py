"""Tests of everything around the play: phrases, spectators, changed seats, the big screen, and what is
stored.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e import boards
from tests.e2e.chromium import PHONE, stop_the_clock
from tests.e2e.evening import Evening
from tests.e2e.family import FIVE_TRUMPS
from tests.e2e.table import Asked, Plan, Table
from tests.e2e.together import (
    expect_in_log,
    friend_at,
    id_of,
    open_pages,
    open_panel,
    open_table,
    press_in_panel,
)

pytestmark = pytest.mark.browser

LOST = Plan(bid="call", trump="C")
SCREEN: ViewportSize = {"width": 1920, "height": 1080}
LEADS = boards.make_board(2, {0: boards.NO_CLUBS})


def test_a_phrase_is_shown_at_the_seat_in_each_language(evening: Evening) -> None:
    ann, bo = open_pages(evening.open(boards.CALL), boards.CALL, "en", "sv")
    for table in (ann, bo):
        table.page.clock.install()
        stop_the_clock(table.page)
    bo.page.locator('[data-phrase="well-played"]').click()
    expect(ann.part("seat-1").locator(".bubble")).to_have_text("Well played.")
    expect_in_log(ann, "Bo: Well played.")
    expect_in_log(bo, "Du: Snyggt spelat.")
    ann.page.get_by_role("button", name="raises a glass", exact=True).click()
    expect(bo.part("seat-0").locator(".bubble svg")).to_be_visible()
    expect_in_log(bo, "Ann höjer glaset.")
    # the phrase disappears
    ann.page.clock.run_for(10_000)
    expect(ann.part("seat-1").locator(".bubble")).to_have_count(0)


def test_phrases_are_hidden_while_a_partnership_is_possible(evening: Evening) -> None:
    ann, bo = open_pages(evening.open(FIVE_TRUMPS), FIVE_TRUMPS, "en", "en")
    expect(ann.part("phrases")).to_be_visible()
    evening.seat_players(id_of(ann), {2: (), 3: ()})
    # the cards are dealt, so partners may not use phrases any more
    expect(ann.part("phrases")).to_have_count(0)
    expect(bo.part("hand")).to_be_visible()
    expect(bo.part("phrases")).to_have_count(0)


def ask_for_a_bots_seat(table: Table, name: str) -> None:
    """Enter a name as a spectator and request a bot's seat, which is promised."""
    table.press_button("join-bot")
    table.part("join").get_by_role("textbox").fill(name)
    table.part("join").get_by_role("button", name="Sit down", exact=True).tap()
    expect(table.part("promised")).to_contain_text("when the deal is over")


def test_a_bots_seat_is_promised_and_had_when_the_deal_is_over(evening: Evening) -> None:
    page = evening.open(boards.OVER_SOON, boards.CALL).visit()
    table_id = open_table(
        evening,
        page,
        boards.OVER_SOON,
        free=[],
        match={"start": None, "bankrupt": "debt", "end": {"deals": 3}},
    )
    ann = evening.join(page, table_id)
    assert ann.asked() is Asked.BID
    dora = evening.join(evening.visit(PHONE), table_id)
    ask_for_a_bots_seat(dora, "Dora")
    expect(dora.part("hand")).to_have_count(0)
    expect_in_log(ann, "Dora gets a seat when the deal is over.")
    press_in_panel(dora, "join-withdraw")
    expect(dora.part("promised")).to_have_count(0)
    expect_in_log(ann, "Dora is no longer waiting for a seat.")
    ask_for_a_bots_seat(dora, "Dora")
    ann.play_deal(LOST)
    expect(dora.part("promised")).to_have_count(0)
    expect(dora.part(Asked.SETTLED)).to_be_visible()
    expect_in_log(ann, "Dora sits down.")
    ann.be_ready()
    dora.press_button("settle-next")
    expect(dora.part("hand")).to_be_visible()


def test_a_player_who_leaves_can_watch(evening: Evening) -> None:
    ann, bo = open_pages(evening.open(boards.CALL), boards.CALL, "en", "sv")
    friend_at(evening, ann, 2, "Cy")
    assert ann.asked() is Asked.BID
    open_panel(bo)
    leave = bo.words.say("social-leave")
    bo.page.get_by_role("button", name=leave, exact=True).click()
    bo.page.get_by_role("button", name=bo.words.say("social-sure", what=leave), exact=True).click()
    expect(bo.turn_line).to_contain_text(bo.words.say("table-watching"))
    expect(bo.part("hand")).to_have_count(0)
    expect_in_log(ann, "Bo leaves the table.")
    open_panel(ann)
    expect(ann.part("watchers")).to_have_text("One person is watching.")


def test_the_host_fills_seats_and_lists_the_table(evening: Evening) -> None:
    page, other = evening.open().visit(), evening.visit(language="sv")
    evening.start(page).name("Ann")
    page.get_by_role("button", name="Invite friends", exact=True).click()
    page.wait_for_url("**/table/*")
    ann = Table(page)
    expect(ann.part("link")).to_have_text(page.url)
    other.goto(f"http://{evening.address}/")
    expect(other.get_by_role("button", name="Med vänner", exact=True)).to_be_visible()
    expect(other.get_by_test_id("open-tables")).to_have_count(0)
    open_panel(ann)
    page.get_by_role("switch", name="Anyone can find this table", exact=True).check(force=True)
    expect_in_log(ann, "Anyone can find this table now.")
    page.keyboard.press("Escape")
    other.reload()
    lines = other.get_by_test_id("open-tables").get_by_role("listitem")
    expect(lines).to_contain_text("2 lediga platser")
    expect(lines).to_contain_text("Ann")
    page.get_by_role("button", name="Start with bots in the free seats", exact=True).click()
    expect(ann.part("hand")).to_be_visible()


def test_the_big_screen_shows_no_hand_and_nothing_to_press(evening: Evening) -> None:
    ann, bo = open_pages(evening.open(LEADS), LEADS, "en", "en")
    cy = friend_at(evening, ann, 2, "Cy")
    assert ann.asked() is Asked.BID
    # in the browser of a seated player
    screen = ann.page.context.new_page()
    screen.set_viewport_size(SCREEN)
    screen.goto(f"{ann.page.url}?screen")
    seen = Table(screen)
    expect(seen.part("seat-1")).to_be_visible()
    ann.bid("solo")
    assert bo.asked() is Asked.BID
    bo.pass_()
    cy.do("pass")
    assert ann.asked() is Asked.TRUMP
    ann.name_trumps("S")
    assert ann.asked() is Asked.PLAY
    ann.put("AH")
    expect(seen.part("trick").get_by_role("img", name="ace of hearts")).to_be_visible()
    expect(seen.part("hand")).to_have_count(0)
    expect(screen.get_by_role("button")).to_have_count(0)
    card = seen.part("trick").get_by_role("img").bounding_box()
    assert card is not None
    assert card["height"] > SCREEN["height"] / 7


def test_what_stays_of_a_match(evening: Evening, tmp_path: Path) -> None:
    page = evening.open(boards.OVER_SOON).visit()
    table = evening.sit_down(page, deals=1, chips=False)
    table.play_deal(LOST)
    paid = table.payments()
    table.final_standing()
    table_id = id_of(table)
    page.get_by_role("link", name="Results and records", exact=True).click()
    rows = page.get_by_test_id("match").get_by_role("row")
    expect(rows).to_have_count(3)
    assert [_number(cell) for cell in rows.nth(1).get_by_role("cell").all_inner_texts()] == paid
    less_luck = page.get_by_test_id("less-luck")
    less_luck.get_by_text("With less luck", exact=True).click()
    expect(less_luck.get_by_role("definition")).to_have_text([re.compile(r"[\d.]+ ± [\d.]+")] * 3)
    with page.expect_download() as download:
        page.get_by_test_id("records").click()
    kept = tmp_path / "records.jsonl"
    download.value.save_as(kept)
    (match,) = (json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines())
    assert match["deals"][0]["result"]["payments"] == paid
    page.goto(f"http://{evening.address}/")
    page.get_by_role("link", name="Your games", exact=True).click()
    history = page.get_by_test_id("history")
    expect(history).to_contain_text("Six-Bid Solo")
    history.get_by_role("link", name="Deals", exact=True).click()
    page.wait_for_url(f"**/table/{table_id}/results")


def _number(text: str) -> int:
    return int(text.split(maxsplit=1)[0].replace("−", "-").replace("+", ""))
