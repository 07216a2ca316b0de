"""What is asked about a position, and the answer as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from spadille.rules.seating import Seat
from spadille.solver.answers import Answer, answers_to
from spadille.solver.problems import Problem, handed_over


@dataclass(frozen=True)
class SolverQuestion:
    """A problem, how much is to be said about it, and in whose words."""

    problem: Problem
    moves: bool = False
    """Whether the value after each card is asked for."""
    line: bool = False
    """Whether a line of best play is asked for."""
    seats: tuple[Seat, ...] = ()
    """The players' seats at the table they sit at, where those have other numbers."""
    so_far: int = 0
    """What the side has already, which the answer counts as well."""


def answered(questions: Iterable[SolverQuestion], threads: int) -> Iterator[Answer]:
    """The answers to some questions, in their order."""
    asked = (
        handed_over(question.problem, moves=question.moves, line=question.line) for question in questions
    )
    return answers_to(asked, threads)


def answer_json(question: SolverQuestion, answer: Answer) -> dict[str, object]:
    """The answer as `spadille solve` writes it."""
    seats = question.seats or range(len(question.problem.hands))
    written: dict[str, object] = {"ok": True, "value": answer.value + question.so_far}
    if question.moves:
        after = sorted(answer.moves.items(), key=lambda move: move[0].number)
        written["moves"] = {card.text: value + question.so_far for card, value in after}
    if question.line:
        written["line"] = [f"{seats[seat]} {card}" for seat, card in answer.line]
    return written
