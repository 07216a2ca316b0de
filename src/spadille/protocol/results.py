"""What stays: the results of a table, a player's own history, and the code that carries it elsewhere."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from spadille.protocol.base import Said, Seat
from spadille.protocol.deal import Result


class DealLine(Said):
    """A finished deal in a table's results."""

    n: int
    time: str
    dealer: Seat
    result: Result


class StandingLine(Said):
    """Where somebody came in a match; equal chips share a place."""

    seat: Seat
    name: str
    bot: str | None
    chips: int
    place: int


class MatchResult(Said):
    """A match at a table, with its finished deals."""

    number: int
    game: str
    rules: str
    ended: Literal["deals", "target", "minutes", "bankrupt", "stopped"] | None = Field(
        description="null while it is being played"
    )
    standing: list[StandingLine]
    deals: list[DealLine]


class TableResults(Said):
    """Every match at a table, the latest first."""

    table: str
    matches: list[MatchResult]


class PlayedMatch(Said):
    """A finished match in a player's history."""

    table: str
    number: int = Field(description="the number of the match at its table")
    game: str
    rules: str
    ended: str = Field(description="when: a time in UTC")
    seat: Seat
    deals: int
    chips: int
    place: int
    others: list[str] = Field(description="the names of the others, clockwise from the player's left")


class History(Said):
    """A page of a player's matches, the latest first."""

    matches: list[PlayedMatch]
    next: str | None = Field(description="where the next page begins; null at the end")


class Me(Said):
    """Who this browser is."""

    known: bool = Field(description="whether it has opened a table or sat down before")
    name: str | None = Field(description="the name used first")
    recovery: str | None = Field(description="when the recovery code was made; null where there is none")


class Recovery(Said):
    """A recovery code. It is shown this once; what is kept cannot be turned back into it."""

    code: str


class Recover(Said):
    """Somebody comes with a recovery code, to be on this device who he was on another."""

    code: Annotated[str, Field(max_length=100)]


class Device(Said):
    """A device on which somebody is signed in."""

    id: str
    browser: str = Field(description="as the browser says of itself; empty where it says nothing known")
    system: str
    came: str = Field(description="the day it was signed in")
    seen: str = Field(description="the day it was seen last")
    here: bool = Field(description="whether it is the one that asks")


class Devices(Said):
    """The devices on which the caller is signed in, the one seen last first."""

    devices: list[Device]


class Erase(Said):
    """Somebody wants to be forgotten, and says so by writing his name."""

    name: Annotated[str, Field(max_length=100)]
