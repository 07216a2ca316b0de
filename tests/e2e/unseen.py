"""Play the rest of a deal over second connections of its players. Their pages are hidden meanwhile, which
saves time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from spadille.protocol import Accepted
from tests.e2e.table import Asked, Table
from tests.support.client import Guest, play_randomly


class _First(Random):
    """A random generator that always chooses the first item."""

    def random(self) -> float:
        return 0.0


_DRAWN: Final = """
drawn => {
  if (!drawn) window.held = document.activeElement;
  document.documentElement.style.display = drawn ? '' : 'none';
  if (drawn && window.held?.isConnected) window.held.focus();
}
"""
"""A script that hides or shows the page, and restores the focus."""


def same_browser(page: Page) -> Guest:
    """Return an HTTP client with the cookies of the page's browser."""
    guest = Guest(urlsplit(page.url).netloc)
    for cookie in page.context.cookies():
        guest.http.cookies.set(str(cookie.get("name")), str(cookie.get("value")))
    return guest


@contextmanager
def _nothing_drawn(page: Page) -> Iterator[None]:
    """Hide the page while the context is open. The page still receives all states."""
    page.evaluate(_DRAWN, False)  # noqa: FBT003 - the script's own
    yield
    page.evaluate(_DRAWN, True)  # noqa: FBT003 - the script's own


def act_hidden(table: Table, *actions: str) -> None:
    """Take these actions as seat 0, each as soon as it is legal, while the page is hidden."""
    with same_browser(table.page) as guest, _nothing_drawn(table.page):
        page = guest.page(_id(table))
        for action in actions:
            page.until(lambda state: bool(state.view and state.view.decision))
            accepted = page.act(f"0 {action}")
            assert isinstance(accepted, Accepted), accepted
            page.until_seq(accepted.seq)


def play_out_hidden(*tables: Table, looking_on: Sequence[Table] = (), drawn: bool = False) -> None:
    """Play the rest of the deal for these seats, and wait until their pages and those of spectators show
    its end.

    With `drawn` the pages stay visible, so that their focus can be tested.
    """
    with ExitStack() as kept:
        guests = [kept.enter_context(same_browser(table.page)) for table in tables]
        pages = [guest.page(_id(table)) for guest, table in zip(guests, tables, strict=True)]
        for table in () if drawn else (*tables, *looking_on):
            kept.enter_context(_nothing_drawn(table.page))
        play_randomly(pages, _First(), lambda table: table.stage != "playing")
    for table in (*tables, *looking_on):
        expect(table.part(Asked.SETTLED)).to_be_visible()


def _id(table: Table) -> str:
    return urlsplit(table.page.url).path.rpartition("/")[2]
