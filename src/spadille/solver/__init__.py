"""The solver: the value of a position with every card known, computed by the native core."""

from spadille._core import NotSolvable
from spadille.rules.goal import Objective
from spadille.solver.answers import Answer, solve, solve_many
from spadille.solver.problems import Problem
from spadille.solver.questions import solve_deal, solve_deals

__all__ = [
    "Answer",
    "NotSolvable",
    "Objective",
    "Problem",
    "solve",
    "solve_deal",
    "solve_deals",
    "solve_many",
]
