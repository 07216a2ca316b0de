"""Measure the bytes that a browser transfers until a player can play."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e import boards
from tests.e2e.chromium import PHONE, launch
from tests.e2e.evening import Evening

KIB = 1024


class TransferLog:
    """Records the size of every response to a page, in bytes."""

    def __init__(self, page: Page) -> None:
        self.bytes: dict[str, int] = {}
        self._names: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        session.on("Network.responseReceived", self._name)
        session.on("Network.loadingFinished", self._count)

    def _name(self, event: dict[str, dict[str, str]]) -> None:
        self._names[str(event["requestId"])] = event["response"]["url"].rpartition("/")[2] or "index.html"

    def _count(self, event: dict[str, float]) -> None:
        name = self._names.get(str(event["requestId"]), "?")
        self.bytes[name] = self.bytes.get(name, 0) + int(event["encodedDataLength"])


def report(title: str, weighed: dict[str, int]) -> None:
    """Print a title and the bytes of each entry, the largest first."""
    print(f"{title}: {sum(weighed.values()) / KIB:.1f} KiB in {len(weighed)} files")
    for name, weight in sorted(weighed.items(), key=lambda file: -file[1]):
        print(f"  {weight / KIB:7.1f}  {name}")


def measure(browser: Browser, folder: Path) -> None:
    """Measure the start page, and then a table with cards in the hand, each without a cache."""
    with Evening(browser, folder).open(boards.CALL) as evening:
        page = evening.visit(PHONE)
        scales = TransferLog(page)
        start = evening.start(page)
        report("the start page, with a hand to play", dict(scales.bytes))
        page.wait_for_load_state("networkidle")
        report("and what is fetched behind it", dict(scales.bytes))
        start.play()
        page.get_by_test_id("bidding-box").wait_for()
        again = page.context.new_page()
        scales = TransferLog(again)
        again.goto(page.url)
        again.get_by_test_id("bidding-box").wait_for()
        report("a table, with the cards", dict(scales.bytes))


def main() -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        measure(launch(playwright, os.environ["SPADILLE_CHROMIUM"]), Path(folder))


if __name__ == "__main__":
    main()
