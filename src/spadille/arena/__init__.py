"""The arena: bots against each other on the same cards, and figures about it."""

from spadille.arena.contest import Contest, Deals
from spadille.arena.no_contest import NoContest
from spadille.arena.series import Ended, deals, play_out

__all__ = ["Contest", "Deals", "Ended", "NoContest", "deals", "play_out"]
