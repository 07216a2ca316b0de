"""Tests of the auction with doubling: bids with a price for every suit, doubles and redoubles."""

from random import Random

import pytest

from spadille.bots import BOTS
from spadille.games import PROGRESSIVE
from spadille.play.action import Action, Bid, Double, Pass, Redouble
from tests.bots.hand_setups import ask, make_layout, make_view

RULES = PROGRESSIVE.rules("hoyle")
FOR_POTS = PROGRESSIVE.rules("pennycook", {"pots": "two", "frog_ante": 20, "solo_ante": 1})


def club(hands: dict[int, str], *done: str) -> Action:
    return ask(BOTS["club"], RULES, hands, *done)


@pytest.mark.parametrize(
    ("contract", "hand"),
    [
        ("frog", "AH QH 9H 8H AS 9S 8S KD 8D TC 8C"),
        ("spade-solo", "AS TS KS QS 8S 7S AD 9D AC 8C 7H"),
        ("club-solo", "AC TC KC QC 8C 7C AD 9D AS 8S 7H"),
        ("diamond-solo", "AD TD KD QD 8D 7D AC 9C AS 8S 7H"),
        ("heart-solo", "AH TH KH QH 8H 7H AD 9D AS 8S 7C"),
    ],
)
def test_a_hand_made_for_a_contract_bids_it(contract: str, hand: str) -> None:
    assert club({0: hand}) == Bid(0, contract)


def test_a_poor_hand_passes() -> None:
    assert club({0: "9S 8S 7S QH 9H KD 9D 8D JC 9C 7C"}) == Pass(0)


def test_the_dearest_suit_that_will_do_is_bid() -> None:
    assert club({0: "AH TH KH QH 8H AS TS KS QS 8S 7C"}) == Bid(0, "heart-solo")


def test_who_holds_the_trumps_doubles() -> None:
    assert club({1: "AH TH QH JH 9H 8H AS 9S 8D 7D 8C"}, "0 bid heart-solo") == Double(1)


def test_who_holds_little_does_not_double() -> None:
    assert club({1: "9S 8S 7S QH 9H KD 9D 8D JC 9C 7C"}, "0 bid heart-solo") == Pass(1)


def test_a_bidder_with_a_great_hand_redoubles() -> None:
    hands = {0: "AH TH KH QH 8H 7H AD TD AS 8S 7C"}
    assert club(hands, "0 bid heart-solo", "1 double", "2 pass") == Redouble(0, 1)


def test_a_bidder_with_just_enough_lets_the_double_stand() -> None:
    hands = {0: "AH KH QH 8H 7H 6H AD 9D KS 8S 7C"}
    assert club(hands, "0 bid heart-solo", "1 double", "2 pass") == Pass(0)


def test_a_full_pot_is_worth_a_bid_that_the_points_alone_are_not() -> None:
    hand = "KH QH 9H AS 9S 8S KD 8D 7D AC 8C"
    assert club({0: hand}) == Pass(0)
    assert ask(BOTS["club"], FOR_POTS, {0: hand}) == Bid(0, "frog")


def test_a_novice_does_not_always_count_the_same() -> None:
    view = make_view(make_layout(RULES, {0: "KH QH 9H AS 9S 8S KD 8D 7D AC 8C"}))
    assert len({BOTS["novice"].answer(view, Random(seed)) for seed in range(40)}) > 1
