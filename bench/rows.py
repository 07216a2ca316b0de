"""The rows of the solver's benchmark table: questions, CPU times and targets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from zlib import crc32

from bench import boards
from bench.stopwatch import MOVES, VALUE, TimedAnswer, start_solver
from spadille.solver import Problem


@dataclass(frozen=True, slots=True)
class Times:
    """CPU times in milliseconds a deal."""

    median: float
    mean: float
    p99: float

    @classmethod
    def from_nanoseconds(cls, nanoseconds: Sequence[int]) -> Times:
        times = sorted(time / 1e6 for time in nanoseconds)
        return cls(median(times), fmean(times), times[len(times) * 99 // 100])

    def __str__(self) -> str:
        return f"{self.median:9.4f}{self.mean:9.4f}{self.p99:9.3f}"


@dataclass(frozen=True, slots=True)
class Question:
    """A question that is put to one solver about many deals."""

    name: str
    deals: Callable[[int], list[Problem]]
    ask: str
    first_version: str
    """The times of the first version, in milliseconds."""
    target: str


QUESTIONS = (
    Question("Six-Bid, exact value", boards.six_bid_solos, VALUE, "2.9/4.8/27", "1.2/2.0/12"),
    Question("Six-Bid, 61 points or not", boards.six_bid_solos, "61", "0.13/0.76/9", "-/0.3/-"),
    Question("Six-Bid, 74 points or not", boards.six_bid_solos, "74", "-/-/-", "-/-/-"),
    Question("Six-Bid, after each card", boards.six_bid_solos, MOVES, "7.6/11.9/-", "3/-/-"),
    Question("misère, any hand", boards.miseres, VALUE, "0.004/0.1/-", "-/-/-"),
    Question("misère, biddable hands", boards.biddable_miseres, VALUE, "-/0.8/-", "-/0.2/-"),
    Question("German Solo, alone", boards.german_alone, VALUE, "-/0.9/-", "-/0.3/-"),
    Question("German Solo, two and two", boards.german_pairs, VALUE, "-/0.43/-", "-/0.08-0.15/-"),
)


@dataclass(frozen=True, slots=True)
class Row:
    """A question with its problems and answers."""

    question: Question
    problems: list[Problem]
    answers: list[TimedAnswer]

    @property
    def values(self) -> list[int]:
        return [took.value for took in self.answers]

    @property
    def times(self) -> Times:
        return Times.from_nanoseconds([took.nanoseconds for took in self.answers])

    @property
    def nodes(self) -> float:
        """Positions between tricks that were searched, per deal."""
        return fmean(took.nodes for took in self.answers)

    @property
    def checksum(self) -> int:
        return crc32(repr([(took.value, took.moves) for took in self.answers]).encode())

    def __str__(self) -> str:
        question = self.question
        return (
            f"{question.name:28}{self.times}{self.nodes:9,.0f}  {question.first_version:12} {question.target}"
        )


def measure_row(question: Question, deals: int, passes: int) -> Row:
    """Measure a question, beginning with an empty transposition table. Return the fastest of
    `passes` passes.
    """
    problems = question.deals(deals)
    rows = [_measure_once(question, problems) for _ in range(passes)]
    assert len({(row.checksum, row.nodes) for row in rows}) == 1, (
        "every pass gives the same answers and searches as much"
    )
    return min(rows, key=lambda row: row.times.mean)


def _measure_once(question: Question, problems: list[Problem]) -> Row:
    with start_solver() as solver:
        return Row(question, problems, solver.solve(problems, question.ask))
