"""Tests of German Solo: payoffs and predictions of tricks, with their bonuses."""

from math import exp

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille.bots.learned.contract_class import TRICK_CLASSES, ContractClass
from spadille.bots.learned.model import load_shipped_model
from spadille.bots.learned.outcome_model import Regression, make_features, predict_outcome
from spadille.bots.search.payoff import Settling, settling
from spadille.cards import Suit
from spadille.games import GERMAN_SOLO
from tests.bots.hand_setups import make_layout, make_view

MODEL = load_shipped_model()

RULES = GERMAN_SOLO.rules("standard")
ALL = 8


def settle_contract(contract: str, *, on_side: bool, together: int | None = None) -> Settling:
    view, trump = make_view(make_layout(RULES, {})), None if contract == "kicker" else Suit.CLUBS
    seat = 0 if on_side else 1
    return settling(view, RULES.contract(contract), seat, trump, on_side=on_side, together=together)


@pytest.mark.parametrize("on_side", [True, False])
@pytest.mark.parametrize("contract", ["question", "is-it", "grand", "solo", "six-trick-solo"])
def test_payoff_has_expected_bonus_for_first(contract: str, *, on_side: bool) -> None:
    at = settle_contract(contract, on_side=on_side)
    mark = 6 if contract.startswith("six") else 5
    more = [expected - plain for expected, plain in zip(at.expected(), at.worth(), strict=True)]
    first = at.stopped() - at.worth()[mark]
    assert not any([*more[:mark], more[ALL]])
    assert all(0 < gain / first < 1 for gain in more[mark:ALL])


def test_kicker_has_no_bonus() -> None:
    at = settle_contract("kicker", on_side=True)
    assert at.expected() == at.worth()


@pytest.mark.parametrize("mackers", [3, 4, 5])
def test_joint_mackers_count_in_the_payoff(mackers: int) -> None:
    plain, with_them = (
        settle_contract("question", on_side=True, together=many).worth() for many in (0, mackers)
    )
    macker_price = 2 * mackers
    assert with_them[5] - plain[5] == plain[4] - with_them[4] == macker_price


@given(counts=st.lists(st.integers(0, ALL), min_size=2, max_size=60), promise=st.floats(0, 8))
def test_chance_rises_with_reached_marks(counts: list[int], promise: float) -> None:
    worth, regression = (1.0,) * (ALL + 1), Regression((0.5, 0.9, 0.0, 0.0), 1.2, (0.0, 1.0))
    reached = sum(count >= 5 for count in counts) + 1
    prediction = predict_outcome(
        ContractClass.TRICKS, regression, make_features(ContractClass.TRICKS, counts, 5, promise), worth, 5
    )
    assert prediction.worth == pytest.approx(1)
    assert prediction.chance == pytest.approx(reached / (len(counts) + 2), abs=0.04)


@pytest.mark.parametrize("kind", TRICK_CLASSES)
def test_weights_of_playouts_are_positive(kind: ContractClass) -> None:
    _, by_playouts = MODEL.outcomes.with_playouts[kind].made
    assert by_playouts > 0


def test_log_odds_become_a_chance() -> None:
    regression = Regression((5.0, 0.0, 0.0, 0.0), 1.0, (1.5, 0.0))
    prediction = predict_outcome(
        ContractClass.TRICKS, regression, (1.0, 5.0, 0.0, 5.0), (-1.0,) * 5 + (1.0,) * 4, 5
    )
    assert prediction.chance == pytest.approx(1 / (1 + exp(-1.5)))
    assert prediction.worth == pytest.approx(2 * prediction.chance - 1)
