"""What is said over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from spadille.protocol.base import (
    ActionText,
    BotName,
    CardText,
    Name,
    OptionValue,
    Said,
    Seat,
)
from spadille.protocol.chance import Promised
from spadille.protocol.sentences import Sentence
from spadille.protocol.table import MatchRules, Waits

OtherSeat = Annotated[str, StringConstraints(pattern="^[1-9]$")]
"""A seat that is not the opener's, as a key."""
HandName = Annotated[str, StringConstraints(pattern="^[0-9a-f]{48}$")]
"""By what the house knows a hand that it has shown."""


class NewTable(Said):
    """Somebody opens a table and sits down at it."""

    game: str
    rules: str
    options: dict[str, OptionValue] = Field(default={})
    seats: int
    match: MatchRules
    name: Name
    bot: str = "club"
    bots: dict[OtherSeat, BotName] = Field(default={}, description="seats whose bots are of another strength")
    hints: bool | None = Field(
        default=None, description="whether hints are given; null: if no seats are kept free for people"
    )
    free: list[Seat] = Field(default=[], description="seats kept free for people; bots fill the others")
    public: bool = Field(default=False, description="whether everybody can find the table")
    waits: Waits = Field(default=Waits())
    hand: HandName | None = Field(
        default=None, description="the hand that was shown, which is then the first deal's; with bots alone"
    )


class HandWanted(Said):
    """Somebody wants to see a hand that he could play at such a table."""

    game: str
    rules: str
    options: dict[str, OptionValue] = Field(default={})
    seats: int
    hand: HandName | None = Field(default=None, description="the one shown before, as these rules deal it")


class ShownCard(Said):
    """A card of a hand that is shown."""

    card: CardText
    points: int


class HandShown(Said):
    """A hand that was dealt to whoever asks, before there is a table."""

    hand: HandName | None = Field(
        description="what a table is opened with to play it; null: the table deals anew"
    )
    cards: list[ShownCard] = Field(description="as a player sorts them")
    told: Sentence = Field(description="what there is in it")
    promise: Promised | None = Field(
        description="what the cards of all seats come from, should the hand be played: the table's first deal"
    )


class Sit(Said):
    """Somebody wants a seat: a free one at once, a bot's when no deal is being played."""

    name: Name
    seat: Seat | None = Field(default=None, description="null: a free one, else a bot's")


class Opened(Said):
    """The table that was opened or joined."""

    table: str
    seat: Seat
    waiting: bool = Field(default=False, description="whether the seat is had only when the deal is over")


class Again(Said):
    """Somebody wants the cards of a finished deal of his table again."""

    deal: Annotated[int, Field(ge=1)]


class OpenTable(Said):
    """A table that everybody may find, where somebody is just now."""

    table: str
    game: str
    rules: str
    options: dict[str, OptionValue] = Field(description="the options that differ from the preset")
    people: list[str] = Field(description="the names of the people who sit there")
    seats: int
    free: int = Field(description="seats that can be had at once")
    bots: int = Field(description="seats of bots, which give them up when the deal is over")
    watchers: int
    deal: int
    stage: Literal["waiting", "playing", "between", "finished"]


class OpenTables(Said):
    """The tables that everybody may find, those with free seats first."""

    tables: list[OpenTable]


class MyTable(Said):
    """A table this player sits at."""

    table: str
    game: str
    rules: str
    seat: Seat
    deal: int
    stage: Literal["waiting", "playing", "between", "finished"]
    asked: Literal["turn", "question", "next"] | None = Field(
        default=None, description="what the table waits for from this player"
    )
    by_turns: bool = Field(default=False, description="whether the table has no clocks")
    others: list[str] = Field(default=[], description="the names of the others who sit there")


class MyTables(Said):
    """The tables this player sits at, latest first."""

    tables: list[MyTable]
    damaged: int = Field(default=0, description="how many more there are that can no longer be read")


class Words(Said):
    """A line of words said at a table: something to be done, or a question."""

    text: Annotated[str, Field(max_length=200)]
    language: Literal["en", "sv"]
    rule: Annotated[str, Field(max_length=100)] | None = Field(
        default=None, description="the rule by which the reader was last refused, should he ask why"
    )


class Heard(Said):
    """What a line of words was taken for. Nothing has happened by it: the action is still to be said."""

    action: ActionText | None = None
    then: Literal["next", "leave", "hint"] | None = Field(
        default=None,
        description="what is wanted besides the play: the next deal, to leave the table, or a hint",
    )
    told: list[str] = Field(default=[], description="the answer, line by line")
    rule: str | None = Field(default=None, description="the rule that does not allow it")


class RulebookPage(Said):
    """A page of the rulebook."""

    title: str
    html: str


class Error(Said):
    """A refusal: what, which rule says so, and what the sentence about it needs."""

    code: str
    rule: str | None = None
    facts: dict[str, OptionValue] = Field(default={})
