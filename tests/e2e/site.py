"""The static site, built once for all its tests, and a host that serves files."""

from __future__ import annotations

import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from scripts.site_assets import write_asset_list
from tests.e2e.chromium import new_context
from tests.e2e.start import Start

HOUSE: Final = Path(__file__).parents[2]
SITE: Final = HOUSE / "dist" / "site"
COMING: Final = 300_000
"""The milliseconds within which the engine starts on a busy machine."""
_NO_TARGET: Final = "no site is made"
_MADE: Final = HOUSE / "target" / "site-made"
_BAD: Final = ("error", "warning")
_BLANK: Final = "Failed to read the 'localStorage' property"
"""The error of our initial script on a blank page."""
_KEPT: Final = "navigator.serviceWorker.ready.then(kept => Boolean(kept.active))"
_TEXT: Final = {".js", ".html", ".css"}


def make_site(run: str) -> None:
    """Build the site, once for all test processes of a run."""
    _MADE.parent.mkdir(exist_ok=True)
    with _MADE.open("a+") as made:
        flock(made, LOCK_EX)
        made.seek(0)
        if made.read() == run:
            return
        site = subprocess.run(["make", "site"], cwd=HOUSE, capture_output=True, text=True, check=False)
        if _NO_TARGET in site.stderr:
            pytest.skip(site.stderr.strip())
        assert site.returncode == 0, site.stderr
        made.truncate(0)
        made.write(run)


class Files(SimpleHTTPRequestHandler):
    """A request handler that serves files and logs nothing."""

    def log_message(self, *_facts: object) -> None:
        pass


class Host:
    """A file host whose address stays the same when it is closed and opened again."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._port = 0
        self.open()

    def open(self) -> None:
        """Start serving."""
        files = partial(Files, directory=str(self.root))
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), files)
        self._port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Stop serving."""
        self._server.shutdown()
        self._server.server_close()

    @property
    def address(self) -> str:
        """The site's address, which is a subfolder of the host."""
        return f"127.0.0.1:{self._port}/some/club"


@contextmanager
def host_site(folder: Path, site: Path = SITE) -> Iterator[Host]:
    """Run a host that serves the site."""
    (folder / "some").mkdir(parents=True)
    (folder / "some" / "club").symlink_to(site)
    host = Host(folder)
    yield host
    host.close()


def deploy(host: Host, number: int) -> None:
    """Deploy another release, in which one page has another file name and the first page differs."""
    site = host.root / f"release-{number}"
    shutil.copytree(SITE, site)
    (page,) = (site / "assets").glob("AboutPage-*.js")
    renamed = f"AboutPage-{number}.js"
    for file in site.rglob("*"):
        if file.suffix in _TEXT:
            text = file.read_text("utf-8")
            file.write_text(text.replace(page.name, renamed), "utf-8")
    page.rename(page.with_name(renamed))
    first = site / "index.html"
    marked = first.read_text("utf-8").replace("<html", f'<html data-release="{number}"', 1)
    first.write_text(marked, "utf-8")
    write_asset_list(site)
    club = host.root / "some" / "club"
    club.unlink()
    club.symlink_to(site)


@contextmanager
def guest(chromium: Browser, expected: str = "nothing at all") -> Iterator[BrowserContext]:
    """Open a browser context without storage. Fail if a page logs an error other than the expected one."""
    context = new_context(chromium)
    troubles: list[str] = []

    def hear(page: Page) -> None:
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda message: troubles.extend([message.text] if message.type in _BAD else []))

    context.on("page", hear)
    yield context
    context.close()
    unexpected = [trouble for trouble in troubles if expected not in trouble and _BLANK not in trouble]
    assert unexpected == [], unexpected


def wait_until_ready(page: Page) -> None:
    """Wait until the engine is loaded and ready."""
    expect(page.get_by_test_id("coming")).to_have_count(0, timeout=COMING)


def open_start_page(page: Page, address: str) -> Start:
    """Open the start page and wait until the engine is ready."""
    start = Start(page).open(address)
    wait_until_ready(page)
    return start


def wait_until_cached(page: Page) -> None:
    """Wait until the browser has cached all files of the release."""
    assert page.evaluate(_KEPT)
