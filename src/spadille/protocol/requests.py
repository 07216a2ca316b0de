"""Requests and responses of the HTTP API."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from spadille.protocol.base import (
    ActionText,
    BotName,
    CardText,
    Language,
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
"""A seat other than seat 0, the seat of the player who opens the table, as a key of a JSON object."""
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
        default=None,
        description="the name of a previewed hand to deal first; only if no other person may take a seat",
    )


class NewHandPreview(WireModel):
    """A request to preview a hand for these rules."""

    game: str
    rules: str
    options: dict[str, OptionValue] = Field(default={})
    seats: int
    hand: HandName | None = Field(
        default=None, description="the name of a hand previewed before, to see it under these rules"
    )


class ShownCard(WireModel):
    """A card of a previewed hand."""

    card: CardText
    points: int


class HandPreview(WireModel):
    """A hand that a player sees before opening a table."""

    hand: HandName | None = Field(
        description="the name by which a new table deals this hand; null if it cannot be requested"
    )
    cards: list[ShownCard] = Field(description="the cards, sorted as a player sorts them")
    told: Sentence = Field(description="a description of the hand")
    promise: DealCommitment | None = Field(
        description="the commitment to all cards of the table's first deal, if the hand is played"
    )


class Sit(WireModel):
    """A request for a seat. A free seat is given at once, a bot's seat when no deal is being played."""

    name: Name
    seat: Seat | None = Field(
        default=None, description="the wanted seat; null: a free seat, or a bot's seat if none is free"
    )


class Opened(WireModel):
    """The table that the caller has opened or joined, and their seat."""

    table: str
    seat: Seat
    waiting: bool = Field(default=False, description="whether the caller gets the seat only after the deal")


class PlayAgain(WireModel):
    """A request to play a finished deal of the caller's table again."""

    deal: Annotated[int, Field(ge=1)]


class OpenTable(WireModel):
    """A public table at which at least one player is connected."""

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
    """A seat in the summary of a deal in progress."""

    name: str
    chips: int
    bot: str | None
    card: CardText | None = Field(description="the seat's card in the current trick")


class TableGlance(WireModel):
    """A summary of the deal in progress at a table, as the caller's seat sees it."""

    phase: str
    turn: Seat | None
    lead: bool = Field(description="whether the seat on turn leads to a trick")
    named: Sentence | None = Field(description="the contract, as a sentence")
    declarer: Seat | None
    trump: str | None
    trick: int = Field(description="the number of the current trick; 0 before the first")
    tricks: int = Field(description="the number of tricks of a deal")
    hand: list[HandCard]
    seats: list[GlanceSeat]


class MyTable(WireModel):
    """A table at which the caller has a seat."""

    table: str
    game: str
    rules: str
    seat: Seat
    deal: int
    stage: Literal["waiting", "playing", "between", "finished"]
    asked: Literal["turn", "question", "next"] | None = Field(
        default=None, description="what the table waits for from the caller"
    )
    by_turns: bool = Field(default=False, description="whether the table has no timeouts")
    others: list[str] = Field(default=[], description="the names of the others at the table")
    deals: int | None = Field(default=None, description="the number of deals of the match, if it is set")
    chips: int = Field(default=0, description="the caller's chips")
    ahead: int = Field(default=0, description="the caller's chips minus those of the best other player")
    played: str = Field(default="", description="the time of the table's latest event")
    glance: TableGlance | None = Field(default=None, description="the deal in progress")


class MyTables(WireModel):
    """The tables at which the caller has a seat, the most recently played first, without finished lessons."""

    tables: list[MyTable]
    damaged: int = Field(default=0, description="the number of tables whose data is corrupted")


class TextCommand(WireModel):
    """A text command or question typed at a table."""

    text: Annotated[str, Field(max_length=200)]
    language: Language
    rule: Annotated[str, Field(max_length=100)] | None = Field(
        default=None, description="the rule of the latest error, to which the question why refers"
    )


class ParsedCommand(WireModel):
    """The interpretation of a text command. No action is taken: the client sends the action itself."""

    action: ActionText | None = None
    then: Literal["next", "leave", "hint", "why"] | None = Field(
        default=None,
        description="what the client must do: ask for the next deal, leave the table, or ask for a hint",
    )
    told: list[str] = Field(default=[], description="the lines of the answer to a question")
    rule: str | None = Field(default=None, description="the rule that forbids the action")


class NewTableCard(WireModel):
    """A request for rules on one page: a preset, and the options that differ from it."""

    game: str
    rules: str
    options: dict[str, OptionValue] = Field(default={})


class TableCard(WireModel):
    """Rules on one page, to print."""

    html: str


class RulebookPage(WireModel):
    """A page of the rulebook."""

    title: str
    html: str
    language: Language = Field(description="of the page: English if it is not translated")


class Error(WireModel):
    """An error: its code, the rule of the rulebook behind it, and the facts that its sentence needs."""

    code: str
    rule: str | None = None
    facts: dict[str, OptionValue] = Field(default={})
