"""A company plays deals on from anywhere, and pays as the rules do."""

from statistics import fmean

import pytest

import spadille as sp
from spadille._core import NotSolvable
from spadille.env.reference_players import DealPrefix, estimate_gain, reference_players_at
from spadille.games import GAMES


@pytest.mark.parametrize("game", [*GAMES])
def test_a_deal_that_is_over_is_worth_what_it_paid(game: str) -> None:
    deal = sp.deal(game, seed="company")
    ended = sp.play_out(deal, ["club"] * deal.layout.seats)
    company = reference_players_at(deal.layout.rules, deal.layout.seats)
    done = company.encode_actions(ended.deal.actions, deal.layout.active)
    gains = [
        company.sample_gains([DealPrefix(deal.layout, done)], 2, seat) for seat in range(deal.layout.seats)
    ]
    assert gains == [[[payment] * 2] for payment in ended.result.payments]


def test_the_same_seed_plays_the_same_and_another_otherwise() -> None:
    deal = sp.deal("six-bid", seed="company")
    company = reference_players_at(deal.layout.rules, 3)
    first, again, other = company.sample_gains(
        [DealPrefix(deal.layout, b"", seed) for seed in (1, 1, 2)], 40, 0
    )
    assert first == again != other


def test_what_seats_gain_adds_up_to_nothing() -> None:
    deal = sp.deal("german-solo", seed="company", number=3)
    company = reference_players_at(deal.layout.rules, 4)
    gains = [company.sample_gains([DealPrefix(deal.layout, b"")], 50, seat)[0] for seat in range(4)]
    assert [sum(paid) for paid in zip(*gains, strict=True)] == [0] * 50


def test_an_average_deal_brings_little_either_way() -> None:
    rules = sp.GAMES["six-bid"].rules("standard")
    gains = [estimate_gain(rules, 3, 0, seat) for seat in range(3)]
    assert sum(gains) == pytest.approx(0)
    assert fmean(map(abs, gains)) < 3


def test_what_cannot_have_been_done_is_refused() -> None:
    deal = sp.deal("six-bid", seed="company")
    company = reference_players_at(deal.layout.rules, 3)
    with pytest.raises(NotSolvable, match="may not be done"):
        company.sample_gains([DealPrefix(deal.layout, bytes([0]))], 1, 0)
