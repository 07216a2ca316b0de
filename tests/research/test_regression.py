"""Lines and log odds are found again from what was made by them."""

from math import exp
from random import Random

import pytest

from research.training.fit_outcome_model import CASES, LEAST, Case, played, regressions
from research.training.regression import CaseOfOdds, line, more_odds, odds
from spadille.bots.expert.contract_class import COUNTED_CLASSES, NULL_CLASSES, ContractClass

WEIGHTS = [12.0, 0.7, 0.2]


def rows(many: int) -> list[tuple[float, ...]]:
    chance = Random(1)
    return [(1.0, chance.uniform(20, 90), chance.uniform(40, 80)) for _ in range(many)]


def test_a_line_is_found_again() -> None:
    chance, features = Random(2), rows(2_000)
    counts = [sum(a * b for a, b in zip(WEIGHTS, row, strict=True)) + chance.gauss(0, 9) for row in features]
    weights, spread = line(features, counts)
    assert weights[1:] == pytest.approx(WEIGHTS[1:], abs=0.06)
    assert spread == pytest.approx(9, rel=0.05)


def test_log_odds_are_found_again() -> None:
    chance = Random(3)
    features = [(1.0, chance.gauss(0, 1), float(chance.random() < 0.3)) for _ in range(4_000)]
    made = [chance.random() < 1 / (1 + exp(0.5 - 0.8 * row[1] - 2 * row[2])) for row in features]
    assert odds(features, made) == pytest.approx([-0.5, 0.8, 2.0], abs=0.2)


def test_what_is_to_be_added_to_log_odds_is_found_again() -> None:
    chance = Random(4)
    plain = [chance.gauss(0, 1) for _ in range(4_000)]
    cases = [CaseOfOdds(odd, chance.random() < 1 / (1 + exp(-odd - 0.7))) for odd in plain]
    assert more_odds(cases, 1.0) == pytest.approx(0.7, abs=0.1)
    assert 0 < more_odds(cases[:20], 100.0) < 0.2


def test_a_look_that_never_changes_tells_nothing() -> None:
    made = [number % 3 == 0 for number in range(300)]
    weights = odds([(1.0, 0.0) for _ in made], made)
    assert weights[0] == pytest.approx(-0.69, abs=0.02)
    assert weights[1] == 0


@pytest.mark.parametrize("kind", ContractClass)
def test_every_kind_has_cases_that_are_always_the_same(kind: ContractClass) -> None:
    case = played(kind, 0)
    assert case == played(kind, 0)
    assert case.promised >= LEAST[kind]
    assert len(set(case.playouts)) > 1
    assert CASES[kind] > 0


def test_every_kind_is_learned_in_every_way() -> None:
    counted = [Case(60, 50.0 + at, (40 + at, 50 + at), 50 + at + at % 4, at % 3 > 0) for at in range(30)]
    nothing = [Case(0, at / 10, (at % 2, 7), 0, at % 3 > 0) for at in range(30)]
    found = regressions({kind: nothing if kind in NULL_CLASSES else counted for kind in ContractClass})
    for name, many in (("weighed", 5), ("blind", 3)):
        assert found[name].keys() == {kind.value for kind in ContractClass}
        assert {len(weights) for weights in found[name].values()} == {many}
        assert all(
            (weights[-1] > 0) == (ContractClass(kind) in COUNTED_CLASSES)
            for kind, weights in found[name].items()
        )
