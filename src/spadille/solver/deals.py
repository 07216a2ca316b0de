"""A deal in the middle of its play, as a problem."""

from __future__ import annotations

from spadille.play.deal import Deal
from spadille.play.tricks import TrickPlay, set_aside
from spadille.rules.refusal import NotAllowed
from spadille.solver.problems import Objective, Problem
from spadille.solver.questions import SolverQuestion

_OBJECTIVES = {
    "against": Objective.POINTS,
    "at-least": Objective.POINTS,
    "no-points": Objective.NO_POINTS,
    "no-tricks": Objective.NO_TRICKS,
    "at-least-tricks": Objective.TRICKS,
}
"""What a side with such a goal wants of the tricks."""


def question_in(deal: Deal, *, moves: bool = False, line: bool = False) -> SolverQuestion:
    """What the declaring side still makes of a deal, when all see all cards.

    Raises:
        NotAllowed: `wrong-phase`, outside the play of the cards.
    """
    play = deal.phase
    if not isinstance(play, TrickPlay):
        raise NotAllowed("wrong-phase", deal.layout.rules.anchor("play"), why="not-in-play")
    problem = problem_in(play)
    so_far = _so_far(play, problem.objective)
    return SolverQuestion(problem, moves=moves, line=line, seats=play.declared.layout.active, so_far=so_far)


def problem_in(play: TrickPlay) -> Problem:
    """The cards as they lie; seats are numbered from eldest on, those who sit out left out."""
    declared, active = play.declared, play.declared.layout.active
    return Problem(
        hands=tuple(play.hands[seat] for seat in active),
        leader=active.index(play.order[0]),
        side=tuple(active.index(seat) for seat in declared.side),
        objective=_OBJECTIVES[declared.contract.goal.kind],
        ranking=play.ranking,
        void=declared.layout.rules.void,
        trick=play.cards,
        called=None if declared.partner is None else declared.partner.card,
    )


def _so_far(play: TrickPlay, objective: Objective) -> int:
    if objective is Objective.POINTS:
        return play.piles.points + set_aside(play.declared)
    return play.piles.taken if objective is Objective.TRICKS else 0
