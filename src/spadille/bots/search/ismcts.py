"""ISMCTS, information-set Monte Carlo tree search.

P. I. Cowling, E. J. Powley, D. Whitehouse, Information set Monte Carlo tree search, IEEE Transactions on
Computational Intelligence and AI in Games 4 (2012).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spadille.bots.explanation import DecidedBy
from spadille.bots.player import Chance
from spadille.bots.search.budget import seed
from spadille.bots.search.evaluation import Evaluation, SearchResult
from spadille.bots.search.payoff import Payoff, Settling
from spadille.bots.search.pimc import solved
from spadille.bots.search.stopping import InWorlds
from spadille.cards import Card
from spadille.play.view import View
from spadille.solver.information_set import InformationSet, MoveStatistics
from spadille.solver.worlds import WorldSampler


@dataclass(frozen=True, slots=True)
class ISMCTS:
    """Grows one tree over information sets, with a new world for each iteration, and plays the card visited
    most.
    """

    iterations: int = 36_000
    exploration: float = 1.0
    """The exploration constant of UCB1, in standard deviations of the terminal values."""
    worlds: int = 40

    def in_worlds(self, view: View, where: WorldSampler, chance: Chance) -> InWorlds:
        """Solve the cards in some worlds."""
        return solved(view, where, self.worlds, chance)

    def choose(self, view: View, where: WorldSampler, worth: Payoff, chance: Chance) -> Mapping[Card, float]:
        """Return how often the search visited each card."""
        tried = self._grown(view, where, worth, chance)
        return {card: float(node.visits) for card, node in tried.items()}

    def explained(self, view: View, where: WorldSampler, at: Settling, chance: Chance) -> SearchResult:
        """Return how often the search visited each card, and the card's mean value."""
        tried = self._grown(view, where, at.worth(), chance)
        good = {card: float(node.visits) for card, node in tried.items()}
        found = {card: Evaluation(node.payoff) for card, node in tried.items()}
        return SearchResult(good, found, self.iterations, DecidedBy.MOST_TRIED)

    def _grown(
        self, view: View, where: WorldSampler, worth: Payoff, chance: Chance
    ) -> Mapping[Card, MoveStatistics]:
        worlds = where.sample(self.iterations, seed(chance))
        return InformationSet(view, worth).search_tree(worlds, self.exploration, seed(chance))

    def alike_within(self, worth: Payoff) -> float:
        """Return 0: only cards with the same number of visits count as equally good."""
        return 0.0
