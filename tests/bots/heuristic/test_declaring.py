"""Tests of calling a card, and of giving one in exchange."""

import pytest

from spadille.bots import BOTS
from spadille.cards import Card
from spadille.games import SIX_BID
from spadille.play.action import Action, Call, Give
from tests.bots.hand_setups import ask

BID = ("0 bid call", "1 pass", "2 pass")


def answers(hand: str, *calls: str, other: str = "", preset: str = "standard") -> Action:
    """Return the call or the gift of the declarer, who is eldest and has this hand."""
    return ask(BOTS["club"], SIX_BID.rules(preset), {0: hand, 1: other}, *BID, *calls)


def test_the_card_that_fills_the_gap_is_called() -> None:
    assert answers("AS TS QS JS 9S 8S 7S AD TD AC 9C", "0 trump S") == Call(0, Card("KS"))


def test_with_all_the_trumps_a_card_to_run_a_side_suit_is_called() -> None:
    assert answers("AS TS KS QS JS 9S 8S AD KD QD AC", "0 trump S") == Call(0, Card("TD"))


def test_a_hand_that_lacks_nothing_calls_none_where_it_may() -> None:
    assert answers("AS TS KS QS JS 9S 8S AD TD AC TC", "0 trump S") == Call(0, None)


def test_it_calls_something_where_it_must() -> None:
    answer = answers("AS TS KS QS JS 9S 8S AD TD AC TC", "0 trump S", preset="gamerules")
    assert isinstance(answer, Call)
    assert answer.card is not None


def test_the_loser_is_given_back() -> None:
    called = ("0 trump S", "0 call KS")
    assert answers("AS TS QS JS 9S 8S 7S AD TD AC 9C", *called, other="KS") == Give(0, Card("9C"))


@pytest.mark.parametrize("loser", ["6D", "9H", "QC"])
def test_whatever_suit_it_is_in(loser: str) -> None:
    hand = f"AS TS KS QS JS 9S 8S AD AC AH {loser}"
    called = {"6D": "TD", "9H": "TH", "QC": "TC"}[loser]
    assert answers(hand, "0 trump S", f"0 call {called}", other=called) == Give(0, Card(loser))
