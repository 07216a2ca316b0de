"""Tests with friends in their own browsers: a match of each game, a player who returns, a bot that played
meanwhile.
"""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e import boards
from tests.e2e.boards import Board
from tests.e2e.chromium import PHONE
from tests.e2e.evening import Evening
from tests.e2e.family import FIVE_TRUMPS, FROG, lay_away
from tests.e2e.table import Asked, Plan, Table
from tests.e2e.together import (
    expect_in_log,
    id_of,
    is_asked,
    open_pages,
    open_table,
    play_a_trick,
    sit_down_at,
)
from tests.e2e.unseen import play_out_hidden

pytestmark = pytest.mark.browser

CALL: Final = Plan(bid="call", trump="S", call="TD", give="TC")
FROG_PLAN: Final = Plan(bid="frog")
QUESTION: Final = Plan(bid="question", trump="D", call="AH")


@pytest.mark.parametrize(
    ("board", "plan"),
    [
        pytest.param(boards.CALL, CALL, id="six-bid", marks=pytest.mark.long),
        pytest.param(FROG, FROG_PLAN, id="progressive", marks=pytest.mark.long),
        pytest.param(FIVE_TRUMPS, QUESTION, id="german-solo"),
    ],
)
def test_a_match_of_three_with_a_spectator(evening: Evening, board: Board, plan: Plan) -> None:
    tables = open_pages(evening.open(board), board, "en", "sv", "en")
    if board["seats"] > len(tables):
        evening.seat_players(id_of(tables[0]), {3: ()})
    onlooker = evening.join(evening.visit(PHONE, language="sv"), id_of(tables[0]), "sv")
    expect(onlooker.turn_line).to_contain_text(onlooker.words.say("table-watching"))
    assert tables[0].asked() is Asked.BID
    if plan is FROG_PLAN:
        _bid_frog(tables)
    everybody = [*tables, onlooker]
    play_a_trick([plan, Plan(), Plan()], tables)
    play_out_hidden(*tables, looking_on=[onlooker])
    assert len({tuple(table.payments()) for table in everybody}) == 1
    assert [table.gain() for table in tables] == tables[0].payments()[:3]
    expect(onlooker.part("my-gain")).to_have_count(0)
    for table in everybody:
        table.final_standing()
    assert len({tuple(table.standing().items()) for table in everybody}) == 1
    # a spectator cannot propose the next match
    expect(tables[2].page.get_by_role("button", name="Play again", exact=True)).to_be_visible()
    again = onlooker.words.say("final-again")
    expect(onlooker.page.get_by_role("button", name=again, exact=True)).to_have_count(0)


def _bid_frog(tables: list[Table]) -> None:
    tables[0].bid("frog")
    for table in tables[1:]:
        assert table.asked() is Asked.BID
        table.pass_()
    expect(tables[0].part("lay-away-box")).to_be_visible()
    lay_away(tables[0], "TS", "TD", "TC")


def test_on_another_device_in_mid_trick(evening: Evening) -> None:
    board = boards.make_board(2, {0: boards.NO_CLUBS})
    ann, bo = open_pages(evening.open(board), board, "en", "en")
    evening.seat_players(id_of(ann), {2: ()})
    assert ann.asked() is Asked.BID
    bo.page.goto(f"http://{evening.address}/account")
    bo.page.get_by_role("button", name="Make a code", exact=True).click()
    code = bo.page.get_by_test_id("code").locator("output").inner_text()
    bo.page.goto(f"http://{evening.address}/table/{id_of(ann)}")
    ann.pass_()
    assert bo.asked() is Asked.BID
    bo.bid("solo")
    assert bo.asked() is Asked.TRUMP
    bo.name_trumps("S")
    assert ann.asked() is Asked.PLAY
    ann.put("AH")
    assert bo.asked() is Asked.PLAY
    hand, trick = set(bo.hand()), bo.trick()
    bo.page.context.close()

    phone = evening.visit(PHONE)
    phone.goto(f"http://{evening.address}/account")
    phone.get_by_role("textbox", name="Recovery code", exact=True).fill(code)
    phone.get_by_role("button", name="Use it", exact=True).click()
    expect(phone.get_by_text("Welcome back, Bo.", exact=True)).to_be_visible()
    line = phone.get_by_test_id("resume")
    expect(line).to_contain_text("Your turn")
    line.tap()
    back = Table(phone)
    assert back.asked() is Asked.PLAY
    assert (set(back.hand()), back.trick()) == (hand, trick)
    back.put(back.legal()[0])
    expect(ann.part("trick").get_by_role("img")).not_to_have_count(1)


def test_a_bot_plays_for_an_absent_player_until_they_return(evening: Evening) -> None:
    board = boards.CALL
    page = evening.open(board).visit()
    visit = page.context
    waits = {"nudge": 1, "absent": 1, "idle": 3600}
    table_id = open_table(evening, page, board, waits=waits)
    ann = evening.join(page, table_id)
    expect(ann.part("waiting")).to_be_visible()
    bo = sit_down_at(evening, evening.visit(), table_id, "Bo")
    cy = sit_down_at(evening, evening.visit(language="sv"), table_id, "Cy", "sv")
    assert ann.asked() is Asked.BID
    page.close()
    expect_in_log(bo, "Everyone is waiting for Ann.")
    expect_in_log(bo, "A bot plays for Ann.")
    expect_in_log(cy, "En bot spelar för Ann.")
    expect(bo.part("seat-0")).to_contain_text("A bot plays")
    assert bo.asked() is Asked.BID
    ann = evening.join(visit.new_page(), table_id)
    expect_in_log(bo, "Ann is back.")
    expect(ann.part("notice")).to_contain_text("A bot played for you once:")
    expect(bo.part("seat-0")).not_to_contain_text("A bot plays")
    ann.page.get_by_role("button", name="Got it", exact=True).click()
    expect(ann.part("notice")).to_have_count(0)
    bo.pass_()
    assert cy.asked() is Asked.BID
    cy.pass_()
    # the bot has bid, and Ann plays its contract
    expect(ann.part("hand")).to_be_visible()
    ann.page.wait_for_function("document.querySelector('[data-testid=\"bidding-box\"]') === null")
    assert ann.asked() in {Asked.TRUMP, Asked.CALL, Asked.PLAY}
    assert is_asked(ann)
