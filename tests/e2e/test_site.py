"""The table without a server: plain files in some folder of a host, and no network once it is there."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from spadille.games import GAMES
from tests.e2e.chromium import SWITCHES, chromium

HOUSE = Path(__file__).parents[2]
SITE = HOUSE / "dist" / "site"
COMING = 300_000
"""Milliseconds in which a house is there on a machine that has much else to do."""

pytestmark = [pytest.mark.browser, pytest.mark.long]


class Files(SimpleHTTPRequestHandler):
    """A host that has files and nothing else."""

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the site lies, in a folder of its host."""
    made = subprocess.run(["make", "site"], cwd=HOUSE, capture_output=True, text=True, check=False)
    if made.returncode:
        pytest.skip(f"no site can be made here: {made.stderr.strip()}")
    root = tmp_path_factory.mktemp("host")
    (root / "some").mkdir()
    (root / "some" / "club").symlink_to(SITE)
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(root)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_address[1]}/some/club/"
    host.shutdown()
    host.server_close()


@pytest.fixture
def context() -> Iterator[BrowserContext]:
    """A browser that nobody has used."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(SWITCHES))
        context = browser.new_context(locale="en")
        context.add_init_script('localStorage["spadille.habits"] = \'{"pace": "none"}\'')
        yield context
        browser.close()


def ready(page: Page, address: str) -> None:
    """The page with its house."""
    page.goto(address)
    expect(page.locator("form footer")).to_be_visible(timeout=COMING)
    expect(page.locator(".coming")).to_have_count(0, timeout=COMING)


def sit_down(page: Page, game: str) -> None:
    """At a table of this game, against novices, for one deal's worth of play."""
    page.get_by_role("radio", name=game, exact=True).check(force=True)
    page.get_by_role("radio", name="novice").first.check(force=True)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_test_id("hand")).to_be_visible(timeout=COMING)


def play_deal(page: Page) -> None:
    """Answers whatever is asked, until the deal is settled."""
    settled = page.get_by_test_id("settlement")
    asked = page.locator("[data-answer]:visible, [data-testid=hand] [data-card].legal:visible")
    while not settled.is_visible():
        expect(settled.or_(asked).first).to_be_visible(timeout=COMING)
        if not settled.is_visible():
            asked.last.click(timeout=5_000, no_wait_after=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_of_every_game_is_played_with_the_network_off(
    address: str, context: BrowserContext, game: str
) -> None:
    page = context.new_page()
    ready(page, address)
    context.set_offline(True)
    sit_down(page, page.evaluate("name => name", NAMES[game]))
    play_deal(page)
    expect(page.get_by_test_id("payments")).to_be_visible()


NAMES = {
    "six-bid": "Six-Bid Solo",
    "progressive": "Progressive Solo",
    "german-solo": "German Solo",
    "frog": "Frog",
    "sluff": "Sluff",
    "tapp": "Tapp",
}
