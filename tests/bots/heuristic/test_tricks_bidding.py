"""Tests of bidding where tricks count: a hand for every contract is bid, and weaker hands are not."""

from random import Random

import pytest

from spadille.bots import BOTS
from spadille.cards import Card, Suit
from spadille.games import GERMAN_SOLO
from spadille.play.action import Action, Bid, Call, Hold, NameTrump, Pass
from tests.bots.hand_setups import ask, make_layout, make_view

RULES = GERMAN_SOLO.rules("standard")
CLUB, NOVICE = BOTS["club"], BOTS["novice"]


def club(hands: dict[int, str], *done: str) -> Action:
    return ask(CLUB, RULES, hands, *done)


@pytest.mark.parametrize(
    ("contract", "hand"),
    [
        ("question", "QC 9H AH KH AD 9D 8S 7C"),
        ("kicker", "8S TS QS 7H TH 7D 9D 7C"),
        ("grand", "QC QS AH KD 9D 8D 9H 8S"),
        ("solo", "QC 7H QS JH AS 9S AD 8C"),
        ("bronco", "7S 8S TS 7H 9H 7D 8D 7C"),
        ("bull-solo", "AS KS QS JS AC KC AH AD"),
        ("solo-tout", "QC 7H QS AH KH JH TH AS"),
    ],
)
def test_a_hand_made_for_a_contract_bids_it(contract: str, hand: str) -> None:
    assert club({0: hand}) == Bid(0, contract)


@pytest.mark.parametrize(
    ("standing", "contract", "hand"),
    [
        ("question", "is-it", "QC AC KC 9C KD 9D 9S 8H"),
        ("solo", "six-trick-solo", "QC 7H QS AH KH JH TH 8S"),
        ("six-trick-solo", "solo-is-it", "QC 7C QS AC KC 8D 8S 8H"),
        ("solo-is-it", "six-trick-solo-is-it", "QC 7C QS AC KC JC TC 8D"),
        ("solo-tout", "solo-tout-is-it", "QC 7C QS AC KC JC TC AS"),
    ],
)
def test_a_contract_that_is_worth_no_more_is_bid_to_go_over_another(
    standing: str, contract: str, hand: str
) -> None:
    assert club({1: hand}, f"0 bid {standing}") == Bid(1, contract)


def test_a_poor_hand_passes() -> None:
    assert club({0: "JS 9S QH JH TD QD TC 9C"}) == Pass(0)


def test_a_bid_is_held_by_a_hand_that_is_worth_it() -> None:
    hands = {0: "QC 7H QS JH AS 9S AD 8C", 1: "7S 8S TS 7C 9C 7D 8D 9H"}
    assert club(hands, "0 bid question", "1 bid solo") == Hold(0)


def test_a_bid_is_not_held_for_the_sake_of_holding() -> None:
    assert club({0: "QC 7H AH 9H AS KS 9S 8D"}, "0 bid question", "1 bid solo-tout") == Pass(0)


def test_who_must_play_when_all_pass_names_the_suit_he_is_strongest_in() -> None:
    everybody = ("0 pass", "1 pass", "2 pass", "3 pass")
    assert club({2: "QC AH KH TH 9H 9S 8D 8C"}, *everybody) == NameTrump(2, Suit.HEARTS)


def test_clubs_are_named_where_they_pay_twice_and_the_hand_is_as_good() -> None:
    assert club({0: "QC AC KC 9C AH KH 9H AD"}, "0 bid question", "1 pass", "2 pass", "3 pass") == NameTrump(
        0, Suit.CLUBS
    )


def test_the_ace_of_a_suit_with_one_card_is_called() -> None:
    calls = ("0 bid question", "1 pass", "2 pass", "3 pass", "0 trump H")
    assert club({0: "QC 7H AH KH 9H 8S JD 9D"}, *calls) == Call(0, Card("AS"))


def test_an_ace_whose_king_the_caller_holds_is_called_before_all() -> None:
    calls = ("0 bid question", "1 pass", "2 pass", "3 pass", "0 trump H")
    assert club({0: "QC 7H AH KH 9H 8S KD 9D"}, *calls) == Call(0, Card("AD"))


def test_the_partner_in_a_grand_names_the_suit_he_holds_the_high_trumps_of() -> None:
    hands = {0: "QC QS 9H KD 9D AC KC 8S", 1: "7D AD JD AH 9S TS 8C 8H"}
    assert club(hands, "0 bid grand", "1 pass", "2 pass", "3 pass", "0 call AH") == NameTrump(
        1, Suit.DIAMONDS
    )


@pytest.mark.parametrize("hand", ["QC 7H QS JH AS 9S AD 8C", "QC 7H QS AH KH JH TH AS"])
def test_a_novice_bids_a_strong_hand_too(hand: str) -> None:
    view = make_view(make_layout(RULES, {0: hand}))
    bids = {NOVICE.answer(view, Random(seed)) for seed in range(20)}
    assert Pass(0) not in bids


def test_a_novice_does_not_always_see_it_the_same_way() -> None:
    view = make_view(make_layout(RULES, {0: "QS 9H AH 8H AS 9S 8D TC"}))
    assert len({NOVICE.answer(view, Random(seed)) for seed in range(40)}) > 1
