"""Rows of the solver's table: what is asked, how the times of the answers spread, what is aimed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from zlib import crc32

from bench import boards
from bench.stopwatch import MOVES, VALUE, Took, fresh_solver
from spadille.solver import Problem


@dataclass(frozen=True, slots=True)
class Spread:
    """Times of the processor, milliseconds a deal."""

    median: float
    mean: float
    p99: float

    @classmethod
    def of(cls, nanoseconds: Sequence[int]) -> Spread:
        times = sorted(time / 1e6 for time in nanoseconds)
        return cls(median(times), fmean(times), times[len(times) * 99 // 100])

    def __str__(self) -> str:
        return f"{self.median:9.4f}{self.mean:9.4f}{self.p99:9.3f}"


@dataclass(frozen=True, slots=True)
class Question:
    """One question, asked about many deals by one solver."""

    name: str
    deals: Callable[[int], list[Problem]]
    what: str
    first: str
    """What a first attempt needed, milliseconds."""
    aim: str


QUESTIONS = (
    Question("Six-Bid, exact value", boards.solos, VALUE, "2.9/4.8/27", "1.2/2.0/12"),
    Question("Six-Bid, 61 points or not", boards.solos, "61", "0.13/0.76/9", "-/0.3/-"),
    Question("Six-Bid, 74 points or not", boards.solos, "74", "-/-/-", "-/-/-"),
    Question("Six-Bid, after each card", boards.solos, MOVES, "7.6/11.9/-", "3/-/-"),
    Question("misère, any hand", boards.miseres, VALUE, "0.004/0.1/-", "-/-/-"),
    Question("misère, biddable hands", boards.biddable_miseres, VALUE, "-/0.8/-", "-/0.2/-"),
    Question("German Solo, alone", boards.alone, VALUE, "-/0.9/-", "-/0.3/-"),
    Question("German Solo, two and two", boards.in_pairs, VALUE, "-/0.43/-", "-/0.08-0.15/-"),
)


@dataclass(frozen=True, slots=True)
class Row:
    """A question's answers."""

    question: Question
    problems: list[Problem]
    took: list[Took]

    @property
    def values(self) -> list[int]:
        """By deal the answer."""
        return [took.value for took in self.took]

    @property
    def spread(self) -> Spread:
        """How long they took."""
        return Spread.of([took.nanoseconds for took in self.took])

    @property
    def nodes(self) -> float:
        """Positions between tricks looked at, a deal."""
        return fmean(took.nodes for took in self.took)

    @property
    def checksum(self) -> int:
        """A number that changes with any answer."""
        return crc32(repr([(took.value, took.moves) for took in self.took]).encode())

    def __str__(self) -> str:
        asked = self.question
        return f"{asked.name:28}{self.spread}{self.nodes:9,.0f}  {asked.first:12} {asked.aim}"


def measured(question: Question, deals: int, passes: int) -> Row:
    """The answers, by a solver that has seen nothing; of several passes the quickest."""
    problems = question.deals(deals)
    rows = [_pass(question, problems) for _ in range(passes)]
    assert len({(row.checksum, row.nodes) for row in rows}) == 1, "every pass finds the same in the same way"
    return min(rows, key=lambda row: row.spread.mean)


def _pass(question: Question, problems: list[Problem]) -> Row:
    with fresh_solver() as solver:
        return Row(question, problems, solver.asked(problems, question.what))
