"""Compare deals played by bots in the site's Python with the same deals here. The resulting lines must be
equal.

The engine of `make site` runs in Node as it does in the page's worker. Results are stored per build of the
engine, and an interrupted run resumes.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path
from time import monotonic

from bench.site_lines import lines

ROOT = Path(__file__).parents[1]
SITE = ROOT / "dist" / "site"
RESULTS = ROOT / "target" / "site-deals"
BATCH = 50


STARTS = ("snapshot", "plain")
"""Lists the ways to start the engine: from its snapshot, or without, if a browser cannot use one."""


def run_in_site(site: Path, module: str, function: str, *numbers: int, start: str = STARTS[0]) -> list[str]:
    """Run a function of a module in `bench` in the engine of a site, and return the lines that it yields."""
    words = [start, str(site.absolute()), module, function, *map(str, numbers)]
    node = ["node", str(ROOT / "bench" / "site_python.mjs"), *words]
    return subprocess.run(node, capture_output=True, text=True, check=True).stdout.splitlines(keepends=True)


def find_differences(site: Path, first: int, count: int, start: str = STARTS[0]) -> list[str]:
    """Return the lines that differ between the site and here."""
    here = list(lines(first, count))
    there = run_in_site(site, "site_lines", "lines", first, count, start=start)
    assert len(there) == count
    return [line for line, other in zip(here, there, strict=True) if line != other]


def results_path(site: Path, start: str) -> Path:
    """Return the path of the results of a site's engine, by the way it was started."""
    (engine,) = site.glob("engine-*")
    RESULTS.mkdir(parents=True, exist_ok=True)
    return RESULTS / f"{engine.name}-{start}.jsonl"


def read_results(path: Path) -> list[list[str]]:
    """Return the stored results, by batch."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def main(words: Sequence[str] | None = None) -> None:
    """Play the missing deals on both sides. Exit with 1 if any line differs."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--deals", type=int, default=1000, help=f"in batches of {BATCH}")
    options.add_argument("--minutes", type=float, default=60)
    options.add_argument("--site", type=Path, default=SITE)
    options.add_argument("--start", choices=STARTS, default=STARTS[0])
    args = options.parse_args(words)
    path, until = results_path(args.site, args.start), monotonic() + 60 * args.minutes
    found = read_results(path)
    missing = range(len(found), args.deals // BATCH)
    for batch in takewhile(lambda _: monotonic() < until, missing):
        found.append(find_differences(args.site, batch * BATCH, BATCH, args.start))
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found[-1]) + "\n")
    wrong = [line for batch in found for line in batch]
    print(f"{len(found) * BATCH} deals, {len(wrong)} of them different", *wrong, sep="\n")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
