"""Tests of card play for card points. Seat 0 is eldest and leads."""

import pytest

from spadille.bots import BOTS
from spadille.games import SIX_BID
from tests.bots.hand_setups import ask_card

RULES = SIX_BID.rules("standard")
LEADS = ("0 bid solo", "1 pass", "2 pass", "0 trump S")
SECOND = ("0 pass", "1 bid solo", "2 pass", "1 trump S")
LAST = ("0 pass", "1 pass", "2 bid solo", "2 trump S")


def plays(hands: dict[int, str], *done: str, player: str = "club", seed: int = 1) -> str:
    """Return the card that the seat to play plays, in a deal with these hands after the actions `done`."""
    return ask_card(BOTS[player], RULES, hands, *done, seed=seed).text


# Third hand.


def test_the_ten_goes_on_partners_ace() -> None:
    hands = {0: "AD 9D 8D", 1: "7D AS TS KS QS 9S", 2: "TD KD 6D 7C 8C 9C"}
    assert plays(hands, *SECOND, "0 play AD", "1 play 7D") == "TD"


def test_no_counter_goes_on_a_trick_that_the_declarer_has() -> None:
    hands = {0: "QD 9D 8D", 1: "AD AS TS KS QS 9S", 2: "TD KD 7D 6D 8C 9C"}
    assert plays(hands, *SECOND, "0 play QD", "1 play AD") == "6D"


def test_a_ten_that_takes_the_trick_is_brought_home() -> None:
    hands = {0: "8D 9D 6D AD", 1: "QD AS TS KS QS 9S", 2: "TD KD 7D 7C 8C 9C"}
    assert plays(hands, *SECOND, "0 play 8D", "1 play QD") == "TD"


def test_what_is_thrown_on_the_declarers_trick_is_worthless() -> None:
    hands = {0: "QD 9D 8D", 1: "AD AS TS KS QS 9S", 2: "TC KC 7C AH TH KH 9H 8H 7H 6H QH"}
    assert plays(hands, *SECOND, "0 play QD", "1 play AD") in {"7C", "6H", "7H", "8H", "9H"}


def test_a_counter_is_thrown_on_partners_trick() -> None:
    hands = {0: "AD 9D 8D", 1: "7D AS TS KS QS 9S", 2: "TC KC 7C JH TH KH 9H 8H 7H 6H QH"}
    assert plays(hands, *SECOND, "0 play AD", "1 play 7D") in {"TC", "TH"}


def test_the_declarer_plays_low_to_a_trick_he_cannot_take() -> None:
    hands = {0: "AD KD 8D", 1: "TD 9D 7H", 2: "QD 6D AS TS KS QS 9S"}
    assert plays(hands, *LAST, "0 play AD", "1 play 9D") == "6D"


def test_the_declarer_takes_counters_with_the_lowest_trump_that_does() -> None:
    hands = {0: "KD QD 8D", 1: "TD 9D 7H", 2: "AS TS KS QS 7S AC 9C AH 9H 8H 7C"}
    assert plays(hands, *LAST, "0 play KD", "1 play TD") == "7S"


# Second hand.


def test_no_ace_goes_under_the_declarers_sure_trump() -> None:
    hands = {0: "QD 9D KD TD 6D AC 7C", 1: "7D AD 8D 9C 9H", 2: "7S AS TS KS QS 9S 8C AH 8H 7H 6C"}
    void = ("0 play QD", "1 play 7D", "2 play 7S", "2 play 8C", "0 play AC", "1 play 9C")
    assert plays(hands, *LAST, *void, "0 play 9D") == "8D"


def test_before_the_declarer_the_ten_stays_in_hand_while_the_ace_is_out() -> None:
    hands = {0: "QD 9D 8D KD 6D", 1: "TD 7D 9H", 2: "AS TS KS QS 9S AD AH 8C 7H 6H 6C"}
    assert plays(hands, *LAST, "0 play QD") == "7D"


def test_a_low_card_of_the_declarers_is_taken_before_partner_must() -> None:
    hands = {0: "8D AS TS KS QS 9S 7S AC 8C AH 9H", 1: "AD 9D TD 7C 6H", 2: "KD QD 7D"}
    assert plays(hands, *LEADS, "0 play 8D") in {"AD", "TD"}


# Leading.


def test_the_declarer_draws_trumps_from_the_top() -> None:
    hands = {0: "AS TS KS QS 9S 7S AD TD AC 9C 8H"}
    assert plays(hands, *LEADS) in {"AS", "TS", "KS", "QS"}


def test_the_declarer_stops_drawing_trumps_when_the_others_have_none() -> None:
    hands = {0: "AS TS KS QS JS 9S AD TD 7D AC 8C", 1: "8S 7S 9D 8D 6D", 2: "6S KD QD JD"}
    drawn = ("0 play AS", "1 play 7S", "2 play 6S", "0 play TS", "1 play 8S", "2 play JD")
    assert plays(hands, *LEADS, *drawn) in {"AD", "AC"}


def test_the_ten_is_not_led_while_the_ace_is_out() -> None:
    hands = {0: "KS QS JS 9S 8S TD 9D TC 8C TH 9H"}
    assert plays(hands, *LEADS)[0] != "T"


@pytest.mark.parametrize("auction", [SECOND, LAST], ids=["through the declarer", "up to the declarer"])
def test_no_defender_leads_away_from_an_ace(auction: tuple[str, ...]) -> None:
    hands = {0: "AD 9D 8D AC 9C 8C AH 9H 8H 7H 6S"}
    assert plays(hands, *auction) not in {"9D", "8D", "9C", "8C", "9H", "8H", "7H"}


def test_partners_suit_is_returned() -> None:
    hands = {
        0: "QD 9D JC 9C 8C JH 9H 8H 7H 7C 6C",
        1: "AD 8D 6D TC KC TH KH 7S 6S 6H JD",
        2: "TD 7D AS TS KS QS JS AC QC AH QH",
    }
    assert plays(hands, *LAST, "0 play 9D", "1 play AD", "2 play 7D")[1] == "D"


def test_a_suit_the_declarer_must_trump_is_led_to_him() -> None:
    hands = {
        0: "QD 9D 8D AC 7C 9H 8H 7H 6H JC JH",
        1: "7D AD TD 9C 8C TH KH QH TC KC 8S",
        2: "7S 9S AS TS KS QS 6C QC AH JD 6D",
    }
    hands[2] = "7S 9S AS TS KS QS 6C QC AH JS 6S"
    void = ("0 play QD", "1 play 7D", "2 play 6S", "2 play 6C", "0 play AC", "1 play 8C")
    assert plays(hands, *LAST, *void) in {"9D", "8D"}


# A novice.


def test_a_novice_puts_the_ten_on_partners_ace_too() -> None:
    hands = {0: "AD 9D 8D", 1: "7D AS TS KS QS 9S", 2: "TD KD 6D 7C 8C 9C"}
    assert {
        plays(hands, *SECOND, "0 play AD", "1 play 7D", player="novice", seed=seed) for seed in range(30)
    } == {"TD"}


def test_a_novice_forgets_who_is_void() -> None:
    hands = {0: "QD 9D KD TD 6D AC 7C", 1: "7D AD 8D 9C 9H", 2: "7S AS TS KS QS 9S 8C AH 8H 7H 6C"}
    void = ("0 play QD", "1 play 7D", "2 play 7S", "2 play 8C", "0 play AC", "1 play 9C")
    played = {plays(hands, *LAST, *void, "0 play 9D", player="novice", seed=seed) for seed in range(60)}
    assert played == {"8D", "AD"}
