"""Players of the house: each sees a view and nothing else."""

from importlib import import_module

from spadille.bots.habits import CLUB, NOVICE
from spadille.bots.player import Chance, Player
from spadille.bots.thumb import RuleOfThumb
from spadille.rules.named import Named

BOTS: dict[str, Player] = Named("bot", {"novice": RuleOfThumb(NOVICE), "club": RuleOfThumb(CLUB)})
"""The players there are, by name."""
novice, club = BOTS["novice"], BOTS["club"]


def __getattr__(name: str) -> Player:
    """A player of the house by name; those that need the native core are loaded when asked for."""
    loads = not name.startswith("_")
    players: dict[str, Player] = import_module("spadille.bots.everybody").ALL_BOTS if loads else {}
    if name not in players:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return players[name]


__all__ = ["BOTS", "Chance", "Player", "club", "novice"]
