"""Helpers for several people at one table, each with a browser."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.e2e.boards import Board
from tests.e2e.chromium import DESKTOP, Device, Language
from tests.e2e.evening import Evening
from tests.e2e.friends import Friend
from tests.e2e.table import Asked, Plan, Table

NAMES = ("Ann", "Bo", "Cy")
NEVER = {"nudge": None, "absent": None, "idle": None}
_BOXES = (Asked.BID, Asked.TRUMP, Asked.CALL, "lay-away-box")


def open_table(evening: Evening, page: Page, board: Board, **wanted: object) -> str:
    """Open a table for this deal with all other seats free, and return its id."""
    usual = {
        "game": board["game"],
        "rules": board["rules"],
        "seats": board["seats"],
        "match": {"start": None, "bankrupt": "debt", "end": {"deals": 1}},
        "name": NAMES[0],
        "free": list(range(1, board["seats"])),
        "waits": NEVER,
    }
    return evening.open_table(page, **usual | wanted)


def sit_down_at(evening: Evening, page: Page, table_id: str, name: str, language: Language = "en") -> Table:
    """Open a table by its link and take a free seat."""
    table = evening.join(page, table_id, language)
    panel = table.part("join")
    panel.get_by_role("textbox").fill(name)
    panel.get_by_role("button", name=table.words.say("table-sit"), exact=True).click()
    expect(panel).to_have_count(0)
    return table


def open_pages(
    evening: Evening,
    board: Board,
    *languages: Language,
    device: Device = DESKTOP,
    **wanted: object,
) -> list[Table]:
    """Open a page for each of `languages`, and let its player sit down, clockwise from seat 0. Return the
    tables.
    """
    pages = [evening.visit(device, language=language) for language in languages]
    table_id = open_table(evening, pages[0], board, **wanted)
    first = evening.join(pages[0], table_id, languages[0])
    expect(first.part("waiting")).to_be_visible()
    others = zip(pages[1:], NAMES[1:], languages[1:], strict=False)
    return [first, *(sit_down_at(evening, page, table_id, name, tongue) for page, name, tongue in others)]


def friend_at(evening: Evening, table: Table, seat: int, name: str) -> Friend:
    """Seat a friend without a browser at the table of a page, and return the friend."""
    return evening.friend(id_of(table), seat, name)


def id_of(table: Table) -> str:
    """Return the table's id, from its URL."""
    return table.page.url.rpartition("/")[2]


def is_asked(table: Table) -> bool:
    """Return whether this seat must answer now."""
    boxes = any(table.part(box).is_visible() for box in _BOXES)
    return boxes or table.part("hand").locator(".legal").count() > 0


def play_a_trick(plans: Sequence[Plan], tables: Sequence[Table]) -> None:
    """Let all players answer in turn by their plans, until the first player has one card fewer."""
    expect(tables[0].part("hand")).to_be_visible()
    cards = len(tables[0].hand())
    while len(tables[0].hand()) >= cards:
        for table, plan in zip(tables, plans, strict=True):
            if is_asked(table):
                table.answer(table.asked(), plan)


def open_panel(table: Table) -> None:
    """Open the panel beside the table. On the smallest phone the menu has it."""
    dock = table.page.get_by_role("button", name=table.words.say("table-dock-people"), exact=True)
    if table.touch and dock.is_visible():
        dock.tap()
    else:
        if table.touch:
            table.press_button("app-menu")
        table.press_button("table-people")
    title = table.words.say("social-title")
    expect(table.page.get_by_role("dialog", name=title, exact=True)).to_be_visible()


def press_in_panel(table: Table, words: str) -> None:
    """Press a button of the panel beside the table."""
    open_panel(table)
    table.page.get_by_role("dialog").get_by_role("button", name=table.words.say(words), exact=True).click()
    expect(table.page.get_by_role("dialog")).to_have_count(0)


def answer(table: Table, *, yes: bool) -> None:
    """Vote yes or no as soon as the vote is shown."""
    table.part("say-yes" if yes else "say-no").click()
    expect(table.part("say-yes")).to_have_count(0)


def expect_in_log(table: Table, text: str) -> None:
    """Check that the log has this text."""
    expect(table.part("spoken-log").get_by_text(text, exact=True)).to_have_count(1)
