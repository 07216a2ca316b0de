"""Tests that calibration changes the forecasts for cards and never the answers."""

import json
from dataclasses import replace
from importlib.resources import files
from itertools import islice, pairwise
from math import log
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from research.training.fit_hint_corrections import correct_hint, fit_corrections
from research.training.hint_deals import GAMES_OF, CheckedHint
from spadille.bots.explanation import EvaluatedAnswer
from spadille.bots.learned import calibration
from spadille.bots.learned.calibration import (
    Correction,
    HintCalibration,
    bound_count,
    calibrate,
    load_corrections,
)
from spadille.bots.learned.cardplay import RolloutSearch
from spadille.bots.learned.contract_class import ContractClass
from spadille.bots.learned.player import ExpertPlayer
from spadille.bots.learned.posterior import InferenceSettings
from spadille.bots.search.budget import Budget
from spadille.cards import Card
from spadille.games import GAMES
from spadille.play.action import Play
from spadille.play.seeing import view_of
from spadille.solver.policy import RolloutSettings
from tests.laws.tables import sitting

QUICK = RolloutSearch(16, InferenceSettings(120), RolloutSettings(tricks=12))
LITTLE = Budget(worlds=4, screened=12)
FOUND, TOLD = ExpertPlayer(QUICK, LITTLE, calibrated=False), ExpertPlayer(QUICK, LITTLE)
CARD, MOST = Play(0, Card.read("QC")), 100
numbers = st.integers(min_value=0, max_value=10**9)
parts = st.floats(0, 1)
every_correction = st.sampled_from(list(load_corrections().values()))


def read_hints() -> dict[str, dict[str, object]]:
    read: dict[str, dict[str, object]] = json.loads(
        files(calibration.__package__).joinpath(calibration.CORRECTIONS_FILE).read_text("utf-8")
    )
    return read


AIM = 0.03
"""The bound of the mean error of calibrated chances."""


def test_every_class_has_corrections_for_both_sides() -> None:
    assert set(load_corrections()) == {(kind, own) for kind in ContractClass for own in (True, False)}


def test_corrections_name_their_data() -> None:
    data = read_hints()["data"]
    assert data["series"] in GAMES_OF
    assert data["games"] == list(GAMES_OF["fit"])
    assert {"deals", "hints", "played"} < set(data)
    assert set(GAMES_OF["report"]) <= set(GAMES)


def test_calibration_reduces_error_on_training_data() -> None:
    for sides in read_hints()["corrections"].values():
        assert isinstance(sides, dict)
        for figures in sides.values():
            before, after = figures["chances_off"]
            assert abs(after) <= AIM or abs(after) < abs(before)


@given(correction=every_correction, left=parts, chances=st.lists(parts, min_size=2, max_size=6))
def test_calibration_preserves_order(correction: Correction, left: float, chances: list[float]) -> None:
    as_told = [correction.correct_chance(chance, left) for chance in sorted(chances)]
    assert all(less <= more + 1e-12 for less, more in pairwise(as_told))
    assert all(0 <= chance <= 1 for chance in as_told)


@given(correction=every_correction)
def test_calibration_preserves_certainty_and_fades(correction: Correction) -> None:
    assert (correction.correct_chance(0.0, 1.0), correction.correct_chance(1.0, 1.0)) == (0.0, 1.0)
    assert correction.correct_count(61.5, 0.0) == 61.5
    assert correction.correct_chance(0.3, 0.0) == pytest.approx(0.3)


@given(
    correction=every_correction,
    left=parts,
    counts=st.lists(st.floats(0, 120), min_size=2, max_size=6),
    least=st.integers(0, 60),
)
def test_calibrated_counts_stay_ordered_and_bounded(
    correction: Correction, left: float, counts: list[float], least: int
) -> None:
    telling, found = HintCalibration(correction, 1.0, left, least, MOST), sorted(counts)
    as_told = [telling.correct(EvaluatedAnswer(CARD, count=count)).count or 0.0 for count in found]
    assert all(less <= more + 1e-9 for less, more in pairwise(as_told))
    for before, after in zip(found, as_told, strict=True):
        assert min(least, before) <= after <= max(MOST, before)


@settings(max_examples=6)
@given(number=numbers)
def test_calibration_changes_forecasts_only(number: int) -> None:
    for deal in islice(sitting("told corrected", number).deals, 0, None, 9):
        if deal.turn is None:
            continue
        view = view_of(deal, deal.turn)
        found, as_told = (player.reasons(view, Random(number)) for player in (FOUND, TOLD))
        assert as_told == calibrate(view, found)
        assert [uncalibrated(weighed) for weighed in as_told.weighed] == [
            uncalibrated(weighed) for weighed in found.weighed
        ]
        assert replace(as_told, weighed=()) == replace(found, weighed=())
        assert view.phase == "play" or as_told == found


def uncalibrated(weighed: EvaluatedAnswer) -> tuple[object, ...]:
    """Return the evaluation without the figures that calibration changes."""
    return weighed.action, weighed.worth, weighed.trump, weighed.count is None, weighed.chance is None


@settings(max_examples=30)
@given(number=numbers)
def test_final_count_is_within_bounds_at_every_card(number: int) -> None:
    deals = list(sitting("told corrected", number).deals)
    result = deals[-1].result
    played = sum(isinstance(action, Play) for action in deals[-1].actions)
    if result is None or played < deals[-1].layout.rules.packets.hand_size * len(deals[-1].layout.active):
        return
    came = result.points if result.tricks is None else result.tricks
    for deal in deals:
        if deal.phase.kind == "play" and deal.turn is not None:
            view = view_of(deal, deal.turn)
            assert view.known is not None
            least, most = bound_count(view, view.known)
            assert least <= (came or 0) <= most


def test_frog_correction_fades_with_tricks() -> None:
    """The uncorrected count was nine points too low: the search does not infer the declarer's hand from the
    bid.
    """
    frog = load_corrections()[ContractClass.POINTS_LAID_AWAY, False]
    assert frog.correct_count(60, 1.0) > frog.correct_count(60, 0.5) > 60
    assert frog.correct_chance(0.5, 1.0) > frog.correct_chance(0.5, 0.5) > 0.5


def test_corrections_are_fitted_to_hints() -> None:
    """If all hints have the same error at the first trick, the fitted correction equals that error, up to
    regularization.
    """
    hints = [make_hint(deal, tricks) for deal in range(400) for tricks in (0, 4)]
    correction = fit_corrections(hints)[ContractClass.TRICKS, True]
    assert correction.count == pytest.approx(-1.0, abs=0.05)
    assert correction.odds == pytest.approx(log(1 / 3), abs=0.1)
    better = [correct_hint(hint, {(ContractClass.TRICKS, True): correction}) for hint in hints]
    assert sum(hint.chance or 0.0 for hint in better) == pytest.approx(
        sum(hint.made for hint in hints), rel=0.05
    )


def make_hint(deal: int, tricks: int) -> CheckedHint:
    """Make a hint whose count is one too high before the first trick; one deal in four is won."""
    left = 1 - tricks / 8
    made = deal % 100 < 100 / (1 + 3**left)
    return CheckedHint(
        deal,
        "tricks",
        "play",
        own=True,
        tricks=tricks,
        mark=5,
        size=8,
        count=5 + left,
        chance=0.5,
        came=5,
        made=made,
    )
