"""Tests of the score pad: few taps for each hand, and nothing lost when the page is killed."""

from __future__ import annotations

import json
import re
import zlib
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from spadille.games import GAMES
from spadille.text import load_catalogue
from tests.e2e.chromium import PHONE, Device, Language, resize
from tests.e2e.evening import Evening
from tests.e2e.pad import DRAWN, Pad, play
from tests.pad.sheets import ask_pad, enter_hand, enter_random_hands, make_head
from tests.pad.test_sheet import thursday_log
from tests.support.long_runs import keep_first

pytestmark = pytest.mark.browser
TAP, DIGIT, THINKING = 1.1, 0.28, 1.35
"""Seconds of the keystroke-level model: to aim and tap, to press a key next to the last one, to think."""
FOUR_MINUTES = 240
COUNTS_ASKING = """
window.askedToKeep = 0;
navigator.storage.persist = () => Promise.resolve(Boolean((window.askedToKeep += 1)));
"""

WHEN_ASKED = """
() => new Promise(done => {
  const look = () => askedToKeep ? done(askedToKeep) : requestAnimationFrame(look);
  look();
})
"""
"""The page's security policy allows no `wait_for_function` with a string."""


def test_a_browser_is_asked_to_keep_the_sheet_once_there_is_a_hand_to_lose(evening: Evening) -> None:
    page = evening.open().visit(PHONE)
    page.add_init_script(COUNTS_ASKING)
    pad = Pad(evening.address, page, [make_head()])
    assert page.evaluate("askedToKeep") == 0
    play(pad, 1)
    assert page.evaluate(WHEN_ASKED) == 1


def seconds(pad: Pad, hands: int) -> float:
    return pad.taps * TAP + pad.digits * DIGIT + hands * THINKING


def test_a_usual_hand_is_three_taps_and_a_number(evening: Evening) -> None:
    page = evening.open().visit(PHONE)
    pad = Pad(evening.address, page, [make_head()])
    play(pad, 3)
    assert (pad.taps, pad.digits) == (9, 6)
    assert ask_pad(pad.log)["sheet"]["total"] == 0
    assert len(pad.log) == 4
    page.get_by_role("button", name=load_catalogue("en").say("app-menu")).click()
    page.get_by_role("dialog").get_by_role("button", name=load_catalogue("en").say("app-pad")).click()
    expect(page.get_by_role("link", name="Thursday")).to_contain_text("3 hands")


@pytest.mark.long
def test_an_evening_of_36_hands_takes_less_than_four_minutes(evening: Evening) -> None:
    pad = Pad(evening.address, evening.open().visit(PHONE), [make_head()])
    play(pad, 36)
    assert len(pad.log) == 37
    assert pad.taps == 36 * 3
    assert seconds(pad, 36) < FOUR_MINUTES


def kill(evening: Evening, times: int) -> None:
    """Kill and reload the page after random taps, and check that all earlier taps are kept."""
    chance = Random(times)
    page = evening.visit(PHONE)
    pad = Pad(evening.address, page, [make_head()])
    for _ in range(times):
        before = pad.log
        who = chance.choice(["Signe", "Nora", "Edvin"])
        pad.tap(who, "footer .next")
        taps = chance.randrange(3)
        if taps:
            pad.page.locator(".row.tiles button").nth(1).click()
        if taps > 1:
            pad.page.locator(".keys").get_by_role("button", name="7", exact=True).click()
        pad.open()
        kept = pad.kept
        assert kept["log"] == before
        assert kept["draft"]["declarer"] == ("Signe", "Nora", "Edvin").index(who)
        assert ("contract" in kept["draft"]) == (taps > 0)
        assert kept["draft"].get("points") == (7 if taps > 1 else None)
        pad.hand("Nora", "spades", "71")
        assert len(pad.log) == len(before) + 1


def test_a_page_that_is_killed_loses_nothing(evening: Evening) -> None:
    evening.open()
    kill(evening, 2)


@pytest.mark.long
def test_a_page_that_is_killed_two_hundred_times_loses_nothing(evening: Evening) -> None:
    evening.open()
    kill(evening, 200)


def test_a_link_brings_the_sheet_to_another_phone(evening: Evening) -> None:
    page = evening.open().visit(PHONE)
    say = load_catalogue("en").say
    pad = Pad(evening.address, page, thursday_log())
    page.get_by_role("button", name=say("app-more")).click()
    page.get_by_role("button", name=say("pad-share")).click()
    expect(page.get_by_role("img", name=say("pad-share-qr"))).to_be_visible()
    link = page.get_by_role("dialog").get_by_role("link").get_attribute("href")
    other = evening.visit(PHONE)
    assert link is not None
    other.goto(link)
    expect(other.locator(DRAWN)).to_have_text(page.locator(DRAWN).inner_text())
    assert json.loads(other.evaluate("localStorage['spadille.sheet.thu']"))["log"] == pad.log


def test_the_sheet_prints_on_one_page(evening: Evening, tmp_path: Path) -> None:
    pad = Pad(evening.address, evening.open().visit(PHONE), enter_hand(thursday_log(), contract=None))
    paper = tmp_path / "sheet.pdf"
    pad.page.pdf(path=str(paper), format="A4", print_background=True)
    assert paper.read_bytes().count(b"/Type /Page\n") == 1


def test_a_dark_page_is_printed_dark_on_nothing(evening: Evening) -> None:
    page = evening.open().visit(PHONE, scheme="dark")
    page.goto(f"http://{evening.address}/pad/club")
    page.get_by_role("heading", level=1).wait_for()
    page.emulate_media(media="print")
    look = "(({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle(document.body))"
    assert page.evaluate(look) == ["rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]


def test_on_a_phone_they_play_on_when_the_match_is_over(evening: Evening) -> None:
    match = {"start": 200, "bankrupt": "end", "end": {"deals": 1}}
    pad = Pad(evening.address, evening.open().visit(PHONE), [make_head(match=match)])
    play(pad, 1)
    say = load_catalogue("en").say
    expect(pad.page.get_by_text(say("pad-ended"), exact=True)).to_be_visible()
    pad.page.get_by_role("button", name=say("pad-on"), exact=True).click()
    pad.page.locator("footer .next").get_by_role("button", name="Nora", exact=True).wait_for()
    assert [entry["entry"] for entry in pad.log] == ["open", "hand", "on"]


def open_people(pad: Pad) -> Locator:
    """Open the dialog of the players at the table."""
    say = load_catalogue("en").say
    pad.page.get_by_role("button", name=say("app-more"), exact=True).click()
    pad.page.get_by_role("dialog").get_by_role("button", name=say("pad-come")).click()
    return pad.page.get_by_role("dialog", name=say("pad-people"))


def test_a_player_who_leaves_is_undone_or_comes_back(evening: Evening) -> None:
    say = load_catalogue("en").say
    pad = Pad(evening.address, evening.open().visit(PHONE), [make_head(seats=4)])
    people = open_people(pad)
    # The button that takes it back is named by the same words, and by others.
    leaves = people.get_by_role("button", name=say("pad-leaves-name", name="Nora"), exact=True)
    leaves.click()
    undo = people.get_by_role("button", name=say("pad-undo-button"))
    expect(people.get_by_role("status")).to_contain_text(say("pad-change-leave", name="Nora"))
    undo.click()
    expect(undo).to_have_count(0)
    leaves.click()
    people.get_by_role("button", name=say("pad-is-back-name", name="Nora"), exact=True).click()
    expect(leaves).to_be_visible()
    assert [entry["entry"] for entry in pad.log] == ["open", "leave", "undo", "leave", "back"]
    sheet = ask_pad(pad.log)["sheet"]
    assert [player["name"] for player in sheet["players"]] == ["Signe", "Nora", "Edvin", "Wendell"]


def test_a_taken_name_is_refused_where_it_is_written(evening: Evening) -> None:
    say = load_catalogue("en").say
    pad = Pad(evening.address, evening.open().visit(PHONE), [make_head()])
    people = open_people(pad)
    form = people.locator("form")
    form.get_by_role("textbox").fill(" NORA ")
    expect(form.get_by_role("alert")).to_have_text(say("refusal-same-name", taken="Nora"))
    expect(form.get_by_role("button", name=say("pad-join"))).to_be_disabled()
    form.get_by_role("button", name="NORA B.").click()
    form.get_by_role("button", name=say("pad-join")).click()
    expect(people.get_by_role("listitem").get_by_text("NORA B.", exact=True)).to_be_visible()


def test_a_new_sheet_stays_on_its_page_when_there_is_no_room(evening: Evening) -> None:
    say = load_catalogue("en").say
    page = evening.open().visit(PHONE)
    page.goto(f"http://{evening.address}/pad/new")
    begin = page.get_by_role("button", name=say("pad-start"))
    begin.wait_for()
    page.evaluate(
        "void (Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); })"
    )
    begin.click()
    expect(page.get_by_role("alert").get_by_text(say("pad-no-room"))).to_be_visible()
    assert page.url.endswith("/pad/new")


def test_a_double_click_begins_one_sheet(evening: Evening) -> None:
    page = evening.open().visit(PHONE)
    page.goto(f"http://{evening.address}/pad/new")
    page.get_by_role("button", name=load_catalogue("en").say("pad-start")).dblclick()
    page.locator(DRAWN).wait_for()
    assert page.evaluate("Object.keys(localStorage).filter(key => /spadille.sheet/.test(key)).length") == 1


def test_another_version_of_a_sheet_stands_beside_ones_own(evening: Evening) -> None:
    say = load_catalogue("en").say
    theirs = Pad(evening.address, evening.open().visit(PHONE), enter_hand(thursday_log(), contract=None))
    theirs.page.get_by_role("button", name=say("app-more"), exact=True).click()
    theirs.page.get_by_role("button", name=say("pad-share")).click()
    link = theirs.page.get_by_role("dialog").get_by_role("link").get_attribute("href")
    mine = Pad(evening.address, evening.visit(PHONE), [make_head()])
    assert link is not None
    mine.page.goto(link)
    mine.page.get_by_role("button", name=say("pad-other-both")).click()
    mine.page.locator(DRAWN).wait_for()
    assert mine.log == [make_head()]
    assert not mine.page.url.endswith("/thu")


def test_the_pad_announces_entries_and_keeps_the_focus(evening: Evening) -> None:
    pad = Pad(evening.address, evening.open().visit(PHONE), [make_head()])
    pad.tap("Nora", "footer .next")
    expect(pad.page.locator("main")).to_be_focused()
    pad.page.locator(".row.tiles").get_by_role("button", name="spades").click()
    for digit in "71":
        pad.page.locator(".keys").get_by_role("button", name=digit, exact=True).click()
    pad.page.get_by_role("button", name="Enter hand 1").click()
    announced = "Hand 1: Nora, solo in spades 71, made"
    expect(pad.page.get_by_role("status").get_by_text(announced)).to_be_attached()
    expect(pad.page.locator("main")).to_be_focused()
    row = pad.page.locator("tbody tr").first
    expect(row.locator("td").last).to_contain_text("Nora, solo in spades 71, made")


PAPER = Device(726, 1050)
"""The area of an A4 page within its margins, in CSS pixels."""
LONG_NAMES = ["Ann-Charlotte", "Désirée", "Wilhelmina", "Margareta", "Katarina", "Bengt-Erik", "Åsa-Kristin"]
OVER_THE_EDGE = """
() => {
  const paper = document.querySelector('.print'), edge = paper.getBoundingClientRect();
  const inside = [...paper.querySelectorAll('td, th, li, h1')];
  return inside.filter(one => one.getBoundingClientRect().right > edge.right - 5).length + paper.scrollWidth
    - paper.clientWidth;
}
"""


@pytest.mark.parametrize("game", keep_first(GAMES, 2))
def test_nothing_of_a_sheet_is_cut_off_on_paper(evening: Evening, game: str) -> None:
    page = evening.open().visit(PHONE)
    preset = GAMES[game].presets[0].id
    for seats in GAMES[game].rules(preset).seats:
        head = make_head(game, preset, seats, names=LONG_NAMES[:seats])
        log = enter_random_hands([head], Random(seats), 4)
        log += [{"entry": "replace", "seat": seat, "name": f"Hildegard-Maria {seat}"} for seat in (0, 1)]
        pad = Pad(evening.address, page, enter_random_hands(log, Random(seats), 8))
        page.emulate_media(media="print")
        resize(page, PAPER)
        assert page.evaluate(OVER_THE_EDGE) == 0, (game, seats, pad.log)
        page.emulate_media(media="screen")
        resize(page, PHONE)


WHOLE = """
place => {
  const words = document.createRange();
  words.selectNodeContents(place);
  return words.getClientRects().length === 1 && place.scrollWidth <= place.clientWidth + 1;
}
"""
"""Whether a number stands on one line, and nothing of it is cut off."""
CHOSEN_AND_OTHER = (
    "[...document.querySelectorAll('.row.tiles button')].map(one => getComputedStyle(one).border)"
)


ON_ITS_SIDE = [Device(*size, touch=True) for size in ((568, 320), (640, 360), (740, 360), (844, 390))]


def enter_seven(evening: Evening, device: Device, language: Language = "en") -> Pad:
    """A hand of a table of seven, entered but for the last button."""
    head = make_head(seats=7, names=LONG_NAMES)
    pad = Pad(evening.address, evening.open().visit(device, language=language), [head])
    pad.page.locator("footer .next").get_by_role("button").nth(1).click()
    pad.page.locator(".row.tiles").get_by_role("button").first.click()
    for digit in "120":
        pad.page.locator(".keys").get_by_role("button", name=digit, exact=True).click()
    return pad


def test_every_sum_of_seven_is_whole_before_it_is_entered(evening: Evening) -> None:
    pad = enter_seven(evening, PHONE)
    sums = pad.page.locator("form li b")
    expect(sums).to_have_count(8)
    for width in (320, 360, 412):
        resize(pad.page, Device(width, 740, touch=True))
        assert [number.inner_text() for number in sums.all() if not number.evaluate(WHOLE)] == [], width


@pytest.mark.parametrize("language", ["en", "sv"])
def test_a_hand_is_entered_without_scrolling_on_a_phone_on_its_side(
    evening: Evening, language: Language
) -> None:
    pad = enter_seven(evening, ON_ITS_SIDE[-1], language)
    for device in ON_ITS_SIDE:
        resize(pad.page, device)
        for button in pad.page.locator("form button").all():
            expect(button).to_be_in_viewport(ratio=0.99)
        sums = pad.page.locator("form li b").all()
        assert len(sums) == 8
        assert [number.inner_text() for number in sums if not number.evaluate(WHOLE)] == []
    pad.page.locator("form .enter").click()
    assert [entry["entry"] for entry in pad.log] == ["open", "hand"]
    pad.page.goto(f"http://{evening.address}/pad/thu/hand/1")
    expect(pad.page.locator("form .enter")).to_be_in_viewport(ratio=0.99)


def test_on_a_phone_on_its_side_a_long_question_scrolls_beside_the_button(evening: Evening) -> None:
    head = make_head("german-solo", seats=4, names=LONG_NAMES[:4])
    pad = Pad(evening.address, evening.open().visit(ON_ITS_SIDE[0]), [head])
    pad.page.locator("footer .next").get_by_role("button").nth(1).click()
    contract = pad.page.locator(".row.tiles").get_by_role("button").first
    expect(contract).to_be_in_viewport(ratio=0.99)
    before = contract.bounding_box()
    contract.click()
    made = pad.page.get_by_role("button", name="made", exact=True)
    made.wait_for()
    assert contract.bounding_box() == pytest.approx(before, abs=1)
    for choice in ("Wilhelmina", "hearts", "made", "none"):
        pad.page.get_by_role("button", name=choice, exact=True).last.click()
    enter = pad.page.locator("form .enter")
    expect(enter).to_be_enabled()
    for device in ON_ITS_SIDE:
        resize(pad.page, device)
        expect(enter).to_be_in_viewport(ratio=0.99)
        expect(pad.page.locator("form li b").first).to_be_in_viewport(ratio=0.99)


def test_what_is_chosen_is_seen_in_forced_colours(evening: Evening) -> None:
    pad = enter_seven(evening, PHONE)
    pad.page.emulate_media(forced_colors="active")
    chosen, *others = pad.page.evaluate(CHOSEN_AND_OTHER)
    assert len(set(others)) == 1
    assert chosen not in others


STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)
PIECE_OF_TEXT = b" Tf"
"""What a page of a PDF chooses a font by."""


def pieces_of_text(paper: bytes) -> list[int]:
    """Return how many pieces of text stand on each page."""
    streams = (
        zlib.decompressobj().decompress(stream) for stream in STREAM.findall(paper) if stream[:1] == b"x"
    )
    return [page.count(PIECE_OF_TEXT) for page in streams if PIECE_OF_TEXT in page]


def test_lines_to_sign_on_stand_below_what_is_signed(evening: Evening) -> None:
    money = {"counters": 10, "cents": 100, "currency": "SEK"}
    log = enter_random_hands(
        [make_head("german-solo", seats=4, names=LONG_NAMES[:4], money=money)], Random(4), 4
    )
    log += [{"entry": "replace", "seat": seat, "name": f"Hildegard-Maria {seat}"} for seat in (0, 1)]
    pad = Pad(evening.address, evening.open().visit(PHONE), enter_random_hands(log, Random(4), 12))
    names = len(ask_pad(pad.log)["sheet"]["players"])
    pages = pieces_of_text(pad.page.pdf(prefer_css_page_size=True))
    assert len(pages) == 2
    assert pages[-1] > 3 * names


def test_a_sheet_from_a_dark_page_is_printed_black_on_white(evening: Evening) -> None:
    page = evening.open().visit(PHONE, scheme="dark")
    Pad(evening.address, page, enter_hand([make_head()], declarer=1, contract="solo", trump="S", points=71))
    page.emulate_media(media="print", color_scheme="dark")
    spade = "getComputedStyle(document.querySelector('.print svg.suit')).fill"
    assert page.evaluate(spade) == "rgb(0, 0, 0)"
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"


def test_money_stands_on_paper(evening: Evening) -> None:
    pad = Pad(evening.address, evening.open().visit(PHONE), thursday_log())
    pad.page.emulate_media(media="print")
    expect(pad.page.locator(".print .below")).to_contain_text("€6.50")
    expect(pad.page.locator(".print .below")).to_contain_text("worth €1.00")
