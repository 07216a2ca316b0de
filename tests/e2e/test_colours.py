"""Tests that marks, lines and focus rings have enough contrast, in dark mode and in forced colours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.e2e import boards
from tests.e2e.album import Look
from tests.e2e.chromium import DESKTOP, PHONE, Device
from tests.e2e.evening import Evening
from tests.e2e.pixels import Line, contrast, contrast_to_background, edges, pixels_at, pixels_in
from tests.e2e.table import Asked, Table

pytestmark = pytest.mark.browser


FORCED: Final[dict[str, Look]] = {
    "forced light": {"forced_colors": "active", "color_scheme": "light"},
    "forced dark": {"forced_colors": "active", "color_scheme": "dark"},
}
LOOKS: Final[dict[str, Look]] = FORCED | {"dark": {"forced_colors": "none", "color_scheme": "dark"}}
MARK: Final = 3.0
"""The least contrast of a mark or a ring. WORDS is that of text."""
WORDS: Final = 4.5
_LONG: Final = pytest.mark.long
ON_A_DESKTOP = pytest.mark.parametrize(
    "device", [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone", marks=_LONG)]
)
ON_A_PHONE = pytest.mark.parametrize(
    "device", [pytest.param(DESKTOP, id="desktop", marks=_LONG), pytest.param(PHONE, id="phone")]
)
_ONCE_MORE: Final = """
localStorage['spadille.habits'] = JSON.stringify({ theme: 'system', pace: 'none', confirm: true });
"""
_WORDS: Final = """
place => {
  const words = document.createRange();
  words.selectNodeContents(place);
  const { x, y, width, height } = words.getBoundingClientRect();
  return { x, y, width, height };
}
"""


def _looks(page: Page, looks: dict[str, Look]) -> Iterator[str]:
    for name, look in looks.items():
        page.emulate_media(**look)
        yield name


def _box(place: Locator) -> FloatRect:
    box = place.bounding_box()
    assert box is not None, place
    return box


def _words(place: Locator) -> float:
    """Return the contrast of an element's text to its background."""
    box = place.evaluate(_WORDS)
    dots = pixels_at(place.page, box["x"], box["y"], box["width"], box["height"])
    return contrast_to_background(dot for line in dots for dot in line)


def _across(place: Locator, start: int, stop: int) -> Line:
    """Return a row of pixels across the left edge of an element, below the index of the card."""
    box = _box(place)
    y = box["y"] + box["height"] * 0.8
    return pixels_at(place.page, round(box["x"]) + start, round(y), stop - start, 1)[0]


def _sides(place: Locator) -> Iterator[Line]:
    """Yield rows of pixels inside the four edges of an element."""
    box, depth = _box(place), 6
    middle, centre = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for y in (box["y"], box["y"] + box["height"] - depth):
        yield [line[0] for line in pixels_at(place.page, round(middle), round(y), 1, depth)]
    for x in (box["x"], box["x"] + box["width"] - depth):
        yield pixels_at(place.page, round(x), round(centre), depth, 1)[0]


def _follow(evening: Evening, device: Device) -> Table:
    """Open a deal in which Bo plays a solo in spades and leads the ten of hearts, so that Ann must follow
    suit.
    """
    page = evening.open(boards.LED_TO).visit(device)
    page.add_init_script(_ONCE_MORE)
    wishes = {1: ("bid solo", "trump S", "play TH"), 2: ()}
    return evening.open_for(page, wishes)


def _marks(table: Table) -> dict[str, Locator]:
    """Return one suit symbol from each part of the page that has some, by name."""
    suit = "svg.suit >> nth=0"
    cards = {name: table.card(name).locator(suit) for name in ("KH", "AS", "AD")}
    return cards | {name: table.part(name).locator(suit) for name in ("trick", "contract")}


def _lines(table: Table) -> dict[str, Locator]:
    """Return the elements whose boundary is a line if shadows are not drawn, by name."""
    seat, bar = table.page.locator(".seats .seat").first, table.part("taken").locator(".track")
    return {"seat": seat, "bar of points": bar}


def _thick(line: Line) -> int:
    """Return the thickness in pixels of the ring that begins at the start of this row."""
    return next(at for at, dot in enumerate(line) if contrast(line[0], dot) >= MARK)


@ON_A_PHONE
def test_suits_lines_and_what_cards_say_stand_out(evening: Evening, device: Device) -> None:
    table = _follow(evening, device)
    assert table.asked() is Asked.BID
    solo = table.part("bidding-box").locator('[data-answer$="bid heart-solo"] svg.suit')
    for look in _looks(table.page, LOOKS):
        assert contrast_to_background(pixels_in(solo)) >= MARK, look
    for look in _looks(table.page, FORCED):
        assert contrast_to_background(_across(table.part("bidding-box"), -2, 4)) >= MARK, look
    _pass(table)
    for look in _looks(table.page, LOOKS):
        for name, suit in _marks(table).items():
            assert contrast_to_background(pixels_in(suit)) >= MARK, (look, name)
    for look in _looks(table.page, FORCED):
        for name, place in _lines(table).items():
            assert contrast_to_background(_across(place, -2, 4)) >= MARK, (look, name)
    _cards_say_what_may_be_played_what_wins_and_what_is_chosen(table)


def _cards_say_what_may_be_played_what_wins_and_what_is_chosen(table: Table) -> None:
    table.page.keyboard.press("ArrowRight")
    assert table.legal() == ["AH", "KH", "9H"]
    winning = table.part("trick").locator(".best .card")
    for look in _looks(table.page, LOOKS):
        assert edges(_across(winning, -9, 4), MARK) >= 2, look
        assert _words(table.part("trick").locator(".tag")) >= WORDS, look
        assert edges(_across(table.card("KH"), 0, 8), MARK) >= 1, look
        assert edges(_across(table.card("AD"), 1, 8), MARK) == 0, look
    for look in _looks(table.page, FORCED):
        assert edges(_across(table.card("9H"), 0, 8), MARK) == 1, look
        assert contrast_to_background(_across(table.card("KH"), 0, 8)) >= MARK, look
    table.page.keyboard.press("Enter")
    chosen = table.part("hand").locator(".chosen")
    chosen.wait_for()
    for look in _looks(table.page, LOOKS):
        assert _thick(_across(chosen, 0, 8)) >= (5 if look in FORCED else 3), look


def _pass(table: Table) -> None:
    answer = table.part("bidding-box").locator('[data-answer$=" pass"]')
    answer.press("Enter")
    expect(answer).to_have_class(re.compile("pending"))
    answer.press("Enter")
    expect(answer).to_have_count(0)
    assert table.asked() is Asked.PLAY


@ON_A_DESKTOP
def test_rings_in_the_bar_and_the_dock_are_whole(evening: Evening, device: Device) -> None:
    table = _follow(evening, device)
    assert table.asked() is Asked.BID
    table.page.keyboard.press("Tab")
    places = table.page.locator(".bar a, .bar button, .dock button:enabled").filter(visible=True).all()
    assert len(places) >= 3
    for look in _looks(table.page, LOOKS):
        for place in places:
            place.focus()
            for side in _sides(place):
                assert contrast_to_background(side) >= MARK, (look, place.inner_text())


@ON_A_PHONE
def test_words_on_a_ground_of_their_own_can_be_read(evening: Evening, device: Device) -> None:
    page = evening.open(boards.CALL).visit(device)
    start = evening.start(page)
    chosen = page.locator("label.on").filter(has_text="Six-Bid Solo").first
    for look in _looks(page, LOOKS):
        assert _words(start.play_button) >= WORDS, look
        assert _words(chosen) >= WORDS, look
