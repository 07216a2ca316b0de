"""Tests of stored auctions, whose forecasts of contracts are compared with the results."""

from dataclasses import replace
from math import log

import pytest

from research.experiments import contract_forecasts
from research.training.auction_deals import (
    ANY,
    BID,
    DOUBLE,
    FREE,
    AuctionDeal,
    Thought,
    deal_cards,
    kind_near,
    play_auction,
    read_row,
    to_row,
)
from research.training.fit_auction_shifts import (
    Forecast,
    declarer_forecasts,
    fit_shifts,
    forecasts_in,
    others_forecasts,
)
from spadille.bots.learned.auction_inference import BidContext
from spadille.bots.learned.contract_class import ContractClass
from spadille.bots.learned.model import load_shipped_model
from spadille.bots.learned.player import ExpertPlayer
from spadille.bots.search.budget import Budget
from spadille.games import GERMAN_SOLO, PROGRESSIVE, SIX_BID
from spadille.notation.actions import read_action
from spadille.play.action import Bid
from spadille.play.deal import Deal
from spadille.rules.game import AuctionStyle, Rules
from spadille.rules.goal import Outcome
from tests.bots import replay_games
from tests.bots.hand_setups import make_layout

QUICK = ExpertPlayer(budget=Budget(worlds=8, screened=16))
MISERE = Forecast(
    AuctionStyle.ROTATION,
    "misere",
    ContractClass.NO_POINTS,
    BidContext.OPEN,
    None,
    0.5,
    0,
    made=True,
    redoubled=False,
)


def bid_words(rules: Rules, *words: str) -> AuctionDeal:
    """Play out a deal with this auction. Each call has a forecast with a chance of 70 %."""
    deal = Deal.of(make_layout(rules, {}), map(read_action, words))
    thoughts = tuple(Thought(at, 1.0, 5.0, 0.7) for at in range(len(words)))
    return AuctionDeal(0, replay_games.play_game(["club"], deal, 1), thoughts)


def test_kinds_of_contracts_take_turns() -> None:
    starts = [deal_cards(BID, "six-bid", number, load_shipped_model())[1] for number in range(5)]
    assert [start.contract.id for start in starts if start] == [
        "call",
        "misere",
        "spread",
        "heart-solo",
        "guarantee",
    ]


def test_a_seat_near_a_bid_makes_it_if_it_is_promising() -> None:
    number = next(n for n in range(40) if _made(play_auction(BID, "six-bid", n, QUICK), n))
    played = play_auction(BID, "six-bid", number, QUICK)
    assert played == play_auction(BID, "six-bid", number, QUICK)
    assert read_row(to_row(played)) == played


def _made(deal: AuctionDeal, number: int) -> bool:
    start = deal_cards(BID, "six-bid", number, load_shipped_model())[1]
    return start is not None and Bid(start.bidder, start.contract.id) in deal.deal.actions


def test_the_forecast_is_that_of_the_bid_that_stood() -> None:
    german = bid_words(
        GERMAN_SOLO.rules("standard"),
        "0 bid question",
        "1 bid kicker",
        "0 hold",
        "1 pass",
        "2 pass",
        "3 pass",
    )
    [held] = declarer_forecasts(german)
    assert (held.contract, held.how_bid, held.chance, held.count) == ("kicker", BidContext.HELD, 0.7, None)
    assert held.made == (german.deal.result is not None and german.deal.result.outcome is Outcome.WON)
    [over] = declarer_forecasts(
        bid_words(
            GERMAN_SOLO.rules("standard"), "0 bid question", "1 bid kicker", "0 pass", "2 pass", "3 pass"
        )
    )
    assert over.how_bid is BidContext.OVER


def test_a_doubled_bidder_has_two_forecasts() -> None:
    rules = PROGRESSIVE.rules("pennycook")
    plain, answer = declarer_forecasts(
        bid_words(rules, "0 bid heart-solo", "1 double", "2 pass", "0 redouble 1")
    )
    assert (plain.how_bid, plain.redoubled) == (BidContext.OPEN, False)
    assert (answer.how_bid, answer.redoubled) == (BidContext.DOUBLED, True)
    assert answer.count == 5.0


def test_the_others_forecast_the_contract_that_they_others_forecasts() -> None:
    rules = GERMAN_SOLO.rules("standard")
    german = bid_words(rules, "0 bid question", "1 bid kicker", "0 hold", "1 pass", "2 pass", "3 pass")
    others = list(others_forecasts(german))
    assert [(case.contract, case.how_bid, case.chance) for case in others] == [
        ("kicker", BidContext.OPPONENTS, 0.7)
    ] * 3
    assert {case.made for case in others} == {
        german.deal.result is not None and german.deal.result.outcome is Outcome.WON
    }


def test_an_answer_to_a_double_is_no_forecast_of_another() -> None:
    rules = PROGRESSIVE.rules("pennycook")
    [only] = others_forecasts(bid_words(rules, "0 bid heart-solo", "1 double", "2 pass", "0 pass"))
    assert only.how_bid is BidContext.OPPONENTS


def test_a_series_yields_only_the_forecasts_that_its_choice_does_not_bias() -> None:
    deal = bid_words(SIX_BID.rules("standard"), "0 bid misere", "1 pass", "2 pass")
    near = replace(deal, number=1, near=0)
    assert kind_near(near.deal.layout.rules, 1) is ContractClass.NO_POINTS
    assert [case.how_bid for case in forecasts_in(FREE, near)] == [BidContext.OPPONENTS]
    assert list(forecasts_in(FREE, replace(near, number=2))) == []
    assert list(forecasts_in(FREE, replace(near, near=1))) == []
    assert [case.how_bid for case in forecasts_in(BID, near)] == [BidContext.OPEN]
    assert list(forecasts_in(DOUBLE, near)) == []
    assert [case.how_bid for case in forecasts_in(ANY, near)] == [BidContext.OPEN, BidContext.OPPONENTS]


def test_a_shift_is_shrunk_where_deals_are_few() -> None:
    lost = replace(MISERE, made=False)
    few, many = fit_shifts([MISERE] * 9 + [lost]), fit_shifts([MISERE] * 360 + [lost] * 40)
    few_odds, many_odds = (found["rotation"]["no-points"]["open"][1] for found in (few, many))
    assert 0 < few_odds < 1 < many_odds < log(9)


def test_an_insignificant_error_gives_no_shift() -> None:
    lost = replace(MISERE, made=False)
    assert fit_shifts([MISERE]) == {}
    assert fit_shifts([MISERE] * 55 + [lost] * 45) == {}


def test_counts_of_points_are_shifted_only_with_doubling() -> None:
    frog = replace(MISERE, contract="frog", kind=ContractClass.POINTS_LAID_AWAY, count=55.0, came=65)
    doubling = [replace(frog, style=AuctionStyle.DOUBLING, came=came) for came in (64, 66)]
    found = fit_shifts([frog, replace(frog, came=64)] * 22 + doubling * 11)
    assert found == {"doubling": {"points-laid-away": {"open": [pytest.approx(5.0), 0.0]}}}


def test_a_forecast_of_anothers_tricks_is_shifted_by_its_count_alone() -> None:
    solo = replace(
        MISERE, contract="solo", kind=ContractClass.TRICKS, how_bid=BidContext.OPPONENTS, count=5.0
    )
    cases = [replace(solo, style=AuctionStyle.PRECEDENCE, came=came) for came in (5, 6, 7)] * 30
    count, odds = fit_shifts(cases)["precedence"]["tricks"]["another's"]
    assert 0.5 < count < 1
    assert odds == 0


def test_forecasts_are_reported_by_contract_and_by_how_it_was_bid(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(contract_forecasts, "bidder_of", lambda _: QUICK)
    contract_forecasts.main(["--games", "six-bid", "--deals", "2"])
    game, heading, *lines = capsys.readouterr().out.splitlines()
    assert game == "six-bid"
    assert heading.split()[:2] == ["contract", "bid"]
    played_again = sum(
        int(line.split()[2]) for line in lines if line.split()[0] != "all" and line.split()[1] == "all"
    )
    assert 1 <= played_again <= 4
