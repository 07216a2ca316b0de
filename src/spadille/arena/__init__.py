"""The arena: bots against each other on the same cards, and figures about it."""

from spadille.arena.contest import Contest, ContestError, Deals
from spadille.arena.series import FinishedDeal, deals, play_out

__all__ = ["Contest", "ContestError", "Deals", "FinishedDeal", "deals", "play_out"]
