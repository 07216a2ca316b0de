"""Tests of card play in null contracts, on both sides. Seat 0 is eldest and leads."""

import pytest

from spadille.bots import BOTS
from spadille.games import SIX_BID
from tests.bots.hand_setups import ask_card

SEATS = range(3)
MISERE = [tuple(f"{at} {'bid misere' if at == seat else 'pass'}" for at in SEATS) for seat in SEATS]
SPREAD = [tuple(f"{at} {'bid spread' if at == seat else 'pass'}" for at in SEATS) for seat in SEATS]


def plays(hands: dict[int, str], *done: str, preset: str = "standard") -> str:
    """Return the card that the seat to play plays, in a deal with these hands after the actions `done`."""
    return ask_card(BOTS["club"], SIX_BID.rules(preset), hands, *done).text


# The declarer.


def test_the_declarer_stays_under_with_the_highest_card() -> None:
    hands = {0: "9H TH KH", 1: "8H 7H 6H 8S 7S 6S 8D 7D 6D 7C 6C"}
    assert plays(hands, *MISERE[1], "0 play 9H") == "8H"


def test_the_declarer_keeps_a_card_that_stays_under() -> None:
    hands = {0: "TH KH QH", 1: "JH 6H 8S 7S 6S 8D 7D 6D 7C 6C 9C"}
    assert plays(hands, *MISERE[1], "0 play TH") == "JH"


def test_a_void_declarer_discards_the_most_dangerous_card() -> None:
    hands = {0: "TH KH QH", 1: "AS 8D 7D 6D 9D 8C 7C 6C 9C 7S 6S"}
    assert plays(hands, *MISERE[1], "0 play TH") == "AS"
    hands = {0: "TH KH QH", 1: "KS 8D 7D 6D 9D 8C 7C 6C 9C AC AD"}
    assert plays(hands, *MISERE[1], "0 play TH") == "KS"


def test_the_declarer_leads_a_card_that_is_hard_to_go_under() -> None:
    hands = {0: "6H 8H QH 6S 8S 9S 7D 8D 9D 6C 8C"}
    assert plays(hands, *MISERE[0])[0] in {"6", "7", "8"}


def test_the_declarer_takes_an_empty_trick_as_last_player() -> None:
    hands = {0: "6H AH TH", 1: "7H KH 9S", 2: "8H QH 6S 7S 8S 6D 7D 8D 6C 7C 8C"}
    assert plays(hands, *MISERE[2], "0 play 6H", "1 play 7H") == "8H"


def test_where_tricks_count_the_declarer_takes_no_empty_trick() -> None:
    hands = {0: "8H AH TH", 1: "7H KH 9S", 2: "9H 6H 6S 7S 8S 6D 7D 8D 6C 7C 8C"}
    assert plays(hands, *MISERE[2], "0 play 8H", "1 play 7H", preset="white-knuckle") == "6H"


# The defenders.


def test_defenders_put_a_counting_card_on_the_declarers_trick() -> None:
    hands = {0: "8H AH TH 9D", 1: "9H 6S 7S 8S 9S 6D 7D 8D 6C 7C 8C", 2: "TS KS QS JS TD KD QD JD TC KC QC"}
    assert plays(hands, *MISERE[1], "0 play 8H", "1 play 9H") in {
        "TS",
        "KS",
        "QS",
        "JS",
        "TD",
        "KD",
        "QD",
        "JD",
        "TC",
    }


def test_a_defender_does_not_overtake_the_declarers_card() -> None:
    hands = {0: "JH AH 9D", 1: "QH 6S 7S 8S 9S 6D 7D 8D 6C 7C 8C", 2: "TH 7H KS"}
    assert plays(hands, *MISERE[1], "0 play JH", "1 play QH") == "7H"


def test_a_defender_before_the_declarer_plays_low() -> None:
    hands = {0: "6H AH 9D", 1: "7H KH AS KS", 2: "9H 8H 6S 7S 8S 9S 6D 7D 8D 6C 7C"}
    assert plays(hands, *MISERE[2], "0 play 6H") == "7H"


def test_defenders_discard_high_cards_once_the_declarer_is_under() -> None:
    hands = {0: "TH JH 9D", 1: "7H 6S 7S 8S 9S 6D 7D 8D 6C 7C 8C", 2: "AH 8H 6H KS"}
    assert plays(hands, *MISERE[1], "0 play TH", "1 play 7H") == "AH"


def test_no_defender_leads_a_suit_in_which_the_declarer_is_void() -> None:
    hands = {
        0: "AH 6H AS KS 9S AD KD 9D AC KC TC",
        1: "8H 6S 7S 8S 6D 7D 8D 6C 7C 8C 9C",
        2: "TH KH QH JH 9H TS QS JS TD QD JD",
    }
    void = ("0 play AH", "1 play 8H", "2 play KH", "0 play 6H", "1 play 9C", "2 play 9H")
    assert plays(hands, *MISERE[1], *void, "2 play TS", "0 play KS", "1 play 8S")[1] != "H"


@pytest.mark.parametrize("weak", "SHDC")
def test_into_an_open_hand_the_weak_suit_is_led_low(weak: str) -> None:
    low = [f"{rank}{suit}" for suit in "SHDC" for rank in "678"]
    strong = [card for card in low if card[1] != weak] + [f"K{weak}", f"9{weak}"]
    mine = (
        [f"{rank}{weak}" for rank in "678"]
        + [f"A{suit}" for suit in "SHDC"]
        + [f"J{suit}" for suit in "SHDC"]
    )
    hands = {2: " ".join(strong), 0: " ".join(mine)}
    assert plays(hands, *SPREAD[2], preset="white-knuckle")[1] == weak
