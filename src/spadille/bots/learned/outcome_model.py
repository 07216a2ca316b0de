"""The outcome model predicts results of contracts under imperfect information, learned from played deals.

It uses ridge regression for counts (A. E. Hoerl, R. W. Kennard 1970), and logistic regression for goals that
are made or not (D. R. Cox 1958).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from math import erf, exp, log, sqrt
from statistics import fmean

from spadille.bots.learned.auction_inference import NO_CORRECTION, OutcomeCorrection
from spadille.bots.learned.contract_class import COUNTED_CLASSES, NULL_CLASSES, TRICK_CLASSES, ContractClass
from spadille.bots.search.payoff import Payoff

_STEPS = 4
"""Predictions are rounded to this number of steps per card point or trick, so that they can be cached."""
_MIN_CHANCE = 1e-6
_MAX_MARGIN = 3.0
"""The greatest absolute value of the margin feature: the mean count of the playouts above the mark."""
_MARGIN_UNITS = {
    ContractClass.SO_MANY_POINTS: 10.0,
    ContractClass.EVERYTHING: 10.0,
    ContractClass.ALL_TRICKS: 1.0,
}
"""The units of the margin feature by class, in card points or tricks."""


@dataclass(frozen=True, slots=True)
class Prediction:
    """The predicted result of a contract."""

    worth: float
    """The expected value under the given payoff."""
    count: float | None
    """The expected card points or tricks; None for contracts without a count."""
    chance: float
    """The probability of making the contract."""


@dataclass(frozen=True, slots=True)
class Regression:
    """The learned regression of one class of contracts."""

    weights: tuple[float, ...]
    """For the constant, the mean of the playouts, how often the mark was reached, and the hand's promise."""
    spread: float = 0.0
    """The standard deviation of the count; 0 for contracts without a count."""
    made: tuple[float, ...] = ()
    """The weights of the log odds of reaching the mark, if tricks are counted: for the constant and for the
    log odds in the playouts. Empty for other classes."""

    def predict(self, features: Sequence[float]) -> float:
        """Predict the count, or for contracts without a count, the log odds of making the contract."""
        return _dot(self.weights, features)

    def predict_log_odds(self, features: Sequence[float]) -> float | None:
        """Predict the log odds of reaching the mark; None if the count and its spread determine them."""
        return _dot(self.made, select_odds_features(features)) if self.made else None

    def correct(self, kind: ContractClass, correction: OutcomeCorrection) -> Regression:
        """Return the regression shifted by the correction of a context."""
        if correction == NO_CORRECTION:
            return self
        return self._shift_count(
            correction.count if kind in COUNTED_CLASSES else correction.odds
        )._shift_log_odds(correction.odds)

    def _shift_count(self, count: float) -> Regression:
        """Add a constant to what `predict` returns."""
        first, *others = self.weights
        return replace(self, weights=(first + count, *others))

    def _shift_log_odds(self, odds: float) -> Regression:
        """Add a constant to what `predict_log_odds` returns, unless it returns None."""
        if not self.made:
            return self
        first, *others = self.made
        return replace(self, made=(first + odds, *others))


def _dot(weights: Sequence[float], features: Sequence[float]) -> float:
    return sum(weight * look for weight, look in zip(weights, features, strict=True))


def make_features(
    kind: ContractClass, counts: Sequence[int], mark: int, promise: float, share: float = 1.0
) -> tuple[float, ...]:
    """Make the features of a contract from the counts of its playouts, in the order of the weights.

    `share` is the total of card points or tricks, relative to the total in the training data.
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
    """Return the square root of the share of true values.

    The root gives the first true values the greatest weight, because they are the most informative.
    """
    return sqrt(fmean(happened))


def _smoothed_log_odds(happened: int, times: int) -> float:
    """Return the log odds of an event that happened `happened` of `times` times, with add-one smoothing."""
    return log((happened + 1) / (times - happened + 1))


def select_count_features(features: Sequence[float]) -> tuple[float, ...]:
    """Return the features that predict the count, with the others set to 0."""
    constant, mean, _, promise = features
    return (constant, mean, 0.0, promise)


def select_odds_features(features: Sequence[float]) -> tuple[float, ...]:
    """Return the features that predict the log odds of reaching the mark."""
    constant, _, reached, _ = features
    return (constant, reached)


def make_hand_features(promise: float) -> tuple[float, ...]:
    """Make the features of a contract for which there are no playouts, from the hand's promise."""
    return (1.0, promise)


def predict_outcome(  # noqa: PLR0917 - the facts of a contract
    kind: ContractClass,
    regression: Regression,
    features: Sequence[float],
    worth: Payoff,
    mark: int,
    share: float = 1.0,
) -> Prediction:
    """Predict the result of a contract, and its value under the payoff `worth`.

    `share` is the total of card points or tricks, relative to the total in the training data.
    """
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
    """Predict a count and its value.

    The mean count is `steps` quarters of a card point or trick, and the log odds of reaching the mark are
    `reached` steps, so that calls can be cached.
    """
    chances = _count_probabilities(steps, spread, len(worth))
    if reached is not None:
        chances = _rescale_to_chance(chances, mark, 1 / (1 + exp(-reached / _STEPS)))
    count = sum(at * chance for at, chance in enumerate(chances))
    mean = sum(paid * chance for paid, chance in zip(worth, chances, strict=True))
    return Prediction(mean, count, sum(chances[mark:]))


def _rescale_to_chance(chances: Sequence[float], mark: int, chance: float) -> tuple[float, ...]:
    """Rescale a distribution so that `mark` is reached with probability `chance`."""
    more = sum(chances[mark:])
    above, below = chance / max(more, _MIN_CHANCE), (1 - chance) / max(1 - more, _MIN_CHANCE)
    return tuple(likely * (above if count >= mark else below) for count, likely in enumerate(chances))


def _count_probabilities(steps: int, spread: float, ends: int) -> tuple[float, ...]:
    """Return the probability of each count, from 0 on."""
    below = [0.0, *(_normal_cdf(end + 0.5, steps / _STEPS, spread) for end in range(ends - 1)), 1.0]
    return tuple(high - low for low, high in pairwise(below))


def _normal_cdf(bound: float, mean: float, spread: float) -> float:
    return (1 + erf((bound - mean) / (spread * sqrt(2)))) / 2


@dataclass(frozen=True, slots=True)
class OutcomeModel:
    """The regressions of all classes of contracts."""

    with_playouts: Mapping[ContractClass, Regression]
    """The regressions that use the declarer's hand and playouts."""
    hand_only: Mapping[ContractClass, Regression]
    """The regressions that use the declarer's hand alone."""


Figures = Mapping[str, Mapping[str, Sequence[float]]]


def read_outcomes(read: Figures) -> OutcomeModel:
    """Read the outcome model from its JSON."""
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
