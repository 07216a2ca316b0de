"""The messages of a club's lists of results for an evening or a season, computed from score sheets."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from spadille.pad.club import MAX_TABLES
from spadille.protocol.base import JsonObject, WireModel
from spadille.protocol.pad import PadEntry
from spadille.protocol.requests import Error


class ClubPoints(WireModel):
    """The points that a club adds to a player's counters."""

    won: int = Field(default=0, description="for each hand played and won")
    lost: int = Field(default=0, description="subtracted for each hand played and lost")
    beaten: int = Field(default=0, description="for each hand of another player that was beaten")


class ClubRequest(WireModel):
    """A request for a club's lists. The server does not store it."""

    title: str = Field(default="", max_length=60)
    tables: list[list[PadEntry]] = Field(
        default=[], max_length=MAX_TABLES, description="the logs of the sheets of an evening"
    )
    parts: list[JsonObject] = Field(
        default=[], max_length=MAX_TABLES, description="saved evenings that belong to this evening"
    )
    evenings: list[JsonObject] = Field(default=[], description="the saved evenings of a season")
    names: list[str] = Field(
        default=[], description="the players to whom the tallies of evenings refer by number"
    )
    rule: ClubPoints = ClubPoints()
    file: Literal["evening", "season"] | None = None
    language: str | None = Field(default=None, max_length=10, description="of the file; English by default")


class ClubRow(WireModel):
    """A player's row in a club's list."""

    name: str
    place: int
    hands: int
    won: int
    lost: int
    beaten: int
    counters: int
    bonus: int
    points: int
    each: list[int | None] = Field(
        description="the points of each evening; null for an evening without the player"
    )


class ClubList(WireModel):
    """A club's list of players, the best player first."""

    titles: list[str] = Field(description="the titles of the evenings")
    total: int = Field(description="the sum of all counters, which must be zero")
    rows: list[ClubRow]


class ClubResponse(WireModel):
    """The lists of a club."""

    evening: ClubList | None
    season: ClubList | None
    kept: dict[str, Any] | None = Field(description="the evening, to be saved for the lists of a season")
    counted: list[int] | None = Field(
        description="the numbers of the evenings that count; an evening that a later one contains does not"
    )
    text: str | None = Field(description="the requested list as a file")
    refusal: Error | None
