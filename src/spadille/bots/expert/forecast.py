"""What a seat is told of its own contracts before the play: all with the same trumps by one law."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import erf, exp, fsum, sqrt
from statistics import fmean, pstdev

from spadille.bots.expert.bid_evaluation import list_trumps
from spadille.bots.expert.contract_class import COUNTED_CLASSES, NULL_CLASSES
from spadille.bots.expert.outcome_model import Regression
from spadille.bots.expert.playouts import PlayoutFeatures, Playouts
from spadille.bots.search.determinization import Undertaking
from spadille.bots.search.evaluation import Evaluation
from spadille.rules.contract import CardCall, Contract, Ending, Exposure
from spadille.rules.game import Rules
from spadille.rules.goal import Objective

_MIN_SPREAD = 0.5
"""How far counts lie apart at least."""
_MIN_CHANCE = 1e-9
"""How likely anything is at least, so that nothing is divided by nought."""

Mark = tuple[int, float]
"""So many card points or tricks, and how likely at least as many are reached."""


@dataclass(frozen=True, slots=True)
class CountDistribution:
    """How likely each number of card points or tricks is, from 0 on."""

    chances: tuple[float, ...]

    def at_least(self, mark: int) -> float:
        """How likely so many are reached."""
        return min(1.0, fsum(self.chances[mark:]))

    @property
    def mean(self) -> float:
        """What it comes to on average."""
        return fsum(count * chance for count, chance in enumerate(self.chances))


def make_count_distribution(
    mean: float, spread: float, most: int, marks: Iterable[Mark]
) -> CountDistribution:
    """Counts about a mean up to the most there is, each of some marks being reached as often as is said; a
    higher mark never more often than a lower one.
    """
    densities = _make_normal_counts(mean, spread, most)
    steps = [(0, 1.0), *_make_monotone(marks), (most + 1, 0.0)]
    parts = [_rescale(densities[low:high], more - less) for (low, more), (high, less) in pairwise(steps)]
    return CountDistribution(tuple(chance for part in parts for chance in part))


def _make_monotone(marks: Iterable[Mark]) -> Iterable[Mark]:
    """The marks from the lowest on, none likelier than one before it."""
    least: dict[int, float] = {}
    for mark, chance in marks:
        least[mark] = min(chance, least.get(mark, 1.0))
    before = 1.0
    for mark in sorted(least):
        before = min(before, least[mark])
        yield mark, before


def _rescale(densities: Sequence[float], chance: float) -> Iterable[float]:
    """A stretch of counts, together as likely as is said."""
    whole = fsum(densities)
    return (height * chance / whole for height in densities)


def _make_normal_counts(mean: float, spread: float, most: int) -> list[float]:
    """How likely each count is about a mean, none quite out of the question."""
    under = [(1 + erf((end + 0.5 - mean) / (spread * sqrt(2)))) / 2 for end in range(most)]
    return [high - low + _MIN_CHANCE for low, high in pairwise([0.0, *under, 1.0])]


@dataclass(frozen=True, slots=True)
class ContractForecast:
    """Contracts in some ways for the cards to lie, as they are told to who might bid them."""

    playouts: Playouts

    @property
    def _rules(self) -> Rules:
        return self.playouts.view.rules

    def make_coherent(self, undertaking: Undertaking, found: Evaluation) -> Evaluation:
        """The same, with the count and the chance that agree with those of all contracts on these trumps."""
        return replace(found, count=self.predict_count(undertaking), chance=self.predict_chance(undertaking))

    def predict_count(self, undertaking: Undertaking) -> float | None:
        """What it comes to; nothing where it is over as soon as it is lost, or nothing may be taken."""
        played_out = undertaking.contract.ending is Ending.PLAYED_OUT
        takes = self.playouts.make_features(undertaking).kind not in NULL_CLASSES
        return self.make_distribution(undertaking).mean if played_out and takes else None

    def predict_chance(self, undertaking: Undertaking) -> float:
        """How likely it is made: never likelier than what asks for less with these trumps."""
        seen = self.playouts.make_features(undertaking)
        if seen.kind in NULL_CLASSES:
            return min(self._predict_class_chance(alike) for alike in self._list_hidden(undertaking))
        return min(
            [
                self.make_distribution(undertaking).at_least(seen.mark),
                *self._list_chances_without_exchange(undertaking),
            ]
        )

    def make_distribution(self, undertaking: Undertaking) -> CountDistribution:
        """What the hand comes to with these trumps, whichever is bid of the contracts played alike."""
        every = list(self._list_played_alike(undertaking))
        mean, spread = self._find_mean_and_spread(every)
        most = _max_count(self._rules, undertaking.contract)
        plain = make_count_distribution(mean, spread, most, ())
        return make_count_distribution(mean, spread, most, (self._find_mark(alike, plain) for alike in every))

    def _find_mean_and_spread(self, every: list[Undertaking]) -> tuple[float, float]:
        """The mean of what is counted and how far counts lie from it: as was learned, else by the policy."""
        for alike in every:
            seen = self.playouts.make_features(alike)
            if seen.kind in COUNTED_CLASSES:
                regression = self._find_regression(alike, seen)
                return regression.predict(seen.features) * seen.share, regression.spread * seen.share
        counts = self.playouts.list_counts(every[0])
        return fmean(counts), max(pstdev(counts), _MIN_SPREAD)

    def _find_mark(self, undertaking: Undertaking, plain: CountDistribution) -> Mark:
        """The mark of a contract, and how likely it is reached."""
        seen = self.playouts.make_features(undertaking)
        by_count = seen.kind in COUNTED_CLASSES and not self._find_regression(undertaking, seen).made
        return seen.mark, plain.at_least(seen.mark) if by_count else self._predict_class_chance(undertaking)

    def _predict_class_chance(self, undertaking: Undertaking) -> float:
        """How likely a contract is made, as was learned of its kind."""
        seen = self.playouts.make_features(undertaking)
        regression = self._find_regression(undertaking, seen)
        odds = regression.predict_log_odds(seen.features)
        return 1 / (1 + exp(-(regression.predict(seen.features) if odds is None else odds)))

    def _find_regression(self, undertaking: Undertaking, seen: PlayoutFeatures) -> Regression:
        return self.playouts.find_regression(undertaking, seen.kind)

    def _list_played_alike(self, undertaking: Undertaking) -> Iterator[Undertaking]:
        """It, and what else might be bid with these trumps and would be played in the same way."""
        for other in self._list_alternatives(undertaking):
            if other == undertaking or other.played_alike == undertaking.played_alike:
                yield other

    def _list_alternatives(self, undertaking: Undertaking) -> Iterator[Undertaking]:
        """It, and the other contracts that may have these trumps."""
        for contract in self._rules.contracts:
            if contract == undertaking.contract or undertaking.trump in list_trumps(contract):
                yield replace(undertaking, contract=contract)

    def _list_hidden(self, undertaking: Undertaking) -> Iterator[Undertaking]:
        """It, and what is played alike behind a hidden hand."""
        for other in self._list_played_alike(undertaking):
            if other == undertaking or other.contract.exposure is Exposure.NEVER:
                yield other

    def _list_chances_without_exchange(self, undertaking: Undertaking) -> Iterator[float]:
        """How likely what asks for less is made, where a card may be called for it besides."""
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
    """It, were no card called for an exchange."""
    return replace(contract, card_call=CardCall.NONE)


def _max_count(rules: Rules, contract: Contract) -> int:
    return rules.total if contract.goal.objective is Objective.POINTS else rules.packets.hand_size
