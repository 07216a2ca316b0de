"""Tests of the table at widths from 320 to 2560 pixels: the decision, the turn and the player's own seat are
always visible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import boards
from tests.e2e.boards import Board
from tests.e2e.chromium import DESKTOP, Device, resize
from tests.e2e.evening import Evening
from tests.e2e.family import FROG, Wishes, deal_to_eldest, press, sit_down
from tests.e2e.table import Asked, Plan, Table

pytestmark = pytest.mark.browser

SIZES: Final = tuple(
    Device(width, height)
    for width, height in (
        (320, 568),
        (360, 640),
        (375, 548),
        (390, 664),
        (390, 844),
        (844, 390),
        (768, 1024),
        (1024, 768),
        (1366, 768),
        (1920, 1080),
        (2560, 1440),
    )
)
LETTERS: Final = ("125%", "150%", "200%")
DESK: Final = 1024
LOW: Final = 500
"""The height below which a screen with letters twice as large has room only for the decision."""
BESIDE: Final = {"turn line", "own seat"}
LARGER: Final = tuple(size for size in SIZES if size.width in {320, 360, 844, 768, 1366, 1920})
TWELVE_BIDS: Final = deal_to_eldest("german-solo", "standard", 4, 3, "QC QS AC KC 7C AD KD 8H")

HIDDEN: Final = """
() => {
  const seen = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const at = document.elementFromPoint(left + Math.min(width / 2, 24), top + height / 2);
    return width > 0 && at !== null && node.contains(at);
  };
  const any = (...places) => places.some((place) => [...document.querySelectorAll(place)].some(seen));
  const missing = [];
  if (!any('[data-testid="turn-line"]')) missing.push('turn line');
  if (!any('[data-testid="seat-0"]', '[data-testid="own-line"]')) missing.push('own seat');
  for (const answer of document.querySelectorAll('[data-answer], [data-hand-place]')) {
    answer.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (!seen(answer)) missing.push(answer.dataset.answer ?? answer.dataset.card);
  }
  return missing;
}
"""
"""A script that returns what cannot be seen of turn line, own seat, answers and cards, after scrolling to
each.
"""
MIDDLE_OF_THE_LINE: Final = """
() => {
  const { top, bottom } = document.querySelector('.turnline').getBoundingClientRect();
  return (top + bottom) / 2;
}
"""
FACES: Final = """
() => {
  const hand = [...document.querySelectorAll('[data-testid="hand"] .card')];
  const cut = hand.filter((card, place) => {
    const face = card.querySelector('.face');
    const next = hand[place + 1]?.getBoundingClientRect();
    const { right, top } = card.getBoundingClientRect();
    const covered = next !== undefined && Math.abs(next.top - top) < 30 && next.left < right - 1;
    return face !== null && getComputedStyle(face).display !== 'none' && covered;
  });
  const width = (place) => document.querySelector(place)?.getBoundingClientRect().width ?? null;
  const [mine, lying] = ['[data-testid="hand"] .card', '[data-testid="trick"] .spot'].map(width);
  return { cut: cut.length, hand: mine, trick: lying };
}
"""


def hidden(page: Page) -> dict[str, list[str]]:
    """Return, by screen size, the parts of the table that cannot be seen."""
    found: dict[str, list[str]] = {}
    for size in SIZES:
        resize(page, size)
        found[size.name] = page.evaluate(HIDDEN)
    return {name: missing for name, missing in found.items() if missing}


def hidden_in_large(page: Page, turn: int) -> dict[str, list[str]]:
    """Return, by screen size, the parts of the table that cannot be seen with larger letters.

    Each `turn` checks other sizes. Three turns check all.
    """
    found: dict[str, list[str]] = {}
    for at, size in enumerate(LARGER):
        resize(page, size)
        letters = LETTERS[(at + turn) % len(LETTERS)]
        page.evaluate("letters => { document.documentElement.style.fontSize = letters }", letters)
        crowded = size.height < LOW and letters == LETTERS[-1]
        found[f"{size.name} at {letters}"] = [
            place for place in page.evaluate(HIDDEN) if not (crowded and place in BESIDE)
        ]
        page.evaluate("document.documentElement.style.fontSize = ''")
    return {name: missing for name, missing in found.items() if missing}


def german(table: Table) -> Iterator[str]:
    """Yield each decision of German Solo with four players, one after another."""
    yield table.asked()
    table.bid("question")
    yield table.asked()
    table.name_trumps("C")
    yield table.asked()
    table.call("AH")
    yield table.asked()


def progressive(table: Table) -> Iterator[str]:
    """Yield each decision of a frog in Progressive Solo: a bid, a redouble, discards."""
    yield table.asked()
    table.bid("frog")
    redouble = table.part(Asked.BID).locator('[data-answer="0 redouble 1"]')
    expect(redouble).to_be_visible()
    yield "redouble"
    press(table, redouble)
    expect(table.part("lay-away-box")).to_be_visible()
    yield "lay away"


@pytest.mark.parametrize(
    ("board", "wishes", "asked"),
    [
        pytest.param(TWELVE_BIDS, {}, german, id="german"),
        pytest.param(FROG, {1: ["double"]}, progressive, id="progressive", marks=pytest.mark.long),
    ],
)
def test_turn_line_own_seat_and_every_answer_are_in_sight(
    evening: Evening, board: Board, wishes: Wishes, asked: Callable[[Table], Iterator[str]]
) -> None:
    page = evening.open(board).visit(SIZES[0])
    table = sit_down(evening, page, board, wishes, Table)
    heights = []
    for turn, state in enumerate(asked(table)):
        assert hidden(page) == {}, state
        assert hidden_in_large(page, turn) == {}, state
        resize(page, DESKTOP)
        heights.append(round(page.evaluate(MIDDLE_OF_THE_LINE)))
    assert max(heights) - min(heights) <= 1, "the turn line stands where it stood all the deal"


def test_no_face_is_cut_and_a_card_of_the_trick_is_as_wide_as_one_of_the_hand(evening: Evening) -> None:
    page = evening.open(boards.CALL).visit(SIZES[0])
    table = evening.sit_down(page, deals=1)
    table.play_until(Asked.PLAY, plan=Plan(bid="call", trump="S", call="TD", give="TC"))
    wide = {}
    for size in SIZES:
        resize(page, size)
        seen = page.evaluate(FACES)
        assert seen["cut"] == 0, size
        if size.width >= DESK and size.height > LOW:
            assert seen["trick"] == pytest.approx(seen["hand"], abs=1), size
            wide[size.name] = seen["hand"]
    assert wide["1920x1080"] / wide["1366x768"] == pytest.approx(1080 / 768, abs=0.02)
    assert wide["2560x1440"] / wide["1366x768"] == pytest.approx(1440 / 768, abs=0.02)
