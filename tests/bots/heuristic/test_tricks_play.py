"""Tests of card play where tricks count."""

from spadille.bots import BOTS
from spadille.cards import Card, Hand
from spadille.games import GERMAN_SOLO
from spadille.play.action import Action, Ask, Stop
from tests.bots.hand_setups import ask, ask_card

RULES = GERMAN_SOLO.rules("standard")
CLUB = BOTS["club"]


def club(hands: dict[int, str], done: str) -> Action:
    return ask(CLUB, RULES, hands, *done.split(", "))


def card(hands: dict[int, str], done: str) -> Card:
    return ask_card(CLUB, RULES, hands, *done.split(", "))


ALONE = "0 bid solo, 1 pass, 2 pass, 3 pass, 0 trump H"
DECLARED_HERE = "0 bid question, 1 pass, 2 pass, 3 pass, 0 trump H, 0 call AD"
SECOND_DECLARES = "0 pass, 1 bid solo, 2 pass, 3 pass, 1 trump H"
SECOND_CALLED = "0 pass, 1 bid question, 2 pass, 3 pass, 1 trump H, 1 call AD"


def test_a_declarer_alone_draws_trumps_from_the_top() -> None:
    assert card({0: "QC 7H QS AH KH AS 9D 8C"}, ALONE) in Hand.read("QC 7H QS AH KH")


def test_a_declarer_with_no_foe_holding_trumps_cashes_his_winners() -> None:
    hands = {0: "QC 7H QS AH KH AS 9D 8C", 1: "QH JH 7S 8S 7D 8D 7C 9C", 2: "TH 9H 9S TS TD JD TC JC"}
    done = f"{ALONE}, 0 play QC, 1 play JH, 2 play 9H, 3 play 8H, 0 play 7H, 1 play QH, 2 play TH, 3 play JS"
    assert card(hands, done) == Card("AS")


def test_an_opponent_cashes_his_ace_before_he_opens_trumps() -> None:
    assert card({0: "AS 9S 8H TH 9D 8D JC TC", 1: "QC 7H QS AH KH KS AD 8C"}, SECOND_DECLARES) == Card("AS")


def test_a_player_does_not_go_over_his_partner_who_is_sure_of_the_trick() -> None:
    hands = {0: "7D KS QD 9S TH 8H TC 9C", 1: "QC 7H AH KH 8S JD TD 8C", 3: "AD KD 9D JS AS TS AC KC"}
    assert card(hands, f"{SECOND_CALLED}, 0 play KS, 1 play 8S, 2 play 7S") == Card("AS")
    hands = {0: "7D AS QD 9S TH 8H TC 9C", 1: "QC 7H AH KH 8S JD TD 8C", 3: "AD KD 9D JS KS TS AC KC"}
    assert card(hands, f"{SECOND_CALLED}, 0 play AS, 1 play 8S, 2 play 7S") == Card("TS")


def test_the_last_to_play_wins_as_cheaply_as_he_can() -> None:
    hands = {0: "TS 9S 8H TH 9D 8D JC TC", 1: "QC 7H QS AH KH 8S AD 8C", 3: "AS KS JS 7D JD TD KC 9C"}
    assert card(hands, f"{SECOND_DECLARES}, 0 play TS, 1 play 8S, 2 play 7S") == Card("JS")


def test_who_cannot_follow_ruffs_low() -> None:
    hands = {0: "AS 9S 8H TH 9D 8D JC TC", 1: "QC 7H QS AH KH JH AD 8C"}
    assert card(hands, f"{SECOND_DECLARES}, 0 play AS") == Card("JH")


def test_no_player_ruffs_a_partners_trick() -> None:
    hands = {0: "AS 9S 8H TH 9D 8D JC TC", 1: "QC 7H AH KH 8S AC KC 8C", 2: "7S TS JS KS 7D KD JD QD"}
    hands |= {3: "QS JH 9H AD TD 7C 9C QH"}
    assert card(hands, f"{SECOND_DECLARES}, 0 play AS, 1 play 8S, 2 play 7S") in (
        Card("TD"),
        Card("7C"),
        Card("9C"),
    )


def test_the_partner_leads_trumps_to_the_declarer() -> None:
    hands = {0: "AD 9D KH TH 9S 8S TC 8C", 1: "QC 7H QS AH JH 8D KC 9C"}
    assert card(hands, SECOND_CALLED) in (Card("KH"), Card("TH"))


def test_an_opponent_leads_no_trumps_to_the_declarer() -> None:
    hands = {0: "KD 9D KH TH 9S 8S TC 8C", 1: "QC 7H QS AH JH 8D KC 9C"}
    assert card(hands, SECOND_CALLED) not in (Card("KH"), Card("TH"))


KICKER = "0 pass, 1 bid kicker, 2 pass, 3 pass"


def test_who_must_take_no_trick_stays_as_high_as_he_may_below() -> None:
    hands = {0: "JS 8D QD KD AC KC JC TC", 1: "7S 9S TS 7H 8H 9D 7D 7C"}
    assert card(hands, f"{KICKER}, 0 play JS") == Card("TS")


def test_who_must_take_no_trick_throws_what_threatens_most() -> None:
    hands = {0: "JS 8D QD KD 9C KC JC TC", 1: "7H 8H 9H 9D 7D 7C 8C AC"}
    assert card(hands, f"{KICKER}, 0 play JS") == Card("AC")


def test_against_an_open_hand_one_leads_where_he_must_go_over() -> None:
    hands = {0: "8D TD AS KS AH KH AC KC", 1: "7S 8S 7H 8H 9D JD 7C 8C"}
    assert card(hands, "0 pass, 1 bid bronco, 2 pass, 3 pass") == Card("8D")


def test_when_the_declarer_has_the_trick_nobody_takes_it_from_him() -> None:
    hands = {0: "8S AS KS QS JD QD KC AC", 1: "TS 9S JS 7H 8H 9D 7D 7C", 2: "7S AD QH AH KH JH TD KD"}
    lead = f"{KICKER}, 0 play 8S, 1 play 9S"
    assert card(hands, lead) == Card("7S")


FIVE_BY_TWO = (
    "0 play QC, 1 play 8H, 2 play 9H, 3 play JH, 0 play 7H, 1 play QH, 2 play TH, 3 play 7C, "
    "0 play 8S, 1 play 7S, 2 play AS, 3 play 9S, 2 play KH, 3 play TC, 0 play AH, 1 play TS, "
    "0 play QS, 1 play JS, 2 play KD, 3 play KC"
)
BY_TWO = {0: "QC 7H QS AH 8C 9C 8S 9D", 1: "8H QH 7S TS JS KS 7D 8D", 2: "9H TH KH AS AD KD QD AC"}


def test_the_declarer_asks_who_won_some_of_the_five_in_order_to_stop() -> None:
    assert club(BY_TWO, f"{DECLARED_HERE}, {FIVE_BY_TWO}") == Ask(0)
    assert club(BY_TWO, f"{DECLARED_HERE}, {FIVE_BY_TWO}, 0 ask") == Stop(0)
