"""The rest of a deal, by second pages of those who play it: nobody looks, and nothing is drawn meanwhile."""

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
    """No chance at all: the first of whatever there is to choose from."""

    def random(self) -> float:
        """The least."""
        return 0.0


_DRAWN: Final = """
drawn => {
  if (!drawn) window.held = document.activeElement;
  document.documentElement.style.display = drawn ? '' : 'none';
  if (drawn && window.held?.isConnected) window.held.focus();
}
"""
"""What is not drawn has no focus either, and gets it back."""


def same_browser(page: Page) -> Guest:
    """The same browser, asked beside the page."""
    guest = Guest(urlsplit(page.url).netloc)
    for cookie in page.context.cookies():
        guest.http.cookies.set(str(cookie.get("name")), str(cookie.get("value")))
    return guest


@contextmanager
def _nothing_drawn(page: Page) -> Iterator[None]:
    """The page hears all, and is spared what costs most of what nobody looks at."""
    page.evaluate(_DRAWN, False)  # noqa: FBT003 - the script's own
    yield
    page.evaluate(_DRAWN, True)  # noqa: FBT003 - the script's own


def say_unseen(table: Table, *actions: str) -> None:
    """Seat 0 says all this, one after the other, as it is asked."""
    with same_browser(table.page) as guest, _nothing_drawn(table.page):
        page = guest.page(_id(table))
        for action in actions:
            page.until(lambda state: bool(state.view and state.view.decision))
            accepted = page.act(f"0 {action}")
            assert isinstance(accepted, Accepted), accepted
            page.until_seq(accepted.seq)


def play_out_unseen(*tables: Table, looking_on: Sequence[Table] = (), drawn: bool = False) -> None:
    """Those at the table answer all they are still asked; their pages, and those of others, show how the deal
    ends. Where the focus goes is of interest only if the pages are drawn.
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
