"""Estimates: a mean over deals with its confidence interval."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from random import Random
from statistics import NormalDist

RESAMPLES = 10_000
CONFIDENCE = 0.95
MIN_DEALS = 10
"""With fewer deals there is no interval, because resampling a small sample makes it too narrow."""
_MAX_CLUSTERS = 1_000
"""More values than this are put into this number of groups, which are resampled instead. The interval stays
the same, and the cost is bounded."""
_DIGITS = 6
_ROUNDING = 1e-9
"""Differences below this share of the greatest deviation count as rounding errors."""
_NORMAL = NormalDist()


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over `n` deals, with its standard error and the ends of its bootstrap interval.

    Small samples have no interval.
    """

    mean: float | None
    standard_error: float | None
    low: float | None
    high: float | None
    n: int

    def to_json(self) -> dict[str, object]:
        """Return the figures as JSON, rounded so that they are the same on every machine."""
        return {
            "mean": round_figure(self.mean),
            "standard_error": round_figure(self.standard_error),
            "low": round_figure(self.low),
            "high": round_figure(self.high),
            "n": self.n,
        }


def round_figure(figure: float | None) -> float | None:
    """Round a figure for reports, and turn -0.0 into 0.0."""
    return None if figure is None else round(figure, _DIGITS) + 0.0


def estimate_mean(values: Sequence[float], seed: str) -> Estimate:
    """Estimate the mean of `values`, one for each deal. The same `seed` gives the same interval.

    >>> estimate_mean([3] * 10, "any")
    Estimate(mean=3.0, standard_error=0.0, low=3.0, high=3.0, n=10)
    """
    n = len(values)
    if n < 2:  # noqa: PLR2004 - one deal says nothing of the spread
        return Estimate(values[0] if values else None, None, None, None, n)
    mean = fsum(values) / n
    deviations = [value - mean for value in values]
    error = sqrt(fsum(value * value for value in deviations) / (n - 1) / n)
    if n < MIN_DEALS:
        return Estimate(mean, error, None, None, n)
    low, high = _bootstrap_interval(deviations, Random(seed)) if error else (0.0, 0.0)  # noqa: S311 - figures, no secrets
    return Estimate(mean, error, mean + low, mean + high, n)


def _bootstrap_interval(deviations: Sequence[float], chance: Random) -> tuple[float, float]:
    """Return the BCa bootstrap interval of the mean of `deviations`, which is 0.

    B. Efron, Better bootstrap confidence intervals, 1987.
    """
    groups = [fsum(deviations[place::_MAX_CLUSTERS]) for place in range(min(len(deviations), _MAX_CLUSTERS))]
    means = sorted(sum(chance.choices(groups, k=len(groups))) / len(deviations) for _ in range(RESAMPLES))
    tail = (1 - CONFIDENCE) / 2
    bias, skew = _bias_correction(means, _ROUNDING * max(map(abs, deviations))), _acceleration(deviations)
    return _corrected_quantile(means, tail, bias, skew), _corrected_quantile(means, 1 - tail, bias, skew)


def _bias_correction(means: Sequence[float], nearly: float) -> float:
    """Return the bias correction z0. Resampled means that equal the mean count half."""
    below = (bisect_left(means, -nearly) + bisect_right(means, nearly)) / 2
    return _NORMAL.inv_cdf(min(max(below, 1), len(means) - 1) / len(means))


def _acceleration(deviations: Sequence[float]) -> float:
    """Return the acceleration, from the skewness of the deviations."""
    return fsum(value**3 for value in deviations) / (
        6 * sqrt(fsum(value * value for value in deviations)) ** 3
    )


def _corrected_quantile(means: Sequence[float], share: float, bias: float, skew: float) -> float:
    away = bias + _NORMAL.inv_cdf(share)
    corrected = _NORMAL.cdf(bias + away / (1 - skew * away))
    return means[round(corrected * (len(means) - 1))]
