"""The search player, which takes every decision by its results in sampled worlds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from spadille.bots.explanation import Reasons, Rule, explain_only_answer, make_rule_reasons
from spadille.bots.heuristic.player import find_plainest_answer
from spadille.bots.player import Chance, Player
from spadille.bots.search.bidding import bid
from spadille.bots.search.budget import Budget
from spadille.bots.search.cardplay import CardPlay, explained, quickly
from spadille.bots.search.declaring import call, give, lay_away, trump
from spadille.bots.search.ismcts import ISMCTS
from spadille.bots.search.pimc import PIMC
from spadille.play.action import Action
from spadille.play.decision import Decision
from spadille.play.view import View

Way = Callable[[View, Decision, Budget, Chance], Reasons]
Playing = Callable[[View, Decision, CardPlay, Chance], Reasons]

BEFORE_THE_PLAY: dict[str, Way] = {
    "auction": bid,
    "trump": trump,
    "call": call,
    "give": give,
    "discard": lay_away,
}
"""The functions that decide before the play, by the kind of decision."""


@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Searches worlds drawn uniformly from those that the view allows.

    Decisions before the play use solved worlds, whichever card search plays the cards.
    """

    cards: CardPlay
    """The card search."""
    budget: Budget = field(default_factory=Budget)

    def answer(self, view: View, chance: Chance) -> Action:
        return self._considered(view, chance, quickly).chosen

    def reasons(self, view: View, chance: Chance) -> Reasons:
        """Return the answer with the evaluations of the alternatives."""
        return self._considered(view, chance, explained)

    def _considered(self, view: View, chance: Chance, play: Playing) -> Reasons:
        def played(decision: Decision) -> Reasons:
            return play(view, decision, self.cards, chance)

        return considered(view, chance, self.budget, BEFORE_THE_PLAY, played)


def considered(
    view: View, chance: Chance, budget: Budget, ways: Mapping[str, Way], play: Callable[[Decision], Reasons]
) -> Reasons:
    """Answer any decision: choose cards by `play`, and other kinds by their function in `ways`.

    Raises:
        ValueError: the seat has no decision.
    """
    decision = view.decision
    if decision is None:
        raise ValueError("the seat has no decision")
    if len(decision.answers) == 1:
        return explain_only_answer(view)
    if decision.kind == "play":
        return play(decision)
    way = ways.get(decision.kind)
    if way is None:
        return make_rule_reasons(view, find_plainest_answer(decision), Rule.PLAINEST)
    return way(view, decision, budget, chance)


PLAYERS: dict[str, Player] = {"pimc": SearchPlayer(PIMC()), "ismcts": SearchPlayer(ISMCTS())}
