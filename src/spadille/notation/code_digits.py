"""A number in mixed radix. One traversal defines its digits, and a writer or a reader follows it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from math import comb
from typing import Protocol, TypeVar

from spadille.cards import Card, Hand
from spadille.notation.code_letters import bad_code
from spadille.rules.refusal import NotAllowed

_LENGTHS = 64
"""Whole numbers have fewer binary digits than this."""
Choice = TypeVar("Choice")


class Digits(Protocol):
    """A number being written or read digit by digit, the lowest first."""

    def digit(self, value: int, radix: int) -> int:
        """Write a value from 0 up to but not including the radix, or return the value read in its place."""


class Writing:
    """Digits being written."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def digit(self, value: int, radix: int) -> int:
        self._digits.append((value, radix))
        return value

    @property
    def number(self) -> int:
        """Return the number of all digits written."""
        return reduce(lambda number, digit: number * digit[1] + digit[0], reversed(self._digits), 0)


class Reading:
    """Digits being read from a number."""

    def __init__(self, number: int) -> None:
        self.rest = number

    def digit(self, value: int, radix: int) -> int:
        """Return the digit that is read, whatever value is given."""
        self.rest, digit = divmod(self.rest, radix)
        return digit


def one_of(digits: Digits, choices: Sequence[Choice], chosen: Choice | None, radix: int = 0) -> Choice:
    """Write or read one of the choices by its index.

    A `radix` larger than their number leaves room for things added later.

    Raises:
        NotAllowed: `bad-code` where nothing has the index.
    """
    place = digits.digit(0 if chosen is None else choices.index(chosen), radix or len(choices))
    if place >= len(choices):
        raise bad_code("rest")
    return choices[place]


def whole(digits: Digits, number: int) -> int:
    """Write or read a whole number from 0 on: its length in binary, then the bits after the first.

    Raises:
        NotAllowed: `no-code` for a number that is too long, or below 0.
    """
    if number < 0 or number.bit_length() >= _LENGTHS:
        raise NotAllowed("no-code", what="number")
    length = digits.digit(number.bit_length(), _LENGTHS)
    if length <= 1:
        return length
    first = 1 << (length - 1)
    return first + digits.digit(number - first if number else 0, first)


def parted(digits: Digits, pack: Hand, sizes: Sequence[int], parts: Sequence[Hand]) -> list[Hand]:
    """Write or read the parts of a pack, each by its rank among the combinations of the cards left."""
    left, found = pack, []
    for size, part in zip(sizes, parts, strict=True):
        cards = tuple(left)
        place = digits.digit(_place(cards, part), comb(len(cards), size))
        found.append(_combination(cards, size, place))
        left -= found[-1]
    if left:
        raise bad_code("rest")
    return found


def _place(cards: Sequence[Card], part: Hand) -> int:
    """Return the rank of a part among all of its size: combinatorial number system, highest card first."""
    held = [place for place, card in enumerate(cards) if card in part]
    return sum(comb(place, number) for number, place in enumerate(held, start=1))


def _combination(cards: Sequence[Card], size: int, place: int) -> Hand:
    """Return the part of a size with this rank."""
    chosen = []
    for number in range(size, 0, -1):
        highest = next(card for card in range(len(cards) - 1, -1, -1) if comb(card, number) <= place)
        place -= comb(highest, number)
        chosen.append(cards[highest])
    return Hand.of(chosen)
