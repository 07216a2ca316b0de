"""Players of the house: each sees a view and nothing else."""

from spadille.bots.habits import CLUB, NOVICE
from spadille.bots.player import Chance, Player
from spadille.bots.thumb import RuleOfThumb

BOTS: dict[str, Player] = {"novice": RuleOfThumb(NOVICE), "club": RuleOfThumb(CLUB)}
"""The players there are, by name."""

__all__ = ["BOTS", "Chance", "Player"]
