"""Check the solver's answers."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from bench.boards import turn_sides
from bench.rows import Row
from bench.stopwatch import MOVES, VALUE, start_solver
from spadille.solver import Objective, Problem

CHECKSUMS = Path(__file__).parent / "history" / "answers.json"
"""The checksum of each row's answers, for the full number of deals."""
_ONE_IN = 10


def check_rows(rows: Sequence[Row]) -> None:
    """Check that rows about the same deals have consistent answers, and that the values for both sides add
    up.
    """
    exact = {row.question.deals: row.values for row in rows if row.question.ask == VALUE}
    for row in rows:
        values = exact[row.question.deals]
        match row.question.ask:
            case "value":
                _check_every_tenth(row)
            case "moves":
                assert row.values == values, f"{row.question.name}: the best card is worth the value"
                assert all(took.moves for took in row.answers)
            case least:
                reached = [int(value >= int(least)) for value in values]
                assert row.values == reached, f"{row.question.name}: reached where the value says so"


def _check_every_tenth(row: Row) -> None:
    """Check every tenth deal of a row.

    The values for the two sides must add up to the total. In a misère, the value after the best card must
    equal the value of the deal.
    """
    problems, values = row.problems[::_ONE_IN], row.values[::_ONE_IN]
    if problems[0].objective is Objective.NO_POINTS:
        with start_solver() as solver:
            best = [took.value for took in solver.solve(problems, MOVES)]
        assert best == values, f"{row.question.name}: the best card is worth the value"
        return
    turned = [turn_sides(problem, at % len(problem.hands)) for at, problem in enumerate(problems)]
    with start_solver() as solver:
        others = solver.solve(turned, VALUE)
    both = [value + other.value for value, other in zip(values, others, strict=True)]
    assert both == list(map(_total, problems)), f"{row.question.name}: the two sides take all there is"


def _total(problem: Problem) -> int:
    if problem.objective is Objective.TRICKS:
        return len(problem.hands[0])
    return sum(problem.ranking.points_in(hand) for hand in problem.hands)


def check_known(rows: Sequence[Row]) -> None:
    """Check that the answers equal the stored checksums of earlier runs."""
    checksums = _read_checksums()
    for row in rows:
        known = checksums.get(_key(row))
        assert known is None or known == row.checksum, f"{row.question.name}: other answers than before"


def save_checksums(rows: Sequence[Row]) -> None:
    checksums = {**_read_checksums(), **{_key(row): row.checksum for row in rows}}
    CHECKSUMS.write_text(json.dumps(checksums, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def _key(row: Row) -> str:
    return f"{row.question.name}, {len(row.problems)} deals"


def _read_checksums() -> Mapping[str, int]:
    text = CHECKSUMS.read_text(encoding="utf-8") if CHECKSUMS.exists() else "{}"
    checksums: dict[str, int] = json.loads(text)
    return checksums
