"""A table, as everybody at it may know it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from spadille.protocol.base import BotName, OptionValue, Said, Seat
from spadille.protocol.catalogue import ContractSheet


class MatchRules(Said):
    """What a match is played for."""

    start: int | None = Field(ge=1, le=1_000_000)
    bankrupt: Literal["end", "replace", "debt"]
    end: dict[Literal["deals", "target", "minutes"], Annotated[int, Field(ge=1, le=1_000_000)]]


_DAY = 86_400


class Waits(Said):
    """How many seconds a table waits for somebody before it does something about it; null: for ever.

    All null is a table by turns, for people who play over days: nothing is ever played for anybody, and the
    next deal waits for all.
    """

    nudge: Annotated[int, Field(ge=1, le=_DAY)] | None = Field(
        default=30, description="until whoever is waited for is nudged"
    )
    absent: Annotated[int, Field(ge=1, le=_DAY)] | None = Field(
        default=30, description="from there until a bot plays for him, if he has no page open"
    )
    idle: Annotated[int, Field(ge=1, le=_DAY)] | None = Field(
        default=180, description="from there until a bot plays for him, if he has"
    )


class NextMatch(Said):
    """What a match is to be: of which game, by which rules, for how many, and until when.

    People keep their order round the table; bots fill the other seats.
    """

    game: str
    rules: str
    options: dict[str, OptionValue] = Field(default={})
    seats: int
    match: MatchRules
    bot: BotName | None = Field(default=None, description="the bots' strength; null: as it was")
    free: int = Field(default=0, ge=0, le=6, description="how many seats are kept free for people")
    waits: Waits | None = Field(default=None, description="how long the table waits; null: as it was")


Claimed = Literal["rest", "give-up"]


class Question(Said):
    """Something all people at the table are asked: it is done when everybody has said yes."""

    number: int = Field(description="the number of the event it was asked with")
    kind: Literal["stop", "match", "claim", "take-back", "show-hands"]
    seat: Seat = Field(description="who asks")
    agreed: list[Seat] = Field(description="who has said yes, the asker among them")
    missing: list[Seat] = Field(description="who has not answered yet")
    match: NextMatch | None = Field(default=None, description="the match that is proposed")
    claim: Claimed | None = None


class News(Said):
    """The latest thing that happened at the table beside the play, so that it can be told."""

    seq: int
    kind: Literal[
        "sat",
        "wished",
        "withdrew",
        "left",
        "placed",
        "freed",
        "nudged",
        "covered",
        "returned",
        "asked",
        "agreed",
        "declined",
        "stopped",
        "began",
        "took-back",
        "claimed",
        "showed-hands",
        "opened-up",
        "closed-up",
    ]
    seat: Seat | None = Field(description="whom it is about: who did it, or to whom it was done")
    name: str = Field(default="", description="the name of whom it is about, as it then was")
    about: Literal["stop", "match", "claim", "take-back", "show-hands"] | None = Field(
        default=None, description="the question, where one was asked or answered"
    )
    claim: Claimed | None = None


class SeatedPlayer(Said):
    """Who sits where, with how much."""

    seat: Seat
    name: str
    bot: str | None
    taken: bool = Field(description="a person or a bot sits here; else the seat is free")
    present: bool
    chips: int
    ready: bool
    freeride: bool
    nudged: bool = Field(default=False, description="it is waited for and has been told so")
    covered: str | None = Field(default=None, description="the bot that plays for a person who is away")
    promised: str | None = Field(
        default=None, description="the name of the person who gets the seat when the deal is over"
    )


class Place(Said):
    """A line of the standing; equal chips share a place."""

    seat: Seat
    chips: int
    place: int


class Left(Said):
    """A player who went bankrupt and left, with the account as it closed."""

    seat: Seat
    name: str
    chips: int
    after_deal: int


class Earlier(Said):
    """A deal that was played before, and where."""

    table: str
    deal: int


class Table(Said):
    """A table, as everybody at it may know it."""

    id: str
    game: str
    rules: str
    options: dict[str, OptionValue]
    differing: list[str] = Field(description="the options that differ from the preset")
    sheet: list[ContractSheet]
    antes: dict[str, int] = Field(description="what everybody puts into each pot before a deal")
    match: MatchRules
    seats: list[SeatedPlayer]
    deal: int = Field(description="the deal's number in its match, from 1; 0 before the first")
    stage: Literal["waiting", "playing", "between", "finished"]
    ended: Literal["deals", "target", "minutes", "bankrupt", "stopped"] | None
    standing: list[Place]
    left: list[Left]
    number: int = Field(default=1, description="the number of the match at this table, from 1")
    host: Seat | None = Field(default=None, description="who has the say about bots and who may find it")
    public: bool = Field(default=False, description="whether everybody can find the table")
    bot: str = Field(default="club", description="the strength of the bots that fill seats")
    waits: Waits = Field(default=Waits())
    watchers: int = Field(default=0, description="how many look on")
    shown: bool = Field(default=False, description="whether those who look on see all hands of this deal")
    hints: bool = Field(default=False, description="whether a seat may have a hint on its turn")
    phrases: bool = Field(default=True, description="whether phrases may be said just now")
    question: Question | None = Field(default=None, description="what the people are asked just now")
    news: News | None = None
    claim: News | None = Field(default=None, description="the claim that the deal on the table ended with")
    again: Earlier | None = Field(
        default=None, description="the deal whose cards lie here again; null for a match of its own"
    )
    laid: str | None = Field(
        default=None, description="the code of the deal whose cards lie here, where it is of no table"
    )
    day: str | None = Field(
        default=None, description="the day whose deal lies here, as 2027-03-01; else it is none of a day"
    )
    challenge: str | None = Field(
        default=None, description="the challenge that is played for here; its page tells how all fared"
    )
