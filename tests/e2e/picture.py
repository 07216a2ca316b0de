"""Take the README's pictures of the table, a light and a dark one: `python -m tests.e2e.picture FOLDER`.

SPADILLE_CHROMIUM is the browser's path.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e import boards
from tests.e2e.chromium import DESKTOP, Scheme, launch
from tests.e2e.evening import Evening
from tests.e2e.table import Asked, Plan, Table

NAMES: Final[dict[Scheme, str]] = {"light": "table.png", "dark": "table-dark.png"}
STRONG: Final = boards.make_board(
    0, {0: "AS TS QS 9S 8S AH TH 9H AD KD 9C", 1: "KS JS KH QH 8H TC KC 8C QD JD 7D"}
)
"""A solo in spades that needs care, in which another seat leads."""
HAND: Final = 11
ENOUGH: Final = 2
"""The number of tricks after which the log is worth a picture."""


def play_on(table: Table) -> None:
    """Play until both other players have played to a trick, after some complete tricks."""
    table.play_until(Asked.PLAY, plan=Plan(bid="solo", trump="S"))
    while len(table.hand()) > HAND - ENOUGH or len(table.trick()) < 2:
        cards = table.legal()
        table.put(cards[0] if table.trick() else cards[-1])
        assert table.asked() is Asked.PLAY


def take(page: Page, folder: Path) -> None:
    """Take the light and the dark picture of the same state."""
    for scheme, name in NAMES.items():
        page.emulate_media(color_scheme=scheme)
        page.screenshot(path=folder / name)


def pictures(browser: Browser, folder: Path) -> None:
    """Play with two bots and take the pictures."""
    with tempfile.TemporaryDirectory() as kept, Evening(browser, Path(kept)).open(STRONG) as evening:
        page = evening.visit(DESKTOP)
        evening.start(page).name("Signe").deals(12).sit_down()
        table = Table(page)
        play_on(table)
        page.mouse.move(DESKTOP.width / 2, 0)
        take(page, folder)


def main() -> None:
    with sync_playwright() as playwright:
        pictures(launch(playwright, os.environ["SPADILLE_CHROMIUM"]), Path(sys.argv[1]))


if __name__ == "__main__":
    main()
