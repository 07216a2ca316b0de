"""Players of the house: each sees a view and nothing else."""

from spadille.bots.model_error import ModelError
from spadille.bots.player import Chance, Player
from spadille.bots.registry import BOTS, with_model


def __getattr__(name: str) -> Player:
    """A player of the house by name, loaded when it is asked for."""
    if name not in BOTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return BOTS[name]


__all__ = ["BOTS", "Chance", "ModelError", "Player", "with_model"]
