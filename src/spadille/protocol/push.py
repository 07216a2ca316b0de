"""Push notifications: a device is notified when it is its player's turn at a table without timeouts."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from spadille.protocol.base import Said

PublicKey = StringConstraints(pattern=r"^[A-Za-z0-9_-]{87}=?$")
"""65 bytes in URL-safe Base64. Browsers leave out the padding."""
Secret = StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}(==)?$")
"""16 bytes in the same encoding."""


class PushStatus(Said):
    """The server's public key for push notifications; null if they are not available."""

    key: str | None
    on: bool = Field(description="whether this device is subscribed")


class NewPushSubscription(Said):
    """A push subscription, as the browser reports it."""

    endpoint: Annotated[str, StringConstraints(min_length=1, max_length=1024)]
    key: Annotated[str, PublicKey]
    auth: Annotated[str, Secret]
    language: Annotated[str, StringConstraints(min_length=2, max_length=8)]


class PushSwitched(Said):
    """Whether this device is subscribed."""

    on: bool
