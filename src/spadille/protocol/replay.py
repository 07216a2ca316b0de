"""A deal step by step: the cards, the actions and the sentences at every step."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from spadille.protocol.base import BotName, CardText, HandText, Name, OptionValue, Seat, WireModel
from spadille.protocol.catalogue import ContractSheet
from spadille.protocol.deal import HandCard


class ReplayHand(WireModel):
    """A hand at a step, sorted for the contract. Cards keep their places in it."""

    cards: list[HandCard] = Field(description="all visible cards that it has held so far")
    gone: list[CardText] = Field(description="those of them that it no longer holds")
    hidden: int = Field(description="the number of hidden cards that it holds")


class ReplayStep(WireModel):
    """A step of a deal. The view and the wording contain only what has changed since the last step."""

    view: dict[str, object]
    wording: dict[str, object]
    hands: list[ReplayHand | None] | None = Field(default=None, description="by seat; left out if unchanged")
    widow: HandText | None = Field(description="the cards of the widow, if visible")
    laid_away: HandText | None = Field(description="the cards that the declarer laid away, if visible")
    answered: int | None = Field(
        default=None, description="the index of the choice taken, if this seat had a choice"
    )


class MatchDeal(WireModel):
    """The match in which a deal was played."""

    table: str
    match: int
    deal: int
    deals: int = Field(description="the number of finished deals in the match")
    length: int | None = Field(default=None, description="the number of deals of the match, if it is set")
    names: list[str] = Field(description="by seat")
    bots: list[str | None] = Field(description="by seat; null for a person")
    you: Seat | None = Field(default=None, description="the seat of the reader, if they played it")


class Replay(WireModel):
    """A deal from start to end, as one seat saw it or with all cards visible."""

    code: str | None = Field(description="null for rules that deal codes cannot express")
    cards: str | None = Field(description="the code of the cards alone, without actions")
    seat: Seat | None = Field(description="the seat whose view it is; null: all cards are visible")
    game: str
    rules: str
    differing: dict[str, OptionValue]
    seats: int
    sheet: list[ContractSheet]
    antes: dict[str, int]
    steps: list[ReplayStep]
    of: MatchDeal | None = Field(default=None, description="the match, if it is known")


class FindDeal(WireModel):
    """A deal as text: a code, an address or a record, in any common spelling."""

    text: Annotated[str, Field(max_length=60_000)]


class FoundDeal(WireModel):
    """The deal that the text refers to."""

    code: str
    step: int | None = Field(default=None, description="the step in the address")
    seat: Seat | None = Field(default=None, description="the seat in the address")


class PlayDeal(WireModel):
    """A request to play a deal from its start or from a later step."""

    name: Name
    seat: Seat
    step: int = Field(
        default=0, ge=0, le=1000, description="the number of actions before the player takes over"
    )
    bot: BotName = "club"


class DealText(WireModel):
    """A deal as text."""

    text: str
