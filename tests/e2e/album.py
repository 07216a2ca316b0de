"""Screenshots of one browser."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal, TypedDict

from playwright.sync_api import Page, expect

from tests.e2e.chromium import Scheme, settle
from tests.e2e.table import Table


class Look(TypedDict):
    """The system's colour settings."""

    forced_colors: Literal["active", "none"]
    color_scheme: Scheme


LOOKS: Final[dict[str, Look]] = {
    "light": {"forced_colors": "none", "color_scheme": "light"},
    "dark": {"forced_colors": "none", "color_scheme": "dark"},
    "forced": {"forced_colors": "active", "color_scheme": "dark"},
}


class Album:
    """Screenshots of one browser in several colours, numbered in the order in which they are taken."""

    def __init__(self, page: Page, folder: Path, chapter: str, name: str, looks: Collection[str]) -> None:
        self.page = page
        self._folder = folder
        self._chapter = chapter
        self._name = name
        self._looks = looks
        self._taken = 0

    def take(self, what: str, page: Page | None = None) -> None:
        """Take screenshots of the browser's page or of another one."""
        self._taken += 1
        shown = page or self.page
        for look in self._looks:
            shown.emulate_media(**LOOKS[look])
            settle(shown)
            file = self._folder / f"{self._chapter}{self._taken:02}-{what}-{self._name}-{look}.png"
            shown.screenshot(path=file)
        # a page that opens in forced colours keeps their ground
        shown.emulate_media(**LOOKS["light"])

    @contextmanager
    def dialog(self, table: Table, words: str, what: str) -> Iterator[None]:
        """Press the button `words`, take a screenshot of the dialog that it opens, and close the dialog."""
        table.press_button(words)
        # the dialog's content may still be loading
        expect(self.page.get_by_role("dialog").locator(".content > *").first).to_be_visible()
        self.take(what)
        yield
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)
