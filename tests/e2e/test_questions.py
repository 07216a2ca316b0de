"""Tests of votes: undo, claims, the end of the match, open hands, another game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e import boards
from tests.e2e.chromium import PHONE, SMALLEST, resize
from tests.e2e.evening import Evening
from tests.e2e.friends import Friend
from tests.e2e.table import Asked, Plan, Table
from tests.e2e.test_access import AXE, wrong
from tests.e2e.test_room import FINGER, assert_cards_in_sight, assert_room
from tests.e2e.together import answer, expect_in_log, friend_at, id_of, open_pages, open_panel, press_in_panel

pytestmark = pytest.mark.browser

LEADS = boards.make_board(2, {0: boards.NO_CLUBS})
"""Seat 0 bids first, and leads to the first trick."""


def leading(evening: Evening, board: boards.Board, bid: str = "solo") -> tuple[Table, Table, Friend]:
    """Open a deal in which Ann leads to the first trick with spades as trumps. Return the tables of Ann and
    Bo, and Cy, a friend without a page.
    """
    ann, bo = open_pages(evening.open(board), board, "en", "sv")
    cy = friend_at(evening, ann, 2, "Cy")
    assert ann.asked() is Asked.BID
    ann.bid(bid)
    assert bo.asked() is Asked.BID
    bo.pass_()
    cy.do("pass")
    ann.play_until(Asked.PLAY, plan=Plan(trump="S", call="TD", give="TC"))
    return ann, bo, cy


def test_taken_back_or_the_rest_claimed_when_all_agree_and_not_when_one_does_not(evening: Evening) -> None:
    ann, bo, cy = leading(evening, LEADS)
    ann.put("AS")
    expect(ann.part("trick").get_by_role("img")).to_have_count(1)
    press_in_panel(ann, "social-take-back")
    expect(ann.part("notice")).to_contain_text("Waiting for Bo and Cy.")
    expect(bo.part("notice")).to_contain_text(
        "Ann vill ta tillbaka sitt senaste bud eller kort. Går du med på det?"
    )
    answer(bo, yes=False)
    expect_in_log(ann, "Bo says no.")
    expect(ann.part("notice")).to_have_count(0)
    expect(ann.part("trick").get_by_role("img")).to_have_count(1)
    cy.wait_until_declined()
    press_in_panel(ann, "social-take-back")
    answer(bo, yes=True)
    cy.agree()
    expect(ann.card("AS")).to_be_visible()
    expect(bo.part("trick").get_by_role("img")).to_have_count(0)
    expect_in_log(ann, "You take it back.")
    expect_in_log(bo, "Ann tar tillbaka.")
    assert ann.asked() is Asked.PLAY
    a_claim_is_judged_by_the_others_where_it_is_not_certain(ann, bo, cy)


def a_claim_is_judged_by_the_others_where_it_is_not_certain(ann: Table, bo: Table, cy: Friend) -> None:
    cy.until(lambda state: state.table.question is None)
    press_in_panel(ann, "social-rest")
    expect(bo.part("notice")).to_contain_text("Ann kräver resten av sticken. Går du med på det?")
    answer(bo, yes=False)
    told_no = ann.part("spoken-log").get_by_text("Bo says no.", exact=True)
    expect(told_no).to_have_count(2)
    expect(ann.part("notice")).to_have_count(0)
    cy.wait_until_declined()
    press_in_panel(ann, "social-rest")
    answer(bo, yes=True)
    cy.agree()
    expect(ann.part(Asked.SETTLED)).to_be_visible()
    expect_in_log(bo, "Resten går till Ann.")
    assert ann.payments() == bo.payments()


def test_no_card_is_taken_back_past_one_seen_and_a_certain_claim_settles_at_once(evening: Evening) -> None:
    ann, bo, cy = leading(evening, boards.CALL, bid="call")
    ann.put("AS")
    assert bo.asked() is Asked.PLAY
    bo.put(bo.legal()[0])
    expect(ann.part("trick").get_by_role("img")).to_have_count(2)
    open_panel(ann)
    expect(ann.page.get_by_role("button", name="Take it back", exact=True)).to_have_count(0)
    ann.page.keyboard.press("Escape")
    cy.do()
    ann.page.get_by_text("Trick 2 of 11").wait_for()
    press_in_panel(ann, "social-rest")
    expect(bo.part(Asked.SETTLED)).to_be_visible()
    expect(ann.part(Asked.SETTLED)).to_be_visible()
    assert ann.gain() > 0


def test_giving_up_is_asked_twice_and_another_game_may_follow_at_the_same_table(evening: Evening) -> None:
    ann, bo, cy = leading(evening, LEADS)
    open_panel(ann)
    ann.page.get_by_role("button", name="I give up", exact=True).click()
    expect(bo.part(Asked.SETTLED)).to_have_count(0)
    ann.page.get_by_role("button", name="Press again: I give up", exact=True).click()
    for table in (ann, bo):
        expect(table.part(Asked.SETTLED)).to_be_visible()
    expect_in_log(bo, "Ann ger sig.")
    assert ann.gain() < 0
    another_game_at_the_same_table(ann, bo, cy)


def another_game_at_the_same_table(ann: Table, bo: Table, cy: Friend) -> None:
    for table in (ann, bo):
        table.final_standing()
    address = ann.page.url
    ann.press_button("social-propose")
    form = ann.part("propose")
    form.get_by_text("German Solo", exact=True).click()
    form.get_by_role("button", name="Propose it", exact=True).click()
    expect(bo.part("notice")).to_contain_text("Ann föreslår German Solo, Standard, 4 platser")
    answer(bo, yes=True)
    cy.agree()
    for table in (ann, bo):
        expect(table.page.get_by_role("banner")).to_contain_text("German Solo")
        expect(table.part("hand").get_by_role("option")).to_have_count(8)
    expect_in_log(bo, "Ett nytt parti börjar.")
    assert ann.page.url == address


def test_the_match_ends_where_all_would_end_it(evening: Evening) -> None:
    board = boards.OVER_SOON
    ann, bo = open_pages(
        evening.open(board),
        board,
        "en",
        "en",
        rules="gamerules",
        options={"call_card": "optional"},
        match={"start": None, "bankrupt": "debt", "end": {}},
    )
    cy = friend_at(evening, ann, 2, "Cy")
    assert ann.asked() is Asked.BID
    ann.bid("call")
    assert bo.asked() is Asked.BID
    bo.pass_()
    cy.do("pass")
    ann.play_until(Asked.PLAY, plan=Plan(trump="C"))
    ann.put("9S")
    assert bo.asked() is Asked.PLAY
    bo.put(bo.legal()[0])
    cy.do()
    expect(bo.part(Asked.SETTLED)).to_be_visible()
    ann.press_button("settle-end")
    expect(bo.part("notice")).to_contain_text("Ann wants to end the match here. Do you agree?")
    answer(bo, yes=True)
    cy.agree()
    ann.final_standing()
    bo.final_standing()
    assert ann.standing() == bo.standing()


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not among the web's tools")
def test_a_question_covers_no_card_and_fits_a_finger(evening: Evening) -> None:
    board = boards.CALL
    ann, bo = open_pages(evening.open(board), board, "en", "sv", device=SMALLEST)
    cy = friend_at(evening, ann, 2, "Cy")
    assert ann.asked() is Asked.BID
    cy.until(lambda state: state.view is not None)
    cy.send("show-hands")
    expect(ann.part("say-yes")).to_be_visible()
    for device in (PHONE, SMALLEST):
        resize(ann.page, device)
        assert_room(ann.page, "a question while bidding")
        assert_cards_in_sight(ann)
        assert wrong(ann.page) == []
    answer(ann, yes=True)
    expect(bo.part("say-no")).to_be_visible()
    for device in (PHONE, SMALLEST):
        resize(bo.page, device)
        assert_room(bo.page, "a question to who waits")
    answer(bo, yes=False)
    cy.wait_until_declined()
    open_panel(ann)
    assert wrong(ann.page) == []
    buttons = ann.page.get_by_role("dialog").get_by_role("button")
    sizes = buttons.evaluate_all("all => all.map(one => one.getBoundingClientRect())")
    assert [size for size in sizes if min(size["width"], size["height"]) < FINGER] == []
    assert ann.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0


def test_a_vote_by_keyboard_shows_all_hands_to_spectators(
    evening: Evening,
) -> None:
    ann, bo, cy = leading(evening, LEADS)
    onlooker = evening.join(evening.visit(), id_of(ann))
    expect(onlooker.turn_line).to_contain_text("You are watching.")
    expect(onlooker.part("open-hand")).to_have_count(0)
    ann.put("AS")
    assert bo.asked() is Asked.PLAY
    cy.until(lambda state: bool(state.view and state.view.trick and state.view.trick.cards))
    cy.send("show-hands")
    expect(bo.part("say-yes")).to_be_visible()
    bo.page.keyboard.press("j")
    expect(bo.part("say-yes")).to_be_focused()
    bo.page.keyboard.press("ArrowRight")
    bo.page.keyboard.press("Enter")
    expect_in_log(ann, "Bo says no.")
    cy.wait_until_declined()
    press_in_panel(ann, "social-show-hands")
    answer(bo, yes=True)
    expect(onlooker.part("open-hand")).to_have_count(0)
    cy.agree()
    expect(onlooker.part("open-hand")).to_have_count(3)
    for table in (ann, bo):
        expect(table.part("open-hand")).to_have_count(0)
