"""Tests of a club: twelve people play an evening at four tables, and another server takes the club over."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from spadille import protocol
from spadille.text import load_catalogue
from tests.e2e.chromium import DESKTOP, PHONE
from tests.e2e.evening import Evening
from tests.e2e.test_access import wrong
from tests.house.source import SPADILLE
from tests.support.client import Guest, play_randomly, run_server

pytestmark = pytest.mark.browser
NAMES = ("Bo", "Cleo", "Dag", "Eva", "Finn", "Gro", "Hal", "Ida", "Jon", "Kaj", "Liv")
MOST_TAPS = 25
say = load_catalogue("en").say
SHOTS = os.environ.get("SPADILLE_SHOTS")


class Director:
    """The director's page, which counts the taps."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, name: str | re.Pattern[str], *, within: Locator | None = None) -> None:
        self.taps += 1
        (within or self.page).get_by_role("button", name=name).first.click()

    def shoot(self, name: str) -> None:
        if SHOTS:
            self.page.screenshot(path=Path(SHOTS) / f"{name}.png", full_page=True)


def open_club(director: Director, address: str) -> tuple[str, str]:
    """Open a club on the page, and return its id and the members' key."""
    page = director.page
    page.goto(f"http://{address}/clubs")
    page.get_by_label(say("clubs-name")).fill("Avenues Solo Club")
    page.get_by_label(say("start-name")).fill("Ann")
    director.tap(say("clubs-open"))
    expect(page.get_by_test_id("club-title")).to_have_text("Avenues Solo Club")
    club = page.url.rsplit("/", 1)[-1]
    key = page.evaluate("(club) => localStorage.getItem(`spadille.club.members.${club}`)", club)
    return club, str(key)


@contextmanager
def members(address: str, club: str, key: str) -> Iterator[list[Guest]]:
    """Let eleven people join a club."""
    with ExitStack() as opened:
        guests = [opened.enter_context(Guest(address, name)) for name in NAMES]
        for guest in guests:
            joined = guest.http.post(f"/api/clubs/{club}/join", json={"key": key, "name": guest.name})
            assert joined.status_code == 200, joined.text
        yield guests


def see(guest: Guest, club: str) -> protocol.Club:
    return protocol.Club.model_validate_json(guest.http.get(f"/api/clubs/{club}").text)


def act(guest: Guest, club: str, **command: object) -> None:
    answer = guest.http.post(f"/api/clubs/{club}/commands", json={"command": command})
    assert answer.status_code == 200, answer.text


def play_tables(guests: list[Guest], director: Guest, club: str) -> None:
    """Play the tables of the round to their end, the director's seat with the director's cookie."""
    people = [director, *guests]
    night = see(guests[0], club).night
    assert night is not None
    for number, table in enumerate(night.rounds[-1].tables):
        assert table.table is not None
        players = [people[member - 1] for member in table.seats if member is not None]
        pages = [player.page(table.table) for player in players]
        play_randomly(pages, Random(number), lambda now: now.stage == "finished")


def test_twelve_people_play_an_evening_and_another_server_takes_over(
    evening: Evening, tmp_path: Path
) -> None:
    page = evening.open().visit(DESKTOP)
    evening.expect_refusal(403)
    director = Director(page)
    club, key = open_club(director, evening.address)
    with members(evening.address, club, key) as guests, Guest(evening.address, "Ann") as ann:
        for cookie in page.context.cookies():
            ann.http.cookies.set(cookie["name"], cookie["value"])
        page.reload()
        deals = page.get_by_label(say("clubs-deals-label"))
        deals.fill("1")
        director.tap(say("clubs-open-evening"))
        expect(page.get_by_role("button", name=say("clubs-all-here"))).to_be_visible()
        director.shoot("gathering")
        assert wrong(page) == []
        director.tap(say("clubs-all-here"))
        director.tap(say("clubs-draw", round=1))
        expect(page.get_by_test_id("club-tables").locator("> li")).to_have_count(4)
        phone = evening.visit(PHONE)
        phone.goto(f"http://{evening.address}/club/{club}#{key}")
        expect(phone.get_by_role("heading", name=say("clubs-who"))).to_be_visible()
        director.shoot("playing")
        play_tables(guests, ann, club)
        for number, guest in enumerate(guests, 2):
            answer_slip(guest, club, number)
        page.reload()
        expect(page.get_by_role("heading", name=say("clubs-right"))).to_be_visible()
        director.shoot("slips")
        assert wrong(page) == []
        director.tap(say("clubs-agree"))
        director.tap(say("clubs-close"))
        director.tap(re.compile(say("clubs-close")))
        expect(page.get_by_text(say("clubs-evening-closed"))).to_be_visible()
        assert director.taps <= MOST_TAPS
        rows = page.get_by_test_id("club-list").locator("tbody tr")
        expect(rows).to_have_count(12)
        director.shoot("closed")
        standing = rows.all_text_contents()
        page.get_by_text(say("clubs-admin")).click()
        with page.expect_download() as download:
            director.tap(say("clubs-export"))
        file = tmp_path / "club.jsonl"
        download.value.save_as(file)
    take_over(evening, tmp_path, file, standing)


def take_over(evening: Evening, folder: Path, file: Path, standing: list[str]) -> None:
    """Open a club's file on another server, and compare its list."""
    with run_server(folder / "other.sqlite", web=SPADILLE / "web") as other:
        page = evening.visit(PHONE)
        page.goto(f"http://{other}/clubs")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_test_id("club-title")).to_have_text("Avenues Solo Club")
        rows = page.get_by_test_id("club-list").locator("tbody tr")
        expect(rows).to_have_count(12)
        assert rows.all_text_contents() == standing
        if SHOTS:
            page.screenshot(path=Path(SHOTS) / "phone-moved.png", full_page=True)
        evening.close_all()


def answer_slip(guest: Guest, club: str, member: int) -> None:
    """Agree to the slip of the member's table."""
    night = see(guest, club).night
    assert night is not None
    for number, table in enumerate(night.rounds[-1].tables, 1):
        if table.slip is not None and member in table.missing:
            act(guest, club, act="answer", round=1, table=number, seal=table.slip.seal, agreed=True)
