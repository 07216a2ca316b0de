"""Playing where the declarer must take every counter. Seat 0 is eldest and leads."""

from spadille.bots import BOTS
from spadille.games import SIX_BID
from tests.bots.hand_setups import card_played

RULES = SIX_BID.rules("standard")
LEADS = ("0 bid call", "1 pass", "2 pass", "0 trump S", "0 call none")
SECOND = ("0 pass", "1 bid call", "2 pass", "1 trump S", "1 call none")
LAST = ("0 pass", "1 pass", "2 bid call", "2 trump S", "2 call none")


def plays(hands: dict[int, str], *done: str) -> str:
    """The card played by the one whose turn it is."""
    return card_played(BOTS["club"], RULES, hands, *done).text


def test_trumps_are_drawn_first() -> None:
    hands = {0: "AS TS KS QS JS 9S 8S AD TD AC TC"}
    assert plays(hands, *LEADS)[1] == "S"


def test_then_comes_what_cannot_be_beaten() -> None:
    hands = {0: "AS TS KS QS JS 9S 8S AD TD AC 9C", 1: "7S 9D 8D", 2: "6S QD JD"}
    assert plays(hands, *LEADS, "0 play AS", "1 play 7S", "2 play 6S") != "9C"


def test_an_ace_is_led_against_it() -> None:
    hands = {0: "AD KD QC JC 9C 8C 9H 8H 7H 6H 6S"}
    assert plays(hands, *SECOND) == "AD"


def test_what_may_stop_a_suit_is_kept() -> None:
    hands = {0: "AS TS KS QS JS 9S 8S 7S AD KD AC", 1: "TD 9D 9C 8C 7C 6C TH KH QH JH 9H"}
    thrown = plays(hands, *LEADS, "0 play AS")
    assert thrown not in {"TD", "9D"}


def test_a_trick_that_is_to_be_had_is_had_with_a_counter_in_it() -> None:
    hands = {0: "8D KD QC JC 9C 8C 9H 8H 7H 6H 6S", 1: "AS TS KS QS JS 9S 8S 7S 7D AC TC", 2: "9D AD AH TH"}
    assert plays(hands, *SECOND, "0 play 8D", "1 play 7D")[0] in "ATKQJ"


def test_the_declarer_takes_with_the_lowest_card_that_surely_does() -> None:
    hands = {0: "KH QH", 1: "TH JH", 2: "AS TS KS QS JS 9S 8S 7S AD TD AC"}
    assert plays(hands, *LAST, "0 play KH", "1 play TH") == "7S"
