"""Fit linear and logistic regressions in plain Python: a few weights from a few thousand cases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

Row = Sequence[float]
_LINEAR_RIDGE, _LOGISTIC_RIDGE = 1e-3, 0.3
"""The regularization of the weights."""
_ROUNDS = 40
_TOLERANCE = 1e-9


def fit_linear(
    features: Sequence[Row], counts: Sequence[float], ridge: float = _LINEAR_RIDGE
) -> tuple[list[float], float]:
    """Return the weights of a least-squares fit, and its root mean square error."""
    weights = _solve(_products(features, [1.0] * len(features), ridge), _sums(features, counts))
    off = [count - _dot(weights, row) for row, count in zip(features, counts, strict=True)]
    return weights, sqrt(sum(miss * miss for miss in off) / len(off))


def fit_logistic(features: Sequence[Row], made: Sequence[bool]) -> list[float]:
    """Return the weights of the log odds with the highest likelihood."""
    weights = [0.0] * len(features[0])
    for _ in range(_ROUNDS):
        likely = [1 / (1 + exp(-_dot(weights, row))) for row in features]
        variances = [chance * (1 - chance) for chance in likely]
        off = [happened - chance for happened, chance in zip(made, likely, strict=True)]
        sums = zip(_sums(features, off), weights, strict=True)
        gradient = [pull - _LOGISTIC_RIDGE * weight for pull, weight in sums]
        steps = _solve(_products(features, variances, _LOGISTIC_RIDGE), gradient)
        weights = [weight + step for weight, step in zip(weights, steps, strict=True)]
        if max(map(abs, steps)) < _TOLERANCE:
            break
    return weights


@dataclass(frozen=True, slots=True)
class LogOddsCase:
    """A forecast, and whether the event happened."""

    log_odds: float
    happened: bool
    share: float = 1.0
    """How much of a shift of the log odds applies here."""
    weight: float = 1.0


def fit_log_odds_shift(cases: Sequence[LogOddsCase], ridge: float) -> float:
    """Return the shift of the log odds with the highest likelihood, found by Newton's method. `ridge` is the
    weight of a prior shift of 0.
    """
    shift = 0.0
    for _ in range(_ROUNDS):
        likely = [(case, 1 / (1 + exp(-case.log_odds - case.share * shift))) for case in cases]
        slope = sum(case.weight * case.share * (case.happened - chance) for case, chance in likely)
        bend = sum(case.weight * case.share**2 * chance * (1 - chance) for case, chance in likely)
        shift += (slope - ridge * shift) / (bend + ridge)
    return shift


def _dot(row: Row, other: Row) -> float:
    return sum(left * right for left, right in zip(row, other, strict=True))


def _sums(features: Sequence[Row], values: Sequence[float]) -> list[float]:
    return [
        sum(row[at] * value for row, value in zip(features, values, strict=True))
        for at in range(len(features[0]))
    ]


def _products(features: Sequence[Row], weights: Sequence[float], ridge: float) -> list[list[float]]:
    """Return the weighted sums of products of every two features, with `ridge` added on the diagonal."""
    places = range(len(features[0]))

    def product(place: int, other: int) -> float:
        diagonal = ridge if place == other else 0.0
        return diagonal + sum(
            row[place] * row[other] * weight for row, weight in zip(features, weights, strict=True)
        )

    return [[product(place, other) for other in places] for place in places]


def _solve(products: list[list[float]], sums: list[float]) -> list[float]:
    """Return the solution of linear equations, by Gaussian elimination. `products` is the matrix."""
    rows = [[*row, value] for row, value in zip(products, sums, strict=True)]
    for at in range(len(rows)):
        best = max(range(at, len(rows)), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other, row in enumerate(rows):
            if other != at:
                rows[other] = [value - row[at] * own for value, own in zip(row, rows[at], strict=True)]
    return [row[-1] for row in rows]
