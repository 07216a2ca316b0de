"""The messages of the daily deals: today's deals, their results, and yesterday's secret."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from spadille.protocol.base import Name, WireModel


class DailyGame(WireModel):
    """The daily deal of one game, and the caller's progress."""

    game: str
    rules: str
    seats: int
    stage: Literal["open", "playing", "done"]
    table: str | None = Field(description="the caller's own table, once they have begun")
    commitment: str = Field(description="the commitment to the cards and to the randomness of the bots")


class DailyDealCode(WireModel):
    """The code of a past day's deal in one game."""

    game: str
    code: str


class PastDailyDeals(WireModel):
    """The published secret and deals of a past day. `spadille verify` checks them."""

    scheme: str
    day: str
    head: str
    secret: str
    deals: list[DailyDealCode]


class DailyDeals(WireModel):
    """The daily deals of today."""

    day: str = Field(description="the day, as 2027-03-01; it ends at midnight in UTC")
    head: str = Field(description="the commitment to every day of the year, published before the year")
    kept: bool = Field(
        description="whether the server keeps the year's secrets; otherwise anyone can compute them"
    )
    games: list[DailyGame]
    yesterday: PastDailyDeals


class PlayDailyDeal(WireModel):
    """A request to play a daily deal."""

    name: Name


class ResultCount(WireModel):
    """A result, and the number of other players who have it."""

    counters: int
    players: int


class DailyResult(WireModel):
    """The caller's result in a daily deal, and the others' results."""

    day: str
    game: str
    table: str
    code: str | None = Field(description="the code of the deal as played")
    counters: int = Field(description="the counters won, or lost if negative")
    others: list[ResultCount] = Field(description="the other players' results without names, lowest first")


class DailyPar(WireModel):
    """Par of a daily deal: the result of the expert bot in the caller's seat."""

    counters: int
