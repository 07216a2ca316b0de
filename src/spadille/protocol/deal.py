"""A deal, as one seat may see it."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from spadille.protocol.base import ActionText, CardText, HandText, OptionValue, Said, Seat


class Refused(Said):
    """Why a card in the hand may not be played now."""

    code: str
    rule: str


class Decision(Said):
    """What is asked of this seat, with every answer it may give."""

    kind: str
    answers: list[ActionText]
    refused: dict[CardText, Refused]


class HandCard(Said):
    """A card in the hand with what it counts in this contract; the hand is sorted for the contract."""

    card: CardText
    points: int
    trump: bool


class StandingBid(Said):
    """The standing bid."""

    seat: Seat
    contract: str


class PlayedContract(Said):
    """What is being played, and by whom."""

    id: str
    declarer: Seat
    partner: Seat | None
    trump: str | None
    trumps: list[CardText] = Field(description="all cards that count as trumps, high to low")
    matadors: list[CardText] = Field(
        description="the trumps above all others, high to low: spadille, manille, basta"
    )
    points: dict[CardText, int] = Field(
        description="card points, by card; a card that counts nothing is left out"
    )
    called: CardText | None
    holder: Seat | None = Field(description="the opponent who handed the called card over")
    stakes: dict[str, int] = Field(description="how many times as much is at stake with a seat that doubled")
    asked: bool = Field(description="whether the declarer has asked who his partner is")


class Trick(Said):
    """A trick that is over."""

    leader: Seat
    cards: list[CardText]
    winner: Seat
    points: int


class OpenTrick(Said):
    """The trick on the table."""

    leader: Seat
    cards: list[CardText]
    winning: Seat | None


class Taken(Said):
    """What lies in the trick piles for all to count: never the widow."""

    declarer: int
    opponents: int
    tricks: list[int]


class Result(Said):
    """What the deal came to (record-format: Result)."""

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


class Revealed(Said):
    """All the cards as dealt, once the deal is over."""

    hands: list[HandText | None]
    widow: HandText


class View(Said):
    """What one seat (or a watcher, seat null) may know of a deal."""

    v: Literal[1]
    game: str
    rules: str
    options: dict[str, OptionValue]
    seats: int
    dealer: Seat
    seat: Seat | None
    active: list[Seat]
    pots: dict[str, int] = Field(
        description="what the pots held before the antes; empty where there are none"
    )
    phase: str
    turn: Seat | None
    dealt: HandText
    hand: list[HandCard]
    laid_away: HandText = Field(description="what this seat has laid away as the declarer")
    counts: list[int]
    shown: dict[str, HandText]
    actions: list[ActionText] = Field(description="in order; a card this seat may not know is written ?")
    bid: StandingBid | None
    contract: PlayedContract | None
    tricks: list[Trick]
    trick: OpenTrick | None
    taken: Taken | None
    decision: Decision | None
    result: Result | None
    revealed: Revealed | None
