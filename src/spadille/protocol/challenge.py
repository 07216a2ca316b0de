"""The messages of challenges, in which several people play the same cards and compare their results."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from spadille.protocol.base import BotName, Name, Seat, WireModel


class NewChallenge(WireModel):
    """A request to create a challenge."""

    name: Name
    players: int = Field(ge=2, le=8, description="the number of players, including the caller")
    cards: Literal["new", "these"] = Field(
        description="new: unknown cards under the same rules; these: the cards of the deal"
    )
    bot: BotName = Field(default="club", description="the strength of the bots on the other seats")


class ChallengeCreated(WireModel):
    """The id of a new challenge."""

    challenge: str


class JoinChallenge(WireModel):
    """A request to join a challenge."""

    name: Name


class ChallengePlayer(WireModel):
    """A player in a challenge."""

    name: str
    seat: Seat
    hand: int = Field(description="the position of the hand: 1 is eldest hand")
    mine: bool = Field(description="whether this is the caller")
    played: bool


class ChallengeOutcome(WireModel):
    """The result of one player of a challenge."""

    counters: int = Field(description="the counters won, or lost if negative")
    code: str | None = Field(description="the code of the deal as played")


class Challenge(WireModel):
    """A challenge, with results once all have played."""

    challenge: str
    game: str
    rules: str
    seats: int
    dealer: Seat
    bot: str
    dealt: bool = Field(description="whether the server dealt the cards; otherwise the creator chose them")
    places: int = Field(description="the number of players")
    players: list[ChallengePlayer] = Field(description="the players who have joined so far, in order")
    table: str | None = Field(description="the caller's own table")
    outcome: list[ChallengeOutcome] | None = Field(
        description="the results in the order of `players`; null until all players have played"
    )


class ChallengeBotResult(WireModel):
    """The result if bots play a challenge's cards in all seats. It is shown once all players have played."""

    counters: list[int] = Field(description="the counters won or lost by each seat")
