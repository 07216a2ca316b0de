"""`python -m bench.report_site`: what the engine of `make site` weighs, part by part, as a host sends it with
brotli; then how long the expert takes in it, in Node.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bench.history import load
from bench.site_deals import HOUSE, SITE, in_the_site

MEGA: Final = 1e6
ALREADY: Final = {".xz"}
"""What is packed as it is."""
P95: Final = 0.95


def engine_files(site: Path) -> list[str]:
    """What the worker loads, by the ways from the site's root."""
    return sorted(file.relative_to(site).as_posix() for file in site.glob("engine-*/*"))


def packed(site: Path, folder: Path, names: Sequence[str]) -> dict[str, int]:
    """Packs files of the site as a host does at its best; how many bytes each is then."""
    smaller = [name for name in names if Path(name).suffix not in ALREADY]
    subprocess.run(["node", HOUSE / "bench" / "brotli.mjs", folder, site, *smaller], check=True)
    return {name: ((folder if name in smaller else site) / name).stat().st_size for name in names}


def weighed(site: Path) -> None:
    """Prints what the engine weighs, the heaviest part first."""
    with tempfile.TemporaryDirectory() as folder:
        sizes = packed(site, Path(folder), engine_files(site))
    print(f"the engine: {sum(sizes.values()) / MEGA:.2f} MB")
    for name, size in sorted(sizes.items(), key=lambda file: -file[1]):
        print(f"  {size:9,}  {Path(name).name}")


def paced(site: Path, deals: int) -> None:
    """Prints how long the expert takes for his decisions in some deals."""
    times = sorted(map(float, in_the_site(site, "site_pace", "expert_times", deals)))
    late = f"p95 {times[int(len(times) * P95)]:.0f} ms, the slowest {times[-1]:.0f} ms"
    print(f"the expert, {len(times)} decisions: {late}; load {load()}")


def main(words: Sequence[str] | None = None) -> None:
    """Weigh, measure and print."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--site", type=Path, default=SITE)
    asks.add_argument("--deals", type=int, default=6, help="in which the expert is timed; 0: he is not")
    asked = asks.parse_args(words)
    weighed(asked.site)
    if asked.deals:
        paced(asked.site, asked.deals)


if __name__ == "__main__":
    main()
