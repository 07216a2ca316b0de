"""Read the shape of JSON: keys that must be there, values of the right type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from spadille.cards import Card, Hand
from spadille.rules.refusal import NotAllowed

Json = Mapping[str, object]
T = TypeVar("T")
_MAX_DEPTH = 20
"""How deep lists and objects may be nested. What is deeper cannot be copied or written without recursion."""


def check_depth(value: T) -> T:
    """Return the value, which may not be nested deeper than any file or message of Spadille is."""
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
    """Return the value, which must be an object.

    Raises:
        NotAllowed: `malformed`, as all functions of this module.
    """
    if not isinstance(value, dict):
        raise malformed(what)
    return value


def required(record: Json, key: str) -> object:
    """Return the value of a key that must be there."""
    if key not in record:
        raise malformed(key)
    return record[key]


def whole_number(record: Json, key: str) -> int:
    """Return the value of a key, which must be a whole number."""
    value = required(record, key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise malformed(key)
    return value


def word(record: Json, key: str) -> str:
    """Return the value of a key, which must be a string."""
    value = required(record, key)
    if not isinstance(value, str):
        raise malformed(key)
    return value


def a_list(record: Json, key: str) -> list[object]:
    """Return the value of a key, which must be a list."""
    value = required(record, key)
    if not isinstance(value, list):
        raise malformed(key)
    return value


def read_hand(text: str) -> Hand:
    """Return the hand in a text: different cards in any order, separated by one space.

    Raises:
        NotAllowed: `bad-deal`.
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
    """Return the refusal of JSON with a wrong shape."""
    return NotAllowed("malformed", what=what)
