"""Players that look ahead. They need the native core; those who play by rules of thumb do not."""

from spadille.bots.player import Player
from spadille.bots.searching.cardplay import Solving, Walking
from spadille.bots.searching.searcher import Searcher

SEARCHING: dict[str, Player] = {"pimc": Searcher(Solving()), "ismcts": Searcher(Walking())}
"""The players that look ahead, by name."""

__all__ = ["SEARCHING", "Searcher", "Solving", "Walking"]
