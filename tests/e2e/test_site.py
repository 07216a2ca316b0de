"""Tests of the static site: the table without a server, from plain files in a subfolder of a host."""

from __future__ import annotations

import filecmp
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from bench.report_site import MEGA, compress_files, engine_files
from bench.site_deals import STARTS, find_differences, run_in_site
from bench.site_lines import AT_SIGHT, TABLES
from scripts.site import PLAIN_START
from scripts.site_assets import write_asset_list
from spadille.games import GAMES
from spadille.notation.codes import code_of
from spadille.notation.making import made
from spadille.text import load_catalogue
from tests.e2e.site import COMING, HOUSE, SITE, guest, host_site, make_site, open_start_page, wait_until_ready
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
STORED_TOKEN: Final = """
new Promise((done, failed) => {
  const request = indexedDB.open('spadille');
  request.onerror = failed;
  request.onsuccess = () => {
    const reading = request.result.transaction('state').objectStore('state').get('token');
    reading.onsuccess = () => { request.result.close(); done(reading.result); };
  };
})
"""
STORED_UNCOMPRESSED: Final = """
caches.open('spadille uncompressed').then(cache => cache.keys())
  .then(([key]) => key?.url.endsWith('/snapshot'))
"""
FIRST_VISIT: Final = 12 * MEGA
"""WebAssembly has 4.1 MB of it and the snapshot 7.7: modules are three times as large in memory as in a file.
Without a snapshot it would be 8 MB, and twice the time.
"""
SPOIL_A_BATCH: Final = """
new Promise((done, failed) => {
  const request = indexedDB.open('spadille');
  request.onerror = failed;
  request.onsuccess = () => {
    const writing = request.result.transaction('batches', 'readwrite');
    writing.objectStore('batches').add('~ noise');
    writing.oncomplete = () => { request.result.close(); done(); };
  };
})
"""
SPOIL_THE_IMAGE: Final = """
new Promise((done, failed) => {
  const request = indexedDB.open('spadille');
  request.onerror = failed;
  request.onsuccess = () => {
    const state = request.result.transaction('state', 'readwrite').objectStore('state');
    const read = state.get('image');
    read.onsuccess = () => {
      const image = read.result ?? new Uint8Array(8192);
      image.fill(7, image.length - 4096);
      state.put(image, 'image');
    };
    state.transaction.oncomplete = () => { request.result.close(); done(); };
  };
})
"""
SET_ASIDE: Final = "set aside"
"""A part of the console's message when damaged data is set aside."""
LOOKS_AHEAD: Final = len(AT_SIGHT) * len(TABLES)
"""The first deal of a bot that looks ahead. Earlier deals are played by bots that do not."""
COMPARED: Final = ((0, min(LOOKS_AHEAD, 195)), (LOOKS_AHEAD, 5))
"""First numbers and counts of 200 deals. Few of them are searched: that takes a hundred times as long."""
HOLD_THE_WORKER: Final = """
const Real = Worker;
window.Worker = class extends Real { constructor(...given) { super(...given); window.house = this; } };
"""

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, testrun_uid: str) -> Iterator[str]:
    """Serve the site in a subfolder of a host, and yield its address."""
    make_site(testrun_uid)
    with host_site(tmp_path_factory.mktemp("host")) as host:
        yield host.address


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """Open a page in a browser without storage. The test fails if the page logs an error."""
    with guest(chromium) as context:
        yield context.new_page()


def test_a_deal_goes_on_when_the_worker_has_died_and_when_the_page_is_loaded_anew(
    address: str, page: Page
) -> None:
    page.add_init_script(HOLD_THE_WORKER)
    open_start_page(page, address).play()
    table = Table(page)
    table.play_to_a_card(NO_BIDS)
    hand = table.hand()
    page.evaluate("window.house.dispatchEvent(new MessageEvent('message', { data: { died: true } }))")
    wait_until_ready(page)
    table.asked()
    assert table.hand() == hand
    page.reload()
    wait_until_ready(page)
    table.asked()
    assert table.hand() == hand
    table.play_deal(NO_BIDS)
    assert sum(table.payments()) == 0


@pytest.mark.parametrize("old", [OLD_STORE, OLD_BATCH], ids=["another form", "another version"])
def test_data_of_an_unknown_version_is_refused_until_it_is_deleted(
    old: str, address: str, page: Page
) -> None:
    open_start_page(page, address)
    page.goto(f"http://{address}/licences/")  # a page that holds no database open
    page.evaluate(old)
    page.goto(f"http://{address}/")
    banner = page.get_by_test_id("coming")
    expect(banner).to_contain_text(SAY("alone-unusable"), timeout=COMING)
    page.reload()
    expect(banner).to_contain_text(SAY("alone-unusable"), timeout=COMING)
    name = SAY("alone-delete")
    banner.get_by_role("button", name=name, exact=True).click()
    banner.get_by_role("button", name=SAY("social-sure", what=name)).click()
    wait_until_ready(page)
    open_start_page(page, address).play()
    Table(page).asked()


@pytest.mark.parametrize("spoil", [SPOIL_A_BATCH, SPOIL_THE_IMAGE], ids=["a batch", "the image"])
def test_what_is_whole_is_played_on_with_and_the_rest_is_set_aside(
    spoil: str, address: str, chromium: Browser, tmp_path: Path
) -> None:
    with guest(chromium, SET_ASIDE) as context:
        play_on_with_what_is_whole(context.new_page(), address, spoil, tmp_path / "aside.txt")


def play_on_with_what_is_whole(page: Page, address: str, spoil: str, aside: Path) -> None:
    open_start_page(page, address).play()
    table = Table(page)
    table.play_to_a_card(NO_BIDS)
    hand, played_at = table.hand(), page.url
    page.goto(f"http://{address}/licences/")  # a page that holds nothing open
    page.evaluate(spoil)
    page.goto(played_at)
    wait_until_ready(page)
    table.asked()
    assert table.hand() == hand
    notice = page.get_by_test_id("aside")
    expect(notice).to_be_visible()
    with page.expect_download() as saved:
        notice.get_by_role("button").first.click()
    saved.value.save_as(aside)
    assert aside.read_text("utf-8")
    table.play_deal(NO_BIDS)
    table.next_deal()
    table.asked()


def test_the_first_page_stands_still_when_the_engine_is_there(address: str, page: Page) -> None:
    page.goto(f"http://{address}/")
    heading = page.get_by_role("heading", level=1)
    heading.wait_for()
    expect(page.get_by_test_id("coming")).to_be_visible()
    place = heading.bounding_box()
    wait_until_ready(page)
    assert heading.bounding_box() == place


def test_a_lesson_begins(address: str, page: Page) -> None:
    page.goto(f"http://{address}/#/lessons?game=six-bid")
    wait_until_ready(page)
    page.locator('[data-lesson="six-bid-misere"]').click()
    page.wait_for_url("**/table/*")
    Table(page).asked()
    expect(page.get_by_test_id("coach")).to_be_visible()


def test_a_deal_has_an_address_that_means_a_step_of_it(address: str, page: Page) -> None:
    code = code_of(next(made(GAMES["progressive"].rules("pennycook"), 3, "page", 1, "spread")))
    page.goto(f"http://{address}/#/deal/{code}?seat=1!4")
    wait_until_ready(page)
    rail = page.get_by_test_id("rail")
    expect(rail).to_have_value("4")
    page.get_by_test_id("step-on").click()
    expect(rail).to_have_value("5")
    expect(page).to_have_url(f"http://{address}/#/deal/{code}?seat=1!5")
    page.reload()
    wait_until_ready(page)
    expect(rail).to_have_value("5")


def test_the_daily_deal_is_shared_without_spoilers(address: str, page: Page) -> None:
    page.add_init_script(COPIED)
    page.goto(f"http://{address}/#/day")
    wait_until_ready(page)
    assert not GIVEN_AWAY.search(todays_line(page))


def test_a_sheet_of_the_pad_travels_in_a_link(address: str, page: Page) -> None:
    page.goto(f"http://{address}/#/pad/new")
    wait_until_ready(page)
    page.get_by_role("button", name=SAY("pad-start"), exact=True).click()
    page.get_by_role("button", name=SAY("pad-passed"), exact=True).click()
    page.get_by_role("button", name=SAY("pad-enter", number=1), exact=True).click()
    expect(page.get_by_role("button", name=SAY("pad-enter", number=2), exact=True)).to_be_visible()
    page.get_by_role("button", name=SAY("app-more"), exact=True).click()
    page.get_by_role("button", name=SAY("pad-share"), exact=True).click()
    link = page.locator("a.break").get_attribute("href") or ""
    assert link.startswith(f"http://{address}/#/pad!")
    page.evaluate("localStorage.clear()")
    page.goto(link)
    expect(page.get_by_role("button", name=SAY("pad-enter", number=2), exact=True)).to_be_visible()


def test_two_visits_share_no_token_and_store_the_snapshot_for_the_next(
    address: str, chromium: Browser
) -> None:
    tokens = set()
    for _ in range(2):
        with guest(chromium) as context:
            page = context.new_page()
            open_start_page(page, address).play()
            Table(page).asked()
            tokens.add(page.evaluate(STORED_TOKEN))
            # the next visit starts from it
            page.wait_for_function(STORED_UNCOMPRESSED, timeout=COMING)
            page.reload()
            wait_until_ready(page)
            Table(page).asked()
    snapshot = (HOUSE / "target" / "site" / "snapshot").read_bytes()
    assert len(tokens) == 2
    assert all(token and token.encode() not in snapshot for token in tokens)


@pytest.mark.usefixtures("address")
def test_a_deal_begins_where_there_is_no_snapshot(chromium: Browser, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(SITE, site)
    next(site.glob("engine-*/snapshot.zst")).unlink()
    write_asset_list(site)
    with host_site(tmp_path / "host", site) as host, guest(chromium, "status of 404") as context:
        page = context.new_page()
        open_start_page(page, host.address).play()
        Table(page).asked()


@pytest.mark.usefixtures("address")
def test_two_snapshots_of_one_tree_are_alike(tmp_path: Path) -> None:
    (engine,) = SITE.glob("engine-*")
    shutil.copytree(engine, tmp_path / "engine")
    made = HOUSE / "target" / "site"
    shutil.copyfile(made / "python.tar", tmp_path / "python.tar")
    subprocess.run(["node", HOUSE / "scripts" / "snapshot.mjs", tmp_path, tmp_path / "engine"], check=True)
    assert filecmp.cmp(made / "snapshot", tmp_path / "snapshot", shallow=False)


@pytest.mark.usefixtures("address")
def test_a_first_visit_loads_no_more_than_the_snapshot_and_the_interpreter_need(tmp_path: Path) -> None:
    files = [name for name in engine_files(SITE) if Path(name).name not in PLAIN_START]
    assert sum(compress_files(SITE, tmp_path, files).values()) < FIRST_VISIT


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.usefixtures("address")
def test_deals_with_bots_are_the_same_byte_for_byte_as_without_a_browser(start: str) -> None:
    assert [find_differences(SITE, first, count, start) for first, count in COMPARED] == [[], []]


@pytest.mark.usefixtures("address")
def test_a_snapshot_has_no_clock_and_no_chance() -> None:
    before = time.time()
    clocks, *chances = zip(*(run_in_site(SITE, "site_moment", "moment") for _ in range(2)), strict=True)
    assert all(before < float(clock) < time.time() for clock in clocks)
    assert [chance for chance in chances if len(set(chance)) < 2] == []
