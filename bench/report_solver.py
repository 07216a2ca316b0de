"""How long the solver thinks about a deal, and DDS about deals that both can play; the answers checked."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import asdict

from bench import agreement, history
from bench.against_dds import Match, match
from bench.dds import installed
from bench.rows import QUESTIONS, Row, measured

DEALS, BOARDS = 1_000, 5_000


def report(deals: int, boards: int, passes: int) -> tuple[list[Row], Match | None]:
    """Measures, prints and checks."""
    print(f"solver: {deals:,} deals a row, milliseconds of the processor a deal, one thread; {_busy()}")
    print(f"{'':28}{'median':>9}{'mean':>9}{'p99':>9}{'nodes':>9}  {'once':12} aim (median/mean/p99)")
    rows = []
    for question in QUESTIONS:
        rows.append(measured(question, deals, passes))
        print(rows[-1], flush=True)
    print(f"misère made: {_made(rows)}")
    agreement.check(rows)
    agreement.check_kept(rows)
    print(f"the answers agree; {_busy()}")
    return rows, _against_dds(boards)


def keep(rows: Sequence[Row], beside: Match | None) -> None:
    """Appends the figures to the history, with the answers' checksums."""
    agreement.keep(rows)
    table = {row.question.name: {**asdict(row.spread), "nodes": row.nodes} for row in rows}
    history.keep("solver", {"rows": table, "dds": None if beside is None else asdict(beside)})


def _against_dds(boards: int) -> Match | None:
    dds = installed()
    if dds is None:
        print("DDS is not here; make bench fetches it")
        return None
    beside = match(dds, boards)
    print(beside)
    return beside


def _made(rows: Sequence[Row]) -> str:
    asked = [row for row in rows if row.question.name.startswith("misère")]
    return ", ".join(f"{row.question.name} {sum(row.values) / len(row.values):.1%}" for row in asked)


def _busy() -> str:
    return f"load {history.load()}"


def main(words: Sequence[str] | None = None) -> None:
    """Measure and print."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--deals", type=int, default=DEALS)
    asks.add_argument("--boards", type=int, default=BOARDS, help="deals that DDS solves as well")
    asks.add_argument("--passes", type=int, default=1, help="of several passes the quickest counts")
    asks.add_argument("--keep", action="store_true", help="append the figures to bench/history")
    options = asks.parse_args(words)
    rows, beside = report(options.deals, options.boards, options.passes)
    if options.keep:
        keep(rows, beside)


if __name__ == "__main__":
    main()
