"""The policy models, one an objective of the declaring side: weights fitted to play, read once.

They imitate players who search and players by rules of thumb, as in D. Rebstock, C. Solinas, M. Buro,
Learning policies from human data for Skat, IEEE Conference on Games 2019.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from spadille.rules.contract import Contract
from spadille.solver.objectives import objective_of
from spadille.solver.policy import PolicyModel

HEURISTIC = "-heuristic"
"""Ends the names of what was fitted to players by rules of thumb."""


def policy_in(contract: Contract) -> PolicyModel:
    """How those who look ahead play a contract."""
    return _policies(objective_of(contract).value)[0]


def policies_in(contract: Contract) -> tuple[PolicyModel, ...]:
    """The policies by which the others may play a contract, that of those who look ahead first."""
    return _policies(objective_of(contract).value)


@lru_cache
def _policies(name: str) -> tuple[PolicyModel, ...]:
    beside = files("spadille.bots.expert")
    kept = (beside.joinpath(f"{name}{whose}.weights") for whose in ("", HEURISTIC))
    return tuple(PolicyModel(one.read_bytes()) for one in kept if one.is_file())
