"""PIMC, perfect-information Monte Carlo: solve every card in sampled worlds, and play the best mean.

M. L. Ginsberg, GIB: Imperfect information in a computationally challenging game, JAIR 14 (2001). When it
works: J. Long, N. Sturtevant, M. Buro, T. Furtak, Understanding the success of perfect information Monte
Carlo sampling in game tree search, AAAI 2010. Its weakness is strategy fusion: I. Frank, D. Basin, Search in
games with incomplete information: a case study using bridge card play, Artificial Intelligence 100 (1998).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spadille.bots.player import Chance
from spadille.bots.search.budget import seed
from spadille.bots.search.evaluation import SearchResult, evaluated
from spadille.bots.search.payoff import MADE_OR_NOT, Payoff, Settling
from spadille.bots.search.stopping import InWorlds
from spadille.cards import Card
from spadille.play.view import View
from spadille.rules.goal import Objective
from spadille.solver.information_set import InformationSet
from spadille.solver.worlds import Worlds, WorldSampler

_HARDLY = 1e-9
_TELLS_NOTHING = 0.2
"""In contracts in which the declarer must take nothing, smaller differences than this share of the stake are
ignored. Worlds drawn uniformly say little: in most of them the hidden hand has cards that are easily
caught."""


def drawn(where: WorldSampler, many: int, chance: Chance) -> Worlds:
    """Draw `many` worlds uniformly. If no more exist, return each one once."""
    return where.enumerate(many) or where.sample(many, seed(chance))


def solved(view: View, where: WorldSampler, many: int, chance: Chance) -> InWorlds:
    """Draw `many` worlds uniformly, and return a function that solves the cards in them."""
    worlds = drawn(where, many, chance)
    return InWorlds(worlds, lambda worth: InformationSet(view, worth).average_payoffs(worlds))


@dataclass(frozen=True, slots=True)
class PIMC:
    """Solves every card in sampled worlds, and plays the card with the best mean payoff."""

    worlds: int = 40
    shaping: float = 0.3
    """The total reward for tricks, besides the payoff, as a share of the stake. It is spread over all
    tricks."""

    def in_worlds(self, view: View, where: WorldSampler, chance: Chance) -> InWorlds:
        return solved(view, where, self.worlds, chance)

    def choose(self, view: View, where: WorldSampler, worth: Payoff, chance: Chance) -> Mapping[Card, float]:
        """Return each card's mean value."""
        return InformationSet(view, self._shaped(view, worth)).average_payoffs(
            drawn(where, self.worlds, chance)
        )

    def explained(self, view: View, where: WorldSampler, at: Settling, chance: Chance) -> SearchResult:
        """Return each card's mean value, and a forecast of the contract."""
        return evaluated(view, at, drawn(where, self.worlds, chance), self._shaped(view, at.worth()))

    def _shaped(self, view: View, worth: Payoff) -> Payoff:
        of_tricks = view.known is not None and view.known.contract.goal.objective is Objective.TRICKS
        return shaped(worth, self.shaping) if of_tricks else worth

    def alike_within(self, worth: Payoff) -> float:
        """Return a rounding error, or a fifth of the stake if the declarer must take nothing."""
        if len(worth) > MADE_OR_NOT:
            return _HARDLY
        failed, did = worth
        return _TELLS_NOTHING * abs(did - failed)


def shaped(worth: Payoff, shaping: float) -> Payoff:
    """Return the payoff with reward shaping: a small reward for every trick, each of which may be needed."""
    step = shaping * (worth[-1] - worth[0]) / (len(worth) - 1)
    return tuple(paid + step * tricks for tricks, paid in enumerate(worth))
