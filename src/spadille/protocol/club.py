"""A club's lists: sheets go in, or evenings, and everybody's place comes out."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from spadille.protocol.base import Said
from spadille.protocol.pad import PadEntry
from spadille.protocol.requests import Error


class ClubRuleAsked(Said):
    """What the club gives besides the counters."""

    won: int = Field(default=0, description="for a hand that one played and won")
    lost: int = Field(default=0, description="taken off for a hand that one played and lost")
    beaten: int = Field(default=0, description="for another's hand that one has beaten")


class ClubAsked(Said):
    """What is asked of the club's lists; nothing of it is kept."""

    title: str = Field(default="", max_length=60)
    tables: list[list[PadEntry]] = Field(
        default=[], max_length=40, description="the logs of an evening's sheets"
    )
    evenings: list[dict[str, Any]] = Field(
        default=[], max_length=200, description="evenings of a season, as they were kept"
    )
    rule: ClubRuleAsked = ClubRuleAsked()
    file: Literal["evening", "season"] | None = None


class ClubRow(Said):
    """A line of a list."""

    name: str
    place: int
    hands: int
    won: int
    lost: int
    beaten: int
    counters: int
    bonus: int
    points: int
    each: list[int | None] = Field(description="by evening; none where somebody was not there")


class ClubList(Said):
    """A list, the best first."""

    titles: list[str] = Field(description="of the evenings")
    total: int = Field(description="what all have won and lost, in counters: nothing")
    rows: list[ClubRow]


class ClubAnswer(Said):
    """What the club is told."""

    evening: ClubList | None
    season: ClubList | None
    kept: dict[str, Any] | None = Field(description="the evening, to be kept and laid beside others")
    text: str | None = Field(description="the list that was asked for, for a spreadsheet")
    refusal: Error | None
