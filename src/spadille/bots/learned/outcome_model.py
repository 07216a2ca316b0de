"""The outcome model: results of contracts under imperfect information, learned from deals played out.

Ridge regression for counts (A. E. Hoerl, R. W. Kennard 1970), logistic regression for goals made or not (D.
R. Cox 1958).
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
"""The number of steps to which a card point or a trick is rounded for the cache."""
_MIN_CHANCE = 1e-6
_MAX_MARGIN = 3.0
"""The bound of the margin feature."""
_MARGIN_UNITS = {
    ContractClass.SO_MANY_POINTS: 10.0,
    ContractClass.EVERYTHING: 10.0,
    ContractClass.ALL_TRICKS: 1.0,
}
"""The units of the margin feature."""


@dataclass(frozen=True, slots=True)
class Prediction:
    """The predicted result of a contract."""

    worth: float
    """The expected value under the given payoff."""
    count: float | None
    """The expected card points or tricks, where they are counted."""
    chance: float
    """The probability of making the contract."""


@dataclass(frozen=True, slots=True)
class Regression:
    """The learned regression of one class of contracts."""

    weights: tuple[float, ...]
    """For the constant, the mean of the playouts, how often the mark was reached, and the hand's promise."""
    spread: float = 0.0
    """The standard deviation of the count; 0 where nothing is counted."""
    made: tuple[float, ...] = ()
    """Where tricks are counted, the weights of the log odds: for the constant and the playouts' log odds."""

    def predict(self, features: Sequence[float]) -> float:
        """Predict the count, or the log odds where nothing is counted."""
        return _dot(self.weights, features)

    def predict_log_odds(self, features: Sequence[float]) -> float | None:
        """Predict the log odds of the mark; None where the count and its spread determine them."""
        return _dot(self.made, select_odds_features(features)) if self.made else None

    def correct(self, kind: ContractClass, correction: OutcomeCorrection) -> Regression:
        """Return the regression shifted by the correction of a context."""
        if correction == NO_CORRECTION:
            return self
        return self._shift_count(
            correction.count if kind in COUNTED_CLASSES else correction.odds
        )._shift_log_odds(correction.odds)

    def _shift_count(self, count: float) -> Regression:
        """Add to the count, or to the log odds where nothing is counted."""
        first, *others = self.weights
        return replace(self, weights=(first + count, *others))

    def _shift_log_odds(self, odds: float) -> Regression:
        """Add to the log odds of the mark, where they have weights of their own."""
        if not self.made:
            return self
        first, *others = self.made
        return replace(self, made=(first + odds, *others))


def _dot(weights: Sequence[float], features: Sequence[float]) -> float:
    return sum(weight * look for weight, look in zip(weights, features, strict=True))


def make_features(
    kind: ContractClass, counts: Sequence[int], mark: int, promise: float, share: float = 1.0
) -> tuple[float, ...]:
    """Make the features of a contract from its playouts, in the order of the weights.

    `share` is the total count relative to that in the training data.
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
    """Return the square root of the share, since the first few events are the most informative."""
    return sqrt(fmean(happened))


def _smoothed_log_odds(happened: int, times: int) -> float:
    """Return log odds with add-one smoothing."""
    return log((happened + 1) / (times - happened + 1))


def select_count_features(features: Sequence[float]) -> tuple[float, ...]:
    """Select the features of the count."""
    constant, mean, _, promise = features
    return (constant, mean, 0.0, promise)


def select_odds_features(features: Sequence[float]) -> tuple[float, ...]:
    """Select the features of the log odds."""
    constant, _, reached, _ = features
    return (constant, reached)


def make_hand_features(promise: float) -> tuple[float, ...]:
    """Make the features where only the hand is known."""
    return (1.0, promise)


def predict_outcome(  # noqa: PLR0917 - the facts of a contract
    kind: ContractClass,
    regression: Regression,
    features: Sequence[float],
    worth: Payoff,
    mark: int,
    share: float = 1.0,
) -> Prediction:
    """Predict the result of a contract and its value."""
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
    """Predict a count and its value. The arguments are in steps, which makes them hashable for the cache."""
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
    """The regressions by class, with and without playouts."""

    with_playouts: Mapping[ContractClass, Regression]
    """From the declarer's hand and playouts."""
    hand_only: Mapping[ContractClass, Regression]
    """From the declarer's hand alone."""


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
