"""The table without a server: plain files in some folder of a host."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from bench.report_site import MEGA, compress_files, engine_files
from bench.site_deals import find_differences
from bench.site_lines import AT_SIGHT, TABLES
from spadille.games import GAMES
from spadille.notation.codes import code_of
from spadille.notation.making import made
from spadille.text import load_catalogue
from tests.e2e.site import COMING, SITE, come_in, guest, hosted, house_is_there, make_site
from tests.e2e.table import Plan, Table
from tests.e2e.test_challenge import COPIED
from tests.e2e.test_day_page import GIVEN_AWAY, todays_line

NO_BIDS: Final = Plan()
SAY: Final = load_catalogue("en").say
OLD_STORE: Final = """
new Promise((done, failed) => {
  indexedDB.deleteDatabase('spadille');
  const request = indexedDB.open('spadille', 1);
  request.onerror = failed;
  request.onupgradeneeded = () => {
    request.result.createObjectStore('lines', { autoIncrement: true }).add('[["tables", {"id": "oak"}, []]]');
    request.result.createObjectStore('kept').put('a token', 'token');
  };
  request.onsuccess = () => { request.result.close(); done(); };
})
"""
OLD_BATCH: Final = """
new Promise((done, failed) => {
  const request = indexedDB.open('spadille');
  request.onerror = failed;
  request.onsuccess = () => {
    const writing = request.result.transaction('batches', 'readwrite');
    writing.objectStore('batches').add('{"schema": 0, "rows": []}');
    writing.oncomplete = () => { request.result.close(); done(); };
  };
})
"""
LOOKS_AHEAD: Final = len(AT_SIGHT) * len(TABLES)
"""The first deal of one who looks ahead; those before play at sight."""
HOLD_THE_WORKER: Final = """
const Real = Worker;
window.Worker = class extends Real { constructor(...given) { super(...given); window.house = this; } };
"""

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, testrun_uid: str) -> Iterator[str]:
    """Where the site lies, in a folder of its host."""
    make_site(testrun_uid)
    with hosted(tmp_path_factory.mktemp("host")) as host:
        yield host.address


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A page in a browser that remembers nothing; nothing may go wrong in it unseen."""
    with guest(chromium) as context:
        yield context.new_page()


def test_a_deal_goes_on_when_the_worker_has_died_and_when_the_page_is_loaded_anew(
    address: str, page: Page
) -> None:
    page.add_init_script(HOLD_THE_WORKER)
    come_in(page, address).play()
    table = Table(page)
    table.play_to_a_card(NO_BIDS)
    hand = table.hand()
    page.evaluate("window.house.dispatchEvent(new MessageEvent('message', { data: { died: true } }))")
    house_is_there(page)
    table.asked()
    assert table.hand() == hand
    page.reload()
    house_is_there(page)
    table.asked()
    assert table.hand() == hand
    table.play_deal(NO_BIDS)
    assert sum(table.payments()) == 0


@pytest.mark.parametrize("old", [OLD_STORE, OLD_BATCH], ids=["another form", "another version"])
def test_what_another_version_has_stored_is_refused_until_a_player_deletes_it(
    old: str, address: str, page: Page
) -> None:
    come_in(page, address)
    page.goto(f"http://{address}/licences/")  # a page that holds nothing open
    page.evaluate(old)
    page.goto(f"http://{address}/")
    banner = page.get_by_test_id("coming")
    expect(banner).to_contain_text(SAY("alone-unusable"), timeout=COMING)
    page.reload()
    expect(banner).to_contain_text(SAY("alone-unusable"), timeout=COMING)
    name = SAY("alone-delete")
    banner.get_by_role("button", name=name, exact=True).click()
    banner.get_by_role("button", name=SAY("social-sure", what=name)).click()
    house_is_there(page)
    come_in(page, address).play()
    Table(page).asked()


def test_a_lesson_begins(address: str, page: Page) -> None:
    page.goto(f"http://{address}/#/lessons?game=six-bid")
    house_is_there(page)
    page.locator('[data-lesson="six-bid-misere"]').click()
    page.wait_for_url("**/table/*")
    Table(page).asked()
    expect(page.get_by_test_id("coach")).to_be_visible()


def test_a_deal_has_an_address_that_means_a_step_of_it(address: str, page: Page) -> None:
    code = code_of(next(made(GAMES["progressive"].rules("pennycook"), 3, "page", 1, "spread")))
    page.goto(f"http://{address}/#/deal/{code}?seat=1!4")
    house_is_there(page)
    rail = page.get_by_test_id("rail")
    expect(rail).to_have_value("4")
    page.get_by_test_id("step-on").click()
    expect(rail).to_have_value("5")
    expect(page).to_have_url(f"http://{address}/#/deal/{code}?seat=1!5")
    page.reload()
    house_is_there(page)
    expect(rail).to_have_value("5")


def test_todays_deal_is_told_in_a_line_that_gives_nothing_away(address: str, page: Page) -> None:
    page.add_init_script(COPIED)
    page.goto(f"http://{address}/#/day")
    house_is_there(page)
    assert not GIVEN_AWAY.search(todays_line(page))
    expect(page.get_by_text(SAY("day-others-alone"))).to_be_visible()


def test_a_sheet_of_the_pad_travels_in_a_link(address: str, page: Page) -> None:
    page.goto(f"http://{address}/#/pad/new")
    house_is_there(page)
    page.get_by_role("button", name=SAY("pad-start"), exact=True).click()
    page.get_by_role("button", name=SAY("pad-passed"), exact=True).click()
    page.get_by_role("button", name=SAY("pad-enter", number=1), exact=True).click()
    expect(page.get_by_role("button", name=SAY("pad-enter", number=2), exact=True)).to_be_visible()
    page.get_by_role("button", name=SAY("pad-more"), exact=True).click()
    page.get_by_role("button", name=SAY("pad-share"), exact=True).click()
    link = page.locator("a.break").get_attribute("href") or ""
    assert link.startswith(f"http://{address}/#/pad!")
    page.evaluate("localStorage.clear()")
    page.goto(link)
    expect(page.get_by_role("button", name=SAY("pad-enter", number=2), exact=True)).to_be_visible()


@pytest.mark.usefixtures("address")
def test_the_engine_is_less_than_eight_megabytes_as_it_travels(tmp_path: Path) -> None:
    assert sum(compress_files(SITE, tmp_path, engine_files(SITE)).values()) < 8 * MEGA


@pytest.mark.usefixtures("address")
def test_deals_with_bots_are_the_same_byte_for_byte_as_without_a_browser() -> None:
    assert find_differences(SITE, LOOKS_AHEAD - 5, 10) == []
