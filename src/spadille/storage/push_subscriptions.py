"""The endpoints where devices are rung, and the house's key, in the database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spadille.storage.database import Statement
from spadille.storage.store import Player, Store

_KEY_NAME: Final = "push"
_SELECT_SUBSCRIPTIONS: Final = """
SELECT device, endpoint, "key", auth, origin, language FROM subscriptions
JOIN devices ON devices.id = subscriptions.device WHERE devices.player = :player
"""
_SELECT_DEVICE: Final = "SELECT device FROM subscriptions WHERE device = :device"
_INSERT: Final = """
INSERT INTO subscriptions (device, endpoint, "key", auth, origin, language)
VALUES (:device, :endpoint, :key, :auth, :origin, :language)
"""
_DELETE: Final = "DELETE FROM subscriptions WHERE device = :device"
_DELETE_EXPIRED: Final = "DELETE FROM subscriptions WHERE device = :device AND endpoint = :endpoint"
_SELECT_SECRET: Final = "SELECT secret FROM house_keys WHERE name = :name"
_INSERT_SECRET: Final = (
    "INSERT INTO house_keys (name, secret) VALUES (:name, :secret) ON CONFLICT (name) DO NOTHING"
)


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where a device is rung, and how messages to it are sealed."""

    device: str
    endpoint: str
    key: bytes
    auth: bytes
    origin: str
    """The house as that device knows it."""
    language: str


def list_subscriptions(store: Store, player: str) -> list[Subscription]:
    """All of a player's devices that are rung."""
    found = store.query(_SELECT_SUBSCRIPTIONS, player=player)
    return [
        Subscription(device, endpoint, bytes(key), bytes(auth), *rest)
        for device, endpoint, key, auth, *rest in found
    ]


def is_subscribed(store: Store, player: Player) -> bool:
    """Whether the device a player comes with is rung."""
    return bool(store.query(_SELECT_DEVICE, device=player.device))


def subscribe(subscription: Subscription) -> list[Statement]:
    """From now on a device is rung there, and nowhere else."""
    line = {name: getattr(subscription, name) for name in Subscription.__slots__}
    return [unsubscribe(subscription.device), (_INSERT, line)]


def unsubscribe(device: str) -> Statement:
    """A device is rung no longer."""
    return _DELETE, {"device": device}


def delete_expired(subscription: Subscription) -> Statement:
    """Nothing is reached where a device was rung; it may be rung elsewhere by now."""
    return _DELETE_EXPIRED, {"device": subscription.device, "endpoint": subscription.endpoint}


def load_vapid_secret(store: Store, new: bytes) -> bytes:
    """The house's own secret; this one if it has none yet. All servers of a house share it.

    Raises:
        NotStored: it has none, and cannot keep one.
    """
    found = store.query(_SELECT_SECRET, name=_KEY_NAME)
    if not found:
        store.execute((_INSERT_SECRET, {"name": _KEY_NAME, "secret": new}))
        found = store.query(_SELECT_SECRET, name=_KEY_NAME)
    return bytes(found[0][0])
