"""What is customary, by what a declaring side wants of the tricks: weights fitted to play, read once."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from spadille.rules.contract import Contract
from spadille.solver.objectives import objective_of
from spadille.solver.outlook import Custom


def custom_in(contract: Contract) -> Custom:
    """What is customary in a contract."""
    return _read(objective_of(contract).value)


@lru_cache
def _read(name: str) -> Custom:
    return Custom(files("spadille.bots.expert").joinpath(f"{name}.weights").read_bytes())
