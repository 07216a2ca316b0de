"""The report on bidders: the value of bids, with one player for all cards."""

from pathlib import Path

import pytest

from research.experiments import bidding
from research.experiments.bidding import Table
from spadille.arena import Contest
from spadille.bots import BOTS, Chance
from spadille.games import SIX_BID
from spadille.play.action import Action, Pass
from spadille.play.deal import Deal
from spadille.play.view import View

RULES = SIX_BID.rules("standard")
CONTEST = Contest(RULES, RULES.players, ("club", "club"), "bidders")


class Silent:
    """Always passes."""

    def answer(self, view: View, chance: Chance) -> Action:
        del chance
        assert view.seat is not None
        return Pass(view.seat)


def bid_deal(number: int) -> tuple[Table, list[int], list[int]]:
    """Bid a deal with clubs, and return its table, the declarers and the others."""
    layout = CONTEST.layout(number)
    deal = Deal.of(layout)
    table = Table(deal, BOTS["club"], number)
    bid = table._bid()
    declared = bid.phase.declared if bid.turn is not None else None
    playing = [] if declared is None else [declared.declarer]
    return table, playing, [seat for seat in layout.active if seat not in playing]


def test_same_bidder_gains_nothing() -> None:
    table, playing, others = bid_deal(0)
    assert [table.gained(seat, BOTS["club"]) for seat in playing + others] == [None] * 3


def test_silent_bidder_forgoes_own_contract() -> None:
    number, (table, [seat], _) = next(
        (number, found) for number in range(20) if len((found := bid_deal(number))[1]) == 1
    )
    tried, usual = table._bid(seat, Silent()), table._bid()
    assert table.gained(seat, Silent()) == table._payments(tried)[seat] - table._payments(usual)[seat], number
    declared = tried.phase.declared if tried.turn is not None else None
    assert declared is None or declared.declarer != seat


def test_bidder_report_gives_gain_per_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bidding, "KEPT", tmp_path)
    bidding.main(["--bots", "club,club", "--deals", "3"])
    bidding.main(["--bots", "novice,club", "--deals", "3"])
    same, none, other, often = capsys.readouterr().out.splitlines()
    assert same == "club bidding among club, counters a deal: +0.00, deals 3"
    assert none == "another auction in 0.0% of seats"
    assert other.startswith("novice bidding among club, counters a deal: ")
    assert often != none
