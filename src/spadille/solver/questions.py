"""Questions to the solver: make them from deals, answer many at once, and write answers as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import tee

from spadille.play.deal import Deal
from spadille.play.declared import Declared
from spadille.play.tricks import TrickPlay, set_aside
from spadille.rules.contract import Widow
from spadille.rules.goal import Objective
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat
from spadille.solver.answers import Answer, count_cores, solve_encoded
from spadille.solver.problems import Problem, encode_problem


@dataclass(frozen=True)
class SolverQuestion:
    """A problem and the parts of the answer that are requested."""

    problem: Problem
    moves: bool = False
    """Whether to return the value after each card."""
    line: bool = False
    """Whether to return a line of best play."""
    seats: tuple[Seat, ...] = ()
    """The seats at the table, indexed by the problem's seats; empty if they are the same."""
    taken_before: int = 0
    """The card points or tricks that the declaring side has already, which are added to the answer."""


def make_question(deal: Deal, *, moves: bool = False, line: bool = False) -> SolverQuestion:
    """Make a question from a deal: what the declaring side takes in all, with every card known.

    The problem numbers the seats from eldest on. `solve_questions` translates them to seats of the table.

    Raises:
        NotAllowed: `wrong-phase`, if the deal is not in the play of the cards.
    """
    play = deal.phase
    if not isinstance(play, TrickPlay):
        raise NotAllowed("wrong-phase", deal.layout.rules.anchor("play"), why="not-in-play")
    problem = make_problem(play)
    taken_before = _count_taken(play, problem.objective)
    return SolverQuestion(
        problem, moves=moves, line=line, seats=play.declared.layout.active, taken_before=taken_before
    )


def make_problem(play: TrickPlay) -> Problem:
    """Make a problem from a position in the play. It numbers the active seats from eldest on."""
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
        trumps_locked=play.trumps_locked,
        last_trick=_goes_with_last(declared),
    )


def _goes_with_last(declared: Declared) -> int:
    """Return the points of the widow if it goes with the last trick, otherwise 0."""
    goes = declared.contract.widow is Widow.LAST_TRICK
    return declared.ranking.points_in(declared.layout.widow) if goes else 0


def _count_taken(play: TrickPlay, objective: Objective) -> int:
    if objective is Objective.POINTS:
        return play.piles.points + set_aside(play.declared, play.piles)
    return play.piles.taken if objective is Objective.TRICKS else 0


def solve_questions(questions: Iterable[SolverQuestion], threads: int) -> Iterator[Answer]:
    """Solve questions and yield the answers in order.

    Seats in the answers are seats of the table. Values include what the side had taken before.
    """
    asked, encoded = tee(questions)
    problems = (
        encode_problem(question.problem, moves=question.moves, line=question.line) for question in encoded
    )
    return map(_answer_at_table, solve_encoded(problems, threads), asked)


def _answer_at_table(answer: Answer, question: SolverQuestion) -> Answer:
    seats, before = question.seats or range(len(question.problem.hands)), question.taken_before
    return Answer(
        answer.value + before,
        {card: value + before for card, value in answer.moves.items()},
        tuple((seats[seat], card) for seat, card in answer.line),
    )


def solve_deal(deal: Deal, *, moves: bool = False, line: bool = False) -> Answer:
    """Solve a deal during the play: return what the declaring side takes in all, with every card known.

    `value` and `moves` include what the side has taken so far, and the widow or the discards if they count.
    Seats in `line` are seats of the table. The solver does not consider that a side may stop early.

    Raises:
        NotAllowed: `wrong-phase`, if the deal is not in the play of the cards.
    """
    return solve_deals([deal], threads=1, moves=moves, line=line)[0]


def solve_deals(
    deals: Iterable[Deal], threads: int | None = None, *, moves: bool = False, line: bool = False
) -> list[Answer]:
    """Solve deals as `solve_deal` does, on `threads` threads, by default one for each core. Keep their order.

    Raises:
        NotAllowed: `wrong-phase`, if a deal is not in the play of the cards.
        NotSolvable: `threads` is below 1.
    """
    questions = [make_question(deal, moves=moves, line=line) for deal in deals]
    return list(solve_questions(questions, count_cores() if threads is None else threads))


def answer_json(question: SolverQuestion, answer: Answer) -> dict[str, object]:
    """Return the answer as JSON, as `spadille solve` writes it."""
    result: dict[str, object] = {"ok": True, "value": answer.value}
    if question.moves:
        after = sorted(answer.moves.items(), key=lambda move: move[0].number)
        result["moves"] = {card.text: value for card, value in after}
    if question.line:
        result["line"] = [f"{seat} {card}" for seat, card in answer.line]
    return result
