"""Visits to the site in a real browser: how long until a card is in hand, what travelled, what it cost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page

from bench.history import load
from bench.site_host import Distance, SiteHost, serving
from spadille.text import load_catalogue
from tests.e2e.chromium import PHONE, unpack

HERE: Final = Path(__file__).parent
CLUB: Final = "/some/club/"
BENCH: Final = "/bench/"
SAY: Final = load_catalogue("en").say
A_CARD: Final = "[data-testid=hand] [data-card]"
_KEPT: Final = "navigator.serviceWorker.ready.then(kept => Boolean(kept.active))"
_IN_A_WORKER: Final = """asked => new Promise((done, fail) => {
  const worker = new Worker('/bench/site_worker.mjs', { type: 'module' });
  worker.onerror = event => fail(new Error(event.message));
  worker.onmessage = ({ data }) => done(data);
  worker.postMessage(asked);
})"""


@dataclass(frozen=True, slots=True)
class Visit:
    """Seconds until the door is there and a card in hand, megabytes sent, CPU-seconds of the browser."""

    door: float
    card: float
    sent: float
    cpu: float

    def __str__(self) -> str:
        """The figures in a line."""
        wall = f"the door {self.door:.2f} s, a card in hand {self.card:.2f} s"
        return f"{wall}; {self.sent:.2f} MB sent; {self.cpu:.2f} CPU-s of the browser; load {load()}"


def cpu_seconds(browser: Browser) -> float:
    """What all processes of the browser have cost that are there now."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(float(process["cpuTime"]) for process in processes)


def visit(context: BrowserContext, host: SiteHost, sent: int = 0) -> Visit:
    """Comes in by the front door and plays the hand that is shown."""
    assert context.browser is not None
    page = context.new_page()
    before, begun = cpu_seconds(context.browser), perf_counter()
    page.goto(f"{host.address}{CLUB}", wait_until="commit")
    play = page.get_by_role("button", name=SAY("door-play"), exact=True)
    play.wait_for()
    door = perf_counter() - begun
    play.click()
    page.locator(A_CARD).first.wait_for()
    card = perf_counter() - begun
    seen = Visit(door, card, (host.sent - sent) / 1e6, cpu_seconds(context.browser) - before)
    page.evaluate(_KEPT)
    page.close()
    return seen


@contextmanager
def hosted(site: Path, packed: Path, distance: Distance, port: int = 0) -> Iterator[SiteHost]:
    """The site on a host at some distance."""
    folders = {CLUB: site, BENCH: HERE}
    with serving(SiteHost(folders, packed, distance, port)) as host:
        yield host


def visits(browser: Browser, site: Path, packed: Path, distance: Distance) -> Iterator[tuple[str, Visit]]:
    """A browser that knows nothing; again; and again without a host."""
    context = unpack(browser, PHONE)
    with hosted(site, packed, distance) as host:
        yield "the first visit", visit(context, host)
        yield "the second", visit(context, host, host.sent)
    context.set_offline(True)
    yield "the network off", visit(context, host, host.sent)
    context.close()


def in_a_worker(page: Page, host: SiteHost, engine: str, module: str, name: str, *numbers: int) -> list[str]:
    """The lines that a function of a module beside this one yields in a worker of a browser."""
    page.goto(f"{host.address}{BENCH}site_worker.mjs")
    asked = {"engine": f"{CLUB}{engine}/", "module": module, "name": name, "numbers": list(numbers)}
    lines: list[str] = page.evaluate(_IN_A_WORKER, asked)
    return lines
