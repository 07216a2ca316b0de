"""OpenSpiel's search sits at a table of ours, in every seat of the same deal."""

from bench.against_ismcts import SearchTable, gain_lines
from spadille.bots import BOTS


def test_the_search_plays_every_seat_and_is_paid_by_the_rules() -> None:
    table = SearchTable("frog", 2, BOTS["novice"])
    gain = table.gain(0)
    assert gain == table.gain(0)
    least, most = table.game.dealing.table.bounds.payments
    assert least <= gain <= most


def test_after_its_minutes_no_other_deal_is_begun() -> None:
    *deals, sum_ = gain_lines(SearchTable("frog", 2, BOTS["novice"]), 5, minutes=1e-9)
    assert len(deals) == 1
    assert "1 deals" in sum_
