"""The table without a server, made once for all tests of it, and a host with nothing but files."""

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

from scripts.release import release
from tests.e2e.chromium import unpack
from tests.e2e.start import Start

HOUSE: Final = Path(__file__).parents[2]
SITE: Final = HOUSE / "dist" / "site"
COMING: Final = 300_000
"""Milliseconds in which a house is there on a machine that has much else to do."""
_NO_TARGET: Final = "no site is made"
_MADE: Final = HOUSE / "target" / "site-made"
_BAD: Final = ("error", "warning")
_BLANK: Final = "Failed to read the 'localStorage' property"
"""What our script for every page meets in one that has not been sent anywhere yet."""
_KEPT: Final = "navigator.serviceWorker.ready.then(kept => Boolean(kept.active))"
_TEXT: Final = {".js", ".html", ".css"}


def make_site(run: str) -> None:
    """Makes the site, once for all processes of a run of the tests."""
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
    """A host that has files and nothing else."""

    def log_message(self, *_facts: object) -> None:
        """Says nothing."""


class Host:
    """Serves a folder at an address that stays the same when it is closed and opened again."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._port = 0
        self.open()

    def open(self) -> None:
        """Answers from now on."""
        files = partial(Files, directory=str(self.root))
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), files)
        self._port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Answers nobody any more."""
        self._server.shutdown()
        self._server.server_close()

    @property
    def address(self) -> str:
        """Where the site lies: in a folder of its host."""
        return f"127.0.0.1:{self._port}/some/club"


@contextmanager
def hosted(folder: Path, site: Path = SITE) -> Iterator[Host]:
    """A host that has a site."""
    (folder / "some").mkdir(parents=True)
    (folder / "some" / "club").symlink_to(site)
    host = Host(folder)
    yield host
    host.close()


def deploy(host: Host, number: int) -> None:
    """Puts another release on the host: one of its pages is another file now, and its first page says so."""
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
    release(site)
    club = host.root / "some" / "club"
    club.unlink()
    club.symlink_to(site)


@contextmanager
def guest(chromium: Browser, expected: str = "nothing at all") -> Iterator[BrowserContext]:
    """A browser that remembers nothing; nothing may go wrong in a page of it unseen, but what is expected."""
    context = unpack(chromium)
    troubles: list[str] = []

    def hear(page: Page) -> None:
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda message: troubles.extend([message.text] if message.type in _BAD else []))

    context.on("page", hear)
    yield context
    context.close()
    unexpected = [trouble for trouble in troubles if expected not in trouble and _BLANK not in trouble]
    assert unexpected == [], unexpected


def house_is_there(page: Page) -> None:
    """All of it has been fetched, and stands ready."""
    expect(page.get_by_test_id("coming")).to_have_count(0, timeout=COMING)


def come_in(page: Page, address: str) -> Start:
    """By the front door, which is there before the house is."""
    start = Start(page).open(address)
    house_is_there(page)
    return start


def kept_by_the_browser(page: Page) -> None:
    """Waits until all of the release lies in the browser."""
    assert page.evaluate(_KEPT)
