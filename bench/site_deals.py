"""`python -m bench.site_deals --deals 1000`: deals with bots in the site's Python and here, byte for byte.

The engine is that of `make site`, opened in Node as the page's worker opens it. It says how many were alike.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from bench.site_lines import lines

HOUSE = Path(__file__).parents[1]


def in_the_site(first: int, count: int) -> str:
    """The same, by the engine of the site."""
    node = ["node", str(HOUSE / "bench" / "site_deals.mjs"), str(first), str(count)]
    return subprocess.run(node, capture_output=True, text=True, check=True).stdout


def differing(first: int, count: int) -> list[str]:
    """The lines that are not the same on both sides."""
    here, there = list(lines(first, count)), in_the_site(first, count).splitlines(keepends=True)
    assert len(there) == count
    return [line for line, other in zip(here, there, strict=True) if line != other]


def main(words: Sequence[str] | None = None) -> None:
    """Plays them on both sides, and ends with 1 if any is not the same."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--deals", type=int, default=1000)
    asks.add_argument("--first", type=int, default=0)
    asked = asks.parse_args(words)
    wrong = differing(asked.first, asked.deals)
    print(f"{asked.deals} deals, {len(wrong)} of them not the same", *wrong, sep="\n")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
