"""Tests of card play where the declarer must take every counting card. Seat 0 is eldest and leads."""

from spadille.bots import BOTS
from spadille.games import SIX_BID
from tests.bots.hand_setups import ask_card

RULES = SIX_BID.rules("standard")
LEADS = ("0 bid call", "1 pass", "2 pass", "0 trump S", "0 call none")
SECOND = ("0 pass", "1 bid call", "2 pass", "1 trump S", "1 call none")
LAST = ("0 pass", "1 pass", "2 bid call", "2 trump S", "2 call none")


def plays(hands: dict[int, str], *done: str) -> str:
    """Return the card that the seat to play plays, in a deal with these hands after the actions `done`."""
    return ask_card(BOTS["club"], RULES, hands, *done).text


def test_trumps_are_drawn_first() -> None:
    hands = {0: "AS TS KS QS JS 9S 8S AD TD AC TC"}
    assert plays(hands, *LEADS)[1] == "S"


def test_sure_winners_are_led_after_trumps() -> None:
    hands = {0: "AS TS KS QS JS 9S 8S AD TD AC 9C", 1: "7S 9D 8D", 2: "6S QD JD"}
    assert plays(hands, *LEADS, "0 play AS", "1 play 7S", "2 play 6S") != "9C"


def test_defenders_lead_an_ace() -> None:
    hands = {0: "AD KD QC JC 9C 8C 9H 8H 7H 6H 6S"}
    assert plays(hands, *SECOND) == "AD"


def test_stoppers_are_kept() -> None:
    hands = {0: "AS TS KS QS JS 9S 8S 7S AD KD AC", 1: "TD 9D 9C 8C 7C 6C TH KH QH JH 9H"}
    thrown = plays(hands, *LEADS, "0 play AS")
    assert thrown not in {"TD", "9D"}


def test_defenders_put_a_counter_on_their_trick() -> None:
    hands = {0: "8D KD QC JC 9C 8C 9H 8H 7H 6H 6S", 1: "AS TS KS QS JS 9S 8S 7S 7D AC TC", 2: "9D AD AH TH"}
    assert plays(hands, *SECOND, "0 play 8D", "1 play 7D")[0] in "ATKQJ"


def test_declarer_wins_cheaply() -> None:
    hands = {0: "KH QH", 1: "TH JH", 2: "AS TS KS QS JS 9S 8S 7S AD TD AC"}
    assert plays(hands, *LAST, "0 play KH", "1 play TH") == "7S"
