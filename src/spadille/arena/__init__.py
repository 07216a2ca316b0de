"""The arena: contests of bots on the same cards, with confidence intervals."""

from spadille.arena.comparison import Gain, Report, compare
from spadille.arena.contest import Contest, ContestError, Deals
from spadille.arena.estimate import Estimate
from spadille.arena.series import FinishedDeal, deals, play_out
from spadille.arena.text_player import PipePlayer, TextPlayer, UnreadableAnswer

__all__ = [
    "Contest",
    "ContestError",
    "Deals",
    "Estimate",
    "FinishedDeal",
    "Gain",
    "PipePlayer",
    "Report",
    "TextPlayer",
    "UnreadableAnswer",
    "compare",
    "deals",
    "play_out",
]
