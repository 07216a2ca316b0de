"""The nine ranks, in the order in which hands are written. A game's card order may differ."""

from __future__ import annotations

from enum import IntEnum


class Rank(IntEnum):
    """The rank of a card.

    >>> Rank.TEN.letter
    'T'
    """

    ACE = 0
    KING = 1
    QUEEN = 2
    JACK = 3
    TEN = 4
    NINE = 5
    EIGHT = 6
    SEVEN = 7
    SIX = 8

    @property
    def letter(self) -> str:
        """The letter by which records write the rank."""
        return "AKQJT9876"[self]
