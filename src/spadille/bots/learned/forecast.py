"""Forecasts of a seat's own contracts before the play.

Contracts that are played the same way with the same trumps share one distribution of counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import erf, exp, fsum, sqrt
from statistics import fmean, pstdev

from spadille.bots.learned.bid_evaluation import list_trumps
from spadille.bots.learned.contract_class import COUNTED_CLASSES, NULL_CLASSES
from spadille.bots.learned.outcome_model import Regression
from spadille.bots.learned.playouts import PlayoutFeatures, Playouts
from spadille.bots.search.determinization import Undertaking
from spadille.bots.search.evaluation import Evaluation
from spadille.rules.contract import CardCall, Contract, Ending, Exposure
from spadille.rules.game import Rules
from spadille.rules.goal import Objective

_MIN_SPREAD = 0.5
_MIN_CHANCE = 1e-9
"""A floor for probabilities, which prevents division by zero."""

Mark = tuple[int, float]
"""A number of card points or tricks, and the probability of reaching it."""


@dataclass(frozen=True, slots=True)
class CountDistribution:
    """A distribution of the final number of card points or tricks."""

    chances: tuple[float, ...]
    """The probability of each number, from 0 on."""

    def at_least(self, mark: int) -> float:
        """Return the probability of reaching `mark`."""
        return min(1.0, fsum(self.chances[mark:]))

    @property
    def mean(self) -> float:
        """The expected count."""
        return fsum(count * chance for count, chance in enumerate(self.chances))


def make_count_distribution(
    mean: float, spread: float, most: int, marks: Iterable[Mark]
) -> CountDistribution:
    """Make a normal distribution of counts up to `most`, rescaled so that each mark has its probability.

    The probability of a mark is lowered where a lower mark is less likely.
    """
    densities = _make_normal_counts(mean, spread, most)
    steps = [(0, 1.0), *_make_monotone(marks), (most + 1, 0.0)]
    parts = [_rescale(densities[low:high], more - less) for (low, more), (high, less) in pairwise(steps)]
    return CountDistribution(tuple(chance for part in parts for chance in part))


def _make_monotone(marks: Iterable[Mark]) -> Iterable[Mark]:
    """Yield the marks from the lowest on. Lower their probabilities where these would increase."""
    least: dict[int, float] = {}
    for mark, chance in marks:
        least[mark] = min(chance, least.get(mark, 1.0))
    before = 1.0
    for mark in sorted(least):
        before = min(before, least[mark])
        yield mark, before


def _rescale(densities: Sequence[float], chance: float) -> Iterable[float]:
    """Rescale the densities of a range of counts to the total probability `chance`."""
    whole = fsum(densities)
    return (height * chance / whole for height in densities)


def _make_normal_counts(mean: float, spread: float, most: int) -> list[float]:
    """Return a normal distribution of whole counts from 0 to `most`. No count has the probability 0."""
    under = [(1 + erf((end + 0.5 - mean) / (spread * sqrt(2)))) / 2 for end in range(most)]
    return [high - low + _MIN_CHANCE for low, high in pairwise([0.0, *under, 1.0])]


@dataclass(frozen=True, slots=True)
class ContractForecast:
    """Coherent forecasts of contracts: a harder contract never has a better chance than an easier one."""

    playouts: Playouts

    @property
    def _rules(self) -> Rules:
        return self.playouts.view.rules

    def make_coherent(self, undertaking: Undertaking, evaluation: Evaluation) -> Evaluation:
        """Return the evaluation with a count and a chance that agree with those of other contracts."""
        return replace(
            evaluation, count=self.predict_count(undertaking), chance=self.predict_chance(undertaking)
        )

    def predict_count(self, undertaking: Undertaking) -> float | None:
        """Predict the final count. Return None if the play ends as soon as the contract is lost, or if the
        declarer must take nothing.
        """
        played_out = undertaking.contract.ending is Ending.PLAYED_OUT
        takes = self.playouts.make_features(undertaking).kind not in NULL_CLASSES
        return self.make_distribution(undertaking).mean if played_out and takes else None

    def predict_chance(self, undertaking: Undertaking) -> float:
        """Predict the chance of winning, at most that of an easier contract with these trumps."""
        features = self.playouts.make_features(undertaking)
        if features.kind in NULL_CLASSES:
            return min(self._predict_class_chance(alike) for alike in self._list_hidden(undertaking))
        return min(
            [
                self.make_distribution(undertaking).at_least(features.mark),
                *self._list_chances_without_exchange(undertaking),
            ]
        )

    def make_distribution(self, undertaking: Undertaking) -> CountDistribution:
        """Return the distribution of counts. It is the same for all contracts that are played the same
        way.
        """
        every = list(self._list_played_alike(undertaking))
        mean, spread = self._find_mean_and_spread(every)
        most = _max_count(self._rules, undertaking.contract)
        plain = make_count_distribution(mean, spread, most, ())
        return make_count_distribution(mean, spread, most, (self._find_mark(alike, plain) for alike in every))

    def _find_mean_and_spread(self, every: list[Undertaking]) -> tuple[float, float]:
        """Return the mean count and its standard deviation: from the learned regression of a contract with a
        count, or if there is none, from playouts.
        """
        for alike in every:
            features = self.playouts.make_features(alike)
            if features.kind in COUNTED_CLASSES:
                regression = self._find_regression(alike, features)
                mean = regression.predict(features.values)
                return mean * features.share, regression.spread * features.share
        counts = self.playouts.list_counts(every[0])
        return fmean(counts), max(pstdev(counts), _MIN_SPREAD)

    def _find_mark(self, undertaking: Undertaking, plain: CountDistribution) -> Mark:
        """Return the mark of a contract and the probability of reaching it.

        `plain` is the distribution of counts before it is rescaled to the marks.
        """
        features = self.playouts.make_features(undertaking)
        by_count = features.kind in COUNTED_CLASSES and not self._find_regression(undertaking, features).made
        chance = plain.at_least(features.mark) if by_count else self._predict_class_chance(undertaking)
        return features.mark, chance

    def _predict_class_chance(self, undertaking: Undertaking) -> float:
        """Predict the chance of winning by the regression of the contract's class."""
        features = self.playouts.make_features(undertaking)
        regression = self._find_regression(undertaking, features)
        odds = regression.predict_log_odds(features.values)
        return 1 / (1 + exp(-(regression.predict(features.values) if odds is None else odds)))

    def _find_regression(self, undertaking: Undertaking, features: PlayoutFeatures) -> Regression:
        return self.playouts.find_regression(undertaking, features.kind)

    def _list_played_alike(self, undertaking: Undertaking) -> Iterator[Undertaking]:
        """Yield the undertaking, and the contracts with these trumps that are played the same way."""
        for other in self._list_alternatives(undertaking):
            if other == undertaking or other.played_alike == undertaking.played_alike:
                yield other

    def _list_alternatives(self, undertaking: Undertaking) -> Iterator[Undertaking]:
        """Yield the undertaking, and the other contracts that may have these trumps."""
        for contract in self._rules.contracts:
            if contract == undertaking.contract or undertaking.trump in list_trumps(contract):
                yield replace(undertaking, contract=contract)

    def _list_hidden(self, undertaking: Undertaking) -> Iterator[Undertaking]:
        """Yield the undertaking, and those that are played the same way with a hidden hand."""
        for other in self._list_played_alike(undertaking):
            if other == undertaking or other.contract.exposure is Exposure.NEVER:
                yield other

    def _list_chances_without_exchange(self, undertaking: Undertaking) -> Iterator[float]:
        """Yield the chances of the contracts without the card call whose mark is no higher."""
        plain = replace(
            undertaking, called=None, given=None, contract=_remove_card_call(undertaking.contract)
        )
        if plain.contract == undertaking.contract or self.playouts.view.phase != "auction":
            return
        mark = self.playouts.make_features(undertaking).mark
        for other in self._list_alternatives(plain):
            if other.played_alike == plain.played_alike and self.playouts.make_features(other).mark <= mark:
                yield self.predict_chance(other)


def _remove_card_call(contract: Contract) -> Contract:
    return replace(contract, card_call=CardCall.NONE)


def _max_count(rules: Rules, contract: Contract) -> int:
    return rules.total if contract.goal.objective is Objective.POINTS else rules.packets.hand_size
