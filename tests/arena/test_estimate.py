"""Tests of means and their confidence intervals."""

from math import sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.arena.estimate import estimate_mean

values = st.lists(st.integers(-120, 120).map(float), min_size=10, max_size=30)


def test_interval_has_nominal_coverage() -> None:
    chance = Random("what deals come to")
    covered = 0
    for number in range(80):
        sample = [chance.expovariate(1.0) for _ in range(25)]
        estimate = estimate_mean(sample, str(number))
        assert estimate.low is not None
        assert estimate.high is not None
        covered += estimate.low <= 1.0 <= estimate.high
    assert 0.88 <= covered / 80 <= 0.99


def test_interval_of_skewed_values_is_asymmetric() -> None:
    estimate = estimate_mean([0.0] * 27 + [10.0, 20.0, 30.0], "skewed")
    assert estimate.low is not None
    assert estimate.high is not None
    assert estimate.mean == 2.0
    assert estimate.high - 2.0 > 1.3 * (2.0 - estimate.low)


def test_interval_of_large_sample_is_normal() -> None:
    chance = Random("many")
    sample = [float(chance.randrange(-60, 61)) for _ in range(5_000)]
    estimate = estimate_mean(sample, "many")
    assert estimate.standard_error is not None
    assert estimate.standard_error == pytest.approx(35 / sqrt(5_000), rel=0.02)
    assert estimate.mean is not None
    assert estimate.low == pytest.approx(estimate.mean - 1.96 * estimate.standard_error, abs=0.08)
    assert estimate.high == pytest.approx(estimate.mean + 1.96 * estimate.standard_error, abs=0.08)


@settings(max_examples=20)
@given(values=values)
def test_interval_contains_mean_and_is_reproducible(values: list[float]) -> None:
    estimate = estimate_mean(values, "seed")
    assert estimate == estimate_mean(values, "seed")
    assert estimate.low is not None
    assert estimate.high is not None
    assert estimate.mean is not None
    assert min(values) - 1e-9 <= estimate.low <= estimate.mean <= estimate.high <= max(values) + 1e-9


@settings(max_examples=20)
@given(values=values, more=st.integers(-50, 50))
def test_interval_shifts_with_values(values: list[float], more: int) -> None:
    estimate, other = estimate_mean(values, "seed"), estimate_mean([value + more for value in values], "seed")
    for figure, higher in zip(
        (estimate.mean, estimate.low, estimate.high), (other.mean, other.low, other.high), strict=True
    ):
        assert figure is not None
        assert higher == pytest.approx(figure + more, abs=1e-6)
    assert estimate.standard_error == pytest.approx(other.standard_error)


def test_small_sample_has_no_interval() -> None:
    assert estimate_mean([], "seed").to_json() == {
        "mean": None, "standard_error": None, "low": None, "high": None, "n": 0,
    }  # fmt: skip
    assert estimate_mean([-4.0], "seed").to_json() == {
        "mean": -4.0, "standard_error": None, "low": None, "high": None, "n": 1,
    }  # fmt: skip
    nine = estimate_mean([1.0] * 8 + [10.0], "seed")
    assert (nine.mean, nine.standard_error, nine.low, nine.high) == (2.0, 1.0, None, None)
