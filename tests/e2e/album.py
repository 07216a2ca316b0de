"""Pictures of one browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.table import Table


class Album:
    """Pictures of one browser, numbered as they are taken."""

    def __init__(self, page: Page, folder: Path, chapter: str, name: str) -> None:
        self.page = page
        self._folder = folder
        self._chapter = chapter
        self._name = name
        self._taken = 0

    def take(self, what: str, page: Page | None = None) -> None:
        """Takes a picture of the page as it stands, or of somebody else's."""
        self._taken += 1
        file = self._folder / f"{self._chapter}{self._taken:02}-{what}-{self._name}.png"
        (page or self.page).screenshot(path=file)

    @contextmanager
    def dialog(self, table: Table, words: str, what: str) -> Iterator[None]:
        """A picture of what a button opens."""
        table.press_button(words)
        # what it holds may be fetched only now
        expect(self.page.get_by_role("dialog").locator(".content > *").first).to_be_visible()
        self.take(what)
        yield
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)
