"""A challenge for a whole table: who takes part, and, when all have played, what each made of the cards."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from spadille.protocol.base import BotName, Name, Said, Seat


class WantedChallenge(Said):
    """Somebody challenges others to the same cards."""

    name: Name
    players: int = Field(ge=2, le=8, description="how many play them, himself among them")
    cards: Literal["new", "these"] = Field(
        description="new ones by the same rules, which nobody knows; or those of the deal"
    )
    bot: BotName = Field(default="club", description="who sits on the other seats")


class ChallengeMade(Said):
    """The challenge, by whose name all find it."""

    challenge: str


class WantedPlace(Said):
    """Somebody takes a challenge up."""

    name: Name


class ChallengePlayer(Said):
    """Somebody who takes part."""

    name: str
    seat: Seat
    hand: int = Field(description="which hand he plays: 1 is eldest's")
    mine: bool = Field(description="whether it is the caller")
    played: bool


class ChallengeOutcome(Said):
    """What came of it for one of them."""

    counters: int = Field(description="what he got or paid")
    code: str | None = Field(description="the deal as he played it")


class Challenge(Said):
    """A challenge, as far as it may be told."""

    challenge: str
    game: str
    rules: str
    seats: int
    dealer: Seat
    bot: str
    dealt: bool = Field(description="whether the house dealt the cards; else whoever made it chose them")
    places: int = Field(description="how many play")
    players: list[ChallengePlayer] = Field(description="those who have sat down so far, in their order")
    table: str | None = Field(description="the caller's own table")
    outcome: list[ChallengeOutcome] | None = Field(
        description="in the same order; null until all have played"
    )


class ChallengeHouse(Said):
    """What the bots make of the cards among themselves; told when all have played."""

    counters: list[int] = Field(description="by seat")
