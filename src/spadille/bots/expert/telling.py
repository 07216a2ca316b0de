"""What a seat is told of its own contracts before the play: all with the same trumps by one law."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import exp
from statistics import fmean, pstdev

from spadille.bots.expert.hands import trumps_of
from spadille.bots.expert.kinds import COUNTED, NOTHING
from spadille.bots.expert.outcomes import Outcomes, Sight
from spadille.bots.expert.outturn import Learned, experience
from spadille.bots.expert.reach import Mark, Reach, reach
from spadille.bots.searching.found import Found
from spadille.bots.searching.lies import Undertaking
from spadille.rules.contract import CardCall, Contract, Ending, Exposure
from spadille.rules.game import Rules
from spadille.solver.objectives import objective_of
from spadille.solver.problems import Objective

_NARROW = 0.5
"""How far counts lie apart at least."""


@dataclass(frozen=True, slots=True)
class Telling:
    """Contracts in some ways for the cards to lie, as they are told to who might bid them."""

    outcomes: Outcomes

    @property
    def _rules(self) -> Rules:
        return self.outcomes.view.rules

    def told(self, undertaking: Undertaking, found: Found) -> Found:
        """The same, with the count and the chance that agree with those of all contracts on these trumps."""
        return replace(found, count=self.count(undertaking), chance=self.chance(undertaking))

    def count(self, undertaking: Undertaking) -> float | None:
        """What it comes to; nothing where it is over as soon as it is lost, or nothing may be taken."""
        played_out = undertaking.contract.ending is Ending.PLAYED_OUT
        takes = self.outcomes.sight(undertaking).kind not in NOTHING
        return self.reach(undertaking).mean if played_out and takes else None

    def chance(self, undertaking: Undertaking) -> float:
        """How likely it is made: never likelier than what asks for less with these trumps."""
        sight = self.outcomes.sight(undertaking)
        if sight.kind in NOTHING:
            return min(self._odds(one) for one in self._as_hidden(undertaking))
        return min([self.reach(undertaking).at_least(sight.mark), *self._unexchanged(undertaking)])

    def reach(self, undertaking: Undertaking) -> Reach:
        """What the hand comes to with these trumps, whichever is bid of the contracts played alike."""
        every = list(self._alike(undertaking))
        mean, spread = self._about(every)
        most = _most(self._rules, undertaking.contract)
        plain = reach(mean, spread, most, ())
        return reach(mean, spread, most, (self._mark(one, plain) for one in every))

    def _about(self, every: list[Undertaking]) -> tuple[float, float]:
        """The mean of what is counted and how far counts lie from it: as was learned, else by custom."""
        for one in every:
            sight = self.outcomes.sight(one)
            if sight.kind in COUNTED:
                learned = _learned(sight)
                return learned.expected(sight.looks) * sight.share, learned.spread * sight.share
        counts = self.outcomes.counts(every[0])
        return fmean(counts), max(pstdev(counts), _NARROW)

    def _mark(self, undertaking: Undertaking, plain: Reach) -> Mark:
        """The mark of a contract, and how likely it is reached."""
        sight = self.outcomes.sight(undertaking)
        by_count = sight.kind in COUNTED and not _learned(sight).made
        return sight.mark, plain.at_least(sight.mark) if by_count else self._odds(undertaking)

    def _odds(self, undertaking: Undertaking) -> float:
        """How likely a contract is made, as was learned of its kind."""
        sight = self.outcomes.sight(undertaking)
        odds = _learned(sight).odds(sight.looks)
        return 1 / (1 + exp(-(_learned(sight).expected(sight.looks) if odds is None else odds)))

    def _alike(self, undertaking: Undertaking) -> Iterator[Undertaking]:
        """It, and what else might be bid with these trumps and would be played in the same way."""
        for one in self._instead(undertaking):
            if one == undertaking or one.played_alike == undertaking.played_alike:
                yield one

    def _instead(self, undertaking: Undertaking) -> Iterator[Undertaking]:
        """It, and the other contracts that may have these trumps."""
        for contract in self._rules.contracts:
            if contract == undertaking.contract or undertaking.trump in trumps_of(contract):
                yield replace(undertaking, contract=contract)

    def _as_hidden(self, undertaking: Undertaking) -> Iterator[Undertaking]:
        """It, and what is played alike behind a hidden hand."""
        for one in self._alike(undertaking):
            if one == undertaking or one.contract.exposure is Exposure.NEVER:
                yield one

    def _unexchanged(self, undertaking: Undertaking) -> Iterator[float]:
        """How likely what asks for less is made, where a card may be called for it besides."""
        plain = replace(undertaking, called=None, given=None, contract=_uncalled(undertaking.contract))
        if plain.contract == undertaking.contract or self.outcomes.view.phase != "auction":
            return
        mark = self.outcomes.sight(undertaking).mark
        for one in self._instead(plain):
            if one.played_alike == plain.played_alike and self.outcomes.sight(one).mark <= mark:
                yield self.chance(one)


def _learned(sight: Sight) -> Learned:
    return experience().weighed[sight.kind]


def _uncalled(contract: Contract) -> Contract:
    """It, were no card called for an exchange."""
    return replace(contract, card_call=CardCall.NONE)


def _most(rules: Rules, contract: Contract) -> int:
    return rules.total if objective_of(contract) is Objective.POINTS else rules.packets.hand_size
