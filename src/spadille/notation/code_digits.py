"""A number in mixed radix: one walk says what stands in it, a writer or a reader goes along."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from math import comb
from typing import Protocol, TypeVar

from spadille.cards import Card, Hand
from spadille.notation.code_letters import bad_code
from spadille.rules.refusal import NotAllowed

_LENGTHS = 64
"""Whole numbers are shorter than this, in binary."""
Choice = TypeVar("Choice")


class Digits(Protocol):
    """A number being written, or read: digit by digit, the first the lowest."""

    def digit(self, value: int, radix: int) -> int:
        """A value from 0 up to but not including the radix: a writer keeps it, a reader finds it."""


class Writing:
    """Digits being written down."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def digit(self, value: int, radix: int) -> int:
        """Keeps the value."""
        self._digits.append((value, radix))
        return value

    @property
    def number(self) -> int:
        """All that was kept."""
        return reduce(lambda number, digit: number * digit[1] + digit[0], reversed(self._digits), 0)


class Reading:
    """Digits being read from a number."""

    def __init__(self, number: int) -> None:
        self.rest = number

    def digit(self, value: int, radix: int) -> int:
        """What stands there, whatever is given."""
        self.rest, digit = divmod(self.rest, radix)
        return digit


def one_of(digits: Digits, choices: Sequence[Choice], chosen: Choice | None, radix: int = 0) -> Choice:
    """One of some things by its place; with a radix more of them may come to stand behind these one day.

    Raises:
        NotAllowed: `bad-code` where nothing stands at the place.
    """
    place = digits.digit(0 if chosen is None else choices.index(chosen), radix or len(choices))
    if place >= len(choices):
        raise bad_code("rest")
    return choices[place]


def whole(digits: Digits, number: int) -> int:
    """A whole number from 0 on: how long it is in binary, then what follows its first bit.

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
    """A pack in parts of these sizes, each by its place among the combinations of what is left."""
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
    """The place of a part among all of its size: the combinatorial number system, highest card first."""
    held = [place for place, card in enumerate(cards) if card in part]
    return sum(comb(place, number) for number, place in enumerate(held, start=1))


def _combination(cards: Sequence[Card], size: int, place: int) -> Hand:
    """The part of this size at a place."""
    chosen = []
    for number in range(size, 0, -1):
        highest = next(card for card in range(len(cards) - 1, -1, -1) if comb(card, number) <= place)
        place -= comb(highest, number)
        chosen.append(cards[highest])
    return Hand.of(chosen)
