"""What must hold of the solver's answers, whatever time they took."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from bench.boards import other_side
from bench.rows import Row
from bench.stopwatch import MOVES, VALUE, fresh_solver
from spadille.solver import Objective, Problem

KEPT = Path(__file__).parent / "history" / "answers.json"
"""The checksum of every row's answers, for the full number of deals."""
_ONE_IN = 10


def check(rows: Sequence[Row]) -> None:
    """Rows about the same deals agree, and so do the two sides."""
    exact = {row.question.deals: row.values for row in rows if row.question.what == VALUE}
    for row in rows:
        values = exact[row.question.deals]
        match row.question.what:
            case "value":
                _check_every_tenth(row)
            case "moves":
                assert row.values == values, f"{row.question.name}: the best card is worth the value"
                assert all(took.moves for took in row.took)
            case least:
                reached = [int(value >= int(least)) for value in values]
                assert row.values == reached, f"{row.question.name}: reached where the value says so"


def _check_every_tenth(row: Row) -> None:
    """From every seat the two sides take all there is; who can take nothing has a card that keeps to it."""
    problems, values = row.problems[::_ONE_IN], row.values[::_ONE_IN]
    if problems[0].objective is Objective.NO_POINTS:
        with fresh_solver() as solver:
            best = [took.value for took in solver.asked(problems, MOVES)]
        assert best == values, f"{row.question.name}: the best card is worth the value"
        return
    turned = [other_side(problem, at % len(problem.hands)) for at, problem in enumerate(problems)]
    with fresh_solver() as solver:
        others = solver.asked(turned, VALUE)
    both = [value + other.value for value, other in zip(values, others, strict=True)]
    assert both == list(map(_all_there_is, problems)), f"{row.question.name}: the two sides take all there is"


def _all_there_is(problem: Problem) -> int:
    if problem.objective is Objective.TRICKS:
        return len(problem.hands[0])
    return sum(problem.ranking.points_in(hand) for hand in problem.hands)


def check_kept(rows: Sequence[Row]) -> None:
    """The answers are those that have always been given."""
    kept = _kept()
    for row in rows:
        known = kept.get(_key(row))
        assert known is None or known == row.checksum, f"{row.question.name}: other answers than before"


def keep(rows: Sequence[Row]) -> None:
    """Keeps the answers' checksums."""
    kept = {**_kept(), **{_key(row): row.checksum for row in rows}}
    KEPT.write_text(json.dumps(kept, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def _key(row: Row) -> str:
    return f"{row.question.name}, {len(row.problems)} deals"


def _kept() -> Mapping[str, int]:
    kept: dict[str, int] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    return kept
