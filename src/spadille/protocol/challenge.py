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


class NewHandChallenge(WireModel):
    """A request to challenge others with a hand that the caller has played."""

    name: Name
    seat: Seat = Field(description="the caller's seat in the deal; the others get the same hand")
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


class ChallengeHand(WireModel):
    """The hand of a challenge in which all players have the same hand."""

    seat: Seat
    cards: list[str] = Field(description="the hand as dealt, by suit")
    points: list[int] = Field(description="the points of each card, in the order of `cards`")
    widow: int = Field(description="the number of cards in the widow")
    active: list[Seat] = Field(description="the seats that take part in the deal")
    counters: int | None = Field(
        description="the counters that the first player won, or lost if negative; null until then"
    )


class Challenge(WireModel):
    """A challenge, with results once the caller may see them."""

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
    hand: ChallengeHand | None = Field(
        description="the hand that all players have and the result to beat; null if the seats rotate"
    )
    outcome: list[ChallengeOutcome | None] | None = Field(
        description="the results in the order of `players`, null for those still playing; null until the "
        "caller (where all have the same hand) or all players have played"
    )


class ChallengeBotResult(WireModel):
    """The result if bots play a challenge's cards in all seats. It is shown once all players have played."""

    counters: list[int] = Field(description="the counters won or lost by each seat")
