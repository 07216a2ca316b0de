"""Players that look ahead. They need the native core; those who play by rules of thumb do not."""

from spadille.bots import BOTS
from spadille.bots.player import Player
from spadille.bots.searching.cardplay import Solving, Walking
from spadille.bots.searching.searcher import Searcher

SEARCHING: dict[str, Player] = {"pimc": Searcher(Solving()), "ismcts": Searcher(Walking())}
"""The players that look ahead, by name."""

ALL_BOTS: dict[str, Player] = {**BOTS, **SEARCHING}
"""All players of the house, by name, the weakest first."""

__all__ = ["ALL_BOTS", "SEARCHING", "Searcher", "Solving", "Walking"]
