"""Answers: what a position is worth with every card known."""

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

_AT_ONCE = 4096
"""How many problems are handed over together; between them a Ctrl-C is heard."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a position is worth."""

    value: int
    """What the side takes from here on; where the question is whether it can, 1 or 0."""
    moves: dict[Card, int] = field(default_factory=dict)
    """The value after each card that may be played, where asked for."""
    line: tuple[tuple[Seat, Card], ...] = ()
    """One line of best play, who plays what, where asked for."""


def solve(problem: Problem, *, moves: bool = False, line: bool = False) -> Answer:
    """What a position is worth; with `moves` after each card, with `line` with a line of best play.

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
    """The answers to many problems, in their order, found by so many threads (or one a core).

    Raises:
        NotSolvable: fewer threads than one.
    """
    asked = (encode_problem(problem, moves=moves, line=line) for problem in problems)
    return list(solve_encoded(asked, count_cores() if threads is None else threads))


def solve_encoded(asked: Iterable[_core.Problem], threads: int) -> Iterator[Answer]:
    """The answers to what was handed over, in order.

    Raises:
        NotSolvable: fewer threads than one.
    """
    if threads < 1:
        raise NotSolvable("one thread is the least")
    left = iter(asked)
    while problems := list(islice(left, _AT_ONCE)):
        yield from map(_read, _core.solve(problems, threads))


def count_cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _read(answer: _core.Answer) -> Answer:
    return Answer(
        answer.value,
        {CARDS[card]: after for card, after in answer.moves},
        tuple((seat, CARDS[card]) for seat, card in answer.line),
    )
