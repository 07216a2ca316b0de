"""The public state of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, SerializerFunctionWrapHandler, model_serializer

from spadille.protocol.base import BotName, OptionValue, Seat, WireModel
from spadille.protocol.catalogue import ContractSheet


class MatchRules(WireModel):
    """The terms of a match."""

    start: int | None = Field(ge=1, le=1_000_000)
    bankrupt: Literal["end", "end-at-zero", "replace", "debt"]
    end: dict[Literal["deals", "target", "minutes"], Annotated[int, Field(ge=1, le=1_000_000)]]
    unpaid: Literal["credited", "lost"] | None = Field(
        default=None,
        description="what happens to a payment that a player cannot pay; null: the default of the rules",
    )
    whole_rounds: Literal["no", "yes"] | None = Field(
        default=None,
        description="whether the number of deals must be a multiple of the seats; null: the rules' default",
    )

    @model_serializer(mode="wrap")
    def _leave_out_unsaid(self, dump: SerializerFunctionWrapHandler) -> dict[str, object]:
        """Omit fields left to the rules' default, because events and records are written without them."""
        unsaid = {name for name in ("unpaid", "whole_rounds") if getattr(self, name) is None}
        return {name: value for name, value in dump(self).items() if name not in unsaid}


_DAY = 86_400


class TableTimeouts(WireModel):
    """The timeouts of a table in seconds. Null stands for no timeout.

    If all timeouts are null, the table is a correspondence table: no bot plays for an absent person, and the
    next deal waits until all are ready.
    """

    nudge: Annotated[int, Field(ge=1, le=_DAY)] | None = Field(
        default=30, description="time until a player for whom the table waits is reminded"
    )
    absent: Annotated[int, Field(ge=1, le=_DAY)] | None = Field(
        default=30, description="time from the reminder until a bot plays for a player who is not connected"
    )
    idle: Annotated[int, Field(ge=1, le=_DAY)] | None = Field(
        default=180, description="time from the reminder until a bot plays for a player who is connected"
    )


class NextMatch(WireModel):
    """The settings of the next match.

    People keep their order round the table, and bots fill the other seats.
    """

    game: str
    rules: str
    options: dict[str, OptionValue] = Field(default={})
    seats: int
    match: MatchRules
    bot: BotName | None = Field(default=None, description="the strength of the bots; null: unchanged")
    free: int = Field(default=0, ge=0, le=6, description="the number of seats kept free for people")
    waits: TableTimeouts | None = Field(
        default=None, description="the timeouts of the table; null: unchanged"
    )


Claimed = Literal["rest", "give-up"]


class Question(WireModel):
    """An open vote of the people at the table. The proposal is carried out when all have agreed."""

    number: int = Field(description="the number of the event that opened the vote")
    kind: Literal["stop", "match", "claim", "take-back", "show-hands"]
    seat: Seat = Field(description="the seat that opened the vote")
    agreed: list[Seat] = Field(description="the seats that have agreed, including the seat that asked")
    missing: list[Seat] = Field(description="the seats that have not answered")
    match: NextMatch | None = Field(default=None, description="the proposed match")
    claim: Claimed | None = None


class Notice(WireModel):
    """A notice about the latest event at the table other than the play."""

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
    seat: Seat | None = Field(description="the seat that the event is about")
    name: str = Field(default="", description="the name of the player or bot at the time")
    about: Literal["stop", "match", "claim", "take-back", "show-hands"] | None = Field(
        default=None, description="the question that was asked or answered"
    )
    claim: Claimed | None = None


class SeatedPlayer(WireModel):
    """A seat, with its player and chips."""

    seat: Seat
    name: str
    bot: str | None
    taken: bool = Field(description="whether a person or a bot sits here; otherwise the seat is free")
    present: bool
    chips: int
    ready: bool
    freeride: bool
    nudged: bool = Field(
        default=False, description="whether the table waits for the player and has reminded them"
    )
    covered: str | None = Field(default=None, description="the bot that plays for an absent person")
    promised: str | None = Field(
        default=None, description="the name of the person who gets the bot's seat after the deal"
    )


class Place(WireModel):
    """A seat's row in the standing. Seats with equal chips share a place."""

    seat: Seat
    chips: int
    place: int


class DepartedPlayer(WireModel):
    """A player who went bankrupt and left, with their final chips."""

    seat: Seat
    name: str
    chips: int
    after_deal: int


class OriginalDeal(WireModel):
    """The table and the number of a deal that was played before."""

    table: str
    deal: int


class Table(WireModel):
    """The public state of a table."""

    id: str
    game: str
    rules: str
    options: dict[str, OptionValue]
    differing: list[str] = Field(description="the options that differ from the preset")
    sheet: list[ContractSheet]
    antes: dict[str, int] = Field(description="the chips that each player puts into each pot before a deal")
    match: MatchRules
    seats: list[SeatedPlayer]
    deal: int = Field(description="the deal's number in its match, from 1; 0 before the first")
    stage: Literal["waiting", "playing", "between", "finished"]
    ended: Literal["deals", "target", "minutes", "bankrupt", "stopped"] | None
    standing: list[Place]
    left: list[DepartedPlayer]
    players: list[str] | None = Field(
        default=None,
        description="the names of those who played the deal that is over; null if the same names sit there",
    )
    number: int = Field(default=1, description="the number of the match at this table, from 1")
    host: Seat | None = Field(
        default=None, description="the seat that controls the bots and the visibility of the table"
    )
    public: bool = Field(default=False, description="whether the table is listed for everyone")
    bot: str = Field(default="club", description="the strength of the bots that fill seats")
    waits: TableTimeouts = Field(default=TableTimeouts())
    watchers: int = Field(default=0, description="the number of watchers")
    shown: bool = Field(default=False, description="whether watchers see all hands of this deal")
    hints: bool = Field(default=False, description="whether a seat may have a hint on its turn")
    phrases: bool = Field(default=True, description="whether phrases may be said now")
    question: Question | None = Field(default=None, description="the open question")
    news: Notice | None = None
    claim: Notice | None = Field(default=None, description="the claim that ended the current deal")
    again: OriginalDeal | None = Field(
        default=None, description="the earlier deal whose cards are dealt again here; null for a new deal"
    )
    laid: str | None = Field(
        default=None, description="the code of a deal from outside the server that is dealt here"
    )
    day: str | None = Field(
        default=None, description="the day of the daily deal, as 2027-03-01; null if it is none"
    )
    challenge: str | None = Field(
        default=None, description="the challenge that is played here; its page shows all results"
    )
    widow: int = Field(default=0, description="the number of cards dealt to the widow of the current deal")
