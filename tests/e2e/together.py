"""People at one table, each in a browser of his own."""

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
    """Somebody opens a table for this board, all other seats kept free; gives its id."""
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
    """Somebody comes by the link and takes a free seat by his name."""
    table = evening.join(page, table_id, language)
    panel = table.part("join")
    panel.get_by_role("textbox").fill(name)
    panel.get_by_role("button", name=table.words.say("table-sit"), exact=True).click()
    expect(panel).to_have_count(0)
    return table


def gather(
    evening: Evening,
    board: Board,
    *languages: Language,
    device: Device = DESKTOP,
    **wanted: object,
) -> list[Table]:
    """As many people as languages sit down in browsers of their own, clockwise from seat 0."""
    pages = [evening.visit(device, language=language) for language in languages]
    table_id = open_table(evening, pages[0], board, **wanted)
    first = evening.join(pages[0], table_id, languages[0])
    expect(first.part("waiting")).to_be_visible()
    others = zip(pages[1:], NAMES[1:], languages[1:], strict=False)
    return [first, *(sit_down_at(evening, page, table_id, name, tongue) for page, name, tongue in others)]


def friend_at(evening: Evening, table: Table, seat: int, name: str) -> Friend:
    """A friend sits down at the same table, in a browser nobody looks at."""
    return evening.friend(id_of(table), seat, name)


def id_of(table: Table) -> str:
    """The table's id, as its address has it."""
    return table.page.url.rpartition("/")[2]


def is_asked(table: Table) -> bool:
    """Whether this seat is to answer at this moment."""
    boxes = any(table.part(box).is_visible() for box in _BOXES)
    return boxes or table.part("hand").locator(".legal").count() > 0


def play_a_trick(plans: Sequence[Plan], tables: Sequence[Table]) -> None:
    """Everybody answers when it is his turn, as planned, until the first of them has one card less."""
    expect(tables[0].part("hand")).to_be_visible()
    cards = len(tables[0].hand())
    while len(tables[0].hand()) >= cards:
        for table, plan in zip(tables, plans, strict=True):
            if is_asked(table):
                table.answer(table.asked(), plan)


def look_beside(table: Table) -> None:
    """Opens the sheet with everything that is not the play; on the smallest phone by the menu."""
    dock = table.page.get_by_role("button", name=table.words.say("table-dock-people"), exact=True)
    if table.touch and dock.is_visible():
        dock.tap()
    else:
        if table.touch:
            table.press_button("app-menu")
        table.press_button("table-people")
    title = table.words.say("social-title")
    expect(table.page.get_by_role("dialog", name=title, exact=True)).to_be_visible()


def do_beside(table: Table, words: str) -> None:
    """Does something from that sheet."""
    look_beside(table)
    table.page.get_by_role("dialog").get_by_role("button", name=table.words.say(words), exact=True).click()
    expect(table.page.get_by_role("dialog")).to_have_count(0)


def answer(table: Table, *, yes: bool) -> None:
    """Answers what is asked, once it is seen."""
    table.part("say-yes" if yes else "say-no").click()
    expect(table.part("say-yes")).to_have_count(0)


def expect_told(table: Table, text: str) -> None:
    """The log has told this."""
    expect(table.part("spoken-log").get_by_text(text, exact=True)).to_have_count(1)
