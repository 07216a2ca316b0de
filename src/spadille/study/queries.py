"""Query the shards of studies with DuckDB: open them for SQL, and read rounds for reports."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import duckdb

from spadille.arena.round import Round, ScoredTable
from spadille.arena.table import BidForecast
from spadille.rules.goal import Outcome
from spadille.study.columns import TABLES

FetchedRow = tuple[Any, ...]
_ROUND_COLUMNS = """
    deal, "table", line_up, outcome, contract, declarer, forced, coalesce(tricks, points), payments,
    foreseen_count, foreseen_chance
"""
_CODE_COLUMNS = 'deal, line_up, "code"'


def open_database(*folders: str | Path) -> duckdb.DuckDBPyConnection:
    """Open the tables of several studies together, to query them in SQL."""
    opened = duckdb.connect()
    for table in TABLES:
        files = [str(path) for folder in folders for path in sorted(Path(folder, table).glob("*.parquet"))]
        if files:
            opened.read_parquet(files).create_view(table)
    return opened


def read_rounds(files: Sequence[Path], deals: Sequence[int]) -> list[Round]:
    """Read the rounds of these deals, in order. A table that is in two shards counts once."""
    rows = groupby(_query(_ROUND_COLUMNS, files, deals), lambda row: row[0])
    found = {
        deal: tuple(_make_scored_table(row) for row in _deduplicate(deal_rows)) for deal, deal_rows in rows
    }
    return [Round(deal, found.get(deal, ())) for deal in deals]


def read_codes(files: Sequence[Path], deals: Sequence[int]) -> Iterator[tuple[int, str, str | None]]:
    """Yield the deal number, the line-up and the deal code of each table, in order."""
    yield from _query(_CODE_COLUMNS, files, deals)


def _query(columns: str, files: Sequence[Path], deals: Sequence[int]) -> list[FetchedRow]:
    if not files or not deals:
        return []
    read = duckdb.connect().read_parquet([str(path) for path in files])
    kept = read.filter(f"deal BETWEEN {min(deals)} AND {max(deals)}")
    return kept.order('deal, "table"').project(columns).fetchall()


def _deduplicate(rows: Iterable[FetchedRow]) -> Iterator[FetchedRow]:
    """Yield the rows of one deal, with only the first row for each table."""
    seen = set()
    for row in rows:
        if row[1] not in seen:
            seen.add(row[1])
            yield row


def _make_scored_table(row: FetchedRow) -> ScoredTable:
    _, _, line_up, outcome, contract, declarer, forced, count, payments, foreseen, chance = row
    forecast = None if foreseen is None and chance is None else BidForecast(foreseen, chance)
    return ScoredTable(
        line_up, Outcome(outcome), contract, declarer, forced, count, tuple(payments), forecast
    )
