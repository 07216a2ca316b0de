"""Everybody: all players of the house, with those that need the native core."""

from spadille.bots import BOTS
from spadille.bots.expert.expert import Expert
from spadille.bots.player import Player
from spadille.bots.searching import SEARCHING
from spadille.rules.named import Named

ALL_BOTS: dict[str, Player] = Named("bot", {**BOTS, **SEARCHING, "expert": Expert()})
"""By name, the weakest first."""
