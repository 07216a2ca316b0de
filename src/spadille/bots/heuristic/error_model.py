"""Habits: what one player does and another does not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from spadille.bots.player import Chance
from spadille.rules.contract import Contract
from spadille.rules.game import Rules

Choice = TypeVar("Choice")
_HUNDRED = 100
_USUAL_CONTRACTS = 3
"""The lowest contracts, which everybody bids."""


@dataclass(frozen=True, slots=True)
class ErrorModel:
    """How far a player strays from the best he could do by the rules of thumb."""

    caution: float = 0.0
    """What a bid must promise beyond a pass, measured by what the cheapest contract usually brings."""
    misjudges: int = 0
    """By how many card points he may count a hand wrong, either way."""
    dares: int = _HUNDRED
    """How often in a hundred he thinks of bidding more than the lowest three contracts."""
    forgets: int = 0
    """How often in a hundred he has forgotten a trick that is no longer on the table."""
    careless: float = 0.0
    """What he takes to be as good as the best, as a part of the distance to the worst."""

    def draw_misjudgement(self, chance: Chance) -> int:
        """By how much he counts this hand wrong."""
        return chance.randrange(2 * self.misjudges + 1) - self.misjudges if self.misjudges else 0

    def considers(self, rules: Rules, contract: Contract, chance: Chance) -> bool:
        """Whether he thinks of bidding this contract."""
        usual = rules.rank_of[contract.id] < _USUAL_CONTRACTS
        return usual or self.dares == _HUNDRED or chance.randrange(_HUNDRED) < self.dares

    def remembers(self, chance: Chance) -> bool:
        """Whether he remembers a trick."""
        return not self.forgets or chance.randrange(_HUNDRED) >= self.forgets

    def pick(self, valued: Sequence[tuple[float, Choice]], chance: Chance) -> Choice:
        """The best of these, or one that he takes to be as good."""
        best, worst = max(worth for worth, _ in valued), min(worth for worth, _ in valued)
        good = [choice for worth, choice in valued if worth >= best - self.careless * (best - worst)]
        return good[0] if len(good) == 1 or not self.careless else good[chance.randrange(len(good))]


NOVICE = ErrorModel(caution=0.1, misjudges=5, dares=62, forgets=25, careless=0.125)
"""He wins about one evening in four among clubs, and one in ten among experts."""
CLUB = ErrorModel()
