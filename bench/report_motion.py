"""`python -m bench.report_motion`: frames while cards move, and how soon a tap is answered on the screen."""

from __future__ import annotations

import os
import statistics
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.e2e import boards
from tests.e2e.chromium import PHONE, launch
from tests.e2e.evening import Evening
from tests.e2e.table import Asked, Plan, Table

PLAN: Final = Plan(bid="call", trump="S", call="TD", give="TC")
SECOND: Final = 1000.0
WATCH: Final = """
() => {
  window.frames_seen = [];
  const tick = time => {
    const moving = document.getAnimations().some(one => one.playState === 'running');
    window.frames_seen.push([time, moving]);
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  window.taps = [];
  addEventListener('click', event => {
    const from = performance.now();
    const card = event.target.closest('[data-card]')?.dataset.card;
    if (!card) return;
    const look = () => document.querySelector(`[data-testid=hand] [data-card="${card}"]`)
      ? requestAnimationFrame(look) : window.taps.push(performance.now() - from);
    requestAnimationFrame(look);
  }, true);
}
"""
"""Every frame, and whether anything moved in it; for every card tapped, the time until it left the hand."""


def rates(frames: list[tuple[float, bool]]) -> list[float]:
    """The time from one frame to the next, where both belong to a movement."""
    pairs = pairwise(frames)
    return [after - before for (before, moving), (after, still) in pairs if moving and still]


def tell_frames(page: Page, title: str) -> None:
    """Prints what was seen in one deal."""
    gaps = rates([(time, moving) for time, moving in page.evaluate("window.frames_seen")])
    taps: list[float] = page.evaluate("window.taps")
    mean = SECOND / statistics.fmean(gaps)
    slowest = statistics.quantiles(gaps, n=100)[98]
    print(
        f"{title}: {mean:.1f} frames a second over {len(gaps)} frames; 99 of 100 come within {slowest:.1f} ms"
    )
    print(
        f"  a tap is answered in {statistics.median(taps):.0f} ms (longest {max(taps):.0f}, {len(taps)} taps)"
    )


def slow_down(page: Page, times: int) -> CDPSession:
    """Slows the page's processor."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})
    return session


def play(evening: Evening, times: int) -> None:
    """One deal of eleven tricks, everything shown at the usual pace."""
    page = evening.visit(PHONE, at_once=False)
    page.emulate_media(reduced_motion="no-preference")
    evening.start(page).name("Ann").deals(1).sit_down()
    table = Table(page)
    table.play_until(Asked.PLAY, plan=PLAN)
    slow_down(page, times)
    page.evaluate(WATCH)
    table.play_deal(PLAN)
    page.wait_for_timeout(1000)
    tell_frames(page, f"processor slowed {times}x")


def load() -> str:
    """How busy the machine is meanwhile."""
    return f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


def measure(browser: Browser) -> None:
    """At full speed and at a quarter of it."""
    for times in (1, 4):
        print(load())
        with (
            tempfile.TemporaryDirectory() as folder,
            Evening(browser, Path(folder)).open(boards.CALL) as evening,
        ):
            play(evening, times)


def main() -> None:
    """Measure and print."""
    with sync_playwright() as playwright:
        measure(launch(playwright, os.environ["SPADILLE_CHROMIUM"]))


if __name__ == "__main__":
    main()
