"""Tests that cards and hands are read in every common notation, and that all other texts are refused with
a reason.
"""

from contextlib import suppress
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spadille.cards import CARDS, Card, Hand, Suit

HANDS = st.sets(st.sampled_from(CARDS)).map(Hand.of)
SYMBOL = dict(zip(Suit, "♠♥♦♣", strict=True))


@pytest.mark.parametrize("text", ["TS", "ts", "10S", "10♠", "♠10", "S10", "10♤", "10♠\ufe0f", " TS "])
def test_every_notation_of_a_card_is_read(text: str) -> None:
    assert Card.read(text) is Card("TS")


@pytest.mark.parametrize("text", ["ZZ", "", "S", "10", "1S", "TSS", "5H", "2♠", "SS", "AA"])
def test_an_unreadable_card_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="is no card"):
        Card.read(text)


@pytest.mark.parametrize("text", ["ts", "10S", "ST", "T♠", " TS"])
def test_records_write_a_card_in_one_way(text: str) -> None:
    with pytest.raises(ValueError, match="is no card"):
        Card(text)


@pytest.mark.parametrize("text", ["H", "h", "♥", "♡", "hearts", "Hearts"])
def test_every_notation_of_a_suit_is_read(text: str) -> None:
    assert Suit.read(text) is Suit.HEARTS


def test_an_unreadable_suit_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="'X' is no suit"):
        Suit.of("X")
    with pytest.raises(ValueError, match="is no suit"):
        Suit.read("no trumps")


def of_suit(hand: Hand, suit: Suit) -> str:
    return "".join(card.rank.letter for card in hand if card.suit is suit)


@given(HANDS)
def test_a_hand_is_read_card_by_card(hand: Hand) -> None:
    assert Hand.read(str(hand)) == hand
    assert Hand.read(", ".join(card.text.lower() for card in hand)) == hand
    assert Hand.read(" ".join(f"{SYMBOL[card.suit]}{card.rank.letter}" for card in hand)) == hand


@given(HANDS)
def test_a_hand_is_read_suit_by_suit(hand: Hand) -> None:
    assert Hand.read(" ".join(f"{suit.letter}:{of_suit(hand, suit) or '-'}" for suit in Suit)) == hand
    assert Hand.read(" ".join(f"{SYMBOL[suit]}{of_suit(hand, suit) or '-'}" for suit in Suit)) == hand
    tens = " ".join(f"{suit.letter}{of_suit(hand, suit).replace('T', '10') or '-'}" for suit in Suit)
    assert Hand.read(tens) == hand


@given(HANDS)
def test_a_hand_is_read_in_the_order_of_the_suits(hand: Hand) -> None:
    assert Hand.read(".".join(of_suit(hand, suit) for suit in Suit)) == hand
    assert Hand.read(".".join(of_suit(hand, suit) or "-" for suit in Suit)) == hand


@pytest.mark.parametrize("text", ["AS AS", "S:AA", "AS ♠A", "A.A..A.", "AS XX", "S:A5", "A.K.Q"])
def test_a_hand_with_a_card_twice_or_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"twice|is no card"):
        Hand.read(text)


@given(st.text(max_size=12))
def test_any_text_is_a_hand_that_reads_again_or_is_refused(text: str) -> None:
    with suppress(ValueError):
        hand = Hand.read(text)
        assert Hand.read(str(hand)) == hand


@pytest.mark.parametrize("mask", [-1, 1 << len(CARDS), "AS", None, 0.5])
def test_a_mask_of_other_cards_is_refused_with_a_sentence(mask: object) -> None:
    with pytest.raises(ValueError, match="is no mask of 36 cards"):
        Hand(cast("int", mask))
