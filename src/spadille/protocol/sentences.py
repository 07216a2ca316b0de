"""The sentences and fields that describe a deal to a seat."""

from __future__ import annotations

from typing import Literal

from pydantic import ConfigDict, Field

from spadille.protocol.base import ActionText, CardText, Seat, WireModel


class Sentence(WireModel):
    """A sentence of the catalogue. Its facts are fields beside its id (docs/reference/sentences.md)."""

    model_config = ConfigDict(extra="allow", frozen=True, strict=True)
    id: str


class Choice(Sentence):
    """An answer as shown on a button. If cards are to be chosen, their texts are appended to the
    action.
    """

    action: ActionText
    verb: str
    card: CardText | None = None
    contract: str | None = None
    suit: str | None = None
    count: int | None = Field(default=None, description="the number of cards to choose")


class StakeCase(WireModel):
    """A possible end of the deal, and the payment between the reader and the other player."""

    taken: Sentence
    gain: int = Field(description="what the reader wins with this answer; negative if they pay")
    without: int = Field(description="the same without it")


class Stake(WireModel):
    """The effect of a double or redouble."""

    action: ActionText
    promise: Sentence
    price: int
    unit: Sentence
    cases: list[StakeCase]


class TableAction(WireModel):
    """An action other than a card played."""

    seat: Seat
    verb: str
    contract: str | None = None
    suit: str | None = None
    card: CardText | None = None
    cards: list[CardText] | None = None
    doubler: Seat | None = None
    hidden: bool = Field(default=False, description="whether its cards are hidden from the reader")


class DealScore(WireModel):
    """The score of a deal: card points, or tricks if those decide it."""

    counts: Literal["points", "tricks"]
    side: int = Field(description="the score of the declaring side, as far as the reader knows it")
    others: int
    all: int = Field(description="the total")
    goal: int | None


class SeatWording(WireModel):
    """What is shown at a seat."""

    tags: list[str] = Field(description="the roles of the seat in the deal")
    doing: Sentence | None = Field(description="its latest call, or the tricks it has")


class SettledWording(WireModel):
    """The result of a deal."""

    title: Sentence | None = Field(description="the contract, made or lost; null if all passed")
    sum: Sentence
    notes: list[Sentence]
    steps: list[Sentence] = Field(default=[], description="the payment, step by step")
    gain: Sentence | None = Field(description="the result for the reader, if any")
    roles: list[Sentence | None] = Field(description="the role of each seat")
    laid_away: list[CardText] | None
    held: list[list[CardText] | None] = Field(
        default=[], description="the cards dealt to each seat, sorted; null for a seat that sits out"
    )


class HandFigure(WireModel):
    """A statistic of the hand before the play."""

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
    last_trick: Sentence | None = Field(description="the winner of the last trick and its worth")
    deeds: list[TableAction]
    counts: Literal["points", "tricks"]
    named: Sentence | None = Field(description="the contract")
    aim: Sentence | None
    pull: DealScore | None
    led: str | None = Field(description="the suit led to the trick on the table")
    seats: list[SeatWording]
    settled: SettledWording | None
