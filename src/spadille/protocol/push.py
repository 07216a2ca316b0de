"""The bell: a device is told when it is its player's turn at a table by turns."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from spadille.protocol.base import Said

PublicKey = StringConstraints(pattern=r"^[A-Za-z0-9_-]{87}=?$")
"""65 bytes in Base64 for addresses; browsers leave out what fills it up."""
Secret = StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}(==)?$")
"""16 bytes in the same."""


class PushStatus(Said):
    """By which key the house is known to those who carry its word; none where it cannot ring."""

    key: str | None
    on: bool = Field(description="whether this device is rung")


class NewPushSubscription(Said):
    """Where this device is rung, as its browser says it."""

    endpoint: Annotated[str, StringConstraints(min_length=1, max_length=1024)]
    key: Annotated[str, PublicKey]
    auth: Annotated[str, Secret]
    language: Annotated[str, StringConstraints(min_length=2, max_length=8)]


class PushSwitched(Said):
    """Whether this device is rung."""

    on: bool
