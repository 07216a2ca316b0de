"""Actions: everything a seat can do in any game.

Each action is a value with a text form, `1 bid heart-solo`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from spadille.cards import Card, Suit
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class Wordless:
    """An action that consists of a seat and a verb alone, such as a pass."""

    seat: Seat
    verb: ClassVar[str] = ""

    def __str__(self) -> str:
        return f"{self.seat} {self.verb}"


class Pass(Wordless):
    """A pass: leave the auction, or leave a double unanswered."""

    __slots__ = ()
    verb = "pass"


class Hold(Wordless):
    """The action of a bidder with precedence: take over an equal bid of the challenger."""

    __slots__ = ()
    verb = "hold"


class Double(Wordless):
    """An opponent's double of the standing bid."""

    __slots__ = ()
    verb = "double"


class Stop(Wordless):
    """The action of a side that has won the first tricks in a row: end the play, not trying to win all."""

    __slots__ = ()
    verb = "stop"


class Ask(Wordless):
    """The declarer's question who holds the called card and so is the partner."""

    __slots__ = ()
    verb = "ask"


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid of a contract, higher than the bid before.

    >>> str(Bid(1, "heart-solo"))
    '1 bid heart-solo'
    """

    seat: Seat
    contract: str
    verb: ClassVar[str] = "bid"

    def __str__(self) -> str:
        return f"{self.seat} bid {self.contract}"


@dataclass(frozen=True, slots=True)
class Redouble:
    """The bidder's answer to a double of one seat: double the stake with that seat again."""

    seat: Seat
    doubler: Seat
    verb: ClassVar[str] = "redouble"

    def __str__(self) -> str:
        return f"{self.seat} redouble {self.doubler}"


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The choice of the trump suit."""

    seat: Seat
    suit: Suit
    verb: ClassVar[str] = "trump"

    def __str__(self) -> str:
        return f"{self.seat} trump {self.suit.letter}"

    def __repr__(self) -> str:
        return f"NameTrump(seat={self.seat}, suit=Suit.{self.suit.name})"


@dataclass(frozen=True, slots=True)
class Call:
    """The declarer's call for a card: to exchange it, or to make its holder the partner.

    `card` is None if the declarer calls no card, in contracts in which the call is optional.
    """

    seat: Seat
    card: Card | None
    verb: ClassVar[str] = "call"

    def __str__(self) -> str:
        return f"{self.seat} call {self.card or 'none'}"


@dataclass(frozen=True, slots=True)
class Give:
    """The card that the declarer gives in exchange for the called one."""

    seat: Seat
    card: Card
    verb: ClassVar[str] = "give"

    def __str__(self) -> str:
        return f"{self.seat} give {self.card.text}"


@dataclass(frozen=True, slots=True)
class Discard:
    """The cards that the declarer lays away after taking up the widow, as many as the widow had."""

    seat: Seat
    cards: tuple[Card, ...]
    """In writing order (S H D C, each from the ace down); `__post_init__` sorts them."""
    verb: ClassVar[str] = "discard"

    def __post_init__(self) -> None:
        in_order = tuple(sorted(self.cards, key=lambda card: card.number))
        object.__setattr__(self, "cards", in_order)

    def __str__(self) -> str:
        return f"{self.seat} discard {' '.join(map(str, self.cards))}"


@dataclass(frozen=True, slots=True)
class Play:
    """The play of a card to the trick.

    >>> Play(0, Card("TS")), str(Play(0, Card("TS")))
    (Play(seat=0, card=Card('TS')), '0 play TS')
    """

    seat: Seat
    card: Card
    verb: ClassVar[str] = "play"

    def __str__(self) -> str:
        return f"{self.seat} play {self.card.text}"


@lru_cache(maxsize=1 << 9)
def bid_of(seat: Seat, contract: str) -> Bid:
    """Return the seat's bid of a contract. Bids are cached, because there are few different ones."""
    return Bid(seat, contract)


@lru_cache(maxsize=1 << 9)
def play_of(seat: Seat, card: Card) -> Play:
    """Return the seat's play of a card. Plays are cached, because the same few are needed often."""
    return Play(seat, card)


# `isinstance` tries the members in order, and most actions play a card
Action = Play | Pass | Bid | Hold | Double | Redouble | NameTrump | Call | Give | Discard | Stop | Ask


@dataclass(frozen=True, slots=True)
class Veiled:
    """An action with cards passed face down, as it appears to a seat that may not know the cards.

    >>> str(Veiled(1, "give"))
    '1 give ?'
    """

    seat: Seat
    verb: str

    def __str__(self) -> str:
        return f"{self.seat} {self.verb} ?"
