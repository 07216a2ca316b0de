"""What is asked about a position, and the answer as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from spadille.play.deal import Deal
from spadille.play.tricks import TrickPlay, set_aside
from spadille.rules.goal import Objective
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.solver.answers import Answer, solve_encoded
from spadille.solver.problems import Problem, encode_problem


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
    taken_before: int = 0
    """What the side has already, which the answer counts as well."""


def make_question(deal: Deal, *, moves: bool = False, line: bool = False) -> SolverQuestion:
    """What the declaring side still makes of a deal, when all see all cards.

    Raises:
        NotAllowed: `wrong-phase`, outside the play of the cards.
    """
    play = deal.phase
    if not isinstance(play, TrickPlay):
        raise NotAllowed("wrong-phase", deal.layout.rules.anchor("play"), why="not-in-play")
    problem = make_problem(play)
    so_far = _so_far(play, problem.objective)
    return SolverQuestion(
        problem, moves=moves, line=line, seats=play.declared.layout.active, taken_before=so_far
    )


def make_problem(play: TrickPlay) -> Problem:
    """The cards as they lie; seats are numbered from eldest on, those who sit out left out."""
    declared, active = play.declared, play.declared.layout.active
    return Problem(
        hands=tuple(play.hands[seat] for seat in active),
        leader=active.index(play.order[0]),
        side=tuple(active.index(seat) for seat in declared.side),
        objective=declared.contract.goal.objective,
        ranking=play.ranking,
        void=declared.layout.rules.void,
        trick=play.cards,
        called=None if declared.partner is None else declared.partner.card,
    )


def _so_far(play: TrickPlay, objective: Objective) -> int:
    if objective is Objective.POINTS:
        return play.piles.points + set_aside(play.declared)
    return play.piles.taken if objective is Objective.TRICKS else 0


def solve_questions(questions: Iterable[SolverQuestion], threads: int) -> Iterator[Answer]:
    """The answers to some questions, in their order."""
    asked = (
        encode_problem(question.problem, moves=question.moves, line=question.line) for question in questions
    )
    return solve_encoded(asked, threads)


def answer_json(question: SolverQuestion, answer: Answer) -> dict[str, object]:
    """The answer as `spadille solve` writes it."""
    seats = question.seats or range(len(question.problem.hands))
    written: dict[str, object] = {"ok": True, "value": answer.value + question.taken_before}
    if question.moves:
        after = sorted(answer.moves.items(), key=lambda move: move[0].number)
        written["moves"] = {card.text: value + question.taken_before for card, value in after}
    if question.line:
        written["line"] = [f"{seats[seat]} {card}" for seat, card in answer.line]
    return written
