"""`python -m bench.report_site`: the site of `make site`, against its aims.

What it weighs as a host sends it with brotli; in Chromium how long until the first card is in hand, the first
time, again, and without a network; how long the expert takes in the browser's worker, and here.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from subprocess import run
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from bench.history import load
from bench.site_deals import HOUSE, SITE
from bench.site_host import Distance
from bench.site_pace import expert_times
from bench.site_visits import hosted, in_a_worker, visits
from tests.e2e.chromium import launch

MEGA: Final = 1e6
ALREADY: Final = {".xz", ".png", ".jpg", ".woff2"}
"""What is packed as it is."""
P95: Final = 0.95


def engine_files(site: Path) -> list[str]:
    """What the worker loads, by the ways from the site's root."""
    return sorted(file.relative_to(site).as_posix() for file in site.glob("engine-*/*"))


def all_files(site: Path) -> list[str]:
    """Every file of the site, by its way from the root."""
    return sorted(file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file())


def packed(site: Path, folder: Path, names: Sequence[str]) -> dict[str, int]:
    """Packs files of the site as a host does at its best; how many bytes each is then."""
    smaller = [name for name in names if Path(name).suffix not in ALREADY]
    run(["node", HOUSE / "bench" / "brotli.mjs", folder, site, *smaller], check=True)
    return {name: ((folder if name in smaller else site) / name).stat().st_size for name in names}


def weighed(site: Path, folder: Path) -> None:
    """Prints what the site weighs, and its engine, the heaviest part first."""
    sizes = packed(site, folder, all_files(site))
    engine = {name: sizes[name] for name in engine_files(site)}
    print(f"the site: {sum(sizes.values()) / MEGA:.2f} MB; its engine: {sum(engine.values()) / MEGA:.2f} MB")
    for name, size in sorted(engine.items(), key=lambda file: -file[1]):
        print(f"  {size:9,}  {Path(name).name}")


def visited(browser: Browser, site: Path, folder: Path, distance: Distance) -> None:
    """Prints how long a card takes to come, and what it costs."""
    print(f"at {distance.megabits:g} Mbit/s and {distance.milliseconds:g} ms there and back")
    for name, seen in visits(browser, site, folder, distance):
        print(f"  {name}: {seen}")


def paced(browser: Browser, site: Path, folder: Path, deals: int) -> None:
    """Prints how long the expert takes for his decisions in some deals, in the worker and here."""
    (engine,) = site.glob("engine-*")
    page = browser.new_page()
    page.set_default_timeout(0)
    with hosted(site, folder, Distance(1000, 0)) as host:
        there = in_a_worker(page, host, engine.name, "site_pace", "expert_times", deals)
    page.close()
    print_times("the expert in the worker", there)
    print_times("the expert here", list(expert_times(deals)))


def print_times(who: str, lines: Sequence[str]) -> None:
    """Prints the times that some lines give, in milliseconds."""
    times = sorted(map(float, lines))
    late = f"p95 {times[int(len(times) * P95)]:.0f} ms, the slowest {times[-1]:.0f} ms"
    print(f"{who}, {len(times)} decisions: {late}, {sum(times) / 1000:.1f} s in all; load {load()}")


def main(words: Sequence[str] | None = None) -> None:
    """Weigh, visit, measure and print."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--offline-engine", type=Path, default=SITE)
    asks.add_argument("--deals", type=int, default=6, help="in which the expert is timed; 0: he is not")
    asks.add_argument("--megabits", type=float, default=50, help="how fast the line to the host is")
    asks.add_argument("--milliseconds", type=float, default=20, help="the way there and back")
    asked = asks.parse_args(words)
    with tempfile.TemporaryDirectory() as named, sync_playwright() as playwright:
        folder = Path(named)
        weighed(asked.site, folder)
        browser = launch(playwright, os.environ["SPADILLE_CHROMIUM"])
        visited(browser, asked.site, folder, Distance(asked.megabits, asked.milliseconds))
        if asked.deals:
            paced(browser, asked.site, folder, asked.deals)


if __name__ == "__main__":
    main()
