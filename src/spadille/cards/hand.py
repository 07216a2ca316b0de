"""A hand: a set of cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from spadille.cards.card import CARDS, Card
from spadille.cards.suit import EMOJI, OUTLINES, SYMBOLS, Suit

_ALL_CARDS = (1 << len(CARDS)) - 1


class Hand:
    """An immutable set of cards, iterated in writing order (S H D C, each from the ace down).

    >>> hand = Hand.read("9D AS TS")
    >>> hand
    Hand.read('AS TS 9D')
    >>> Card("TS") in hand, len(hand - Hand.of([Card("TS")]))
    (True, 2)
    """

    __slots__ = ("mask",)

    mask: int
    """The set as a bit mask, one bit for each card."""

    def __init__(self, mask: int = 0) -> None:
        """Make a hand from a bit mask of cards.

        Raises:
            ValueError: the mask has a bit that belongs to no card.
        """
        try:
            is_mask = mask | _ALL_CARDS == _ALL_CARDS
        except TypeError:
            is_mask = False
        if not is_mask:
            raise ValueError(
                f"{mask!r} is no mask of {len(CARDS)} cards: `Hand.read` takes a text, `Hand.of` takes cards"
            )
        self.mask = mask

    @classmethod
    def of(cls, cards: Iterable[Card]) -> Hand:
        """Return the hand of some cards."""
        mask = 0
        for card in cards:
            mask |= card.bit
        return cls(mask)

    @classmethod
    def read(cls, text: str) -> Hand:
        """Return the hand that people write as `text`, with letters of either case, suit symbols, and `10`
        for `T`.

        Cards may be written one by one, with spaces or commas between: `AS TS 9D`; suit by suit: `S:AT D:9`,
        `♠AT ♦9`; or in the order of the suits, spades first, as in PBN: `AT..9.`.

        >>> Hand.read("♠A10 ♦9") == Hand.read("S:AT D:9") == Hand.read("AT..9.") == Hand.read("9d as 10s")
        True

        Raises:
            ValueError: a word is neither a card nor a suit with its cards, or a card is repeated.
        """
        words = text.replace(EMOJI, "").replace("10", "T").replace(",", " ").upper().split()
        cards = [card for word in words for card in _read(word)]
        hand = cls.of(cards)
        if len(hand) < len(cards):
            raise ValueError(f"a card stands twice in {text!r}")
        return hand

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
        """Return the hand without a card."""
        return Hand(self.mask & ~card.bit)

    def __str__(self) -> str:
        return " ".join(card.text for card in cards_of(self.mask))

    def __repr__(self) -> str:
        return f"Hand.read({str(self)!r})"


def _read(word: str) -> list[Card]:
    """Return the cards that a word stands for: one card, a suit with ranks, or all four suits as in PBN."""
    if word.count(".") == len(Suit) - 1:
        return [card for suit, ranks in zip(Suit, word.split("."), strict=True) for card in _of(suit, ranks)]
    if suited := _SUITED.fullmatch(word):
        return _of(Suit.read(suited["suit"]), suited["ranks"])
    return [Card.read(word)]


def _of(suit: Suit, ranks: str) -> list[Card]:
    """Return the cards of one suit with the given rank letters; `-` stands for no cards."""
    return [] if ranks == "-" else [Card(rank + suit.letter) for rank in ranks]


_SUITED = re.compile(rf"(?P<suit>[SHDC{''.join(SYMBOLS | OUTLINES)}]):?(?P<ranks>[AKQJT9876]+|-)")


@lru_cache(maxsize=1 << 14)
def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards of a bit mask in writing order."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(CARDS[low.bit_length() - 1])
        mask ^= low
    return tuple(cards)
