"""Visit the site in a real browser, and measure the time until a hand is shown, the bytes sent and the CPU
time.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page

from bench.history import load
from bench.site_host import NetworkSpeed, SiteHost, serve
from spadille.text import load_catalogue
from tests.e2e.chromium import PHONE, new_context

HERE: Final = Path(__file__).parent
SITE_PATH: Final = "/some/club/"
BENCH_PATH: Final = "/bench/"
SAY: Final = load_catalogue("en").say
A_CARD: Final = "[data-testid=hand] [data-card]"
_SERVICE_WORKER_READY: Final = "navigator.serviceWorker.ready.then(kept => Boolean(kept.active))"
_RUN_IN_WORKER: Final = """request => new Promise((done, fail) => {
  const worker = new Worker('/bench/site_worker.mjs', { type: 'module' });
  worker.onerror = event => fail(new Error(event.message));
  worker.onmessage = ({ data }) => done(data);
  worker.postMessage(request);
})"""


@dataclass(frozen=True, slots=True)
class Visit:
    """The seconds until the landing page and a hand are shown, the megabytes sent, and the browser's CPU
    seconds.
    """

    landing: float
    card: float
    sent: float
    cpu: float

    def __str__(self) -> str:
        wall = f"the landing page {self.landing:.2f} s, a hand {self.card:.2f} s"
        return f"{wall}; {self.sent:.2f} MB sent; {self.cpu:.2f} CPU-s of the browser; load {load()}"


def cpu_seconds(browser: Browser) -> float:
    """Return the CPU seconds of the browser's processes so far."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(float(process["cpuTime"]) for process in processes)


def measure_visit(context: BrowserContext, host: SiteHost, sent: int = 0) -> Visit:
    """Open the landing page, play the hand that is shown, and return the measurements."""
    assert context.browser is not None
    page = context.new_page()
    before, begun = cpu_seconds(context.browser), perf_counter()
    page.goto(f"{host.address}{SITE_PATH}", wait_until="commit")
    play = page.get_by_role("button", name=SAY("landing-play"), exact=True)
    play.wait_for()
    landing = perf_counter() - begun
    play.click()
    page.locator(A_CARD).first.wait_for()
    card = perf_counter() - begun
    seen = Visit(landing, card, (host.sent - sent) / 1e6, cpu_seconds(context.browser) - before)
    page.evaluate(_SERVICE_WORKER_READY)
    page.close()
    return seen


@contextmanager
def host_site(site: Path, packed: Path, speed: NetworkSpeed, port: int = 0) -> Iterator[SiteHost]:
    """Serve the site at a network speed while the context is active."""
    folders = {SITE_PATH: site, BENCH_PATH: HERE}
    with serve(SiteHost(folders, packed, speed, port)) as host:
        yield host


def measure_visits(
    browser: Browser, site: Path, packed: Path, speed: NetworkSpeed
) -> Iterator[tuple[str, Visit]]:
    """Yield the measurements of a first visit, a second visit and an offline visit, each with its name."""
    context = new_context(browser, PHONE)
    with host_site(site, packed, speed) as host:
        yield "the first visit", measure_visit(context, host)
        yield "the second", measure_visit(context, host, host.sent)
    context.set_offline(True)
    yield "the network off", measure_visit(context, host, host.sent)
    context.close()


def run_in_worker(
    page: Page, host: SiteHost, engine: str, module: str, name: str, *numbers: int
) -> list[str]:
    """Run a function of a module in `bench` in a browser's worker, and return the lines that it yields."""
    page.goto(f"{host.address}{BENCH_PATH}site_worker.mjs")
    request = {"engine": f"{SITE_PATH}{engine}/", "module": module, "name": name, "numbers": list(numbers)}
    lines: list[str] = page.evaluate(_RUN_IN_WORKER, request)
    return lines
