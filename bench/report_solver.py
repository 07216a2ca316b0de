"""Measure the solver, and DDS on deals that both can solve. Check the answers."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import asdict

from bench import agreement, history
from bench.against_dds import Match, measure_match
from bench.dds import load_dds
from bench.rows import QUESTIONS, Row, measure_row

DEALS, BOARDS = 1_000, 5_000


def report(deals: int, boards: int, passes: int) -> tuple[list[Row], Match | None]:
    """Measure all rows, print them and check the answers. Return the rows, and the comparison with DDS if it
    is installed.
    """
    print(f"solver: {deals:,} deals a row, milliseconds of CPU time a deal, one thread; {_describe_load()}")
    print(f"{'':28}{'median':>9}{'mean':>9}{'p99':>9}{'nodes':>9}  {'first':12} target (median/mean/p99)")
    rows = []
    for question in QUESTIONS:
        rows.append(measure_row(question, deals, passes))
        print(rows[-1], flush=True)
    print(f"misère made: {_describe_made(rows)}")
    agreement.check_rows(rows)
    agreement.check_known(rows)
    print(f"the answers agree; {_describe_load()}")
    return rows, _measure_dds(boards)


def keep(rows: Sequence[Row], beside: Match | None) -> None:
    """Append the figures to the history, and store the checksums of the answers."""
    agreement.save_checksums(rows)
    table = {row.question.name: {**asdict(row.times), "nodes": row.nodes} for row in rows}
    history.append("solver", {"rows": table, "dds": None if beside is None else asdict(beside)})


def _measure_dds(boards: int) -> Match | None:
    dds = load_dds()
    if dds is None:
        print("DDS is not installed; make bench installs it")
        return None
    beside = measure_match(dds, boards)
    print(beside)
    return beside


def _describe_made(rows: Sequence[Row]) -> str:
    miseres = [row for row in rows if row.question.name.startswith("misère")]
    return ", ".join(f"{row.question.name} {sum(row.values) / len(row.values):.1%}" for row in miseres)


def _describe_load() -> str:
    return f"load {history.load()}"


def main(words: Sequence[str] | None = None) -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--deals", type=int, default=DEALS)
    options.add_argument("--boards", type=int, default=BOARDS, help="deals that DDS solves too")
    options.add_argument("--passes", type=int, default=1, help="the fastest counts")
    options.add_argument("--keep", action="store_true", help="append the figures to bench/history")
    args = options.parse_args(words)
    rows, beside = report(args.deals, args.boards, args.passes)
    if args.keep:
        keep(rows, beside)


if __name__ == "__main__":
    main()
