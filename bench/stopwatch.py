"""Run a solver in its own process, which measures the CPU time of each answer."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from spadille.rules.follow import Void
from spadille.solver import Problem

ROOT = Path(__file__).parents[1]
MEASURE = ("cargo", "run", "--quiet", "--release", "--locked", "-p", "spadille-core", "--example", "measure")
VALUE, MOVES = "value", "moves"
"""The kinds of question, besides a number of points to reach."""
_BATCH = 100
"""Lines per batch: so few that neither side blocks on a full pipe."""


@dataclass(frozen=True, slots=True)
class TimedAnswer:
    """An answer and its CPU time."""

    value: int
    nodes: int
    """Positions between tricks that were searched."""
    nanoseconds: int
    """CPU time of the solver's thread."""
    moves: dict[int, int]
    """The value after each card by its number, for the question `MOVES`."""


class SolverProcess:
    """A solver, which keeps its transposition table between questions."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._questions, self._answers = process.stdin, process.stdout

    def solve(self, problems: Sequence[Problem], ask: str) -> list[TimedAnswer]:
        """Put the same question about each of `problems` to the solver, and return the answers."""
        return [
            took
            for at in range(0, len(problems), _BATCH)
            for took in self._solve_batch(problems[at:][:_BATCH], ask)
        ]

    def _solve_batch(self, problems: Sequence[Problem], what: str) -> list[TimedAnswer]:
        self._questions.write("".join(f"{_to_line(problem)} {what}\n" for problem in problems))
        self._questions.flush()
        return [_parse_answer(self._read_line()) for _ in problems]

    def _read_line(self) -> str:
        line = self._answers.readline()
        assert line, "the solver has stopped; see its output above"
        return line


@contextmanager
def start_solver() -> Iterator[SolverProcess]:
    """Build the solver binary if needed, and start it with an empty transposition table."""
    with subprocess.Popen(
        MEASURE, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield SolverProcess(process)


def _to_line(problem: Problem) -> str:
    ranking = problem.ranking
    assert not problem.trick
    assert problem.called is None
    tables = (bytes(table).hex() for table in (ranking.suit_of, ranking.strength, ranking.points))
    trump = "-" if ranking.trump is None else int(ranking.trump)
    must_trump = int(problem.void is Void.MUST_TRUMP)
    hands = ",".join(str(hand.mask) for hand in problem.hands)
    side = sum(1 << seat for seat in problem.side)
    return f"{' '.join(tables)} {trump} {must_trump} {hands} {problem.leader} {side} {problem.objective}"


def _parse_answer(line: str) -> TimedAnswer:
    value, nodes, nanoseconds, *moves = line.split()
    after = (move.split(":") for move in moves)
    return TimedAnswer(
        int(value), int(nodes), int(nanoseconds), {int(card): int(value) for card, value in after}
    )
