"""`python -m bench.site_deals --deals 1000`: deals with bots in the site's Python and here, byte for byte.

The engine is that of `make site`, opened in Node as the page's worker opens it. It says how many were alike,
and goes on where it stopped: what was found is kept by engine.
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

HOUSE = Path(__file__).parents[1]
SITE = HOUSE / "dist" / "site"
KEPT = HOUSE / "target" / "site-deals"
AT_A_TIME = 50


def in_the_site(site: Path, module: str, function: str, *numbers: int) -> list[str]:
    """The lines that a function of a module beside this one yields in the engine of a site."""
    words = [str(site.absolute()), module, function, *map(str, numbers)]
    node = ["node", str(HOUSE / "bench" / "site_python.mjs"), *words]
    return subprocess.run(node, capture_output=True, text=True, check=True).stdout.splitlines(keepends=True)


def differing(site: Path, first: int, count: int) -> list[str]:
    """The lines that are not the same on both sides."""
    here, there = list(lines(first, count)), in_the_site(site, "site_lines", "lines", first, count)
    assert len(there) == count
    return [line for line, other in zip(here, there, strict=True) if line != other]


def place(site: Path) -> Path:
    """Where it is kept what was found of the engine that lies there now."""
    (engine,) = site.glob("engine-*")
    KEPT.mkdir(parents=True, exist_ok=True)
    return KEPT / f"{engine.name}.jsonl"


def kept(path: Path) -> list[list[str]]:
    """What was found before, a batch of deals at a time."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def main(words: Sequence[str] | None = None) -> None:
    """Plays what is missing on both sides, and ends with 1 if any is not the same."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--deals", type=int, default=1000, help=f"in batches of {AT_A_TIME}")
    asks.add_argument("--minutes", type=float, default=60)
    asks.add_argument("--offline-engine", type=Path, default=SITE)
    asked = asks.parse_args(words)
    path, until = place(asked.site), monotonic() + 60 * asked.minutes
    found = kept(path)
    missing = range(len(found), asked.deals // AT_A_TIME)
    for batch in takewhile(lambda _: monotonic() < until, missing):
        found.append(differing(asked.site, batch * AT_A_TIME, AT_A_TIME))
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found[-1]) + "\n")
    wrong = [line for batch in found for line in batch]
    print(f"{len(found) * AT_A_TIME} deals, {len(wrong)} of them not the same", *wrong, sep="\n")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
