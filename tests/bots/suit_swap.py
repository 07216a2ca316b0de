"""The same hand with other suits."""

from spadille.cards import Card, Hand, Suit


def swap_spades(hand: str, suit: Suit) -> str:
    """The hand with its spades made this suit, and this suit made spades."""
    letters = {"S": suit.letter, suit.letter: "S"}
    cards = (word[0] + letters.get(word[1], word[1]) for word in hand.split())
    return str(Hand.of(map(Card, cards)))
