"""What undertakings come to in the worlds that a seat believes in, played by people who do not see them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from math import floor, fsum
from operator import or_
from statistics import fmean

from spadille.bots.expert.bid_evaluation import mark_of
from spadille.bots.expert.contract_class import NOTHING, ContractClass, class_of, promise, share_in
from spadille.bots.expert.hearing import how_bid_of
from spadille.bots.expert.model import Model
from spadille.bots.expert.outcome_model import Prediction, Regression, features, predicted
from spadille.bots.search.determinization import Determinization, Undertaking, asked, place_of
from spadille.bots.search.evaluation import Evaluation, on_average
from spadille.bots.search.payoff import Doublings, Payoff, settling
from spadille.cards import Hand
from spadille.play.view import View
from spadille.rules.bonus import mackers
from spadille.solver.playouts import PlayoutStart, sample_playouts

_TIMES = 2
"""How often a contract is played in one world."""


@dataclass(frozen=True, slots=True)
class PlayoutEnds:
    """An undertaking in one way for the cards to lie, and what it came to by the policy."""

    kind: ContractClass
    mark: int
    counts: tuple[int, ...]
    side: tuple[int, ...]
    begun: PlayoutStart


@dataclass(frozen=True, slots=True)
class PlayoutFeatures:
    """What an undertaking is judged by: its class, its mark, and the features of the outcome model."""

    kind: ContractClass
    mark: int
    features: tuple[float, ...]
    share: float
    """How much there is to be taken, in what there was where its kind was learned."""


@dataclass
class Playouts:
    """What undertakings come to in some ways for the cards to lie."""

    view: View
    worlds: Sequence[Determinization]
    model: Model
    _ends: dict[tuple[int, tuple[object, ...]], PlayoutEnds] = field(default_factory=dict)

    def prediction(
        self, at: int, undertaking: Undertaking, stakes: Doublings = (), more: float = 0.0
    ) -> Prediction:
        """What one comes to where the cards lie in the way of this number, for the seat whose view it is;
        `more` is added to what is counted.
        """
        ends, worth = self._came(at, undertaking), self.worth(at, undertaking, stakes)
        likely = list(_likely(ends.counts, more))
        paid = fsum(chance * worth[_place(ends, count, worth)] for count, chance in likely)
        made = fsum(chance * _is_made(ends, count) for count, chance in likely)
        counted = fmean(ends.counts) + more if ends.kind not in NOTHING else None
        return Prediction(paid / len(ends.counts), counted, made / len(ends.counts))

    def mean(self, undertaking: Undertaking, stakes: Doublings = (), many: int | None = None) -> Evaluation:
        """What an undertaking of the seat's own comes to on average, in all or in the first so many."""
        seen = self.features_of(undertaking, many)
        regression = self.regression(undertaking, seen.kind)
        worths = [self.worth(at, undertaking, stakes) for at in range(len(self.worlds))[:many]]
        predictions = {
            worth: predicted(seen.kind, regression, seen.features, worth, seen.mark, seen.share)
            for worth in set(worths)
        }
        return together(predictions[worth] for worth in worths)

    def regression(self, undertaking: Undertaking, kind: ContractClass) -> Regression:
        """By what was learned of its kind, and of what was said of it."""
        learned = self.model.outcomes.weighed[kind]
        how_bid = how_bid_of(self.view, undertaking.contract)
        return learned.shifted(kind, self.model.hearing.shift(self.view.rules.auction, kind, how_bid))

    def features_of(self, undertaking: Undertaking, many: int | None = None) -> PlayoutFeatures:
        """What an undertaking of the seat's own is judged by, in all or in the first so many."""
        first, place = self._came(0, undertaking), undertaking.declarer
        hand, counts = self.worlds[0].hands[place], self.counts(undertaking, many)
        promised = promise(self.view.rules, undertaking.contract, undertaking.trump, hand, eldest=place == 0)
        share = share_in(self.view.rules, undertaking.contract)
        seen = features(first.kind, counts, first.mark, promised, share)
        return PlayoutFeatures(first.kind, first.mark, seen, share)

    def counts(self, undertaking: Undertaking, many: int | None = None) -> list[int]:
        """What it comes to by the policy, each time in each of them or of the first so many."""
        played = [self._came(at, undertaking) for at in range(len(self.worlds))[:many]]
        return [count for ends in played for count in ends.counts]

    def _came(self, at: int, undertaking: Undertaking) -> PlayoutEnds:
        """Where the cards lie in the way of this number, looked at once for all that are played alike."""
        key = (at, undertaking.played_alike)
        if key not in self._ends:
            self._ends[key] = self._played(at, undertaking)
        ends, contract = self._ends[key], undertaking.contract
        trump = ends.begun.problem.ranking.trump
        kind = class_of(self.view.rules, contract, trump)
        return PlayoutEnds(kind, mark_of(contract, trump), ends.counts, ends.side, ends.begun)

    def _played(self, at: int, undertaking: Undertaking) -> PlayoutEnds:
        rules, contract = self.view.rules, undertaking.contract
        start = asked(self.worlds[at], undertaking, rules)
        trump = start.problem.ranking.trump
        begun = PlayoutStart(rules, contract, undertaking.declarer, start.problem, start.aside)
        taken = sample_playouts(begun, self.model.policy_in(contract), count=_TIMES, seed=at)
        counts = tuple(start.before + count for count in taken)
        kind = class_of(rules, contract, trump)
        return PlayoutEnds(kind, mark_of(contract, trump), counts, start.problem.side, begun)

    def worth(self, at: int, undertaking: Undertaking, stakes: Doublings = ()) -> Payoff:
        """What the seat gains by what the declaring side has in the end, where the cards lie in this way."""
        ends = self._came(at, undertaking)
        view, ranking = self.view, ends.begun.problem.ranking
        on_side, declarer = place_of(view, view.seat) in ends.side, view.active[undertaking.declarer]
        contract = undertaking.contract
        together = None if contract.macker is None else mackers(self._dealt(at, ends.side), ranking)
        ways = settling(view, contract, declarer, ranking.trump, stakes, on_side=on_side, together=together)
        return ways.expected()

    def _dealt(self, at: int, side: Iterable[int]) -> Hand:
        """All that a side holds where the cards lie in the way of this number."""
        hands = self.worlds[at].hands
        return Hand(reduce(or_, (hands[place] for place in side)))


def _likely(counts: Iterable[int], more: float) -> Iterator[tuple[int, float]]:
    """Counts with something added to each, a part of a point or trick in so many cases."""
    whole = floor(more)
    for count in counts:
        yield count + whole, 1 - (more - whole)
        if more > whole:
            yield count + whole + 1, more - whole


def _place(ends: PlayoutEnds, count: int, worth: Payoff) -> int:
    """Where a count stands in what it is worth."""
    return int(count == 0) if ends.kind in NOTHING else max(0, min(count, len(worth) - 1))


def _is_made(ends: PlayoutEnds, count: int) -> bool:
    return count == 0 if ends.kind in NOTHING else count >= ends.mark


def together(predictions: Iterable[Prediction]) -> Evaluation:
    """What several ways come to on average."""
    return on_average(
        Evaluation(prediction.worth, prediction.count, prediction.chance) for prediction in predictions
    )
