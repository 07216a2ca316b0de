"""What is customary, by what a declaring side wants of the tricks: weights fitted to play, read once."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from spadille.rules.contract import Contract
from spadille.solver.objectives import objective_of
from spadille.solver.outlook import Custom

BY_THUMB = "-by-thumb"
"""Ends the names of what was fitted to players by rules of thumb."""


def custom_in(contract: Contract) -> Custom:
    """What is customary in a contract among those who look ahead."""
    return _customs(objective_of(contract).value)[0]


def customs_in(contract: Contract) -> tuple[Custom, ...]:
    """The customs by which the others may play a contract, that of those who look ahead first."""
    return _customs(objective_of(contract).value)


@lru_cache
def _customs(name: str) -> tuple[Custom, ...]:
    beside = files("spadille.bots.expert")
    kept = (beside.joinpath(f"{name}{whose}.weights") for whose in ("", BY_THUMB))
    return tuple(Custom(one.read_bytes()) for one in kept if one.is_file())
