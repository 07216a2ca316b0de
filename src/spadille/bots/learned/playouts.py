"""Playouts of undertakings by the policy in worlds of the posterior."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from math import floor, fsum
from operator import or_
from statistics import fmean

from spadille.bots.learned.auction_inference import find_bid_context
from spadille.bots.learned.bid_evaluation import find_mark
from spadille.bots.learned.contract_class import (
    NULL_CLASSES,
    ContractClass,
    classify_contract,
    estimate_promise,
    find_scale,
)
from spadille.bots.learned.model import Model
from spadille.bots.learned.outcome_model import Prediction, Regression, make_features, predict_outcome
from spadille.bots.search.determinization import Determinization, Undertaking, asked, place_of
from spadille.bots.search.evaluation import Evaluation, on_average
from spadille.bots.search.payoff import Doublings, Payoff, settling
from spadille.cards import Hand
from spadille.play.view import View
from spadille.rules.bonus import mackers
from spadille.solver.playouts import PlayoutStart, sample_playouts

_PLAYOUTS_PER_WORLD = 2
"""The number of playouts of a contract in each world."""


@dataclass(frozen=True, slots=True)
class PlayoutCounts:
    """The results of the playouts of an undertaking in one world."""

    kind: ContractClass
    mark: int
    """The fewest card points or tricks that win; 0 if no count decides."""
    counts: tuple[int, ...]
    """The declaring side's final count in each playout."""
    side: tuple[int, ...]
    """The places of the declaring side."""
    start: PlayoutStart
    """The start of the playouts."""


@dataclass(frozen=True, slots=True)
class PlayoutFeatures:
    """The class, the mark and the features of an undertaking."""

    kind: ContractClass
    mark: int
    values: tuple[float, ...]
    share: float
    """The total of card points or tricks, relative to the total in the training data."""


@dataclass
class Playouts:
    """Playouts of undertakings in sampled worlds, and predictions from them. Playouts are cached."""

    view: View
    worlds: Sequence[Determinization]
    model: Model
    _counts: dict[tuple[int, tuple[object, ...]], PlayoutCounts] = field(default_factory=dict)

    def predict(
        self, index: int, undertaking: Undertaking, stakes: Doublings = (), more: float = 0.0
    ) -> Prediction:
        """Predict an undertaking in world `index` for the viewing seat.

        `more` is added to the count of each playout.
        """
        ends, worth = self._find_counts(index, undertaking), self.make_payoff(index, undertaking, stakes)
        likely = list(_add_to_counts(ends.counts, more))
        paid = fsum(chance * worth[_find_payoff_index(ends, count, worth)] for count, chance in likely)
        made = fsum(chance * _is_made(ends, count) for count, chance in likely)
        counted = fmean(ends.counts) + more if ends.kind not in NULL_CLASSES else None
        return Prediction(paid / len(ends.counts), counted, made / len(ends.counts))

    def evaluate(
        self, undertaking: Undertaking, stakes: Doublings = (), count: int | None = None
    ) -> Evaluation:
        """Evaluate the seat's own undertaking: the mean over all worlds, or over the first `count`."""
        seen = self.make_features(undertaking, count)
        regression = self.find_regression(undertaking, seen.kind)
        worths = [self.make_payoff(at, undertaking, stakes) for at in range(len(self.worlds))[:count]]
        predictions = {
            worth: predict_outcome(seen.kind, regression, seen.values, worth, seen.mark, seen.share)
            for worth in set(worths)
        }
        return average_predictions(predictions[worth] for worth in worths)

    def find_regression(self, undertaking: Undertaking, kind: ContractClass) -> Regression:
        """Return the regression of a class, corrected for how the contract was reached in the auction."""
        learned = self.model.outcomes.with_playouts[kind]
        how_bid = find_bid_context(self.view, undertaking.contract)
        return learned.correct(
            kind, self.model.auction.find_correction(self.view.rules.auction, kind, how_bid)
        )

    def make_features(self, undertaking: Undertaking, count: int | None = None) -> PlayoutFeatures:
        """Make the features of the seat's own undertaking, from all worlds or the first `count`."""
        first, place = self._find_counts(0, undertaking), undertaking.declarer
        hand, counts = self.worlds[0].hands[place], self.list_counts(undertaking, count)
        promised = estimate_promise(
            self.view.rules, undertaking.contract, undertaking.trump, hand, eldest=place == 0
        )
        share = find_scale(self.view.rules, undertaking.contract)
        seen = make_features(first.kind, counts, first.mark, promised, share)
        return PlayoutFeatures(first.kind, first.mark, seen, share)

    def list_counts(self, undertaking: Undertaking, count: int | None = None) -> list[int]:
        """Return the declaring side's count in each playout, in all worlds or in the first `count`."""
        played = [self._find_counts(at, undertaking) for at in range(len(self.worlds))[:count]]
        return [count for ends in played for count in ends.counts]

    def _find_counts(self, index: int, undertaking: Undertaking) -> PlayoutCounts:
        """Return the playouts in world `index`. Undertakings that are played the same way share them."""
        key = (index, undertaking.played_alike)
        if key not in self._counts:
            self._counts[key] = self._play(index, undertaking)
        ends, contract = self._counts[key], undertaking.contract
        trump = ends.start.problem.ranking.trump
        kind = classify_contract(self.view.rules, contract, trump)
        return PlayoutCounts(kind, find_mark(contract, trump), ends.counts, ends.side, ends.start)

    def _play(self, index: int, undertaking: Undertaking) -> PlayoutCounts:
        rules, contract = self.view.rules, undertaking.contract
        start = asked(self.worlds[index], undertaking, rules)
        trump = start.problem.ranking.trump
        begun = PlayoutStart(rules, contract, undertaking.declarer, start.problem, start.aside)
        taken = sample_playouts(begun, self.model.policy_for(contract), count=_PLAYOUTS_PER_WORLD, seed=index)
        counts = tuple(start.before + count for count in taken)
        kind = classify_contract(rules, contract, trump)
        return PlayoutCounts(kind, find_mark(contract, trump), counts, start.problem.side, begun)

    def make_payoff(self, index: int, undertaking: Undertaking, stakes: Doublings = ()) -> Payoff:
        """Return the viewing seat's payoff in world `index`: its gain for each final count of the declaring
        side.
        """
        ends = self._find_counts(index, undertaking)
        view, ranking = self.view, ends.start.problem.ranking
        on_side, declarer = place_of(view, view.seat) in ends.side, view.active[undertaking.declarer]
        contract = undertaking.contract
        together = None if contract.macker is None else mackers(self._join_hands(index, ends.side), ranking)
        ways = settling(view, contract, declarer, ranking.trump, stakes, on_side=on_side, together=together)
        return ways.expected()

    def _join_hands(self, index: int, side: Iterable[int]) -> Hand:
        """Return all cards of a side in world `index`."""
        hands = self.worlds[index].hands
        return Hand(reduce(or_, (hands[place] for place in side)))


def _add_to_counts(counts: Iterable[int], more: float) -> Iterator[tuple[int, float]]:
    """Yield each count plus `more`, with its weight.

    A fractional sum is split between the two nearest whole numbers.
    """
    whole = floor(more)
    for count in counts:
        yield count + whole, 1 - (more - whole)
        if more > whole:
            yield count + whole + 1, more - whole


def _find_payoff_index(ends: PlayoutCounts, count: int, worth: Payoff) -> int:
    """Return a count's index in a payoff."""
    return int(count == 0) if ends.kind in NULL_CLASSES else max(0, min(count, len(worth) - 1))


def _is_made(ends: PlayoutCounts, count: int) -> bool:
    return count == 0 if ends.kind in NULL_CLASSES else count >= ends.mark


def average_predictions(predictions: Iterable[Prediction]) -> Evaluation:
    """Return the mean of predictions."""
    return on_average(
        Evaluation(prediction.worth, prediction.count, prediction.chance) for prediction in predictions
    )
