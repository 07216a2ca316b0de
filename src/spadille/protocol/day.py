"""The deal of the day: what can be played today, what came of it, and what yesterday's cards came from."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from spadille.protocol.base import Name, Said


class DayGame(Said):
    """Today's deal of one game, as far as the caller has come with it."""

    game: str
    rules: str
    seats: int
    stage: Literal["open", "playing", "done"]
    table: str | None = Field(description="the caller's own table, once he has begun")
    commitment: str = Field(description="what its cards and the bots' chance are bound to")


class DayCards(Said):
    """The cards of a day that is over."""

    game: str
    code: str


class PastDay(Said):
    """A day that is over, as it is published: `spadille verify` checks it."""

    scheme: str
    day: str
    head: str
    secret: str
    deals: list[DayCards]


class DayToday(Said):
    """What can be played today."""

    day: str = Field(description="the day, as 2027-03-01; it ends at midnight in UTC")
    head: str = Field(description="what binds every day of this year, published before it")
    kept: bool = Field(description="whether the house keeps the year's secrets; else everybody can find them")
    games: list[DayGame]
    yesterday: PastDay


class DayWanted(Said):
    """Somebody wants to play the deal of the day."""

    name: Name


class DayCount(Said):
    """How many of the others had so much of it."""

    counters: int
    players: int


class DayResult(Said):
    """What the caller made of today's deal, and what the others did."""

    day: str
    game: str
    table: str
    code: str | None = Field(description="the deal as he played it")
    counters: int = Field(description="what he got or paid")
    others: list[DayCount] = Field(description="the lowest first, nobody's name with it")


class DayPar(Said):
    """What the expert makes of today's deal in the caller's seat."""

    counters: int
