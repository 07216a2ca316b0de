"""The 36 cards."""

from __future__ import annotations

from spadille.cards.rank import Rank
from spadille.cards.suit import Suit


class Card:
    """One of the 36 cards. There is exactly one object for each, so `is` and `==` agree.

    >>> ten = Card("TS")
    >>> ten, ten.rank.name, ten.suit.name
    (Card('TS'), 'TEN', 'SPADES')
    >>> Card("TS") is ten
    True
    """

    __slots__ = ("bit", "number", "rank", "suit", "text")

    suit: Suit
    """The suit printed on the card."""
    rank: Rank
    """The rank printed on the card."""
    number: int
    """The card's place among the 36, in writing order."""
    bit: int
    """The card alone, as a set of cards in one whole number."""
    text: str
    """Rank then suit, as records write it."""

    def __new__(cls, text: str) -> Card:
        """The card written so.

        Raises:
            KeyError: no card is written so.
        """
        return _BY_TEXT[text]

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.text,)


def _printed(suit: Suit, rank: Rank) -> Card:
    card = object.__new__(Card)
    card.suit, card.rank = suit, rank
    card.number = suit * len(Rank) + rank
    card.bit = 1 << card.number
    card.text = rank.letter + suit.letter
    return card


CARDS = tuple(_printed(suit, rank) for suit in Suit for rank in Rank)
"""All cards, in writing order: S H D C, each A K Q J T 9 8 7 6."""

_BY_TEXT = {card.text: card for card in CARDS}
