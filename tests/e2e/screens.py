"""Save a picture of every state of the table, at four sizes (`make screens`).

`python -m tests.e2e.screens FOLDER [WORD ...]` with words (`320x568`, `sv`, `dark`) takes only those
pictures. Another size (`1024x768`) is possible too. Chromium's path is in SPADILLE_CHROMIUM.
"""

from __future__ import annotations

import os
import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from spadille.text import LANGUAGES
from tests.e2e import boards
from tests.e2e.album import Album
from tests.e2e.chromium import DESKTOP, PHONE, SMALLEST, TABLET, Device, Language, Scheme, launch
from tests.e2e.evening import Evening
from tests.e2e.family import FIVE_TRUMPS, FROG, lay_away, press, sit_down
from tests.e2e.screens_company import CARDS, company
from tests.e2e.start import Start
from tests.e2e.street import ServerHost
from tests.e2e.table import Asked, Plan, Table

DEVICES = (DESKTOP, TABLET, PHONE, SMALLEST)
BOARDS = (boards.CALL, boards.LED_TO, boards.OPEN_HAND, boards.SEVEN)
SURE = Plan(bid="call", trump="S", call="TD", give="TC")
SCHEMES: tuple[Scheme, ...] = ("light", "dark")


def tour(evening: Evening, album: Album, language: Language) -> None:
    """Play a match of three deals, and take pictures of everything on the way."""
    start = Start(album.page, language).open(evening.address)
    album.take("start")
    start.name("Ann").deals(3).without_chips().keep_free(1, 2)
    album.take("start-all")
    _options(album)
    table_id = start.sit_down()
    table = Table(album.page, language)
    expect(table.part("waiting")).to_be_visible()
    album.take("waiting")
    evening.seat_players(table_id, {1: (), 2: ()})
    _call_solo(album, table)
    evening.wish(1, "bid solo", "trump S", "play TH", "play AC")
    table.next_deal()
    _solo_of_another(album, table)
    evening.wish(1)
    evening.wish(2, "bid spread")
    table.next_deal()
    _open_hand(album, table)
    album.take("final-standing")


def _options(album: Album) -> None:
    details = album.page.locator("details.panel")
    details.locator("summary").click()
    details.scroll_into_view_if_needed()
    album.take("start-options")


def _call_solo(album: Album, table: Table) -> None:
    for asked in (Asked.BID, Asked.TRUMP, Asked.CALL, Asked.GIVE, Asked.PLAY):
        assert table.asked() is asked
        album.take(asked)
        table.answer(asked, SURE)
    assert table.asked() is Asked.PLAY
    with album.dialog(table, "table-last-trick", "last-trick"):
        pass
    _beside(album, table)
    table.play_deal(SURE)
    album.take("settlement-won")


def _beside(album: Album, table: Table) -> None:
    """Take pictures of what can be opened beside the table."""
    if table.touch:
        for words in ("table-log", "table-scores", "app-menu"):
            with album.dialog(table, words, words):
                pass
    else:
        for words in ("app-settings", "app-help"):
            with album.dialog(table, words, words):
                pass
    with album.dialog(table, "app-rules", "rules-of-this-table"):
        pass


def _solo_of_another(album: Album, table: Table) -> None:
    assert table.asked() is Asked.BID
    album.take("bidding-over")
    table.pass_()
    assert table.asked() is Asked.PLAY
    album.take("follow")
    card = table.card("AD")
    card.tap(force=True) if table.touch else card.click(force=True)
    album.take("illegal-card")
    table.press_button("app-rule")
    expect(album.page.locator(".book :focus")).to_be_visible()
    album.take("rule")
    album.page.keyboard.press("Escape")
    table.put("9H")
    assert table.asked() is Asked.PLAY
    album.take("must-trump")
    table.play_deal(Plan())
    album.take("settlement-of-another")


def _open_hand(album: Album, table: Table) -> None:
    table.play_until(Asked.PLAY, plan=Plan())
    table.put(table.legal()[0])
    assert table.asked() is Asked.PLAY
    expect(table.part("open-hand")).to_be_visible()
    album.take("spread-exposed")
    table.play_deal(Plan())
    album.take("settlement-last")
    table.final_standing()


def seven(evening: Evening, album: Album, language: Language) -> None:
    """Take pictures of a table of seven seats, four of which sit out."""
    start = Start(album.page, language).open(evening.address)
    start.name("Ann").seats(7).deals(2).without_chips().sit_down()
    table = Table(album.page, language)
    assert table.asked() is Asked.BID
    album.take("seven-bidding")
    lost = Plan(bid="call", trump="C")
    table.play_until(Asked.PLAY, plan=lost)
    album.take("seven-play")
    table.play_deal(lost)
    album.take("seven-settlement")


def question(evening: Evening, album: Album, language: Language) -> None:
    """Take pictures of a called partner in German Solo, and of a claim with its votes."""
    table = sit_down(evening, album.page, FIVE_TRUMPS, {}, Table, language=language)
    assert table.asked() is Asked.BID
    album.take("german-bidding")
    table.bid("question")
    assert table.asked() is Asked.TRUMP
    album.take("german-trump")
    table.name_trumps("D")
    assert table.asked() is Asked.CALL
    album.take("german-call")
    table.call("AH")
    for card in ("QC", "7D", "QS", "AD", "KD"):
        assert table.asked() is Asked.PLAY
        table.put(card)
    stop = table.part("beside-box").locator('[data-answer="0 stop"]')
    expect(stop).to_be_visible()
    album.take("german-stop")
    press(table, stop)
    expect(stop).to_have_count(0)
    assert table.asked() is Asked.SETTLED
    album.take("german-settlement")


def frog(evening: Evening, album: Album, language: Language) -> None:
    """Take pictures of a frog in Progressive Solo: doubled, redoubled, with discards."""
    table = sit_down(evening, album.page, FROG, {1: ["double"]}, Table, language=language)
    assert table.asked() is Asked.BID
    album.take("frog-bidding")
    table.bid("frog")
    redouble = table.part("bidding-box").locator('[data-answer="0 redouble 1"]')
    expect(redouble).to_be_visible()
    album.take("frog-redouble")
    press(table, redouble)
    expect(redouble).to_have_count(0)
    expect(table.part("lay-away-box")).to_be_visible()
    album.take("frog-lay-away")
    lay_away(table, "TS", "TD", "TC", shown=lambda: album.take("frog-laid"))
    assert table.asked() is Asked.PLAY
    album.take("frog-play")
    table.play_deal(Plan())
    album.take("frog-settlement")


CHAPTERS = (
    ("a", BOARDS, tour),
    ("b", (boards.SEVEN,), seven),
    ("c", (FIVE_TRUMPS,), question),
    ("d", (FROG,), frog),
    ("e", CARDS, company),
)


def write(folder: Path, *words: str) -> None:
    """Take the pictures whose names contain these words."""
    folder.mkdir(parents=True, exist_ok=True)
    sizes = {device.name for device in DEVICES}
    others = [_screen(word) for word in words if "x" in word and word not in sizes]
    with sync_playwright() as playwright, ServerHost() as street:
        browser = launch(playwright, os.environ["SPADILLE_CHROMIUM"])
        for device, language, scheme in product((*DEVICES, *others), LANGUAGES, SCHEMES):
            name = f"{device.name}-{language}-{scheme}"
            if set(words) <= set(name.split("-")):
                _write_one(browser, street, folder, name, (device, language, scheme))


def _screen(word: str) -> Device:
    width, height = map(int, word.split("x"))
    return Device(width, height, touch=width < 600)


def _write_one(
    browser: Browser, street: ServerHost, folder: Path, name: str, kind: tuple[Device, Language, Scheme]
) -> None:
    device, language, scheme = kind
    print(name, flush=True)  # noqa: T201 - it takes minutes
    for chapter, dealt, look in CHAPTERS:
        with tempfile.TemporaryDirectory() as kept, Evening(browser, Path(kept), street) as evening:
            page = evening.open(*dealt).visit(device, language=language, scheme=scheme)
            look(evening, Album(page, folder, chapter, name), language)
            assert evening.troubles == [], name


if __name__ == "__main__":
    write(Path(sys.argv[1]), *sys.argv[2:])
