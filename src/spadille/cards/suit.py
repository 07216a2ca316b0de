"""The four suits, in the order in which hands are written."""

from __future__ import annotations

from enum import IntEnum


class Suit(IntEnum):
    """The suit of a card.

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
        """The letter by which records write the suit."""
        return "SHDC"[self]

    @classmethod
    def of(cls, letter: str) -> Suit:
        """Return the suit that records write with this letter.

        Raises:
            ValueError: no suit has this letter.
        """
        if letter not in _BY_LETTER:
            raise ValueError(f"{letter!r} is no suit: suits are S, H, D and C")
        return _BY_LETTER[letter]

    @classmethod
    def read(cls, text: str) -> Suit:
        """Return the suit that people write as `text`: a letter of either case, a symbol or the name.

        >>> Suit.read("♥"), Suit.read("clubs")
        (<Suit.HEARTS: 1>, <Suit.CLUBS: 3>)

        Raises:
            ValueError: the text is no suit.
        """
        written = text.strip().replace(EMOJI, "").upper()
        suit = _AS_WRITTEN.get(written)
        return cls.of(written) if suit is None else suit


EMOJI = "\ufe0f"
"""The invisible character that keyboards add to a suit symbol so that it is shown in colour."""
SYMBOLS = {"♠": Suit.SPADES, "♥": Suit.HEARTS, "♦": Suit.DIAMONDS, "♣": Suit.CLUBS}
"""The filled symbols of the suits. The outlined ones are in `OUTLINES`."""
OUTLINES = {"♤": Suit.SPADES, "♡": Suit.HEARTS, "♢": Suit.DIAMONDS, "♧": Suit.CLUBS}
_BY_LETTER = {suit.letter: suit for suit in Suit}
_AS_WRITTEN = SYMBOLS | OUTLINES | _BY_LETTER | {suit.name: suit for suit in Suit}
