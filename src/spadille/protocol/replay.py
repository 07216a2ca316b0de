"""A deal step by step: the cards, the actions and the sentences at every step."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from spadille.protocol.base import BotName, CardText, HandText, Name, OptionValue, Seat, WireModel
from spadille.protocol.catalogue import ContractSheet
from spadille.protocol.deal import HandCard
from spadille.protocol.sentences import Sentence


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
    length: int | None = Field(description="the number of deals that was agreed; null for another end")
    next_deal: int | None = Field(description="the deal that is next or being played; null after the match")
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


class PlayReason(WireModel):
    """Why a seat may have played a card, by what it knew then: what the expert finds."""

    seat: Seat
    card: CardText
    found: list[Sentence] = Field(description="what it leads to; empty if that is not known")
    best: CardText = Field(description="the card that the expert would play")
    best_found: list[Sentence]
    why: list[Sentence] = Field(
        description="why the best card is better than that one, or than another; empty where nothing is clear"
    )
    how: list[Sentence] = Field(description="how it was counted")


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
