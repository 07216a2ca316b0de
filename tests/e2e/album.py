"""Screenshots of one browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.table import Table


class Album:
    """Screenshots of one browser, numbered in the order in which they are taken."""

    def __init__(self, page: Page, folder: Path, chapter: str, name: str) -> None:
        self.page = page
        self._folder = folder
        self._chapter = chapter
        self._name = name
        self._taken = 0

    def take(self, what: str, page: Page | None = None) -> None:
        """Take a screenshot of the browser's page or of another one."""
        self._taken += 1
        file = self._folder / f"{self._chapter}{self._taken:02}-{what}-{self._name}.png"
        (page or self.page).screenshot(path=file)

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
