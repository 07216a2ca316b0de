"""Requests and responses of the HTTP API."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from spadille.protocol.base import (
    ActionText,
    BotName,
    CardText,
    Name,
    OptionValue,
    Seat,
    WireModel,
)
from spadille.protocol.chance import DealCommitment
from spadille.protocol.deal import HandCard
from spadille.protocol.sentences import Sentence
from spadille.protocol.table import MatchRules, TableTimeouts

OtherSeat = Annotated[str, StringConstraints(pattern="^[1-9]$")]
"""A seat other than the opener's, as a key."""
HandName = Annotated[str, StringConstraints(pattern="^[0-9a-f]{48}$")]
"""The name of a previewed hand."""


class NewTable(WireModel):
    """A request to open a table and sit down at it."""

    game: str
    rules: str
    options: dict[str, OptionValue] = Field(default={})
    seats: int
    match: MatchRules
    name: Name
    bot: str = "club"
    bots: dict[OtherSeat, BotName] = Field(default={}, description="the strength of bots on single seats")
    hints: bool | None = Field(
        default=None, description="whether hints are given; null: only if no seats are kept free for people"
    )
    free: list[Seat] = Field(default=[], description="seats kept free for people; bots fill the others")
    public: bool = Field(default=False, description="whether the table is listed for everyone")
    waits: TableTimeouts = Field(default=TableTimeouts())
    hand: HandName | None = Field(
        default=None, description="the previewed hand, which becomes the first deal; only with bots alone"
    )


class NewHandPreview(WireModel):
    """A request to preview a hand for these rules."""

    game: str
    rules: str
    options: dict[str, OptionValue] = Field(default={})
    seats: int
    hand: HandName | None = Field(
        default=None, description="the hand previewed before, as these rules deal it"
    )


class ShownCard(WireModel):
    """A card of a previewed hand."""

    card: CardText
    points: int


class HandPreview(WireModel):
    """A hand that was dealt before there is a table."""

    hand: HandName | None = Field(
        description="the name with which a table is opened to play it; null: the table deals anew"
    )
    cards: list[ShownCard] = Field(description="as a player sorts them")
    told: Sentence = Field(description="a description of the hand")
    promise: DealCommitment | None = Field(
        description="the commitment to all cards of the table's first deal, if the hand is played"
    )


class Sit(WireModel):
    """A request for a seat. A free seat is taken at once, a bot's when no deal is being played."""

    name: Name
    seat: Seat | None = Field(default=None, description="null: a free seat, else a bot's")


class Opened(WireModel):
    """The table that was opened or joined."""

    table: str
    seat: Seat
    waiting: bool = Field(default=False, description="whether the seat is promised for after the deal")


class PlayAgain(WireModel):
    """A request to play a finished deal of the caller's table again."""

    deal: Annotated[int, Field(ge=1)]


class OpenTable(WireModel):
    """A public table with someone connected."""

    table: str
    game: str
    rules: str
    options: dict[str, OptionValue] = Field(description="the options that differ from the preset")
    people: list[str] = Field(description="the names of the people at the table")
    seats: int
    free: int = Field(description="the number of free seats")
    bots: int = Field(description="the number of bots' seats, which can be taken after the deal")
    watchers: int
    deal: int
    stage: Literal["waiting", "playing", "between", "finished"]


class OpenTables(WireModel):
    """The public tables, those with free seats first."""

    tables: list[OpenTable]


class GlanceSeat(WireModel):
    """A seat of a table at a glance."""

    name: str
    chips: int
    bot: str | None
    card: CardText | None = Field(description="the card in the trick on the table")


class TableGlance(WireModel):
    """The deal in progress at a table, as this player left it."""

    phase: str
    turn: Seat | None
    lead: bool = Field(description="whether a trick is to be led")
    named: Sentence | None = Field(description="the contract")
    declarer: Seat | None
    trump: str | None
    trick: int = Field(description="the number of the trick on the table, 0 before the first")
    tricks: int = Field(description="the number of tricks of a deal")
    hand: list[HandCard]
    seats: list[GlanceSeat]


class MyTable(WireModel):
    """A table of this player."""

    table: str
    game: str
    rules: str
    seat: Seat
    deal: int
    stage: Literal["waiting", "playing", "between", "finished"]
    asked: Literal["turn", "question", "next"] | None = Field(
        default=None, description="what the table waits for from this player"
    )
    by_turns: bool = Field(default=False, description="whether the table has no timeouts")
    others: list[str] = Field(default=[], description="the names of the others at the table")
    deals: int | None = Field(default=None, description="the number of deals of the match, if it is set")
    chips: int = Field(default=0, description="the chips of this player")
    ahead: int = Field(default=0, description="the chips more than the best other player has")
    played: str = Field(default="", description="when something last happened there")
    glance: TableGlance | None = Field(default=None, description="the deal in progress")


class MyTables(WireModel):
    """The tables of this player, that played at last first. Finished lessons are left out."""

    tables: list[MyTable]
    damaged: int = Field(default=0, description="the number of tables that cannot be read any more")


class TextCommand(WireModel):
    """A text command or question typed at a table."""

    text: Annotated[str, Field(max_length=200)]
    language: Literal["en", "sv"]
    rule: Annotated[str, Field(max_length=100)] | None = Field(
        default=None, description="the rule of the latest error, for the question why"
    )


class ParsedCommand(WireModel):
    """The interpretation of a text command. No action is taken: the client sends the action itself."""

    action: ActionText | None = None
    then: Literal["next", "leave", "hint", "why"] | None = Field(
        default=None,
        description="a request besides the play: the next deal, to leave the table, or a hint",
    )
    told: list[str] = Field(default=[], description="the answer, line by line")
    rule: str | None = Field(default=None, description="the rule that forbids the action")


class RulebookPage(WireModel):
    """A page of the rulebook."""

    title: str
    html: str


class Error(WireModel):
    """An error: its code, the rule behind it, and the facts of its sentence."""

    code: str
    rule: str | None = None
    facts: dict[str, OptionValue] = Field(default={})
