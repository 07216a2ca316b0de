"""The arena: contests of bots on the same cards, with confidence intervals."""

from spadille.arena.contest import Contest, ContestError, Deals
from spadille.arena.series import FinishedDeal, deals, play_out

__all__ = ["Contest", "ContestError", "Deals", "FinishedDeal", "deals", "play_out"]
