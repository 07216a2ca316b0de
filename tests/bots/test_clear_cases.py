"""Tests of decisions with a clear best answer, which all bots but the novice must find. Seat 0 is eldest and
leads.
"""

from collections.abc import Mapping

import pytest

from spadille.bots import BOTS
from spadille.games import GERMAN_SOLO, SIX_BID
from spadille.play.action import Action, Play, Stop
from spadille.rules.game import Rules
from spadille.rules.seating import Seat
from tests.bots.hand_setups import ask

RULES = SIX_BID.rules("standard")
GERMAN = GERMAN_SOLO.rules("standard")
players = pytest.mark.parametrize("name", [name for name in BOTS if name != "novice"])


def answer(name: str, rules: Rules, hands: Mapping[Seat, str], *done: str) -> Action:
    return ask(BOTS[name], rules, hands, *done, seed=7)


@players
def test_a_hand_that_cannot_lose_is_bid(name: str) -> None:
    assert answer(name, RULES, {0: "AS TS KS QS JS 9S AD TD AC TC AH"}).verb == "bid"


@players
def test_a_hand_without_a_trick_is_no_solo(name: str) -> None:
    bid = answer(name, RULES, {0: "9S 8S 9D 8D 7D 9C 8C 7C 9H 8H 7H"})
    assert str(bid) not in {"0 bid solo", "0 bid heart-solo", "0 bid guarantee", "0 bid call"}


@players
def test_trumps_are_the_suit_with_the_tricks(name: str) -> None:
    hands = {0: "AC TC KC QC JC 9C 8C AD 9S 8S 7H"}
    assert str(answer(name, RULES, hands, "0 bid solo", "1 pass", "2 pass")) == "0 trump C"


@players
def test_what_is_given_back_is_no_winner(name: str) -> None:
    hands = {0: "AS TS KS QS 9S 8S 7S AD TD AC 9H", 1: "JS", 2: "6S"}
    calls = ("0 bid call", "1 pass", "2 pass", "0 trump S", "0 call JS")
    assert str(answer(name, RULES, hands, *calls)) == "0 give 9H"


IN_HEARTS = ("0 bid solo", "1 pass", "2 pass", "3 pass", "0 trump H")
HEARTS_DRAWN = (
    "0 play QC", "1 play 8H", "2 play 9H", "3 play TH",
    "0 play 7H", "1 play QH", "2 play JH", "3 play JS",
    "0 play QS", "1 play 7S", "2 play 9S", "3 play 8D",
    "0 play AH", "1 play 8S", "2 play TS", "3 play KS",
    "0 play KH", "1 play 7C", "2 play TC", "3 play TD",
)  # fmt: skip
OTHERS = {1: "8H QH 7S 8S 7C 9C JD 7D", 2: "9H JH 9S TS TC JC KD QD"}


@players
def test_five_tricks_in_a_row_are_enough_for_a_weak_rest(name: str) -> None:
    hands = OTHERS | {0: "QC 7H QS AH KH AS 9D 8C"}
    assert answer(name, GERMAN, hands, *IN_HEARTS, *HEARTS_DRAWN) == Stop(0)


@players
def test_who_holds_all_the_rest_goes_for_last(name: str) -> None:
    hands = OTHERS | {0: "QC 7H QS AH KH AS AD AC"}
    assert isinstance(answer(name, GERMAN, hands, *IN_HEARTS, *HEARTS_DRAWN), Play)
