"""`python -m bench.report_first_load`: what a browser fetches until one can play, weighed as it travels."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e import boards
from tests.e2e.chromium import PHONE, launch
from tests.e2e.evening import Evening

KIB = 1024


class Scales:
    """Weighs everything that a page is sent over HTTP."""

    def __init__(self, page: Page) -> None:
        self.bytes: dict[str, int] = {}
        self._names: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        session.on("Network.responseReceived", self._name)
        session.on("Network.loadingFinished", self._weigh)

    def _name(self, event: dict[str, dict[str, str]]) -> None:
        self._names[str(event["requestId"])] = event["response"]["url"].rpartition("/")[2] or "index.html"

    def _weigh(self, event: dict[str, float]) -> None:
        name = self._names.get(str(event["requestId"]), "?")
        self.bytes[name] = self.bytes.get(name, 0) + int(event["encodedDataLength"])


def tell(title: str, weighed: dict[str, int]) -> None:
    """Prints what was fetched, the heaviest first."""
    print(f"{title}: {sum(weighed.values()) / KIB:.1f} KiB in {len(weighed)} files")
    for name, weight in sorted(weighed.items(), key=lambda file: -file[1]):
        print(f"  {weight / KIB:7.1f}  {name}")


def measure(browser: Browser, folder: Path) -> None:
    """Opens the start page, then a table with cards in the hand, each in a browser that knows nothing."""
    with Evening(browser, folder).open(boards.CALL) as evening:
        page = evening.visit(PHONE)
        scales = Scales(page)
        start = evening.start(page)
        tell("the start page, with a hand to play", dict(scales.bytes))
        page.wait_for_load_state("networkidle")
        tell("and what is fetched behind it", dict(scales.bytes))
        start.play()
        page.get_by_test_id("bidding-box").wait_for()
        again = page.context.new_page()
        scales = Scales(again)
        again.goto(page.url)
        again.get_by_test_id("bidding-box").wait_for()
        tell("a table, with the cards", dict(scales.bytes))


def main() -> None:
    """Measure and print."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        measure(launch(playwright, os.environ["SPADILLE_CHROMIUM"]), Path(folder))


if __name__ == "__main__":
    main()
