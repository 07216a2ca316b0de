"""Hands with suits swapped."""

from spadille.cards import Card, Hand, Suit


def swap_spades(hand: str, suit: Suit) -> str:
    """Return a hand with the cards of spades and of `suit` swapped."""
    letters = {"S": suit.letter, suit.letter: "S"}
    cards = (word[0] + letters.get(word[1], word[1]) for word in hand.split())
    return str(Hand.of(map(Card, cards)))
