"""What a position is worth with every card known: the face of the native core."""

from spadille._core import NotSolvable
from spadille.rules.goal import Objective
from spadille.solver.answers import Answer, solve, solve_many
from spadille.solver.problems import Problem

__all__ = ["Answer", "NotSolvable", "Objective", "Problem", "solve", "solve_many"]
