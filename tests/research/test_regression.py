"""Tests that regressions find the weights from which their data were made."""

from math import exp
from random import Random

import pytest

from research.training.fit_outcome_model import CASES, LEAST, Case, fit_outcomes, play_case
from research.training.regression import LogOddsCase, fit_linear, fit_log_odds_shift, fit_logistic
from spadille.bots.learned.contract_class import COUNTED_CLASSES, NULL_CLASSES, ContractClass

WEIGHTS = [12.0, 0.7, 0.2]


def rows(many: int) -> list[tuple[float, ...]]:
    chance = Random(1)
    return [(1.0, chance.uniform(20, 90), chance.uniform(40, 80)) for _ in range(many)]


def test_a_linear_fit_recovers_its_weights() -> None:
    chance, features = Random(2), rows(2_000)
    counts = [sum(a * b for a, b in zip(WEIGHTS, row, strict=True)) + chance.gauss(0, 9) for row in features]
    weights, spread = fit_linear(features, counts)
    assert weights[1:] == pytest.approx(WEIGHTS[1:], abs=0.06)
    assert spread == pytest.approx(9, rel=0.05)


def test_a_logistic_fit_recovers_its_weights() -> None:
    chance = Random(3)
    features = [(1.0, chance.gauss(0, 1), float(chance.random() < 0.3)) for _ in range(4_000)]
    made = [chance.random() < 1 / (1 + exp(0.5 - 0.8 * row[1] - 2 * row[2])) for row in features]
    assert fit_logistic(features, made) == pytest.approx([-0.5, 0.8, 2.0], abs=0.2)


def test_a_shift_of_log_odds_is_recovered() -> None:
    chance = Random(4)
    plain = [chance.gauss(0, 1) for _ in range(4_000)]
    cases = [LogOddsCase(odd, chance.random() < 1 / (1 + exp(-odd - 0.7))) for odd in plain]
    assert fit_log_odds_shift(cases, 1.0) == pytest.approx(0.7, abs=0.1)
    assert 0 < fit_log_odds_shift(cases[:20], 100.0) < 0.2


def test_a_constant_feature_has_no_weight() -> None:
    made = [number % 3 == 0 for number in range(300)]
    weights = fit_logistic([(1.0, 0.0) for _ in made], made)
    assert weights[0] == pytest.approx(-0.69, abs=0.02)
    assert weights[1] == 0


@pytest.mark.parametrize("kind", ContractClass)
def test_a_case_is_always_the_same_for_its_number(kind: ContractClass) -> None:
    case = play_case(kind, 0)
    assert case == play_case(kind, 0)
    assert case.promised >= LEAST[kind]
    assert len(set(case.playouts)) > 1
    assert CASES[kind] > 0


def test_every_kind_of_contract_is_fitted() -> None:
    counted = [Case(60, 50.0 + at, (40 + at, 50 + at), 50 + at + at % 4, at % 3 > 0) for at in range(30)]
    nothing = [Case(0, at / 10, (at % 2, 7), 0, at % 3 > 0) for at in range(30)]
    found = fit_outcomes({kind: nothing if kind in NULL_CLASSES else counted for kind in ContractClass})
    for name, many in (("weighed", 5), ("blind", 3)):
        assert found[name].keys() == {kind.value for kind in ContractClass}
        assert {len(weights) for weights in found[name].values()} == {many}
        assert all(
            (weights[-1] > 0) == (ContractClass(kind) in COUNTED_CLASSES)
            for kind, weights in found[name].items()
        )
