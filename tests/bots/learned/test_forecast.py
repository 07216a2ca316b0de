"""Tests of forecasts before the play: contracts with the same trumps never contradict each other."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spadille.bots.explanation import Reasons
from spadille.bots.learned.bid_evaluation import HandEvaluator, list_trumps
from spadille.bots.learned.forecast import ContractForecast, make_count_distribution
from spadille.bots.learned.model import load_shipped_model
from spadille.bots.learned.player import ExpertPlayer
from spadille.bots.learned.playouts import Playouts
from spadille.bots.search.budget import Budget
from spadille.bots.search.determinization import Undertaking, determinizations
from spadille.cards import Pack, Rank, Suit
from spadille.games import GAMES, GERMAN_SOLO, SIX_BID
from spadille.notation.chance import Stream, dealt_by, key_of
from spadille.play.action import Bid
from spadille.play.deal import Deal
from spadille.play.seeing import view_of
from spadille.play.view import View
from spadille.rules.contract import Contract, Exposure
from spadille.rules.game import Rules
from spadille.rules.goal import Against, Objective, Outcome
from spadille.rules.packets import Packets
from spadille.rules.price import PerPoint
from spadille.sentences.audience import Audience
from spadille.sentences.hints import format_hint
from spadille.text import load_catalogue
from tests.bots.hand_setups import make_layout, make_view

MODEL = load_shipped_model()

PRESETS = [
    pytest.param(game.rules(preset.id), id=f"{game.id}-{preset.id}", marks=pytest.mark.long if place else ())
    for game in GAMES.values()
    for place, preset in enumerate(game.presets)
]
FEW = 8
numbers = st.integers(min_value=0, max_value=10**9)
chances = st.floats(0, 1)


@dataclass(frozen=True)
class Forecasts:
    """A contract with its forecast: the threshold, the chance to reach it, and the expected count."""

    undertaking: Undertaking
    mark: int
    chance: float
    count: float | None

    @property
    def contract(self) -> Contract:
        return self.undertaking.contract

    @property
    def like(self) -> tuple[object, ...]:
        """A key that is equal for contracts that differ only in their goal."""
        of = self.contract
        return (of.order, of.goal.objective, of.widow, of.lead, of.partner, self.undertaking.trump)


def first_decision(rules: Rules, number: int) -> View:
    """Return the view of the first seat to bid in deal `number`."""
    stream = Stream(key_of("telling", number))
    seats = stream.one_of(rules.seats)
    deal = Deal.of(dealt_by(stream, rules, seats, stream.below(seats)))
    assert deal.turn is not None
    return view_of(deal, deal.turn)


def undertakings(view: View) -> Iterator[Undertaking]:
    """Yield every contract with each of its possible trumps, as the viewing seat would play it."""
    hands, hand, place = HandEvaluator(view, MODEL), view.hand.mask, view.active.index(view.seat or 0)
    for contract in view.rules.contracts:
        for trump in list_trumps(contract):
            yield hands.make_undertaking(hands.evaluate_trump(contract, trump, hand, place), hand, place)


def forecasts_of(view: View) -> list[Forecasts]:
    outcomes = Playouts(view, determinizations(view, FEW, 1), MODEL)
    telling = ContractForecast(outcomes)
    return [
        Forecasts(
            undertaking,
            outcomes.make_features(undertaking).mark,
            telling.predict_chance(undertaking),
            telling.predict_count(undertaking),
        )
        for undertaking in undertakings(view)
    ]


def is_easier(first: Forecasts, other: Forecasts) -> bool:
    """Return whether the first contract needs fewer points or tricks than the other, or hides a hand that
    the other exposes.
    """
    shown = first.contract.exposure, other.contract.exposure
    return first.mark < other.mark or (shown[0] is Exposure.NEVER and shown[1] is not Exposure.NEVER)


@pytest.mark.parametrize("rules", PRESETS)
@settings(max_examples=6)
@given(number=numbers)
def test_harder_contract_is_never_likelier(rules: Rules, number: int) -> None:
    for easier, harder in permutations(forecasts_of(first_decision(rules, number)), 2):
        if easier.like == harder.like and is_easier(easier, harder):
            assert easier.chance >= harder.chance - 1e-9, (easier.contract.id, harder.contract.id)


@pytest.mark.parametrize("rules", PRESETS)
@settings(max_examples=4)
@given(number=numbers)
def test_contracts_played_alike_have_equal_forecasts(rules: Rules, number: int) -> None:
    counted = [
        foretold for foretold in forecasts_of(first_decision(rules, number)) if foretold.count is not None
    ]
    for first, other in permutations(counted, 2):
        if first.undertaking.played_alike == other.undertaking.played_alike:
            assert first.count == pytest.approx(other.count)
    for first in counted:
        count = first.count or 0.0
        of_points = first.contract.goal.objective is Objective.POINTS
        most = rules.total if of_points else rules.packets.hand_size
        assert first.mark * first.chance <= count + 1e-6
        assert count <= (first.mark - 1) * (1 - first.chance) + most * first.chance + 1e-6


def test_forecast_scales_with_the_pack() -> None:
    """Two suits have half the points. The game has one contract, so that no other affects its forecast."""
    plain = SIX_BID.rules("standard")
    trumps = (Suit.SPADES, Suit.CLUBS)
    solo = replace(
        plain.contract("solo"), trumps=trumps, goal=Against(30, Outcome.DRAWN), price=PerPoint(2, 30)
    )
    packets = Packets.read("2-W-3", widow_size=3)
    little = replace(plain, pack=Pack(tuple(Rank), trumps), packets=packets, contracts=(solo,))
    view = first_decision(little, 1)
    outcomes = Playouts(view, determinizations(view, FEW, 1), MODEL)
    for undertaking in undertakings(view):
        assert ContractForecast(outcomes).predict_count(undertaking) == pytest.approx(
            outcomes.evaluate(undertaking).count, abs=1.5
        )


@given(
    mean=st.floats(-5, 130), spread=st.floats(0.3, 20), marks=st.dictionaries(st.integers(1, 120), chances)
)
def test_marks_keep_their_probabilities(mean: float, spread: float, marks: dict[int, float]) -> None:
    distribution = make_count_distribution(mean, spread, 120, marks.items())
    assert sum(distribution.chances) == pytest.approx(1)
    assert min(distribution.chances) >= 0
    lowest = 1.0
    for mark in sorted(marks):
        lowest = min(lowest, marks[mark])
        assert distribution.at_least(mark) == pytest.approx(lowest, abs=1e-6)
    assert distribution.mean == pytest.approx(
        sum(distribution.at_least(mark) for mark in range(1, 121)), abs=1e-6
    )


# A hint that used to contradict itself

DIAMONDS = "KS QS 9H AD KD TD 7D QC"


def hinted(view: View) -> Reasons:
    return ExpertPlayer(budget=Budget(worlds=32, screened=60)).reasons(view, Random(1))


def test_solo_and_six_trick_solo_have_equal_counts() -> None:
    view = make_view(make_layout(GERMAN_SOLO.rules("standard"), {0: DIAMONDS}))
    found = {
        weighed.action.contract: weighed
        for weighed in hinted(view).weighed
        if isinstance(weighed.action, Bid)
    }
    solo, six = found["solo"], found["six-trick-solo"]
    assert solo.trump is six.trump is Suit.DIAMONDS
    assert solo.count == six.count
    assert (solo.chance or 0.0) >= (six.chance or 0.0)


def test_hint_text_has_the_forecast_figures() -> None:
    view = make_view(make_layout(GERMAN_SOLO.rules("standard"), {0: DIAMONDS}))
    reasons = hinted(view)
    lines = format_hint(Audience.with_bots(load_catalogue("en"), 4), view, reasons)
    for line, weighed in zip(lines[:2], reasons.weighed[:2], strict=True):
        halves = round(2 * (weighed.count or 0.0))
        tricks = f"{halves // 2}{'½' if halves % 2 else ''}"
        assert f"about {tricks} tricks, {round(100 * (weighed.chance or 0.0))}% to make it" in line
