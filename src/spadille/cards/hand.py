"""A hand: a set of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from spadille.cards.card import CARDS, Card


class Hand:
    """An immutable set of cards, written and walked through in writing order.

    >>> hand = Hand.read("9D AS TS")
    >>> hand
    Hand.read('AS TS 9D')
    >>> Card("TS") in hand, len(hand - Hand.of([Card("TS")]))
    (True, 2)
    """

    __slots__ = ("mask",)

    mask: int
    """The set as one whole number, a bit a card."""

    def __init__(self, mask: int = 0) -> None:
        self.mask = mask

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Hand:
        """The set of these cards."""
        mask = 0
        for card in cards:
            mask |= card.bit
        return cls(mask)

    @classmethod
    def read(cls, text: str) -> Hand:
        """The hand written so, cards separated by spaces.

        Raises:
            KeyError: a word is no card.
        """
        return cls.of(map(Card, text.split()))

    def __contains__(self, card: Card) -> bool:
        return bool(self.mask & card.bit)

    def __iter__(self) -> Iterator[Card]:
        return iter(cards_of(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and other.mask == self.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    def __and__(self, other: Hand) -> Hand:
        return Hand(self.mask & other.mask)

    def __or__(self, other: Hand) -> Hand:
        return Hand(self.mask | other.mask)

    def __sub__(self, other: Hand) -> Hand:
        return Hand(self.mask & ~other.mask)

    def without(self, card: Card) -> Hand:
        """The hand after this card has left it."""
        return Hand(self.mask & ~card.bit)

    def __str__(self) -> str:
        return " ".join(card.text for card in cards_of(self.mask))

    def __repr__(self) -> str:
        return f"Hand.read({str(self)!r})"


@lru_cache(maxsize=1 << 14)
def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a set given as one whole number, in writing order."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(CARDS[low.bit_length() - 1])
        mask ^= low
    return tuple(cards)
