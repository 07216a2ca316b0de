"""Tests that a game declared by the tests alone can be played from the first bid to its settlement."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from spadille.games import GAMES
from spadille.rules.game import Game
from tests.e2e.declared import FOUR_TO_EIGHTY, WIDOW_OF_TWO
from tests.e2e.evening import Evening
from tests.e2e.family import deal_to_eldest, press
from tests.e2e.table import Asked, Plan, Table
from tests.e2e.unseen import play_out_hidden

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("game", "hand"),
    [
        pytest.param(FOUR_TO_EIGHTY, "AS KS QS JS TS", id="four-to-eighty", marks=pytest.mark.long),
        pytest.param(WIDOW_OF_TWO, "AS KS QS JS TS 9S 8S AH TH KH", id="widow-of-two"),
    ],
)
def test_a_game_of_the_tests_is_played_against_bots(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, game: Game, hand: str
) -> None:
    monkeypatch.setitem(GAMES, game.id, game)
    rules = game.rules("plain")
    board = deal_to_eldest(game.id, "plain", 4, 3, hand)
    page = evening.open(board).visit()
    match = {"start": None, "bankrupt": "debt", "end": {"deals": 1}}
    opened = evening.open_table(page, game=game.id, rules="plain", seats=4, match=match, bot="club")
    page.goto(f"http://{evening.address}/table/{opened}")
    table = Table(page)
    assert table.asked() is Asked.BID
    table.bid(rules.contracts[0].id)
    assert table.asked() is Asked.TRUMP
    table.name_trumps("S")
    lay_away(table, rules.packets.widow_size)
    expect(table.part("taken")).to_have_attribute("aria-label", "You 0, defenders 0")
    for _ in range(2):
        assert table.asked() is Asked.PLAY
        table.answer(Asked.PLAY, Plan())
    play_out_hidden(table)
    mine, *others = table.payments()
    assert mine == -sum(others)
    assert points_told(table) <= rules.total
    expect(table.part("settlement")).to_contain_text("laid away")
    # the catalogue has no sentences for a game of the tests
    evening.troubles[:] = [trouble for trouble in evening.troubles if not trouble.startswith("no text: ")]


def lay_away(table: Table, count: int) -> None:
    """Discard the last cards of the hand, as many as the widow had."""
    box = table.part("lay-away-box")
    go = box.get_by_role("button", name="Lay away", exact=True)
    expect(box.locator("li")).to_have_count(count)
    hand = [card.get_attribute("data-card") or "" for card in table.part("hand").locator("[data-card]").all()]
    for card in hand[-count:]:
        expect(go).to_be_disabled()
        press(table, table.card(card))
    press(table, go)
    expect(box).to_have_count(0)


def points_told(table: Table) -> int:
    """Return the declarer's card points that the settlement states."""
    found = re.search(r"\d+", table.part("settlement").locator(".words").inner_text())
    assert found
    return int(found[0])
