"""The 36 cards."""

from __future__ import annotations

from spadille.cards.rank import Rank
from spadille.cards.suit import EMOJI, OUTLINES, SYMBOLS, Suit


class Card:
    """One of the 36 cards. Each card exists once, so `is` and `==` agree.

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
    """The card's index among the 36 cards in writing order."""
    bit: int
    """The bit of this card in the bit mask of a set of cards."""
    text: str
    """The card's rank and suit letters, as records write them."""

    def __new__(cls, text: str) -> Card:
        """Return the card that records write as `text`, such as `TS`.

        Raises:
            ValueError: the text is no card.
        """
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise ValueError(
                f"{text!r} is no card: a rank of AKQJT9876 and a suit of SHDC, as in 'TS'"
            ) from None

    @classmethod
    def read(cls, text: str) -> Card:
        """Return the card that people write as `text`: `TS`, `10S`, `10♠`, `♠10`, `s10`.

        >>> Card.read("10♠") is Card.read("s10") is Card("TS")
        True

        Raises:
            ValueError: the text is no card.
        """
        written = text.strip().replace(EMOJI, "").replace("10", "T").upper()
        letters = "".join(_letter(sign) for sign in written)
        return cls(letters if letters in _BY_TEXT or letters[::-1] not in _BY_TEXT else letters[::-1])

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.text,)


def _letter(sign: str) -> str:
    """Return the letter of a suit's symbol, and any other sign unchanged."""
    suit = (SYMBOLS | OUTLINES).get(sign)
    return sign if suit is None else suit.letter


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
