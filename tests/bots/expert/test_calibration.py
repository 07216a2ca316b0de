"""What is told of cards is corrected by what came of such hints; what is played stays."""

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
from spadille.bots.expert import calibration
from spadille.bots.expert.calibration import (
    Correction,
    Telling,
    calibrated,
    corrections,
    still_possible,
)
from spadille.bots.expert.cardplay import RolloutSearch
from spadille.bots.expert.contract_class import ContractClass
from spadille.bots.expert.player import Expert
from spadille.bots.expert.posterior import Inference
from spadille.bots.explanation import Weighed
from spadille.bots.search.budget import Budget
from spadille.cards import Card
from spadille.games import GAMES
from spadille.play.action import Play
from spadille.play.seeing import view_of
from spadille.solver.policy import RolloutSettings
from tests.laws.tables import sitting

QUICK = RolloutSearch(16, Inference(120), RolloutSettings(tricks=12))
LITTLE = Budget(worlds=4, screened=12)
FOUND, TOLD = Expert(QUICK, LITTLE, calibrated=False), Expert(QUICK, LITTLE)
CARD, MOST = Play(0, Card.read("QC")), 100
numbers = st.integers(min_value=0, max_value=10**9)
parts = st.floats(0, 1)
every_correction = st.sampled_from(list(corrections().values()))


def read() -> dict[str, dict[str, object]]:
    read: dict[str, dict[str, object]] = json.loads(
        files(calibration.__package__).joinpath(calibration.CORRECTIONS).read_text("utf-8")
    )
    return read


AIM = 0.03
"""How far off the chances that are told may be on average."""


def test_every_kind_has_a_correction_for_either_side() -> None:
    assert set(corrections()) == {(kind, own) for kind in ContractClass for own in (True, False)}


def test_it_stands_there_what_was_learned_from() -> None:
    data = read()["data"]
    assert data["series"] in GAMES_OF
    assert data["games"] == list(GAMES_OF["fit"])
    assert {"deals", "hints", "played"} < set(data)
    assert set(GAMES_OF["report"]) <= set(GAMES)


def test_where_it_was_learned_what_is_told_is_less_far_off() -> None:
    for sides in read()["corrections"].values():
        assert isinstance(sides, dict)
        for figures in sides.values():
            before, after = figures["chances_off"]
            assert abs(after) <= AIM or abs(after) < abs(before)


@given(correction=every_correction, left=parts, chances=st.lists(parts, min_size=2, max_size=6))
def test_what_is_likelier_is_told_as_likelier(
    correction: Correction, left: float, chances: list[float]
) -> None:
    as_told = [correction.likely(chance, left) for chance in sorted(chances)]
    assert all(less <= more + 1e-12 for less, more in pairwise(as_told))
    assert all(0 <= chance <= 1 for chance in as_told)


@given(correction=every_correction)
def test_what_is_certain_is_told_as_certain_and_all_is_as_found_in_the_end(correction: Correction) -> None:
    assert (correction.likely(0.0, 1.0), correction.likely(1.0, 1.0)) == (0.0, 1.0)
    assert correction.counted(61.5, 0.0) == 61.5
    assert correction.likely(0.3, 0.0) == pytest.approx(0.3)


@given(
    correction=every_correction,
    left=parts,
    counts=st.lists(st.floats(0, 120), min_size=2, max_size=6),
    least=st.integers(0, 60),
)
def test_counts_keep_their_order_and_stay_within_what_is_possible(
    correction: Correction, left: float, counts: list[float], least: int
) -> None:
    telling, found = Telling(correction, 1.0, left, least, MOST), sorted(counts)
    as_told = [telling.corrected(Weighed(CARD, count=count)).count or 0.0 for count in found]
    assert all(less <= more + 1e-9 for less, more in pairwise(as_told))
    for before, after in zip(found, as_told, strict=True):
        assert min(least, before) <= after <= max(MOST, before)


@settings(max_examples=6)
@given(number=numbers)
def test_only_what_is_told_changes(number: int) -> None:
    for deal in islice(sitting("told corrected", number).deals, 0, None, 9):
        if deal.turn is None:
            continue
        view = view_of(deal, deal.turn)
        found, as_told = (player.reasons(view, Random(number)) for player in (FOUND, TOLD))
        assert as_told == calibrated(view, found)
        assert [as_found(weighed) for weighed in as_told.weighed] == [
            as_found(weighed) for weighed in found.weighed
        ]
        assert replace(as_told, weighed=()) == replace(found, weighed=())
        assert view.phase == "play" or as_told == found


def as_found(weighed: Weighed) -> tuple[object, ...]:
    """What is never corrected."""
    return weighed.action, weighed.worth, weighed.trump, weighed.count is None, weighed.chance is None


@settings(max_examples=30)
@given(number=numbers)
def test_what_it_comes_to_lies_within_what_was_possible_at_every_card(number: int) -> None:
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
            least, most = still_possible(view, view.known)
            assert least <= (came or 0) <= most


def test_against_a_frog_more_is_told_than_is_found_and_less_so_later() -> None:
    """It was found nine points too little: what the declarer bid on is not yet believed of his hand."""
    frog = corrections()[ContractClass.POINTS_LAID_AWAY, False]
    assert frog.counted(60, 1.0) > frog.counted(60, 0.5) > 60
    assert frog.likely(0.5, 1.0) > frog.likely(0.5, 0.5) > 0.5


def test_what_is_kept_is_what_is_learned_from_what_was_told() -> None:
    """Hints that are off by so much at the first trick: that much is put right, but for being held back."""
    hints = [hint_of(deal, tricks) for deal in range(400) for tricks in (0, 4)]
    correction = fit_corrections(hints)[ContractClass.TRICKS, True]
    assert correction.count == pytest.approx(-1.0, abs=0.05)
    assert correction.odds == pytest.approx(log(1 / 3), abs=0.1)
    better = [correct_hint(hint, {(ContractClass.TRICKS, True): correction}) for hint in hints]
    assert sum(hint.chance or 0.0 for hint in better) == pytest.approx(
        sum(hint.made for hint in hints), rel=0.05
    )


def hint_of(deal: int, tricks: int) -> CheckedHint:
    """Five tricks come of it where one more is told before the first, and one deal in four is made."""
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
