"""Measure the site of `make site`: its compressed size, the time until the first hand is shown, and the
expert's speed.

The time is measured in Chromium on the first visit, on the second and offline. The expert is timed in the
browser's worker and in this process.
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
from bench.site_deals import ROOT, SITE
from bench.site_host import NetworkSpeed
from bench.site_pace import expert_times
from bench.site_visits import host_site, measure_visits, run_in_worker
from tests.e2e.chromium import launch

MEGA: Final = 1e6
COMPRESSED: Final = {".xz", ".zst", ".png", ".jpg", ".woff2"}
"""Formats that brotli does not make smaller."""
P95: Final = 0.95


def engine_files(site: Path) -> list[str]:
    """Return the files that the site's worker loads, as paths from the site's root."""
    return sorted(file.relative_to(site).as_posix() for file in site.glob("engine-*/*"))


def all_files(site: Path) -> list[str]:
    """Return all files of the site, as paths from its root."""
    return sorted(file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file())


def compress_files(site: Path, folder: Path, names: Sequence[str]) -> dict[str, int]:
    """Compress the files `names` of the site with the best quality into `folder`. Return the compressed size
    of each.
    """
    compressible = [name for name in names if Path(name).suffix not in COMPRESSED]
    run(["node", ROOT / "bench" / "brotli.mjs", folder, site, *compressible], check=True)
    return {name: ((folder if name in compressible else site) / name).stat().st_size for name in names}


def report_sizes(site: Path, folder: Path) -> None:
    """Print the compressed size of the site, and of each file of its engine."""
    sizes = compress_files(site, folder, all_files(site))
    engine = {name: sizes[name] for name in engine_files(site)}
    print(f"the site: {sum(sizes.values()) / MEGA:.2f} MB; its engine: {sum(engine.values()) / MEGA:.2f} MB")
    for name, size in sorted(engine.items(), key=lambda file: -file[1]):
        print(f"  {size:9,}  {Path(name).name}")


def report_visits(browser: Browser, site: Path, folder: Path, speed: NetworkSpeed) -> None:
    """Print the times of a first visit, a second visit and an offline visit at a network speed."""
    print(f"at {speed.megabits:g} Mbit/s and {speed.milliseconds:g} ms round trip")
    for name, seen in measure_visits(browser, site, folder, speed):
        print(f"  {name}: {seen}")


def report_expert_times(browser: Browser, site: Path, folder: Path, deals: int) -> None:
    """Print the times of the expert's decisions in some deals, in the browser's worker and
    in this process.
    """
    (engine,) = site.glob("engine-*")
    page = browser.new_page()
    page.set_default_timeout(0)
    with host_site(site, folder, NetworkSpeed(1000, 0)) as host:
        there = run_in_worker(page, host, engine.name, "site_pace", "expert_times", deals)
    page.close()
    print_times("the expert in the worker", there)
    print_times("the expert here", list(expert_times(deals)))


def print_times(who: str, lines: Sequence[str]) -> None:
    times = sorted(map(float, lines))
    late = f"p95 {times[int(len(times) * P95)]:.0f} ms, the slowest {times[-1]:.0f} ms"
    print(f"{who}, {len(times)} decisions: {late}, {sum(times) / 1000:.1f} s in all; load {load()}")


def main(words: Sequence[str] | None = None) -> None:
    """Run all measurements and print them."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--site", type=Path, default=SITE)
    options.add_argument("--deals", type=int, default=6, help="in which the expert is timed")
    options.add_argument("--megabits", type=float, default=50, help="per second to the host")
    options.add_argument("--milliseconds", type=float, default=20, help="round trip")
    args = options.parse_args(words)
    with tempfile.TemporaryDirectory() as named, sync_playwright() as playwright:
        folder = Path(named)
        report_sizes(args.site, folder)
        browser = launch(playwright, os.environ["SPADILLE_CHROMIUM"])
        report_visits(browser, args.site, folder, NetworkSpeed(args.megabits, args.milliseconds))
        if args.deals:
            report_expert_times(browser, args.site, folder, args.deals)


if __name__ == "__main__":
    main()
