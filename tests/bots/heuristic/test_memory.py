"""Tests of a bot's memory: played cards, voids, and where the others' cards can lie."""

from spadille.bots.heuristic.memory import Memory, find_shown_voids, remember
from spadille.cards import Card, Hand
from spadille.games import SIX_BID
from spadille.play.view import View
from tests.bots.hand_setups import make_layout, make_view

RULES = SIX_BID.rules("standard")
SPADES = ("0 bid solo", "1 pass", "2 pass", "0 trump S")
HANDS = {
    0: "AS KS QS JS 9S AH 9H AD 9D AC 9C",
    1: "TS 8S KH QH JH 8H 7H 6H KC QC 8C",
    2: "7S 6S TH KD QD JD 8D 7D 6D TC JC",
}


def make_memory(view: View) -> Memory:
    assert view.known is not None
    return remember(view, view.known, find_shown_voids(view))


def cards(text: str) -> int:
    return Hand.read(text).mask


def test_cards_played_and_in_hand_are_not_out() -> None:
    memory = make_memory(
        make_view(make_layout(RULES, HANDS), *SPADES, "0 play AC", "1 play 8C", "2 play JC", "0 play 9C")
    )
    assert memory.out & cards("AC 8C JC 9C") == 0
    assert memory.out & memory.hand == 0
    assert memory.above(Card("QC")) == cards("TC")


def test_who_trumps_a_suit_is_void_of_it() -> None:
    memory = make_memory(make_view(make_layout(RULES, HANDS), *SPADES, "0 play AD", "1 play 8S"))
    assert memory.holding_chance(1, memory.out & cards("KD QD JD TD 9D")) == 0
    assert memory.holding_chance(1, cards("TS")) > 0


def test_who_discards_has_no_trump_either() -> None:
    trumpless = {0: HANDS[0], 1: "KH QH JH TH 8H 7H 6H KC QC 8C JC"}
    memory = make_memory(make_view(make_layout(RULES, trumpless), *SPADES, "0 play AD", "1 play 6H"))
    assert memory.holding_chance(1, memory.out & memory.trumps) == 0
    assert memory.holding_chance(0, memory.out & memory.trumps) > 0.9


def test_a_card_whose_holder_is_the_only_one_left_is_his() -> None:
    memory = make_memory(make_view(make_layout(RULES, HANDS), *SPADES, "0 play AD", "1 play 8S", "2 play 6D"))
    assert memory.holding_chance(2, memory.out & cards("TD KD QD JD 8D 7D")) > 0.9


def test_a_called_card_that_nobody_had_lies_in_the_widow() -> None:
    layout = make_layout(RULES, {0: "AS TS QS JS 9S 8S 7S AD TD AC 9C"}, widow="KS 6H 6D")
    memory = make_memory(make_view(layout, "0 bid call", "1 pass", "2 pass", "0 trump S", "0 call KS"))
    assert memory.out & cards("KS") == 0
    assert memory.buried == 2


def test_the_declarer_knows_where_the_card_is_that_he_gave() -> None:
    layout = make_layout(RULES, {0: "AS TS QS JS 9S 8S 7S AD TD AC 9C", 2: "KS"})
    exchange = ("0 bid call", "1 pass", "2 pass", "0 trump S", "0 call KS", "0 give 9C")
    memory = make_memory(make_view(layout, *exchange))
    assert memory.holding_chance(2, cards("9C")) == 1
    assert memory.holding_chance(1, cards("9C")) == 0


def test_the_third_player_knows_who_has_the_called_card_but_not_what_was_given() -> None:
    layout = make_layout(RULES, {0: "AS TS QS JS 9S 8S 7S AD TD AC 9C", 2: "KS"})
    exchange = ("0 bid call", "1 pass", "2 pass", "0 trump S", "0 call KS", "0 give 9C")
    memory = make_memory(make_view(layout, *exchange, "0 play AS"))
    assert memory.holding_chance(0, cards("KS")) == 1
    assert 0 < memory.holding_chance(2, cards("9C")) < 1


def test_a_hand_on_the_table_is_known() -> None:
    layout = make_layout(RULES, {0: "6S 7S 8S 9S 6H 7H 8H 6D 7D 8D 6C"})
    memory = make_memory(make_view(layout, "0 bid spread", "1 pass", "2 pass", "1 play AS"))
    assert memory.holding_chance(0, cards("6C")) == 1
    assert memory.holding_chance(0, cards("9C")) == 0
    assert memory.holding_chance(1, cards("9S")) == 0


def test_trumps_lie_sooner_with_the_declarer_than_with_another() -> None:
    memory = make_memory(make_view(make_layout(RULES, HANDS), *SPADES, "0 play AD"))
    assert memory.holding_chance(0, cards("TS KS QS")) > memory.holding_chance(2, cards("TS KS QS"))
