"""Solve problems, and return their answers: the values of positions with every card known."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice

from spadille import _core
from spadille._core import NotSolvable
from spadille.cards import CARDS, Card
from spadille.rules.seating import Seat
from spadille.solver.problems import Problem, encode_problem

_BATCH_SIZE = 4096
"""The number of problems in a call of the core. Ctrl-C takes effect between calls."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a problem: the value of its position under best play."""

    value: int
    """The card points or tricks that the declaring side takes from here on. For a problem with a threshold,
    1 if the side reaches it, otherwise 0."""
    moves: dict[Card, int] = field(default_factory=dict)
    """The value after each legal card, if requested."""
    line: tuple[tuple[Seat, Card], ...] = ()
    """A line of best play, if requested."""


def solve(problem: Problem, *, moves: bool = False, line: bool = False) -> Answer:
    """Solve a problem. With `moves`, the answer has the value after each legal card. With `line`, it has a
    line of best play.

    >>> from spadille.cards import Hand, Suit
    >>> from spadille.rules.order import ACE_TEN
    >>> from spadille.solver import Objective
    >>> hands = tuple(map(Hand.read, ("AS TS", "KS 9H", "QS 8H")))
    >>> problem = Problem(
    ...     hands=hands, leader=0, side=(0,), objective=Objective.POINTS, ranking=ACE_TEN.ranking(Suit.HEARTS)
    ... )
    >>> solve(problem).value
    18
    """
    return solve_many([problem], threads=1, moves=moves, line=line)[0]


def solve_many(
    problems: Iterable[Problem], threads: int | None = None, *, moves: bool = False, line: bool = False
) -> list[Answer]:
    """Solve problems on `threads` threads, by default one for each core. Return the answers in order.

    Raises:
        NotSolvable: `threads` is below 1.
        TypeError: a problem is not a `Problem`; `solve_deals` takes deals.
    """
    encoded = (encode_problem(problem, moves=moves, line=line) for problem in problems)
    return list(solve_encoded(encoded, count_cores() if threads is None else threads))


def solve_encoded(encoded: Iterable[_core.Problem], threads: int) -> Iterator[Answer]:
    """Solve encoded problems and yield the answers in order.

    Raises:
        NotSolvable: `threads` is below 1.
    """
    if threads < 1:
        raise NotSolvable("the solver needs at least one thread")
    left = iter(encoded)
    while problems := list(islice(left, _BATCH_SIZE)):
        yield from map(_decode, _core.solve(problems, threads))


def count_cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _decode(answer: _core.Answer) -> Answer:
    return Answer(
        answer.value,
        {CARDS[card]: after for card, after in answer.moves},
        tuple((seat, CARDS[card]) for seat, card in answer.line),
    )
