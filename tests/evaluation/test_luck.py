"""Tests of luck: the average deal with which a hand is compared, and luck steps with a mean of zero."""

from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

import spadille as sp
from spadille.env.reference_players import estimate_gain, reference_players_at
from spadille.evaluation.luck import (
    LuckBudget,
    average_gain,
    evaluate_hand,
    evaluate_positions,
    load_averages,
    table_key,
)
from tests.evaluation.deals import PRESETS

SMALL = LuckBudget(playouts=20, hand_worlds=40)


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_every_table_has_stored_averages(game: str, preset: str) -> None:
    rules = sp.GAMES[game].rules(preset)
    for seats in rules.seats:
        assert len(load_averages()[table_key(rules, seats)]) == seats


@pytest.mark.parametrize("game", ["six-bid", "german-solo"])
def test_the_average_is_that_of_the_reference_players_for_every_dealer(game: str) -> None:
    rules = sp.GAMES[game].rules(sp.GAMES[game].presets[0].id)
    seats = rules.seats[0]
    averages = [average_gain(rules, seats, 0, seat) for seat in range(seats)]
    assert averages == pytest.approx(reference_players_at(rules, seats).estimate_gains(4_000, 7), abs=3)
    assert sum(averages) == pytest.approx(0, abs=0.1)
    assert [average_gain(rules, seats, 2, (seat + 2) % seats) for seat in range(seats)] == averages


def test_averages_of_changed_options_are_computed() -> None:
    rules = sp.GAMES["six-bid"].rules(sp.GAMES["six-bid"].presets[0].id, {"solo_rate": 4})
    assert rules.settings.changed
    assert average_gain(rules, 3, 0, 1) == estimate_gain(rules, 3, 0, 1)


def test_hand_and_lie_average_zero_over_many_deals() -> None:
    """The mean value of a hand is that of the average deal, and the mean value of the deal is that of its
    hand.
    """
    hands, lies = [], []
    for number in range(80):
        deal = sp.deal("six-bid", seed="luck", number=number)
        seat = Random(number).randrange(3)
        hand = evaluate_hand(deal, seat, number, SMALL)
        average = average_gain(deal.layout.rules, 3, deal.layout.dealer, seat)
        hands.append(hand - average)
        lies.append(evaluate_positions(deal, seat, number, SMALL)[0] - hand)
    for luck in (hands, lies):
        assert abs(fmean(luck)) < 3.5 * stdev(luck) / sqrt(len(luck))
