"""A solver in a process of its own, that says what each answer took of the processor."""

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
"""What can be asked besides a number that is to be reached."""
_AT_ONCE = 100
"""So few lines that neither side waits for the other to read."""


@dataclass(frozen=True, slots=True)
class Took:
    """An answer, and what it took."""

    value: int
    nodes: int
    """Positions between tricks looked at."""
    nanoseconds: int
    """Time of the processor, the solver's thread alone."""
    moves: dict[int, int]
    """By card number the value after it, where asked for."""


class Solver:
    """One solver, which keeps what it has found from one question to the next."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._questions, self._answers = process.stdin, process.stdout

    def asked(self, problems: Sequence[Problem], what: str) -> list[Took]:
        """The answers to the same question about some problems."""
        return [
            took
            for at in range(0, len(problems), _AT_ONCE)
            for took in self._batch(problems[at:][:_AT_ONCE], what)
        ]

    def _batch(self, problems: Sequence[Problem], what: str) -> list[Took]:
        self._questions.write("".join(f"{_line(problem)} {what}\n" for problem in problems))
        self._questions.flush()
        return [_took(self._answer()) for _ in problems]

    def _answer(self) -> str:
        line = self._answers.readline()
        assert line, "the solver has stopped; the lines above say why"
        return line


@contextmanager
def fresh_solver() -> Iterator[Solver]:
    """A solver that has seen nothing yet; it is built first where it is not, or is old."""
    with subprocess.Popen(
        MEASURE, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield Solver(process)


def _line(problem: Problem) -> str:
    ranking = problem.ranking
    assert not problem.trick
    assert problem.called is None
    tables = (bytes(table).hex() for table in (ranking.suit_of, ranking.strength, ranking.points))
    trump = "-" if ranking.trump is None else int(ranking.trump)
    must_trump = int(problem.void is Void.MUST_TRUMP)
    hands = ",".join(str(hand.mask) for hand in problem.hands)
    side = sum(1 << seat for seat in problem.side)
    return f"{' '.join(tables)} {trump} {must_trump} {hands} {problem.leader} {side} {problem.objective}"


def _took(line: str) -> Took:
    value, nodes, nanoseconds, *moves = line.split()
    after = (move.split(":") for move in moves)
    return Took(int(value), int(nodes), int(nanoseconds), {int(card): int(value) for card, value in after})
