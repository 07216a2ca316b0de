"""Tests of German Solo and Progressive Solo in the browser, by touch and by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.chromium import DESKTOP, PHONE, Device
from tests.e2e.evening import Evening
from tests.e2e.family import FIVE_TRUMPS, FROG, SMALL_GAMES, certain_win, lay_away, press, sit_down
from tests.e2e.table import Asked, ByKeyboard, Plan, Table
from tests.e2e.unseen import play_out_hidden

pytestmark = pytest.mark.browser

FINGER = pytest.param(Table, PHONE, id="finger")
KEYBOARD = pytest.param(ByKeyboard, DESKTOP, id="keyboard")
FINGER_LONG = pytest.param(Table, PHONE, id="finger", marks=pytest.mark.long)
KEYBOARD_LONG = pytest.param(ByKeyboard, DESKTOP, id="keyboard", marks=pytest.mark.long)


@pytest.mark.parametrize(("way", "device"), [FINGER_LONG, KEYBOARD])
def test_a_question_is_called_played_and_stopped(evening: Evening, way: type[Table], device: Device) -> None:
    page = evening.open(FIVE_TRUMPS).visit(device)
    table = sit_down(evening, page, FIVE_TRUMPS, {}, way)
    assert table.asked() is Asked.BID
    table.bid("question")
    assert table.asked() is Asked.TRUMP
    table.name_trumps("D")
    assert table.asked() is Asked.CALL
    table.call("AH")
    for card in ("QC", "7D", "QS", "AD", "KD"):
        assert table.asked() is Asked.PLAY
        table.put(card)
    stop = table.part("beside-box").locator('[data-answer="0 stop"]')
    expect(table.turn_line).to_contain_text("Or say “Stop” and keep the bonus for the first five tricks.")
    expect(table.part("beside-box")).to_contain_text("Stop and keep it, or play on for all eight")
    press(table, stop)
    expect(stop).to_have_count(0)
    assert table.asked() is Asked.SETTLED
    assert sorted(table.payments()) == [-8, -8, 8, 8]
    assert table.gain() == 8
    expect(table.part("settlement")).to_contain_text("2 for the contract, 1 for first and 5 for mackers")


@pytest.mark.parametrize(("way", "device"), [FINGER, KEYBOARD_LONG])
def test_a_frog_is_redoubled_and_laid_away(evening: Evening, way: type[Table], device: Device) -> None:
    page = evening.open(FROG).visit(device)
    table = sit_down(evening, page, FROG, {1: ["double"]}, way)
    assert table.asked() is Asked.BID
    table.bid("frog")
    redouble = table.part("bidding-box").locator('[data-answer="0 redouble 1"]')
    expect(redouble).to_be_visible()
    press(table, redouble)
    expect(redouble).to_have_count(0)
    lay_away(table, "TS", "TD", "TC")
    play_out_hidden(table)
    mine, redoubled, plain = table.payments()
    assert (mine, redoubled) == (-5 * plain, 4 * plain)
    assert mine > 0
    expect(table.part("settlement")).to_contain_text("Laid away")
    expect(table.part("payments")).to_contain_text("defender who doubled and was redoubled")


def test_the_small_games_are_played_by_keyboard_alone(evening: Evening) -> None:
    boards = [certain_win(game) for game, _ in SMALL_GAMES]
    page = evening.open(*boards).visit(language="sv")
    for board, (_, contract) in zip(boards, SMALL_GAMES, strict=True):
        table = sit_down(evening, page, board, {}, ByKeyboard, language="sv")
        assert table.asked() is Asked.BID
        table.bid(contract)
        lay_away(table, "TS", "TD", "TC")
        for _ in range(2):
            assert table.asked() is Asked.PLAY
            table.answer(Asked.PLAY, Plan())
        play_out_hidden(table, drawn=True)
        assert table.gain() > 0
        expect(table.part("settlement").locator(":focus")).to_have_count(1)
        evening.close_connections()
