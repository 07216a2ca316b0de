"""A deal step by step: what was dealt, what was done, and what was said of it at every moment."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from spadille.protocol.base import BotName, CardText, HandText, Name, OptionValue, Said, Seat
from spadille.protocol.catalogue import ContractSheet
from spadille.protocol.deal import HandCard


class LaidHand(Said):
    """A hand as it lies there at a step, sorted for what is played; no card of it ever moves."""

    cards: list[HandCard] = Field(description="all that it has held so far, as far as they may be seen")
    gone: list[CardText] = Field(description="those of them that it holds no more")
    hidden: int = Field(description="how many more it holds that may not be seen")


class ReplayStep(Said):
    """A moment of a deal. Of the view and of the wording only what is not as it was a step before."""

    view: dict[str, object]
    wording: dict[str, object]
    hands: list[LaidHand | None] | None = Field(
        default=None, description="by seat; left out where they are as they were"
    )
    widow: HandText | None = Field(description="what lies in the widow, where it may be seen")
    laid_away: HandText | None = Field(description="what the declarer laid away, where it may be seen")
    answered: int | None = Field(
        default=None, description="which of the choices was then taken, where this seat had any"
    )


class MatchDeal(Said):
    """Where a deal was played: its place in its match, and who sat there."""

    table: str
    match: int
    deal: int
    deals: int = Field(description="how many finished deals the match has")
    names: list[str] = Field(description="by seat")
    bots: list[str | None] = Field(description="by seat; null for a person")
    you: Seat | None = Field(default=None, description="where the reader sat, if he played it")


class Replay(Said):
    """A deal from its first moment to its last, as one seat saw it or as all the cards lay."""

    code: str | None = Field(description="null for rules that codes have no number for")
    cards: str | None = Field(description="the code of the cards alone, with nothing said or played")
    seat: Seat | None = Field(description="whose view it is; null: all cards are seen")
    game: str
    rules: str
    differing: dict[str, OptionValue]
    seats: int
    sheet: list[ContractSheet]
    antes: dict[str, int]
    steps: list[ReplayStep]
    of: MatchDeal | None = Field(default=None, description="the match it was played in, where it is known")


class WantedDeal(Said):
    """A deal that somebody has as a text: a code, an address, a record; read forgivingly."""

    text: Annotated[str, Field(max_length=60_000)]


class FoundDeal(Said):
    """The deal that a text stands for."""

    code: str
    step: int | None = Field(default=None, description="the step that the address names")
    seat: Seat | None = Field(default=None, description="the seat that the address names")


class PlayDeal(Said):
    """Somebody wants to sit down to the cards of a deal, at its beginning or further on."""

    name: Name
    seat: Seat
    step: int = Field(default=0, ge=0, le=1000, description="how many things have been done when he begins")
    bot: BotName = "club"


class DealText(Said):
    """A deal as text."""

    text: str
