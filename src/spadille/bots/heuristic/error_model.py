"""Error models: the mistakes of weaker players."""

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
"""Every player considers this number of contracts, the lowest ones."""


@dataclass(frozen=True, slots=True)
class ErrorModel:
    """How a player deviates from the best heuristic play."""

    caution: float = 0.0
    """The advantage over a pass that a bid must have, as a multiple of the cheapest contract's typical
    gain.
    """
    misjudges: int = 0
    """The greatest error in counting a hand, in card points."""
    dares: int = _HUNDRED
    """The percentage of times that a bid above the lowest three contracts is considered."""
    forgets: int = 0
    """The percentage of past tricks forgotten."""
    careless: float = 0.0
    """The player cannot tell choices apart whose values lie within this share of the range below the best."""

    def draw_misjudgement(self, chance: Chance) -> int:
        """Draw the error in counting a hand."""
        return chance.randrange(2 * self.misjudges + 1) - self.misjudges if self.misjudges else 0

    def considers(self, rules: Rules, contract: Contract, chance: Chance) -> bool:
        """Draw whether the player considers bidding this contract. The lowest three are always considered."""
        usual = rules.rank_of[contract.id] < _USUAL_CONTRACTS
        return usual or self.dares == _HUNDRED or chance.randrange(_HUNDRED) < self.dares

    def remembers(self, chance: Chance) -> bool:
        """Draw whether the player remembers a past trick."""
        return not self.forgets or chance.randrange(_HUNDRED) >= self.forgets

    def pick(self, valued: Sequence[tuple[float, Choice]], chance: Chance) -> Choice:
        """Pick the best choice, or one that the player mistakes for it."""
        best, worst = max(worth for worth, _ in valued), min(worth for worth, _ in valued)
        good = [choice for worth, choice in valued if worth >= best - self.careless * (best - worst)]
        return good[0] if len(good) == 1 or not self.careless else good[chance.randrange(len(good))]


NOVICE = ErrorModel(caution=0.1, misjudges=5, dares=62, forgets=25, careless=0.125)
"""The mistakes of the player `novice`. They win about one evening in four at a table of `club` players,
and one in ten at a table of `expert` players."""
CLUB = ErrorModel()
