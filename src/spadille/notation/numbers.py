"""Action numbers: one fixed table for all games, for nets and research. It only ever grows at its end.

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

Whose action it is is not part of the number: it is the seat whose turn it is.
"""

from __future__ import annotations

from itertools import combinations

from spadille.cards import CARDS, Hand
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
    *("discard " + " ".join(map(str, three)) for three in combinations(CARDS, 3)),
)
"""What each number says; a bid by its contract's place in the game's ladder."""

_NUMBERS = {words: number for number, words in enumerate(WORDS)}


def number_of(rules: Rules, action: Action) -> int:
    """The number of an action.

    >>> from spadille.games import SIX_BID
    >>> number_of(SIX_BID.rules("standard"), Bid(2, "heart-solo"))
    12

    Raises:
        NotAllowed: `unknown-contract`.
    """
    if isinstance(action, Bid):
        rules.contract(action.contract)
        return _NUMBERS[f"bid {rules.rank_of[action.contract]}"]
    if isinstance(action, Discard):
        return _NUMBERS[f"discard {Hand.of(action.cards)}"]
    return _NUMBERS[str(action).partition(" ")[2]]


def action_of(rules: Rules, seat: Seat, number: int) -> Action:
    """The action a number stands for, done by a seat.

    >>> from spadille.games import SIX_BID
    >>> action_of(SIX_BID.rules("standard"), 2, 12)
    Bid(seat=2, contract='heart-solo')

    Raises:
        NotAllowed: `unknown-number`, `unknown-contract`.
    """
    if not 0 <= number < len(WORDS):
        raise NotAllowed("unknown-number", number=number)
    words = WORDS[number]
    if not words.startswith("bid "):
        return read_action(f"{seat} {words}")
    place = int(words.removeprefix("bid "))
    if place >= len(rules.contracts):
        raise NotAllowed("unknown-contract", rules.anchor("auction"), contract=place)
    return Bid(seat, rules.contracts[place].id)
