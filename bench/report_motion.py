"""Measure frame times while cards move, and the latency of taps on cards."""

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
"""A script that records each frame, whether anything moved in it, and how long each tapped card stayed in
the hand.
"""


def frame_times(frames: list[tuple[float, bool]]) -> list[float]:
    """Return the times between consecutive frames that both belong to an animation, in milliseconds."""
    pairs = pairwise(frames)
    return [after - before for (before, moving), (after, still) in pairs if moving and still]


def report_frames(page: Page, title: str) -> None:
    gaps = frame_times([(time, moving) for time, moving in page.evaluate("window.frames_seen")])
    taps: list[float] = page.evaluate("window.taps")
    mean = SECOND / statistics.fmean(gaps)
    slowest = statistics.quantiles(gaps, n=100)[98]
    print(
        f"{title}: {mean:.1f} frames a second over {len(gaps)} frames; 99 of 100 come within {slowest:.1f} ms"
    )
    print(
        f"  a tap is answered in {statistics.median(taps):.0f} ms (longest {max(taps):.0f}, {len(taps)} taps)"
    )


def throttle_cpu(page: Page, times: int) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})
    return session


def play_deal(evening: Evening, times: int) -> None:
    """Play `times` deals of eleven tricks, with animations at the usual speed."""
    page = evening.visit(PHONE, at_once=False)
    page.emulate_media(reduced_motion="no-preference")
    evening.start(page).name("Ann").deals(1).sit_down()
    table = Table(page)
    table.play_until(Asked.PLAY, plan=PLAN)
    throttle_cpu(page, times)
    page.evaluate(WATCH)
    table.play_deal(PLAN)
    page.wait_for_timeout(1000)
    report_frames(page, f"processor slowed {times}x")


def describe_load() -> str:
    return f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


def measure(browser: Browser) -> None:
    """Measure frame times at full CPU speed and at a quarter of it."""
    for times in (1, 4):
        print(describe_load())
        with (
            tempfile.TemporaryDirectory() as folder,
            Evening(browser, Path(folder)).open(boards.CALL) as evening,
        ):
            play_deal(evening, times)


def main() -> None:
    with sync_playwright() as playwright:
        measure(launch(playwright, os.environ["SPADILLE_CHROMIUM"]))


if __name__ == "__main__":
    main()
