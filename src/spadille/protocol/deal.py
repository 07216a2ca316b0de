"""The messages that describe a deal as one seat sees it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from spadille.protocol.base import ActionText, CardText, HandText, OptionValue, Seat, WireModel


class CardRefusal(WireModel):
    """The reason why a card of the hand may not be played now."""

    code: str
    rule: str


class Decision(WireModel):
    """The decision that the seat must take, with all allowed answers."""

    kind: str
    answers: list[ActionText]
    refused: dict[CardText, CardRefusal]


class HandCard(WireModel):
    """A card of a hand, with its value in the contract. Hands are sorted for the contract."""

    card: CardText
    points: int
    trump: bool


class StandingBid(WireModel):
    """The highest bid so far."""

    seat: Seat
    contract: str


class PlayedContract(WireModel):
    """The contract being played."""

    id: str
    declarer: Seat
    partner: Seat | None
    trump: str | None
    trumps: list[CardText] = Field(description="all cards that count as trumps, high to low")
    matadors: list[CardText] = Field(
        description="the trumps above all others, high to low: spadille, manille, basta"
    )
    points: dict[CardText, int] = Field(
        description="card points by card; cards that count nothing are left out"
    )
    called: CardText | None
    holder: Seat | None = Field(description="the opponent who gave the called card")
    stakes: dict[str, int] = Field(description="the factor of the stake, for each seat with a double")
    asked: bool = Field(description="whether the declarer has asked who the partner is")


class Trick(WireModel):
    """A finished trick."""

    leader: Seat
    cards: list[CardText]
    winner: Seat
    points: int


class OpenTrick(WireModel):
    """The trick that is being played."""

    leader: Seat
    cards: list[CardText]
    winning: Seat | None


class Taken(WireModel):
    """The points in each side's trick pile, without the widow, and the number of tricks by seat."""

    declarer: int
    opponents: int
    tricks: list[int]


class Result(WireModel):
    """The result of the deal, as the record format defines it."""

    outcome: Literal["won", "lost", "drawn", "passed-out"]
    contract: str | None
    declarer: Seat | None
    partner: Seat | None
    trump: str | None
    points: int | None = None
    tricks: int | None = None
    value: int
    bonuses: dict[str, int]
    payments: list[int]
    pots: dict[str, int] | None = None
    bank: int | None = Field(
        default=None, description="the counters that the bank gets, negative if it pays; left out if 0"
    )


class Revealed(WireModel):
    """All cards as dealt, once the deal is over."""

    hands: list[HandText | None]
    widow: HandText


class View(WireModel):
    """What one seat knows of a deal. A watcher's seat is null."""

    v: Literal[1]
    game: str
    rules: str
    options: dict[str, OptionValue]
    seats: int
    dealer: Seat
    seat: Seat | None
    active: list[Seat]
    pots: dict[str, int] = Field(
        description="the contents of the pots before the antes; empty if there are no pots"
    )
    phase: str
    turn: Seat | None
    dealt: HandText
    hand: list[HandCard]
    laid_away: HandText = Field(description="the cards that this seat laid away as the declarer")
    counts: list[int]
    shown: dict[str, HandText]
    shown_widow: HandText | None = Field(default=None, description="the widow, if this seat has seen it")
    actions: list[ActionText] = Field(description="in order; a card hidden from this seat is written ?")
    bid: StandingBid | None
    contract: PlayedContract | None
    tricks: list[Trick]
    trick: OpenTrick | None
    taken: Taken | None
    decision: Decision | None
    result: Result | None
    revealed: Revealed | None
