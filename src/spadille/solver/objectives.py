"""What a declaring side wants of the tricks, by the goal of its contract."""

from __future__ import annotations

from spadille.rules.contract import Contract
from spadille.solver.problems import Objective

_OF = {
    "against": Objective.POINTS,
    "at-least": Objective.POINTS,
    "no-points": Objective.NO_POINTS,
    "no-tricks": Objective.NO_TRICKS,
    "at-least-tricks": Objective.TRICKS,
}


def objective_of(contract: Contract) -> Objective:
    """What a side with this contract wants of the tricks."""
    return _OF[contract.goal.kind]
