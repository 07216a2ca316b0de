"""Actions: everything a seat can do in any game of the family, as values with a text form."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from spadille.cards import Card, Suit
from spadille.rules.seating import Seat


@dataclass(frozen=True, slots=True)
class Wordless:
    """An action that consists of its verb alone."""

    seat: Seat
    verb: ClassVar[str] = ""

    def __str__(self) -> str:
        return f"{self.seat} {self.verb}"


class Pass(Wordless):
    """Leaves the auction, or lets a bid stand."""

    __slots__ = ()
    verb = "pass"


class Hold(Wordless):
    """Takes over the challenger's equal bid."""

    __slots__ = ()
    verb = "hold"


class Double(Wordless):
    """Doubles the standing bid."""

    __slots__ = ()
    verb = "double"


class Stop(Wordless):
    """Ends the play after the first tricks in a row."""

    __slots__ = ()
    verb = "stop"


class Ask(Wordless):
    """Asks who the partner is."""

    __slots__ = ()
    verb = "ask"


@dataclass(frozen=True, slots=True)
class Bid:
    """A new, higher bid.

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
    """Redoubles a seat's double."""

    seat: Seat
    doubler: Seat
    verb: ClassVar[str] = "redouble"

    def __str__(self) -> str:
        return f"{self.seat} redouble {self.doubler}"


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Names the trump suit."""

    seat: Seat
    suit: Suit
    verb: ClassVar[str] = "trump"

    def __str__(self) -> str:
        return f"{self.seat} trump {self.suit.letter}"

    def __repr__(self) -> str:
        return f"NameTrump(seat={self.seat}, suit=Suit.{self.suit.name})"


@dataclass(frozen=True, slots=True)
class Call:
    """Calls a card, or none where the call is optional."""

    seat: Seat
    card: Card | None
    verb: ClassVar[str] = "call"

    def __str__(self) -> str:
        return f"{self.seat} call {self.card or 'none'}"


@dataclass(frozen=True, slots=True)
class Give:
    """Gives a card back for the called one."""

    seat: Seat
    card: Card
    verb: ClassVar[str] = "give"

    def __str__(self) -> str:
        return f"{self.seat} give {self.card.text}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Lays away as many cards as the widow that was taken up had."""

    seat: Seat
    cards: tuple[Card, ...]
    """In writing order, in whatever order they were named."""
    verb: ClassVar[str] = "discard"

    def __post_init__(self) -> None:
        in_order = tuple(sorted(self.cards, key=lambda card: card.number))
        object.__setattr__(self, "cards", in_order)

    def __str__(self) -> str:
        return f"{self.seat} discard {' '.join(map(str, self.cards))}"


@dataclass(frozen=True, slots=True)
class Play:
    """Plays a card to the trick.

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
    """Return a seat's bid. There are few, so each exists once."""
    return Bid(seat, contract)


@lru_cache(maxsize=1 << 9)
def play_of(seat: Seat, card: Card) -> Play:
    """Return a seat's playing of a card. There are few and they are needed often, so each exists once."""
    return Play(seat, card)


# `isinstance` tries the members in order, and most actions play a card
Action = Play | Pass | Bid | Hold | Double | Redouble | NameTrump | Call | Give | Discard | Stop | Ask


@dataclass(frozen=True, slots=True)
class Veiled:
    """An action of which another seat saw only the outside: a card passed face down.

    >>> str(Veiled(1, "give"))
    '1 give ?'
    """

    seat: Seat
    verb: str

    def __str__(self) -> str:
        return f"{self.seat} {self.verb} ?"
