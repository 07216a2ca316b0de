"""The start page."""

from __future__ import annotations

import re
from typing import Self

from playwright.sync_api import Locator, Page, expect

from spadille.rules.seating import Seat
from spadille.text import load_catalogue
from tests.e2e.chromium import Language


class Start:
    """The start page. Methods that change the table's settings open the panel first."""

    def __init__(self, page: Page, language: Language = "en") -> None:
        self.page = page
        self._say = load_catalogue(language).say

    def open(self, address: str) -> Self:
        """Open the start page at a server."""
        self.page.goto(f"http://{address}/")
        expect(self.play_button).to_be_visible()
        expect(self.page.get_by_role("figure").get_by_role("img").first).to_be_visible()
        return self

    @property
    def play_button(self) -> Locator:
        """The button that opens a table at once with the shown hand."""
        return self.page.get_by_role("button", name=self._say("landing-play"), exact=True)

    @property
    def sit_down_button(self) -> Locator:
        """The button that opens a table with the chosen settings."""
        return self.page.get_by_role("button", name=self._say("start-go"), exact=True)

    def all_options(self) -> Self:
        """Open all settings, unless they are open."""
        expect(self.page.get_by_role("group", name=self._say("landing-games"), exact=True)).to_be_visible()
        if not self.sit_down_button.is_visible():
            names = (self._say("landing-all"), self._say("landing-change"))
            ways = [self.page.get_by_role("button", name=name, exact=True) for name in names]
            next(way for way in ways if way.is_visible()).click()
            expect(self.sit_down_button).to_be_visible()
        return self

    @property
    def _form(self) -> Locator:
        self.all_options()
        return self.page.get_by_role("dialog")

    def play(self) -> str:
        """Play the shown hand and return the table's id."""
        self.play_button.click()
        self.page.wait_for_url("**/table/*")
        return self.page.url.rpartition("/")[2]

    def name(self, name: str) -> Self:
        """Enter the player's name."""
        self._form.get_by_label(self._say("start-name"), exact=True).fill(name)
        return self

    def rules(self, preset: str) -> Self:
        """Choose a rule set."""
        name = self._say(f"preset-six-bid-{preset}")
        self._form.get_by_role("radio", name=re.compile(f"^{name}\\b")).check()
        return self

    def _pick(self, group: str, choice: str) -> Self:
        box = self._form.get_by_role("group", name=self._say(group), exact=True)
        box.get_by_text(choice, exact=True).click()
        return self

    def seats(self, seats: int) -> Self:
        """Choose the number of seats."""
        return self._pick("start-seats", str(seats))

    def bots(self, level: str) -> Self:
        """Choose the level of all bots."""
        return self._pick("start-bots", self._say(f"bot-{level}"))

    def deals(self, deals: int) -> Self:
        """Choose the number of deals."""
        self._form.get_by_test_id("length").fill(str(deals))
        return self

    def without_chips(self) -> Self:
        """Choose that all players start with no counters and cannot go bankrupt."""
        return self._pick("start-chips", self._say("start-chips-none"))

    def keep_free(self, *seats: Seat) -> Self:
        """Keep seats free for people."""
        for seat in seats:
            self._seat(seat, self._say("start-place-free"))
        return self

    def seat(self, seat: Seat, level: str) -> Self:
        """Choose the level of the bot at a seat."""
        return self._seat(seat, self._say(f"bot-{level}"))

    def _seat(self, seat: Seat, choice: str) -> Self:
        places = self._form.locator("details", has_text=self._say("start-places"))
        if places.get_attribute("open") is None:
            places.locator("summary").click()
        place = self._form.get_by_role("group", name=self._say("start-place", seat=seat + 1), exact=True)
        place.get_by_text(choice, exact=True).click()
        return self

    def sit_down(self) -> str:
        """Open the table and return its id."""
        self.all_options().sit_down_button.click()
        self.page.wait_for_url("**/table/*")
        return self.page.url.rpartition("/")[2]
