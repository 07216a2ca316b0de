"""The messages of results, of a player's history, and of accounts with devices and push subscriptions."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from spadille.protocol.base import Seat, WireModel
from spadille.protocol.deal import Result


class DealLine(WireModel):
    """A finished deal in a table's results."""

    n: int
    time: str
    dealer: Seat
    result: Result


class StandingLine(WireModel):
    """A player's place in the standing of a match. Players with equal chips share a place."""

    seat: Seat
    name: str
    mine: bool = Field(description="whether this is the caller")
    bot: str | None
    chips: int
    place: int
    left_after: int | None = Field(
        default=None, description="the deal after which a player who could not pay was replaced"
    )


class MatchResult(WireModel):
    """A match at a table, with its finished deals."""

    number: int
    game: str
    rules: str
    ended: Literal["deals", "target", "minutes", "bankrupt", "stopped"] | None = Field(
        description="null during the match"
    )
    standing: list[StandingLine]
    deals: list[DealLine]


class TableResults(WireModel):
    """All matches at a table, the latest first."""

    table: str
    matches: list[MatchResult]


class LessLuckEstimate(WireModel):
    """The counters that a player won over some deals, with the luck of the cards taken out."""

    counters: float
    within: float = Field(description="half the width of the 95 % interval")


class MatchLessLuck(WireModel):
    """The results of a match, less luck. A request computes a few deals: ask again until all are in them."""

    deals: int = Field(description="the number of deals that are in the results")
    of: int = Field(description="the number of finished deals")
    seats: list[LessLuckEstimate | None] = Field(
        description="null if the seat changed hands in the match, or no deal is in the results"
    )


class ChallengeLessLuck(WireModel):
    """The results of a challenge, less luck."""

    players: list[LessLuckEstimate | None] = Field(
        description="in the order of the challenge's players; null for those still playing"
    )


class GameLessLuck(WireModel):
    """The caller's latest deals of a game, less luck."""

    game: str
    deals: int = Field(description="the number of deals that are in the results")
    of: int = Field(description="the number of deals in the latest matches")
    paid: float = Field(description="the counters won per deal, or lost if negative")
    less_luck: LessLuckEstimate = Field(description="the same with the luck of the cards taken out")


class PlayerLessLuck(WireModel):
    """The caller's results by game, less luck. A request computes a few deals: ask again until all are in."""

    games: list[GameLessLuck]


class PlayedMatch(WireModel):
    """A finished match in a player's history."""

    table: str
    number: int = Field(description="the number of the match at its table")
    game: str
    rules: str
    ended: str = Field(description="the time of the end, in UTC")
    seat: Seat
    deals: int
    chips: int
    place: int
    others: list[str] = Field(description="the names of the others, clockwise from the player's left")


class History(WireModel):
    """A page of a player's matches, the latest first."""

    matches: list[PlayedMatch]
    next: str | None = Field(description="the start of the next page; null at the end")


class Account(WireModel):
    """The account of this browser."""

    known: bool = Field(description="whether this browser is signed in to an account")
    name: str | None = Field(description="the name that the player used first")
    recovery: str | None = Field(description="the time when the recovery code was made; null without a code")


class RecoveryCode(WireModel):
    """A new recovery code. It is shown once: the server stores only its hash."""

    code: str


class RecoverAccount(WireModel):
    """A request to sign this device in with a recovery code."""

    code: Annotated[str, Field(max_length=100)]


class Device(WireModel):
    """A device that is signed in."""

    id: str
    browser: str = Field(description="the browser's name; empty if unknown")
    system: str
    came: str = Field(description="the day of the sign-in")
    seen: str = Field(description="the day of the latest request")
    here: bool = Field(description="whether this device sent the request")


class Devices(WireModel):
    """The devices signed in to the caller's account, the most recently used first."""

    devices: list[Device]


class EraseAccount(WireModel):
    """A request to erase the account, confirmed with its name."""

    name: Annotated[str, Field(max_length=100)]


PublicKey = StringConstraints(pattern=r"^[A-Za-z0-9_-]{87}=?$")
"""65 bytes in URL-safe Base64. Browsers leave out the padding."""
Secret = StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}(==)?$")
"""16 bytes in URL-safe Base64."""


class PushStatus(WireModel):
    """The server's public key for push notifications; null if they are not available."""

    key: str | None
    on: bool = Field(description="whether this device is subscribed")


class NewPushSubscription(WireModel):
    """A push subscription, as the browser reports it."""

    endpoint: Annotated[str, StringConstraints(min_length=1, max_length=1024)]
    key: Annotated[str, PublicKey]
    auth: Annotated[str, Secret]
    language: Annotated[str, StringConstraints(min_length=2, max_length=8)]


class PushSubscribed(WireModel):
    """Whether this device is subscribed."""

    on: bool
