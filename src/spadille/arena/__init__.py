"""The arena: bots against each other on the same cards, and figures about it."""

from spadille.arena.contest import Contest, Deals
from spadille.arena.no_contest import NoContest

__all__ = ["Contest", "Deals", "NoContest"]
