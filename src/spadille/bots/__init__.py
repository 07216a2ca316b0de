"""Bots: the built-in players, which decide from a view alone. Each is an attribute: `spadille.bots.club`."""

from spadille.bots.player import Chance, ModelError, Player
from spadille.bots.registry import BOTS, with_model


def __getattr__(name: str) -> Player:
    """Return the built-in player with this name. Its module is imported on first use."""
    if name.startswith("_") or name not in BOTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}: its bots are {', '.join(BOTS)}")
    return BOTS[name]


__all__ = ["BOTS", "Chance", "ModelError", "Player", "with_model"]
