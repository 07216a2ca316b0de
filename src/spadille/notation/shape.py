"""Check the shape of JSON values: required keys, and values of the right type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from spadille.cards import Card, Hand
from spadille.rules.refusal import NotAllowed

Json = Mapping[str, object]
T = TypeVar("T")
_MAX_DEPTH = 20
"""The limit for nested lists and objects.

Copying or writing deeper values could exceed Python's recursion limit.
"""


def check_depth(value: T) -> T:
    """Return the value after checking that it is not nested too deeply."""
    level: list[object] = [value]
    for _ in range(_MAX_DEPTH):
        if not level:
            return value
        level = [
            part
            for parts in level
            if isinstance(parts, list | dict)
            for part in (parts.values() if isinstance(parts, dict) else parts)
        ]
    if level:
        raise malformed("depth")
    return value


def an_object(value: object, what: str) -> Json:
    """Return the value after checking that it is a JSON object. `what` names it in the error.

    Raises:
        NotAllowed: `malformed`. All functions of this module raise it.
    """
    if not isinstance(value, dict):
        raise malformed(what)
    return value


def required(record: Json, key: str) -> object:
    """Return the value of a required key."""
    if key not in record:
        raise malformed(key)
    return record[key]


def whole_number(record: Json, key: str) -> int:
    """Return the value of a required key after checking that it is a whole number."""
    value = required(record, key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise malformed(key)
    return value


def word(record: Json, key: str) -> str:
    """Return the value of a required key after checking that it is a string."""
    value = required(record, key)
    if not isinstance(value, str):
        raise malformed(key)
    return value


def a_list(record: Json, key: str) -> list[object]:
    """Return the value of a required key after checking that it is a list."""
    value = required(record, key)
    if not isinstance(value, list):
        raise malformed(key)
    return value


def read_hand(text: str) -> Hand:
    """Return the hand in a record's text: different cards in any order, separated by single spaces.

    Raises:
        NotAllowed: `bad-deal` if the seats, the dealer or the cards are not possible.
    """
    if not text:
        return Hand()
    words = text.split(" ")
    try:
        hand = Hand.of(map(Card, words))
    except ValueError:
        raise NotAllowed("bad-deal", what="cards") from None
    if len(hand) != len(words):
        raise NotAllowed("bad-deal", what="cards")
    return hand


def malformed(what: str) -> NotAllowed:
    """Return the error for JSON with a wrong shape. `what` names the wrong part."""
    return NotAllowed("malformed", what=what)
