"""The messages that describe a deal to a seat in sentences."""

from __future__ import annotations

from typing import Literal

from pydantic import ConfigDict, Field

from spadille.protocol.base import ActionText, CardText, Seat, WireModel


class Sentence(WireModel):
    """A sentence of the catalogue: its id, and its facts as further fields (docs/reference/sentences.md)."""

    model_config = ConfigDict(extra="allow", frozen=True, strict=True)
    id: str


class Choice(Sentence):
    """An answer as shown on a button.

    If the player must choose cards for it, the client appends the cards to `action`.
    """

    action: ActionText
    verb: str
    card: CardText | None = None
    contract: str | None = None
    suit: str | None = None
    count: int | None = Field(default=None, description="the number of cards to choose")


class StakeCase(WireModel):
    """A possible result of the deal, and what the seat wins then with and without a double."""

    taken: Sentence
    gain: int = Field(description="the chips that the seat wins with the double; negative if it pays")
    without: int = Field(description="the chips that the seat wins without the double")


class Stake(WireModel):
    """The effect of a double or redouble on the payments."""

    action: ActionText
    promise: Sentence
    price: int
    unit: Sentence
    cases: list[StakeCase]


class TableAction(WireModel):
    """An action of a seat other than playing a card."""

    seat: Seat
    verb: str
    contract: str | None = None
    suit: str | None = None
    card: CardText | None = None
    cards: list[CardText] | None = None
    doubler: Seat | None = None
    hidden: bool = Field(default=False, description="whether the cards of the action are hidden")


class DealScore(WireModel):
    """The score of a deal: card points, or tricks if those decide it."""

    counts: Literal["points", "tricks"]
    side: int = Field(description="the score of the declaring side, as far as the viewer knows it")
    others: int
    all: int = Field(description="the number of points or tricks in the whole deal")
    goal: int | None


class SeatWording(WireModel):
    """What is shown at a seat."""

    tags: list[str] = Field(description="the roles of the seat in the deal")
    doing: Sentence | None = Field(description="the seat's latest call, or the tricks that it has won")


class SettledWording(WireModel):
    """The result of a deal."""

    title: Sentence | None = Field(description="the contract, made or lost; null if all passed")
    sum: Sentence
    notes: list[Sentence]
    steps: list[Sentence] = Field(default=[], description="the payment, step by step")
    gain: Sentence | None = Field(description="what the seat wins or loses; null for nothing")
    roles: list[Sentence | None] = Field(description="the role of each seat")
    laid_away: list[CardText] | None
    held: list[list[CardText] | None] = Field(
        default=[], description="the cards dealt to each seat, sorted; null for a seat that sits out"
    )


class HandFigure(WireModel):
    """A statistic about the seat's hand before the play: its label and its value."""

    of: Sentence
    told: Sentence


class Wording(WireModel):
    """The description of a deal for one seat, made from its view alone."""

    turn: list[Sentence] = Field(description="the question to the seat, or whose turn it is")
    choices: list[Choice] = Field(description="the answers to the decision")
    foot: Sentence | None = Field(description="who pays whom, shown under the bids")
    stakes: list[Stake] = Field(default=[], description="the effects of the doubles among the answers")
    figures: list[HandFigure] = Field(default=[], description="statistics of the hand during the auction")
    told: list[Sentence] = Field(description="the latest action and its effect")
    last_trick: Sentence | None = Field(description="the winner and the worth of the last trick")
    deeds: list[TableAction]
    counts: Literal["points", "tricks"]
    named: Sentence | None = Field(description="the contract")
    aim: Sentence | None
    pull: DealScore | None
    led: str | None = Field(description="the suit led to the trick on the table")
    seats: list[SeatWording]
    settled: SettledWording | None
