"""The messages about how a deal's cards are drawn: a commitment before the deal, and its secret after it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from spadille.protocol.base import Seat, WireModel

Hex = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]
"""32 bytes as lower-case hexadecimal digits."""


class DealingMethod(WireModel):
    """The way in which a pack is dealt.

    It is fixed together with the commitment, so that the server cannot choose it by the result.
    """

    suits: str = Field(description="the suits of the pack in their order, as SHDC")
    ranks: str = Field(description="the ranks of each suit in their order, as AKQJT9876")
    packets: str = Field(
        description="the packets of each round, as 4-3-W-4, where W is the widow; or singly-1-4-8: one card "
        "at a time, where the cards at these places of the pack make the widow"
    )
    order: list[Seat] = Field(description="the seats that are dealt cards, eldest first")


class DealCommitment(WireModel):
    """The server's commitment to a deal's cards. After seeing it, the seats may add nonces of their own."""

    match: int = Field(description="the number of the match at this table")
    deal: int = Field(description="the number of the deal in its match")
    scheme: Literal["spadille-1"]
    commitment: Hex = Field(description="the SHA-256 digest of the server's secret")
    dealing: DealingMethod


class DealRandomness(WireModel):
    """The values from which a deal's cards are drawn. Secret and nonces are null until the deal is over."""

    promise: DealCommitment
    secret: Hex | None
    shares: list[Hex | None] | None = Field(
        description="the nonces by seat; null for a bot, and for a seat that gave none"
    )
