"""The page of a score sheet in a browser."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.pad.sheets import Json

DRAWN = "[data-testid=sum]"
HANDS = (("Nora", "spades", "71"), ("Edvin", "spades", "54"), ("Signe", "clubs", "66"))


class Pad:
    """A score sheet on a phone. It counts the taps that are needed."""

    def __init__(self, address: str, page: Page, log: list[Json]) -> None:
        self.page = page
        self._home = f"http://{address}/pad"
        page.goto(self._home)
        kept = json.dumps({"log": log, "draft": {}, "correcting": None})
        page.evaluate("kept => localStorage.setItem('spadille.sheet.thu', kept)", kept)
        self.taps = self.digits = 0
        self.open()

    def open(self) -> None:
        self.page.goto(f"{self._home}/thu")
        expect(self.page.locator(DRAWN)).to_be_visible()

    def tap(self, name: str, within: str) -> None:
        self.taps += 1
        self.page.locator(within).get_by_role("button", name=name, exact=True).click()

    def hand(self, who: str, what: str, points: str) -> None:
        """Enter an ordinary hand: the declarer, the contract and the points."""
        self.tap(who, "footer .next")
        self.page.locator(".row.tiles").get_by_role("button", name=what).click()
        self.taps += 1
        for digit in points:
            self.digits += 1
            self.page.locator(".keys").get_by_role("button", name=digit, exact=True).click()
        number = len(self.log)
        self.taps += 1
        self.page.get_by_role("button", name=f"Enter hand {number}").click()
        expect(self.page.locator(DRAWN)).to_be_visible()

    @property
    def kept(self) -> dict[str, Any]:
        """The stored sheet in the browser."""
        kept: dict[str, Any] = json.loads(self.page.evaluate("localStorage['spadille.sheet.thu']"))
        return kept

    @property
    def log(self) -> list[Json]:
        log: list[Json] = self.kept["log"]
        return log


def play(pad: Pad, hands: int) -> None:
    """Enter `hands` hands of Six-Bid Solo for three players."""
    for number in range(hands):
        pad.hand(*HANDS[number % len(HANDS)])
