"""Where a deal's cards come from: promised before it, told after it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from spadille.protocol.base import Said, Seat

Hex = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]
"""Thirty-two bytes as hexadecimal digits, in small letters."""


class Dealing(Said):
    """How a pack is dealt: said with the promise, so that nobody can choose it by what it would give."""

    suits: str = Field(description="the suits of the pack in their order, as SHDC")
    ranks: str = Field(description="the ranks of each suit in their order, as AKQJT9876")
    packets: str = Field(
        description="the packets of each round, as 4-3-W-4; W is where the widow is laid down"
    )
    order: list[Seat] = Field(description="the seats that get cards, eldest first")


class Promised(Said):
    """What the table binds itself to before a deal: the seats then add shares of their own."""

    match: int = Field(description="the number of the match at this table")
    deal: int = Field(description="the number of the deal in its match")
    scheme: Literal["spadille-1"]
    commitment: Hex = Field(description="the SHA-256 of the table's secret")
    dealing: Dealing


class DealChance(Said):
    """What the cards of a deal came from; the secret and the shares are told when it is over."""

    promise: Promised
    secret: Hex | None
    shares: list[Hex | None] | None = Field(description="by seat; null for a bot, and for whoever gave none")
