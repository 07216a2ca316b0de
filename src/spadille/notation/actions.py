"""Read actions from text: `"1 bid solo"`, `"2 play AS"`. `str` writes them."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from spadille.cards import Card, Suit
from spadille.play.action import (
    Action,
    Ask,
    Bid,
    Call,
    Discard,
    Double,
    Give,
    Hold,
    NameTrump,
    Pass,
    Play,
    Redouble,
    Stop,
)
from spadille.rules.declarable import LAID_AWAY
from spadille.rules.refusal import NotAllowed

_NUMBER = re.compile(r"0|[1-9][0-9]{0,5}")
_WORD = re.compile(r"[^\s]+")


@lru_cache(maxsize=1 << 13)
def read_action(text: str) -> Action:
    """Return the action that records write as `text`.

    >>> read_action("1 call none")
    Call(seat=1, card=None)

    Raises:
        NotAllowed: `malformed` if the input has the wrong format.
    """
    seat, _, words = text.partition(" ")
    verb, *arguments = words.split(" ")
    try:
        return _READ[verb](_number(seat), *arguments)
    except (KeyError, TypeError, ValueError):
        raise NotAllowed("malformed", action=text) from None


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError(text)
    return int(text)


def _bid(seat: int, contract: str) -> Bid:
    if not _WORD.fullmatch(contract):
        raise ValueError(contract)
    return Bid(seat, contract)


def _call(seat: int, card: str) -> Call:
    return Call(seat, None if card == "none" else Card(card))


def _discard(seat: int, *cards: str) -> Discard:
    if len(cards) not in LAID_AWAY:
        raise ValueError(cards)
    return Discard(seat, tuple(map(Card, cards)))


_READ: dict[str, Callable[..., Action]] = {
    "pass": Pass,
    "hold": Hold,
    "double": Double,
    "stop": Stop,
    "ask": Ask,
    "bid": _bid,
    "redouble": lambda seat, doubler: Redouble(seat, _number(doubler)),
    "trump": lambda seat, letter: NameTrump(seat, Suit.of(letter)),
    "call": _call,
    "give": lambda seat, card: Give(seat, Card(card)),
    "discard": _discard,
    "play": lambda seat, card: Play(seat, Card(card)),
}
