"""Action numbers: one fixed table for all games, for neural networks and research. It grows only at its end.

| numbers | action |
|---|---|
| 0 to 2 | pass, hold, double |
| 3 to 10 | redouble seat 0 to 7 |
| 11 to 34 | bid the game's contract 0 to 23, lowest first |
| 35 to 38 | trump S H D C |
| 39 to 75 | call a card, in writing order; none |
| 76 to 111 | give a card |
| 112 to 147 | play a card |
| 148, 149 | stop, ask |
| 150 to 7289 | discard three cards, in writing order |
| 7290 to 7325 | discard one card |
| 7326 to 7955 | discard two cards |
| 7956 to 66860 | discard four cards |

A number does not contain the seat: it stands for an action of the seat whose turn it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from math import comb

from spadille.cards import CARDS, Card
from spadille.notation.actions import read_action
from spadille.play.action import Action, Bid, Discard
from spadille.rules.game import Rules
from spadille.rules.refusal import NotAllowed
from spadille.rules.seating import Seat

WORDS: tuple[str, ...] = (
    *("pass", "hold", "double"),
    *(f"redouble {seat}" for seat in range(8)),
    *(f"bid {place}" for place in range(24)),
    *(f"trump {letter}" for letter in "SHDC"),
    *(f"call {card}" for card in (*CARDS, "none")),
    *(f"give {card}" for card in CARDS),
    *(f"play {card}" for card in CARDS),
    *("stop", "ask"),
)
"""The action of each number, except for discards. A bid is given by the rank of its contract in its game."""

_NUMBERS = {words: number for number, words in enumerate(WORDS)}
_LAID_AWAY = (3, 1, 2, 4)
"""The sizes of discards, in the order in which they were added to the table."""


def _ranges() -> Iterator[tuple[int, range]]:
    first = len(WORDS)
    for many in _LAID_AWAY:
        yield many, (numbers := range(first, first + comb(len(CARDS), many)))
        first = numbers.stop


DISCARDS: Mapping[int, range] = dict(_ranges())
"""The action numbers of all discards, by how many cards are laid away."""
NUMBERS = range(DISCARDS[_LAID_AWAY[-1]].stop)
"""All action numbers."""


@cache
def _ways(many: int) -> tuple[tuple[Card, ...], ...]:
    """Return all sets of `many` cards that can be laid away, in writing order."""
    return tuple(combinations(CARDS, many))


@cache
def _discard_numbers(many: int) -> Mapping[tuple[Card, ...], int]:
    return dict(zip(_ways(many), DISCARDS[many], strict=True))


def number_of(rules: Rules, action: Action) -> int:
    """Return the number of an action.

    >>> from spadille.games import SIX_BID
    >>> number_of(SIX_BID.rules("standard"), Bid(2, "heart-solo"))
    12

    Raises:
        NotAllowed: `unknown-contract` if the game has no such contract.
    """
    if isinstance(action, Bid):
        rules.contract(action.contract)
        return _NUMBERS[f"bid {rules.rank_of[action.contract]}"]
    if isinstance(action, Discard):
        return _discard_numbers(len(action.cards))[action.cards]
    return _NUMBERS[str(action).partition(" ")[2]]


def action_of(rules: Rules, seat: Seat, number: int) -> Action:
    """Return the action of a seat that a number stands for.

    >>> from spadille.games import SIX_BID
    >>> action_of(SIX_BID.rules("standard"), 2, 12)
    Bid(seat=2, contract='heart-solo')

    Raises:
        NotAllowed: `unknown-number`, `unknown-contract`.
    """
    if number not in NUMBERS:
        raise NotAllowed("unknown-number", number=number)
    if number >= len(WORDS):
        return _discard(seat, number)
    words = WORDS[number]
    if not words.startswith("bid "):
        return read_action(f"{seat} {words}")
    place = int(words.removeprefix("bid "))
    if place >= len(rules.contracts):
        raise NotAllowed("unknown-contract", rules.anchor("auction"), contract=place)
    return Bid(seat, rules.contracts[place].id)


def _discard(seat: Seat, number: int) -> Discard:
    many, numbers = next((many, numbers) for many, numbers in DISCARDS.items() if number in numbers)
    return Discard(seat, _ways(many)[number - numbers.start])
