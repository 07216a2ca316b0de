"""Bidding by what contracts turn out to bring, with what the others may still say."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from math import inf
from statistics import fmean

from spadille.bots.expert.auction import Others, Standing, believed
from spadille.bots.expert.hands import Hands, trumps_of
from spadille.bots.expert.kinds import COUNTED
from spadille.bots.expert.outcomes import Outcomes, together
from spadille.bots.expert.outturn import Turn
from spadille.bots.expert.telling import Telling
from spadille.bots.player import Chance
from spadille.bots.reasons import Deciding, Reasons, reasoned
from spadille.bots.searching.budget import Budget
from spadille.bots.searching.found import Found
from spadille.bots.searching.lies import Lie, Undertaking, place_of
from spadille.bots.searching.worth import DOUBLED, Stakes, doubled_so_far
from spadille.play.action import Action, Bid, Double, Hold, Redouble
from spadille.play.decision import Decision
from spadille.play.view import View
from spadille.rules.contract import Contract

_BY_COUNT, _BY_CHANCE = -0.1, -0.2
"""How much of what is at stake a hand may promise to lose and yet be looked at again."""
_HOPELESS = Found(-inf)


def bid(view: View, decision: Decision, budget: Budget, chance: Chance) -> Reasons:
    """The answer that promises most; of those that promise as much, the first offered."""
    others = Others(view, Hands(view))
    lies = believed(view, others, budget, chance)
    weighing = Weighing(view, others, Outcomes(view, lies), budget)
    found = {answer: weighing.found(answer) for answer in decision.answers}
    chosen = max(found, key=lambda answer: found[answer].worth)
    told = (one.of(answer) for answer, one in found.items() if one.worth > -inf)
    return reasoned(view, chosen, Deciding.BEST_MEAN, told, worlds=len(lies))


@dataclass
class Weighing:
    """The answers in an auction, each by what it promises."""

    view: View
    others: Others
    outcomes: Outcomes
    budget: Budget
    _chosen: dict[str, Undertaking | None] = field(default_factory=dict)

    def found(self, answer: Action) -> Found:
        """What is found of one."""
        if isinstance(answer, Bid):
            return self._undertaken(self.view.rules.contract(answer.contract), ())
        standing = self._standing
        if isinstance(answer, Hold) and standing is not None:
            return self._undertaken(standing.contract, ())
        if isinstance(answer, Double) and standing is not None:
            return self._let_play(standing, ((answer.seat, DOUBLED),))
        if isinstance(answer, Redouble) and standing is not None:
            return self._undertaken(standing.contract, doubled_so_far(self.view, answer))
        return self._passing

    @cached_property
    def _standing(self) -> Standing | None:
        bid = self.view.bid
        if bid is None:
            return None
        return Standing(self.view.rules.contract(bid.contract), place_of(self.view, bid.seat))

    @cached_property
    def _passing(self) -> Found:
        standing = self._standing
        if standing is not None and standing.place == self._own:
            return self._undertaken(standing.contract, doubled_so_far(self.view))
        return self._let_play(standing, doubled_so_far(self.view))

    @property
    def _own(self) -> int:
        return place_of(self.view, self.view.seat)

    def _let_play(self, standing: Standing | None, stakes: Stakes) -> Found:
        """What comes of it when one says no more."""
        every = [self._turn(at, standing, end, stakes) for at, end in enumerate(self._ends(standing))]
        if standing is not None:
            return together(every)
        return Found(fmean(one.worth for one in every))

    def _undertaken(self, contract: Contract, stakes: Stakes) -> Found:
        """What a contract promises with the best trumps, should it stand."""
        undertaking = self._best(contract)
        if undertaking is None:
            return _HOPELESS
        alone = Telling(self.outcomes).told(undertaking, self.outcomes.mean(undertaking, stakes))
        if stakes:
            return alone
        standing = Standing(contract, self._own)
        ends = self._ends(standing)
        stands = [one is not None and one.place == self._own for one in ends]
        every = [self._turn(at, standing, end, ()) for at, end in enumerate(ends)]
        seen = fmean(self.outcomes.turn(at, undertaking).worth for at in range(len(ends)))
        worth = fmean(one.worth for one in every) + fmean(stands) * (alone.worth - seen)
        return Found(worth, alone.count, alone.chance, undertaking.trump)

    def _ends(self, standing: Standing | None) -> list[Standing | None]:
        """What is played when the others have had their say, in each way for the cards to lie."""
        return [self.others.ends(lie, standing) for lie in self.outcomes.lies]

    def _turn(self, at: int, standing: Standing | None, end: Standing | None, stakes: Stakes) -> Turn:
        """What the contract that is played in the end comes to in one way for the cards to lie: the one that
        stood, with its stakes, or what is bid over it.
        """
        if end is None:
            return Turn(-float(sum(ante for _, ante in self.view.rules.antes)), None, 0.0)
        same = standing is not None and end.contract is standing.contract
        undertaking = self._undertaking(end, self.outcomes.lies[at])
        return self.outcomes.turn(at, undertaking, stakes if same and stakes else end.stakes)

    def _undertaking(self, standing: Standing, lie: Lie) -> Undertaking:
        hand, place = lie.hands[standing.place], standing.place
        if place == self._own:
            mine = self._best(standing.contract, forced=True)
            assert mine is not None
            return mine
        prospect = standing.prospect or self.others.hands.prospect(standing.contract, hand, place)
        return self.others.hands.undertaken(prospect, hand, place)

    def _best(self, contract: Contract, *, forced: bool = False) -> Undertaking | None:
        """How one would play a contract oneself; None where that is not worth looking at."""
        if contract.id not in self._chosen or (forced and self._chosen[contract.id] is None):
            mine = self.view.bid is not None and self.view.bid.seat == self.view.seat
            self._chosen[contract.id] = self._looked_for(contract, every=forced or mine)
        return self._chosen[contract.id]

    def _looked_for(self, contract: Contract, *, every: bool) -> Undertaking | None:
        hand, own, hands = self.view.hand.mask, self._own, self.others.hands
        some = [hands.in_suit(contract, trump, hand, own) for trump in trumps_of(contract)]
        terms = hands.terms(contract, some[0].trump)
        share = _BY_COUNT if terms.kind in COUNTED else _BY_CHANCE
        least = -inf if every else share * (terms.worth[-1] - terms.worth[0])
        likely = [hands.undertaken(one, hand, own) for one in some if one.turn.worth >= least]
        return max(likely, key=lambda one: self.outcomes.mean(one).worth, default=None)
