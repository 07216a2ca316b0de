"""Tests with a default font size twice as large: labels do not overlap, and every
decision can be answered.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.e2e.chromium import TABLET, Device, Language, launch_with_font_size, resize
from tests.e2e.evening import Evening
from tests.e2e.family import FIVE_TRUMPS, sit_down
from tests.e2e.start import Start
from tests.e2e.street import ServerHost
from tests.e2e.table import Asked, Table
from tests.e2e.test_one_measure import BESIDE, HIDDEN, LOW

pytestmark = pytest.mark.browser

SIZES: Final = (Device(390, 844), Device(320, 568), Device(844, 390), Device(1366, 768))
LANGUAGES: Final[tuple[Language, ...]] = ("en", "sv")
CROSSING: Final = """
() => {
  const words = (node) => {
    if (node.matches('.bid, .seat')) return node.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const over = (one, other) =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1;
  const kinds = ['.dock button', '.tug .figures > span', '.bid', '.call', '.names, .trick-no', '.seat, .say'];
  const crossing = [];
  for (const kind of kinds) {
    const found = [...document.querySelectorAll(kind)].filter((node) => node.checkVisibility());
    found.forEach((node, place) => {
      const box = words(node);
      for (const other of found.slice(place + 1))
        if (over(box, words(other))) crossing.push(`${node.innerText} on ${other.innerText}`);
      const clipped = kind === '.bid' && node.scrollHeight > node.clientHeight + 6;
      if (clipped) crossing.push(`${node.innerText} clipped`);
      if (kind === '.dock button' && box.right > innerWidth) crossing.push(`${node.innerText} cut`);
    });
  }
  return crossing;
}
"""
"""A script that returns overlapping texts of each kind, and labels that the window cuts off."""


@pytest.fixture
def evening(chromium: Browser, street: ServerHost, tmp_path: Path) -> Iterator[Evening]:
    """Prepare a server and browsers with a large default font size."""
    browser = launch_with_font_size(chromium, 32)
    with Evening(browser, tmp_path, street) as evening:
        yield evening
        assert evening.troubles == []
    browser.close()


def wrong(table: Table) -> dict[str, list[str]]:
    """Return, by screen size, the labels that overlap and those that cannot be reached."""
    found: dict[str, list[str]] = {}
    for size in SIZES:
        resize(table.page, size)
        crowded = size.height < LOW
        hidden = [place for place in table.page.evaluate(HIDDEN) if not (crowded and place in BESIDE)]
        found[size.name] = [*table.page.evaluate(CROSSING), *hidden]
    return {name: trouble for name, trouble in found.items() if trouble}


def test_no_label_stands_on_another_and_every_answer_is_in_sight(evening: Evening) -> None:
    page = evening.open(FIVE_TRUMPS).visit(SIZES[0], language="sv")
    table = sit_down(evening, page, FIVE_TRUMPS, {}, Table, language="sv")
    assert table.asked() is Asked.BID
    assert wrong(table) == {}, Asked.BID
    table.bid("question")
    table.name_trumps("D")
    assert table.asked() is Asked.CALL
    assert wrong(table) == {}, Asked.CALL
    table.call("AH")
    assert table.asked() is Asked.PLAY
    assert wrong(table) == {}, Asked.PLAY


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_door_is_no_wider_than_the_window(evening: Evening, language: Language) -> None:
    page = evening.open().visit(SIZES[0], language=language)
    Start(page, language).open(evening.address)
    for size in (*SIZES, TABLET):
        resize(page, size)
        assert page.evaluate("document.documentElement.scrollWidth") == size.width, size
