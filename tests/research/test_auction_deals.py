"""Auctions that were played: what a bidder foresaw stands beside what came of it."""

from dataclasses import replace
from math import log
from pathlib import Path

import pytest

from research.experiments import contract_forecasts
from research.training.auction_deals import (
    ANY,
    BID,
    DOUBLE,
    FREE,
    Heard,
    Told,
    begun,
    heard_in,
    kind_near,
    played,
    row_of,
)
from research.training.fit_auction_shifts import Foreseen, foreseen, let_stand, shifts, telling
from spadille.bots.expert.auction_inference import BidContext
from spadille.bots.expert.contract_class import ContractClass
from spadille.bots.expert.model import load_shipped_model
from spadille.bots.expert.player import ExpertPlayer
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
MISERE = Foreseen(
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


def heard(rules: Rules, *words: str) -> Heard:
    """A deal with this auction, played out; at every word somebody told himself of a chance of 70 in 100."""
    deal = Deal.of(make_layout(rules, {}))
    for word in words:
        deal = deal.play(read_action(word))
    thoughts = tuple(Told(at, 1.0, 5.0, 0.7) for at in range(len(words)))
    return Heard(0, replay_games.play_game(["club"], deal, 1), thoughts)


def test_classes_of_contracts_take_turns() -> None:
    starts = [begun(BID, "six-bid", number, load_shipped_model())[1] for number in range(5)]
    assert [start.contract.id for start in starts if start] == [
        "call",
        "misere",
        "spread",
        "heart-solo",
        "guarantee",
    ]


def test_who_is_near_a_bid_makes_it_where_it_promises_hardly_less_than_nothing() -> None:
    number = next(number for number in range(40) if _made(played(BID, "six-bid", number, QUICK), number))
    again_played = played(BID, "six-bid", number, QUICK)
    assert again_played == played(BID, "six-bid", number, QUICK)
    assert heard_in(row_of(again_played)) == again_played


def _made(deal: Heard, number: int) -> bool:
    start = begun(BID, "six-bid", number, load_shipped_model())[1]
    return start is not None and Bid(start.bidder, start.contract.id) in deal.deal.actions


def test_what_was_foreseen_is_that_of_the_bid_that_stood() -> None:
    german = heard(
        GERMAN_SOLO.rules("standard"),
        "0 bid question",
        "1 bid kicker",
        "0 hold",
        "1 pass",
        "2 pass",
        "3 pass",
    )
    [held] = foreseen(german)
    assert (held.contract, held.how_bid, held.chance, held.count) == ("kicker", BidContext.HELD, 0.7, None)
    assert held.made == (german.deal.result is not None and german.deal.result.outcome is Outcome.WON)
    [over] = foreseen(
        heard(GERMAN_SOLO.rules("standard"), "0 bid question", "1 bid kicker", "0 pass", "2 pass", "3 pass")
    )
    assert over.how_bid is BidContext.OVER


def test_a_doubled_bidder_foresees_twice() -> None:
    rules = PROGRESSIVE.rules("pennycook")
    plain, answer = foreseen(heard(rules, "0 bid heart-solo", "1 double", "2 pass", "0 redouble 1"))
    assert (plain.how_bid, plain.redoubled) == (BidContext.OPEN, False)
    assert (answer.how_bid, answer.redoubled) == (BidContext.DOUBLED, True)
    assert answer.count == 5.0


def test_those_who_let_a_contract_stand_foresee_what_comes_of_it() -> None:
    rules = GERMAN_SOLO.rules("standard")
    german = heard(rules, "0 bid question", "1 bid kicker", "0 hold", "1 pass", "2 pass", "3 pass")
    others = list(let_stand(german))
    assert [(case.contract, case.how_bid, case.chance) for case in others] == [
        ("kicker", BidContext.OPPONENTS, 0.7)
    ] * 3
    assert {case.made for case in others} == {
        german.deal.result is not None and german.deal.result.outcome is Outcome.WON
    }


def test_who_answers_a_double_lets_nothing_of_anothers_stand() -> None:
    rules = PROGRESSIVE.rules("pennycook")
    [only] = let_stand(heard(rules, "0 bid heart-solo", "1 double", "2 pass", "0 pass"))
    assert only.how_bid is BidContext.OPPONENTS


def test_from_a_bid_that_need_not_be_made_only_the_others_learn_and_only_where_it_was() -> None:
    deal = heard(SIX_BID.rules("standard"), "0 bid misere", "1 pass", "2 pass")
    near = replace(deal, number=1, near=0)
    assert kind_near(near.deal.layout.rules, 1) is ContractClass.NO_POINTS
    assert [case.how_bid for case in telling(FREE, near)] == [BidContext.OPPONENTS]
    assert list(telling(FREE, replace(near, number=2))) == []
    assert list(telling(FREE, replace(near, near=1))) == []
    assert [case.how_bid for case in telling(BID, near)] == [BidContext.OPEN]
    assert list(telling(DOUBLE, near)) == []
    assert [case.how_bid for case in telling(ANY, near)] == [BidContext.OPEN, BidContext.OPPONENTS]


def test_a_shift_is_drawn_to_nought_where_little_was_seen() -> None:
    lost = replace(MISERE, made=False)
    few, many = shifts([MISERE] * 9 + [lost]), shifts([MISERE] * 360 + [lost] * 40)
    few_odds, many_odds = (found["rotation"]["no-points"]["open"][1] for found in (few, many))
    assert 0 < few_odds < 1 < many_odds < log(9)


def test_what_chance_may_have_brought_shifts_nothing() -> None:
    lost = replace(MISERE, made=False)
    assert shifts([MISERE]) == {}
    assert shifts([MISERE] * 55 + [lost] * 45) == {}


def test_points_that_were_foreseen_too_low_are_added_where_people_double() -> None:
    frog = replace(MISERE, contract="frog", kind=ContractClass.POINTS_LAID_AWAY, count=55.0, came=65)
    doubling = [replace(frog, style=AuctionStyle.DOUBLING, came=came) for came in (64, 66)]
    found = shifts([frog, replace(frog, came=64)] * 22 + doubling * 11)
    assert found == {"doubling": {"points-laid-away": {"open": [pytest.approx(5.0), 0.0]}}}


def test_what_another_counts_is_shifted_by_its_count_alone() -> None:
    solo = replace(
        MISERE, contract="solo", kind=ContractClass.TRICKS, how_bid=BidContext.OPPONENTS, count=5.0
    )
    cases = [replace(solo, style=AuctionStyle.PRECEDENCE, came=came) for came in (5, 6, 7)] * 30
    count, odds = shifts(cases)["precedence"]["tricks"]["another's"]
    assert 0.5 < count < 1
    assert odds == 0


def test_fresh_deals_are_reported_by_contract_and_by_how_it_stood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(contract_forecasts, "PLACE", tmp_path)
    monkeypatch.setattr(contract_forecasts, "bidder", lambda _: QUICK)
    contract_forecasts.main(["--games", "six-bid", "--deals", "2"])
    game, heading, *lines = capsys.readouterr().out.splitlines()
    assert game == "six-bid"
    assert heading.split()[:2] == ["contract", "stood"]
    played_again = sum(
        int(line.split()[2]) for line in lines if line.split()[0] != "all" and line.split()[1] == "all"
    )
    assert 1 <= played_again <= 4
