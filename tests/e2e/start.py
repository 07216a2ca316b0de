"""The first page, as somebody fills it in."""

from __future__ import annotations

import re
from typing import Self

from playwright.sync_api import Locator, Page, expect

from spadille.rules.seating import Seat
from spadille.text import load_catalogue
from tests.e2e.chromium import Language


class Start:
    """The front door. Whoever changes anything about the table opens its panel first."""

    def __init__(self, page: Page, language: Language = "en") -> None:
        self.page = page
        self._say = load_catalogue(language).say

    def open(self, address: str) -> Self:
        """Comes in by the front door."""
        self.page.goto(f"http://{address}/")
        expect(self.play_button).to_be_visible()
        expect(self.page.get_by_role("figure").get_by_role("img").first).to_be_visible()
        return self

    @property
    def play_button(self) -> Locator:
        """What opens a table at once, with the hand that is shown."""
        return self.page.get_by_role("button", name=self._say("landing-play"), exact=True)

    @property
    def sit_down_button(self) -> Locator:
        """What ends the choosing."""
        return self.page.get_by_role("button", name=self._say("start-go"), exact=True)

    def all_options(self) -> Self:
        """Lays everything open that a table can be, where it is not open yet."""
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
        """Plays the hand that is shown; gives the table."""
        self.play_button.click()
        self.page.wait_for_url("**/table/*")
        return self.page.url.rpartition("/")[2]

    def name(self, name: str) -> Self:
        """Says who one is."""
        self._form.get_by_label(self._say("start-name"), exact=True).fill(name)
        return self

    def rules(self, preset: str) -> Self:
        """Picks one of the published rule sets."""
        name = self._say(f"preset-six-bid-{preset}")
        self._form.get_by_role("radio", name=re.compile(f"^{name}\\b")).check()
        return self

    def _pick(self, group: str, choice: str) -> Self:
        box = self._form.get_by_role("group", name=self._say(group), exact=True)
        box.get_by_text(choice, exact=True).click()
        return self

    def seats(self, seats: int) -> Self:
        """Picks how many sit down."""
        return self._pick("start-seats", str(seats))

    def bots(self, level: str) -> Self:
        """Picks how strong the bots are."""
        return self._pick("start-bots", self._say(f"bot-{level}"))

    def deals(self, deals: int) -> Self:
        """Picks the length of the match."""
        self._form.get_by_test_id("length").fill(str(deals))
        return self

    def without_chips(self) -> Self:
        """All begin at nothing, and nobody can go bankrupt."""
        return self._pick("start-chips", self._say("start-chips-none"))

    def keep_free(self, *seats: Seat) -> Self:
        """Keeps seats for people."""
        for seat in seats:
            self._seat(seat, self._say("start-place-free"))
        return self

    def seat(self, seat: Seat, level: str) -> Self:
        """Picks how strong the bot on one seat is."""
        return self._seat(seat, self._say(f"bot-{level}"))

    def _seat(self, seat: Seat, choice: str) -> Self:
        places = self._form.locator("details", has_text=self._say("start-places"))
        if places.get_attribute("open") is None:
            places.locator("summary").click()
        place = self._form.get_by_role("group", name=self._say("start-place", seat=seat + 1), exact=True)
        place.get_by_text(choice, exact=True).click()
        return self

    def sit_down(self) -> str:
        """Sits down; gives the table."""
        self.all_options().sit_down_button.click()
        self.page.wait_for_url("**/table/*")
        return self.page.url.rpartition("/")[2]
