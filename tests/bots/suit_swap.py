"""Hands with suits swapped."""

from spadille.cards import Card, Hand, Suit


def swap_spades(hand: str, suit: Suit) -> str:
    """Swap spades and `suit` in a hand."""
    letters = {"S": suit.letter, suit.letter: "S"}
    cards = (word[0] + letters.get(word[1], word[1]) for word in hand.split())
    return str(Hand.of(map(Card, cards)))
