"""Estimates: a mean over deals, and how far it can be trusted."""

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
"""Fewer deals have no interval: resampling what hardly varies would promise too much."""
_MAX_CLUSTERS = 1_000
"""More deals than these are resampled in as many groups: their means tell the same and take no longer."""
_DIGITS = 6
_ROUNDING = 1e-9
"""What is nearer than this part of the widest deviation differs by rounding alone."""
_NORMAL = NormalDist()


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its standard error and bootstrap interval, which too few deals do not have."""

    mean: float | None
    standard_error: float | None
    low: float | None
    high: float | None
    n: int

    def to_json(self) -> dict[str, object]:
        """The figures, rounded alike on every machine."""
        return {
            "mean": round_figure(self.mean),
            "standard_error": round_figure(self.standard_error),
            "low": round_figure(self.low),
            "high": round_figure(self.high),
            "n": self.n,
        }


def round_figure(figure: float | None) -> float | None:
    """A figure as reports have it, and never a nothing with a minus."""
    return None if figure is None else round(figure, _DIGITS) + 0.0


def estimate_mean(values: Sequence[float], seed: str) -> Estimate:
    """The mean of one value for each deal; the same seed gives the same interval.

    >>> estimated([3] * 10, "any")
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
    """The bias-corrected and accelerated bootstrap interval of a mean that is nought."""
    groups = [fsum(deviations[place::_MAX_CLUSTERS]) for place in range(min(len(deviations), _MAX_CLUSTERS))]
    means = sorted(sum(chance.choices(groups, k=len(groups))) / len(deviations) for _ in range(RESAMPLES))
    tail = (1 - CONFIDENCE) / 2
    bias, skew = _bias_correction(means, _ROUNDING * max(map(abs, deviations))), _acceleration(deviations)
    return _corrected_quantile(means, tail, bias, skew), _corrected_quantile(means, 1 - tail, bias, skew)


def _bias_correction(means: Sequence[float], nearly: float) -> float:
    """How far the middle of the resampled means lies from the mean itself; equal ones count half."""
    below = (bisect_left(means, -nearly) + bisect_right(means, nearly)) / 2
    return _NORMAL.inv_cdf(min(max(below, 1), len(means) - 1) / len(means))


def _acceleration(deviations: Sequence[float]) -> float:
    """The acceleration: how the error changes with the mean, from leaving out one deal after another."""
    return fsum(value**3 for value in deviations) / (
        6 * sqrt(fsum(value * value for value in deviations)) ** 3
    )


def _corrected_quantile(means: Sequence[float], share: float, bias: float, skew: float) -> float:
    away = bias + _NORMAL.inv_cdf(share)
    corrected = _NORMAL.cdf(bias + away / (1 - skew * away))
    return means[round(corrected * (len(means) - 1))]
