"""Tests of the measured value of bids and endgames: the same player plays the rest of the
deal in both cases.
"""

from __future__ import annotations

import pytest

from research.experiments import bidding, endgames
from research.experiments.bidding import BiddingTable
from research.experiments.endgames import endgame_gains
from spadille.arena import Contest
from spadille.bots import BOTS, Chance, Player
from spadille.games import SIX_BID
from spadille.play.action import Action, Pass
from spadille.play.deal import Deal
from spadille.play.view import View
from tests.laws.tables import sitting

CONTEST = Contest(SIX_BID.rules("standard"), 3, ("club", "club"), "bidders")
CLUB, NOVICE = BOTS["club"], BOTS["novice"]


class AlwaysPasses:
    """A player that passes every bid."""

    def answer(self, view: View, chance: Chance) -> Action:
        del chance
        assert view.seat is not None
        return Pass(view.seat)


def table_of(number: int, bidder: Player) -> BiddingTable:
    return BiddingTable(Deal.of(CONTEST.layout(number)), number, bidder, CLUB)


def test_equal_bids_gain_nothing() -> None:
    table = table_of(0, CLUB)
    assert [table.gain(seat) for seat in table.begun.layout.active] == [None] * 3


def test_a_bid_passed_away_loses_what_it_brought() -> None:
    tables = (table_of(number, AlwaysPasses()) for number in range(20))
    table = next(table for table in tables if table.bid().turn is not None)
    declared = table.bid().phase.declared
    assert declared is not None
    seat = declared.declarer
    tried = table.bid(seat)
    assert table.gain(seat) == table.payments(tried)[seat] - table.payments(table.bid())[seat]
    declared = tried.phase.declared if tried.turn is not None else None
    assert declared is None or declared.declarer != seat


def test_the_gain_of_bids_is_reported_per_deal(capsys: pytest.CaptureFixture[str]) -> None:
    bidding.main(["--bots", "club,club", "--deals", "3"])
    bidding.main(["--bots", "novice,club", "--deals", "3"])
    same, none, other, often = capsys.readouterr().out.splitlines()
    assert same == "club bidding among club, counters a deal: +0.00, deals 3"
    assert none == "another auction in 0.0% of seats"
    assert other.startswith("novice bidding among club, counters a deal: ")
    assert often != none


def gains(number: int, *bots: Player) -> list[int | None]:
    """Return the gains by seat in the last three tricks of deal `number` of Six-Bid Solo."""
    deal = Deal.of(sitting("endgames", number, (SIX_BID,)).layout)
    return list(endgame_gains(deal, number, bots, 3))


def test_equal_endgames_gain_nothing() -> None:
    assert set(gains(1, CLUB, CLUB)) == {None}


def test_the_first_bot_gains_what_the_second_loses() -> None:
    gained = [gain for number in range(4) for gain in gains(number, CLUB, NOVICE)]
    lost = [gain for number in range(4) for gain in gains(number, NOVICE, CLUB)]
    assert any(gain is not None for gain in gained)
    assert [gain and -gain for gain in gained] == lost


def test_the_gain_of_endgames_is_reported_per_deal(capsys: pytest.CaptureFixture[str]) -> None:
    endgames.main(["--bots", "club,club", "--deals", "2", "--last", "2"])
    endgames.main(["--deals", "2", "--last", "3"])
    same, none, ahead, _ = capsys.readouterr().out.splitlines()
    assert same == "club instead of club with 2 cards left, all seats of a deal: +0.00, deals 2"
    assert none.startswith("another ending for 0.0% of ")
    assert ahead.startswith("research.players:LOOKAHEAD_EXPERT instead of expert with 3 cards left, ")
