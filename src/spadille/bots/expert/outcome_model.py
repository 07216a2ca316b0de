"""The outcome model: how contracts turn out where nobody sees all cards, learned from deals played out.

Ridge regression for what is counted (A. E. Hoerl, R. W. Kennard 1970), logistic regression for what is made
or not (D. R. Cox 1958).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from math import erf, exp, log, sqrt
from statistics import fmean

from spadille.bots.expert.auction_inference import NO_CORRECTION, OutcomeCorrection
from spadille.bots.expert.contract_class import COUNTED_CLASSES, NULL_CLASSES, TRICK_CLASSES, ContractClass
from spadille.bots.search.payoff import Payoff

_STEPS = 4
"""Into how many steps a card point or a trick is divided."""
_MIN_CHANCE = 1e-6
_MAX_MARGIN = 3.0
"""How much a margin tells at most."""
_MARGIN_UNITS = {
    ContractClass.SO_MANY_POINTS: 10.0,
    ContractClass.EVERYTHING: 10.0,
    ContractClass.ALL_TRICKS: 1.0,
}
"""What a margin is measured in."""


@dataclass(frozen=True, slots=True)
class Prediction:
    """What a contract is expected to come to."""

    worth: float
    """What it brings, by the worth it was asked with."""
    count: float | None
    """The card points or tricks, where they are counted."""
    chance: float
    """How likely it is made."""


@dataclass(frozen=True, slots=True)
class Regression:
    """How the contracts of a kind turn out."""

    weights: tuple[float, ...]
    """Of one, what it came to by the policy, how often the mark was reached, and what the hand promises."""
    spread: float = 0.0
    """How far a count lies from what it is expected to be; where nothing is counted, none."""
    made: tuple[float, ...] = ()
    """Where tricks are counted: of one and of the log odds with which the mark was reached by the policy."""

    def predict(self, features: Sequence[float]) -> float:
        """The count; the log odds where nothing is counted."""
        return _dot(self.weights, features)

    def predict_log_odds(self, features: Sequence[float]) -> float | None:
        """The log odds of reaching the mark; None where the count and its spread tell them."""
        return _dot(self.made, select_odds_features(features)) if self.made else None

    def correct(self, kind: ContractClass, correction: OutcomeCorrection) -> Regression:
        """The same for contracts that turn out by so much better than their kind does on the whole."""
        if correction == NO_CORRECTION:
            return self
        return self._shift_count(
            correction.count if kind in COUNTED_CLASSES else correction.odds
        )._shift_log_odds(correction.odds)

    def _shift_count(self, count: float) -> Regression:
        """The same where so much is added to the count; to the log odds where nothing is counted."""
        first, *others = self.weights
        return replace(self, weights=(first + count, *others))

    def _shift_log_odds(self, odds: float) -> Regression:
        """The same where so much is added to the log odds of reaching the mark, where they are told apart."""
        if not self.made:
            return self
        first, *others = self.made
        return replace(self, made=(first + odds, *others))


def _dot(weights: Sequence[float], features: Sequence[float]) -> float:
    return sum(weight * look for weight, look in zip(weights, features, strict=True))


def make_features(
    kind: ContractClass, counts: Sequence[int], mark: int, promise: float, share: float = 1.0
) -> tuple[float, ...]:
    """The features of a contract whose playouts came to these counts, in the order of the weights.

    `share` is how much there is to be taken, in what there was where it was learned.
    """
    if kind in NULL_CLASSES:
        return (1.0, 0.0, _root_share(count == 0 for count in counts), promise)
    if kind in TRICK_CLASSES:
        reached = _smoothed_log_odds(sum(count >= mark for count in counts), len(counts))
        return (1.0, fmean(counts) / share, reached, promise / share)
    if kind in COUNTED_CLASSES:
        return (1.0, fmean(counts) / share, 0.0, promise / share)
    margin = min(max((fmean(counts) - mark) / share / _MARGIN_UNITS[kind], -_MAX_MARGIN), _MAX_MARGIN)
    return (1.0, margin, _root_share(count >= mark for count in counts), promise)


def _root_share(happened: Iterable[bool]) -> float:
    """The part of all times; the first few tell most."""
    return sqrt(fmean(happened))


def _smoothed_log_odds(happened: int, times: int) -> float:
    """As if it had happened, and had not, once more."""
    return log((happened + 1) / (times - happened + 1))


def select_count_features(features: Sequence[float]) -> tuple[float, ...]:
    """Those by which a count is told."""
    constant, mean, _, promise = features
    return (constant, mean, 0.0, promise)


def select_odds_features(features: Sequence[float]) -> tuple[float, ...]:
    """Those by which it is told whether so many tricks are made."""
    constant, _, reached, _ = features
    return (constant, reached)


def make_hand_features(promise: float) -> tuple[float, ...]:
    """The same where only the hand is known."""
    return (1.0, promise)


def predict_outcome(  # noqa: PLR0917 - a kind with all that is known of it
    kind: ContractClass,
    regression: Regression,
    features: Sequence[float],
    worth: Payoff,
    mark: int,
    share: float = 1.0,
) -> Prediction:
    """What a contract comes to, and what that is worth."""
    expected = regression.predict(features)
    if kind in COUNTED_CLASSES:
        odds = regression.predict_log_odds(features)
        reached = None if odds is None else round(odds * _STEPS)
        return _predict_count(
            round(expected * share * _STEPS), regression.spread * share, worth, mark, reached
        )
    made = 1 / (1 + exp(-expected))
    good, bad = (worth[-1], worth[0]) if kind is not ContractClass.SO_MANY_POINTS else (worth[mark], worth[0])
    return Prediction(made * good + (1 - made) * bad, None, made)


@lru_cache(maxsize=1 << 14)
def _predict_count(steps: int, spread: float, worth: Payoff, mark: int, reached: int | None) -> Prediction:
    """What comes of a count that is expected to be so much, in steps, and of the odds to reach the mark."""
    chances = _count_probabilities(steps, spread, len(worth))
    if reached is not None:
        chances = _rescale_to_chance(chances, mark, 1 / (1 + exp(-reached / _STEPS)))
    count = sum(at * chance for at, chance in enumerate(chances))
    mean = sum(paid * chance for paid, chance in zip(worth, chances, strict=True))
    return Prediction(mean, count, sum(chances[mark:]))


def _rescale_to_chance(chances: Sequence[float], mark: int, chance: float) -> tuple[float, ...]:
    """The same, the mark being reached with this chance."""
    more = sum(chances[mark:])
    above, below = chance / max(more, _MIN_CHANCE), (1 - chance) / max(1 - more, _MIN_CHANCE)
    return tuple(likely * (above if count >= mark else below) for count, likely in enumerate(chances))


def _count_probabilities(steps: int, spread: float, ends: int) -> tuple[float, ...]:
    """How likely each count is, from 0 on."""
    below = [0.0, *(_normal_cdf(end + 0.5, steps / _STEPS, spread) for end in range(ends - 1)), 1.0]
    return tuple(high - low for low, high in pairwise(below))


def _normal_cdf(bound: float, mean: float, spread: float) -> float:
    return (1 + erf((bound - mean) / (spread * sqrt(2)))) / 2


@dataclass(frozen=True, slots=True)
class OutcomeModel:
    """What was learned by kind, by how much is looked at before the play."""

    with_playouts: Mapping[ContractClass, Regression]
    """The declarer's hand, and what comes of it by the policy in the worlds that it leaves open."""
    hand_only: Mapping[ContractClass, Regression]
    """The declarer's hand alone."""


Figures = Mapping[str, Mapping[str, Sequence[float]]]


def read_outcomes(read: Figures) -> OutcomeModel:
    """What was learned, from its figures."""
    return OutcomeModel(
        _read_regressions(read["weighed"], read["made"]), _read_regressions(read["blind"], {})
    )


def _read_regressions(
    read: Mapping[str, Sequence[float]], made: Mapping[str, Sequence[float]]
) -> Mapping[ContractClass, Regression]:
    return {
        ContractClass(kind): Regression(tuple(weights), spread, tuple(made.get(kind, ())))
        for kind, (*weights, spread) in read.items()
    }
