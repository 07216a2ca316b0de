"""The table without a server: plain files in some folder of a host."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from spadille.games import GAMES
from spadille.notation.codes import code_of
from spadille.notation.making import made
from spadille.text import catalogue
from tests.e2e.chromium import unpack
from tests.e2e.start import Start
from tests.e2e.table import Asked, Plan, Table

HOUSE: Final = Path(__file__).parents[2]
SITE: Final = HOUSE / "dist" / "site"
NO_TARGET: Final = "no site is made"
COMING: Final = 300_000
"""Milliseconds in which a house is there on a machine that has much else to do."""
NO_BIDS: Final = Plan()
BAD: Final = ("error", "warning")
SAY: Final = catalogue("en").say
HOLD_THE_WORKER: Final = """
const Real = Worker;
window.Worker = class extends Real { constructor(...given) { super(...given); window.house = this; } };
"""

pytestmark = [pytest.mark.browser, pytest.mark.long]


class Files(SimpleHTTPRequestHandler):
    """A host that has files and nothing else."""

    def log_message(self, *_said: object) -> None:
        """Says nothing."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the site lies, in a folder of its host."""
    site = subprocess.run(["make", "site"], cwd=HOUSE, capture_output=True, text=True, check=False)
    if NO_TARGET in site.stderr:
        pytest.skip(site.stderr.strip())
    assert site.returncode == 0, site.stderr
    root = tmp_path_factory.mktemp("host")
    (root / "some").mkdir()
    (root / "some" / "club").symlink_to(SITE)
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(root)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"127.0.0.1:{host.server_address[1]}/some/club"
    host.shutdown()
    host.server_close()


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A page in a browser that remembers nothing; nothing may go wrong in it unseen."""
    context = unpack(chromium)
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda said: troubles.extend([said.text] if said.type in BAD else []))
    yield page
    context.close()
    assert troubles == []


def house_is_there(page: Page) -> None:
    """All of it has been fetched, and stands ready."""
    expect(page.get_by_test_id("coming")).to_have_count(0, timeout=COMING)


def come_in(page: Page, address: str) -> Start:
    """By the front door, which is there before the house is."""
    start = Start(page).open(address)
    house_is_there(page)
    return start


def test_a_deal_goes_on_when_the_worker_has_died_and_when_the_page_is_loaded_anew(
    address: str, page: Page
) -> None:
    page.add_init_script(HOLD_THE_WORKER)
    come_in(page, address).play()
    table = Table(page)
    table.play_until(Asked.PLAY, Asked.SETTLED, plan=NO_BIDS)
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
