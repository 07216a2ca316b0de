"""Tests that the reference players play on from any state, and that the payments follow the rules."""

from statistics import fmean

import pytest

import spadille as sp
from spadille._core import NotSolvable
from spadille.env.reference_players import DealPrefix, estimate_gain, reference_players_at
from spadille.games import GAMES


@pytest.mark.parametrize("game", [*GAMES])
def test_a_finished_deal_gains_its_payments(game: str) -> None:
    deal = sp.deal(game, seed="company")
    ended = sp.play_out(deal, ["club"] * deal.layout.seats)
    players = reference_players_at(deal.layout.rules, deal.layout.seats)
    done = players.encode_actions(ended.deal.actions, deal.layout.active)
    gains = [
        players.sample_gains([DealPrefix(deal.layout, done)], 2, seat) for seat in range(deal.layout.seats)
    ]
    assert gains == [[[payment] * 2] for payment in ended.result.payments]


def test_gains_depend_on_the_seed() -> None:
    deal = sp.deal("six-bid", seed="company")
    players = reference_players_at(deal.layout.rules, 3)
    first, again, other = players.sample_gains(
        [DealPrefix(deal.layout, b"", seed) for seed in (1, 1, 2)], 40, 0
    )
    assert first == again != other


def test_gains_of_all_seats_sum_to_zero() -> None:
    deal = sp.deal("german-solo", seed="company", number=3)
    players = reference_players_at(deal.layout.rules, 4)
    gains = [players.sample_gains([DealPrefix(deal.layout, b"")], 50, seat)[0] for seat in range(4)]
    assert [sum(paid) for paid in zip(*gains, strict=True)] == [0] * 50


def test_average_gains_are_small_and_sum_to_zero() -> None:
    rules = sp.GAMES["six-bid"].rules("standard")
    gains = [estimate_gain(rules, 3, 0, seat) for seat in range(3)]
    assert sum(gains) == pytest.approx(0)
    assert fmean(map(abs, gains)) < 3


def test_an_illegal_prefix_is_rejected() -> None:
    deal = sp.deal("six-bid", seed="company")
    players = reference_players_at(deal.layout.rules, 3)
    with pytest.raises(NotSolvable, match="may not be done"):
        players.sample_gains([DealPrefix(deal.layout, bytes([0]))], 1, 0)
