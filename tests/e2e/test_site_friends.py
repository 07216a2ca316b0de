"""Tests of friends at a table of the static site: plain files, with the host's browser in
place of a server.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.site import Host, guest, host_site, make_site, wait_until_ready
from tests.e2e.site_friends import (
    SAY,
    answer_once,
    button,
    come_by_letters,
    connect_by_text,
    fill_with_bots,
    invite,
    open_for_friends,
    play_to_settlement,
    sit_down,
    site_with_relay,
)
from tests.e2e.table import Plan, Table
from tests.support.relay import Relay

pytestmark = [pytest.mark.browser, pytest.mark.long]

SOLO: Final = Plan(bid="solo", trump="S")
WORKERS: Final = "performance.getEntriesByType('resource').filter(({ name }) => /engine-/.test(name)).length"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, testrun_uid: str) -> Iterator[Host]:
    """Serve the static site and yield its host."""
    make_site(testrun_uid)
    with host_site(tmp_path_factory.mktemp("host")) as host:
        yield host


@pytest.fixture(scope="module")
def met(tmp_path_factory: pytest.TempPathFactory, testrun_uid: str) -> Iterator[tuple[Host, Relay]]:
    """Serve a static site that uses a relay on this machine, and yield both."""
    make_site(testrun_uid)
    with site_with_relay(tmp_path_factory.mktemp("relay")) as both:
        yield both


@pytest.fixture
def ann(chromium: Browser) -> Iterator[Page]:
    """Open the page of the player whose device deals."""
    with guest(chromium) as context:
        yield context.new_page()


@pytest.fixture
def bo(chromium: Browser) -> Iterator[Page]:
    """Open the page of a guest."""
    with guest(chromium) as context:
        yield context.new_page()


@pytest.fixture
def cy(chromium: Browser) -> Iterator[Page]:
    """Open the page of another guest."""
    with guest(chromium) as context:
        yield context.new_page()


def test_a_deal_by_copied_text_and_both_pages_loaded_anew_in_the_middle(
    host: Host, ann: Page, bo: Page
) -> None:
    table = open_for_friends(ann, host.address, "Ann")
    connect_by_text(ann, bo)
    assert bo.url.endswith(table)
    tables = [Table(ann), sit_down(bo, "Bo")]
    fill_with_bots(ann)
    expect(tables[1].part("hand")).to_be_visible()
    cards = len(tables[1].hand())
    while len(tables[1].hand()) > cards - 3:
        answer_once(tables, SOLO)
    hand = tables[1].hand()
    assert bo.evaluate(WORKERS) == 0
    bo.reload()
    expect(bo.get_by_test_id("host-away")).to_be_visible()
    _open_the_sheet(ann)
    connect_by_text(ann, bo)
    _close_the_sheet(ann)
    expect(tables[1].part("hand")).to_be_visible()
    assert tables[1].hand() == hand
    ann.reload()
    wait_until_ready(ann)
    expect(bo.get_by_test_id("host-away")).to_be_visible()
    _open_the_sheet(ann)
    connect_by_text(ann, bo)
    _close_the_sheet(ann)
    expect(tables[1].part("hand")).to_be_visible()
    assert tables[1].hand() == hand
    play_to_settlement(tables)
    assert bo.evaluate(WORKERS) == 0


def _open_the_sheet(page: Page) -> None:
    Table(page).press_button("table-people")
    expect(page.get_by_role("dialog")).to_be_visible()


def _close_the_sheet(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_by_a_link_and_by_four_letters_and_back_after_pages_are_loaded_anew(
    met: tuple[Host, Relay], ann: Page, bo: Page, cy: Page
) -> None:
    host, relay = met
    open_for_friends(ann, host.address, "Ann")
    assert relay.connections == 0
    link, code = invite(ann)
    bo.goto(link)
    bo.wait_for_url("**/table/*")
    come_by_letters(cy, host.address, code, "Cy")
    expect(ann.get_by_test_id("knock")).to_contain_text("Cy")
    button(ann, "friends-admit").click()
    cy.wait_for_url("**/table/*")
    tables = [Table(ann), sit_down(bo, "Bo"), sit_down(cy, "Cy")]
    for page in (bo, cy, ann):
        cards = len(tables[1].hand())
        while len(tables[1].hand()) > cards - 2 or cards == 0:
            cards = cards or len(tables[1].hand())
            answer_once(tables, SOLO)
        hand = tables[1].hand()
        page.reload()
        if page is ann:
            # before the guests notice, a card that they play is lost and must be played again
            for table in tables[1:]:
                expect(table.page.get_by_test_id("host-away")).to_be_visible()
        for table in tables:
            expect(table.part("hand")).to_be_visible()
            expect(table.page.get_by_test_id("host-away")).to_have_count(0)
        assert tables[1].hand() == hand
    play_to_settlement(tables)
    assert relay.events
    assert all(re.fullmatch(r"[\w-]{40,}", event["content"]) for event in relay.events)


def test_who_is_not_let_in_or_types_what_leads_nowhere_is_told(
    met: tuple[Host, Relay], ann: Page, bo: Page
) -> None:
    host, _ = met
    open_for_friends(ann, host.address, "Ann")
    _, code = invite(ann)
    come_by_letters(bo, host.address, code, "Bo")
    button(ann, "friends-decline").click()
    expect(bo.get_by_role("alert")).to_have_text(SAY["en"]("friends-declined"))
    come_by_letters(bo, host.address, "BBBB" if code != "BBBB" else "CCCC", "Bo")
    expect(bo.get_by_role("alert")).to_have_text(SAY["en"]("friends-nobody"))
    assert "/friends" in bo.url


def test_guests_keep_the_finished_deals_when_the_host_does_not_come_back(
    met: tuple[Host, Relay], chromium: Browser, bo: Page
) -> None:
    host, _ = met
    with guest(chromium) as context:
        ann = context.new_page()
        open_for_friends(ann, host.address, "Ann")
        link, _ = invite(ann)
        bo.clock.install()
        bo.goto(link)
        bo.wait_for_url("**/table/*")
        tables = [Table(ann), sit_down(bo, "Bo")]
        fill_with_bots(ann)
        play_to_settlement(tables, SOLO)
    away = bo.get_by_test_id("host-away")
    expect(away).to_contain_text(SAY["en"]("friends-away", name="Ann"))
    bo.clock.fast_forward(31_000)
    expect(away).to_contain_text(SAY["en"]("friends-gone-kept"))
    with bo.expect_download() as saved:
        button(away, "friends-records").click()
    text = saved.value.path().read_text("utf-8")
    assert '"payments"' in text or '"deals"' in text
