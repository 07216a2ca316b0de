"""Bidding by solved worlds: compare contracts with the cost of letting another player declare."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from math import inf

from spadille.bots.explanation import DecidedBy, Reasons, make_reasons
from spadille.bots.heuristic import bidding as points_bidding
from spadille.bots.heuristic.tricks import bidding as tricks_bidding
from spadille.bots.heuristic.tricks.contract_value import PlayersHand
from spadille.bots.player import Chance
from spadille.bots.search.budget import Budget, seed
from spadille.bots.search.choosing import likely, promised, undertakings
from spadille.bots.search.determinization import (
    Determinization,
    SolvedWorlds,
    best,
    determinizations,
    place_of,
)
from spadille.bots.search.evaluation import Evaluation, on_average
from spadille.bots.search.payoff import DOUBLED, Doublings, doubled_so_far
from spadille.bots.search.perfect_information_correction import is_caught_by_sight
from spadille.play.action import Action, Bid, Double, Hold, Redouble
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.contract import Contract
from spadille.rules.goal import Counts

_HOPELESS = Evaluation(-inf)
"""The evaluation of a bid that is not worth considering."""


def bid(view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """Choose the most valuable answer, the first offered among equals."""
    standing = None if view.bid is None else view.rules.contract(view.bid.contract)
    solved = SolvedWorlds(view, _likely_worlds(view, standing, budget, seed(chance)))
    evaluator = BidEvaluator(solved, standing, budget)
    found = {answer: evaluator.found(answer) for answer in decision.answers}
    chosen = max(found, key=lambda answer: found[answer].worth)
    weighed = (evaluation.of(answer) for answer, evaluation in found.items() if evaluation is not _HOPELESS)
    return make_reasons(view, chosen, DecidedBy.BEST_MEAN, weighed, worlds=len(solved.all))


def _likely_worlds(
    view: View, standing: Contract | None, budget: Budget, number: int
) -> list[Determinization]:
    """Sample worlds. After another player's bid, keep the `number` worlds in which the bidder's hand fits the
    bid best.
    """
    if standing is None or view.bid is None or view.bid.seat == view.seat:
        return determinizations(view, budget.worlds, number)
    bidder, place = view.bid.seat, place_of(view, view.bid.seat)
    worlds = determinizations(view, budget.screened, number)
    lacks = [max(0.0, -promised(view, standing, bidder, world.hands[place])) for world in worlds]
    return [worlds[at] for at in sorted(range(len(worlds)), key=lambda at: (lacks[at], at))[: budget.worlds]]


@dataclass(frozen=True)
class BidEvaluator:
    """Evaluates the answers to one decision in an auction."""

    solved: SolvedWorlds
    standing: Contract | None
    budget: Budget

    def found(self, answer: Action) -> Evaluation:
        """Evaluate an answer by the contract that is then played."""
        if isinstance(answer, Bid):
            return self._undertaken(self.solved.rules.contract(answer.contract), ())
        if self.standing is None:
            return self.passing
        if isinstance(answer, Hold):
            return self._undertaken(self.standing, ())
        if isinstance(answer, Double):
            return self._let_play(((answer.seat, DOUBLED),))
        if isinstance(answer, Redouble):
            return self._undertaken(self.standing, doubled_so_far(self.solved.view, answer))
        return self.passing

    @cached_property
    def passing(self) -> Evaluation:
        """The evaluation of a pass. Before any bid, the heuristic values it, because nothing is known of the
        others.
        """
        view = self.solved.view
        if self.standing is None or view.bid is None:
            of_tricks = view.rules.counts_in(view.rules.contracts[0]) is Counts.TRICKS
            passing = (
                tricks_bidding.pass_worth(PlayersHand(view, 0.0))
                if of_tricks
                else points_bidding.pass_worth(view)
            )
            return Evaluation(passing)
        if view.bid.seat == view.seat:
            return self._undertaken(self.standing, doubled_so_far(view))
        return self._let_play(doubled_so_far(view))

    def _undertaken(self, contract: Contract, stakes: Doublings) -> Evaluation:
        """Evaluate playing a contract with its best trumps.

        Return `_HOPELESS` if the hand is too far from the goal with all trumps.
        """
        solved, view = self.solved, self.solved.view
        own, mine = place_of(view, view.seat), view.bid is not None and view.bid.seat == view.seat
        undertaken = undertakings(solved.rules, contract, own, view.hand.mask, every=mine)
        found = best(solved, undertaken, self.budget.scouts, -inf if mine else self.passing.worth)
        hidden_hand = not stakes and is_caught_by_sight(contract)
        ways = [self._promised(contract)] if hidden_hand else []
        ways += [replace(solved.found(found[1], stakes), trump=found[1].trump)] if found else []
        return max(ways, key=lambda way: way.worth, default=_HOPELESS)

    def _promised(self, contract: Contract) -> Evaluation:
        """Return the heuristic's evaluation of a contract in which the declarer must take nothing with a
        hidden hand, if it is a gain.

        Opponents in solved worlds see the hand and always catch the declarer. Real opponents do not.
        """
        view = self.solved.view
        assert view.seat is not None
        gain = promised(view, contract, view.seat, view.hand.mask)
        return Evaluation(gain) if gain > 0 else _HOPELESS

    def _let_play(self, stakes: Doublings) -> Evaluation:
        """Evaluate letting the bidder play their contract."""
        view, standing = self.solved.view, self.standing
        assert view.bid is not None
        assert standing is not None
        place = place_of(view, view.bid.seat)
        return on_average(_in_world(self.solved, world, standing, place, stakes) for world in self.solved.all)


def _in_world(
    solved: SolvedWorlds, world: Determinization, standing: Contract, place: int, stakes: Doublings
) -> Evaluation:
    alone = SolvedWorlds(solved.view, [world])
    return alone.found(likely(solved.rules, standing, place, world.hands[place]), stakes)
