"""Numbers in mixed radix, in which every digit has its own base.

Writing and reading share one traversal of the data: `digit` is called with the same bases in the same order.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from math import comb
from typing import Protocol, TypeVar

from spadille.cards import Card, Hand
from spadille.notation.code_letters import bad_code
from spadille.rules.refusal import NotAllowed

_LENGTHS = 64
"""The limit for whole numbers: they have fewer binary digits than this."""
Choice = TypeVar("Choice")


class Digits(Protocol):
    """The interface of a number that is written or read digit by digit, the lowest first."""

    def digit(self, value: int, radix: int) -> int:
        """Write `value`, which is below `radix`, or ignore it and return the next digit that is read."""


class Writing:
    """Digits that are collected to form a number."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def digit(self, value: int, radix: int) -> int:
        self._digits.append((value, radix))
        return value

    @property
    def number(self) -> int:
        """The number that the digits written so far form."""
        return reduce(lambda number, digit: number * digit[1] + digit[0], reversed(self._digits), 0)


class Reading:
    """Digits that are read off a number."""

    def __init__(self, number: int) -> None:
        self.rest = number

    def digit(self, value: int, radix: int) -> int:
        """Return the next digit of the number. The given value is ignored."""
        self.rest, digit = divmod(self.rest, radix)
        return digit


def one_of(digits: Digits, choices: Sequence[Choice], chosen: Choice | None, radix: int = 0) -> Choice:
    """Write or read one of `choices` by its index.

    A `radix` larger than the number of choices leaves room for choices added later.

    Raises:
        NotAllowed: `bad-code` if no choice has the index that is read.
    """
    place = digits.digit(0 if chosen is None else choices.index(chosen), radix or len(choices))
    if place >= len(choices):
        raise bad_code("rest")
    return choices[place]


def whole(digits: Digits, number: int) -> int:
    """Write or read a whole number, 0 or more: the number of its bits, then its bits after the first.

    Raises:
        NotAllowed: `no-code` if the number is too long or below 0.
    """
    if number < 0 or number.bit_length() >= _LENGTHS:
        raise NotAllowed("no-code", what="number")
    length = digits.digit(number.bit_length(), _LENGTHS)
    if length <= 1:
        return length
    first = 1 << (length - 1)
    return first + digits.digit(number - first if number else 0, first)


def parted(digits: Digits, pack: Hand, sizes: Sequence[int], parts: Sequence[Hand]) -> list[Hand]:
    """Write or read the hands that a pack is divided into.

    Each hand is one digit: its index among all combinations of its size of the cards left.
    """
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
    """Return the index of a set of cards among all sets of its size (combinatorial number system)."""
    held = [place for place, card in enumerate(cards) if card in part]
    return sum(comb(place, number) for number, place in enumerate(held, start=1))


def _combination(cards: Sequence[Card], size: int, place: int) -> Hand:
    """Return the set of `size` cards with the index `place`."""
    chosen = []
    for number in range(size, 0, -1):
        highest = next(card for card in range(len(cards) - 1, -1, -1) if comb(card, number) <= place)
        place -= comb(highest, number)
        chosen.append(cards[highest])
    return Hand.of(chosen)
