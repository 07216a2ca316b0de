"""The four suits, in the order in which hands are written."""

from __future__ import annotations

from enum import IntEnum


class Suit(IntEnum):
    """A suit.

    >>> Suit.SPADES.letter
    'S'
    >>> Suit.of("H")
    <Suit.HEARTS: 1>
    """

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """The suit as records write it."""
        return "SHDC"[self]

    @classmethod
    def of(cls, letter: str) -> Suit:
        """Read a suit's letter.

        Raises:
            KeyError: no suit has this letter.
        """
        return _BY_LETTER[letter]


_BY_LETTER = {suit.letter: suit for suit in Suit}
