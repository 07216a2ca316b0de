"""Bidding by solved means: what a contract would bring, and what it costs to let another play his."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from math import inf

from spadille.bots import bidding
from spadille.bots.player import Chance
from spadille.bots.reasons import Deciding, Reasons, reasoned
from spadille.bots.searching.blind import is_caught_by_sight
from spadille.bots.searching.budget import Budget, seed
from spadille.bots.searching.choosing import likely, promised, undertakings
from spadille.bots.searching.found import Found, on_average
from spadille.bots.searching.lies import Lie, Lies, best, lies_of, place_of
from spadille.bots.searching.worth import DOUBLED, Stakes, doubled_so_far
from spadille.bots.tricks import bidding as tricks_bidding
from spadille.bots.tricks.promise import Own
from spadille.play.action import Action, Bid, Double, Hold, Redouble
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.contract import Contract
from spadille.rules.goal import Counts

_HOPELESS = Found(-inf)
"""What nobody would bid on."""


def bid(view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """The answer that promises most; of those that promise as much, the first offered."""
    standing = None if view.bid is None else view.rules.contract(view.bid.contract)
    lies = Lies(view, _likely_lies(view, standing, budget, seed(chance)))
    weighing = Weighing(lies, standing, budget)
    found = {answer: weighing.found(answer) for answer in decision.answers}
    chosen = max(found, key=lambda answer: found[answer].worth)
    told = (one.of(answer) for answer, one in found.items() if one is not _HOPELESS)
    return reasoned(view, chosen, Deciding.BEST_MEAN, told, worlds=len(lies.all))


def _likely_lies(view: View, standing: Contract | None, budget: Budget, number: int) -> list[Lie]:
    """Ways for the cards to lie; where another has bid, those in which he comes nearest to a hand for it."""
    if standing is None or view.bid is None or view.bid.seat == view.seat:
        return lies_of(view, budget.worlds, number)
    bidder, place = view.bid.seat, place_of(view, view.bid.seat)
    lies = lies_of(view, budget.screened, number)
    lacks = [max(0.0, -promised(view, standing, bidder, lie.hands[place])) for lie in lies]
    return [lies[at] for at in sorted(range(len(lies)), key=lambda at: (lacks[at], at))[: budget.worlds]]


@dataclass(frozen=True)
class Weighing:
    """The answers in an auction, each by what it promises."""

    lies: Lies
    standing: Contract | None
    budget: Budget

    def found(self, answer: Action) -> Found:
        """What is found of one."""
        if isinstance(answer, Bid):
            return self._undertaken(self.lies.rules.contract(answer.contract), ())
        if self.standing is None:
            return self.passing
        if isinstance(answer, Hold):
            return self._undertaken(self.standing, ())
        if isinstance(answer, Double):
            return self._let_play(((answer.seat, DOUBLED),))
        if isinstance(answer, Redouble):
            return self._undertaken(self.standing, doubled_so_far(self.lies.view, answer))
        return self.passing

    @cached_property
    def passing(self) -> Found:
        """What a pass is worth; while nobody has bid by the thumb, for then nothing is known of anybody."""
        view = self.lies.view
        if self.standing is None or view.bid is None:
            of_tricks = view.rules.counts_in(view.rules.contracts[0]) is Counts.TRICKS
            return Found(tricks_bidding.passing(Own(view, 0.0)) if of_tricks else bidding.passed(view))
        if view.bid.seat == view.seat:
            return self._undertaken(self.standing, doubled_so_far(view))
        return self._let_play(doubled_so_far(view))

    def _undertaken(self, contract: Contract, stakes: Stakes) -> Found:
        """What a contract promises with the best trumps; nothing good where the hand comes nowhere near."""
        lies, view = self.lies, self.lies.view
        own, mine = place_of(view, view.seat), view.bid is not None and view.bid.seat == view.seat
        some = undertakings(lies.rules, contract, own, view.hand.mask, every=mine)
        found = best(lies, some, self.budget.scouts, -inf if mine else self.passing.worth)
        by_thumb = not stakes and is_caught_by_sight(contract)
        ways = [self._promised(contract)] if by_thumb else []
        ways += [replace(lies.found(found[1], stakes), trump=found[1].trump)] if found else []
        return max(ways, key=lambda one: one.worth, default=_HOPELESS)

    def _promised(self, contract: Contract) -> Found:
        """What the thumb promises where that is a gain: opponents who do not see a hand let some through."""
        view = self.lies.view
        assert view.seat is not None
        gain = promised(view, contract, view.seat, view.hand.mask)
        return Found(gain) if gain > 0 else _HOPELESS

    def _let_play(self, stakes: Stakes) -> Found:
        """What it is worth that the one who bid plays his contract."""
        view, standing = self.lies.view, self.standing
        assert view.bid is not None
        assert standing is not None
        place = place_of(view, view.bid.seat)
        return on_average(_each(self.lies, lie, standing, place, stakes) for lie in self.lies.all)


def _each(lies: Lies, lie: Lie, standing: Contract, place: int, stakes: Stakes) -> Found:
    alone = Lies(lies.view, [lie])
    return alone.found(likely(lies.rules, standing, place, lie.hands[place]), stakes)
