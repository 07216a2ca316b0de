"""Push subscriptions and the server's VAPID key in the database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spadille.storage.database import Statement
from spadille.storage.store import Player, Store

_KEY_NAME: Final = "push"
_SELECT_SUBSCRIPTIONS: Final = """
SELECT device, endpoint, "key", auth, origin, language FROM push_subscriptions
JOIN devices ON devices.id = push_subscriptions.device WHERE devices.player = :player
"""
_SELECT_DEVICE: Final = "SELECT device FROM push_subscriptions WHERE device = :device"
_INSERT: Final = """
INSERT INTO push_subscriptions (device, endpoint, "key", auth, origin, language)
VALUES (:device, :endpoint, :key, :auth, :origin, :language)
"""
_DELETE: Final = "DELETE FROM push_subscriptions WHERE device = :device"
_DELETE_EXPIRED: Final = "DELETE FROM push_subscriptions WHERE device = :device AND endpoint = :endpoint"
_SELECT_VAPID_KEY: Final = "SELECT secret FROM vapid_keys WHERE name = :name"
_INSERT_VAPID_KEY: Final = (
    "INSERT INTO vapid_keys (name, secret) VALUES (:name, :secret) ON CONFLICT (name) DO NOTHING"
)


@dataclass(frozen=True, slots=True)
class Subscription:
    """A device's push endpoint, and the keys that encrypt messages to it."""

    device: str
    endpoint: str
    key: bytes
    auth: bytes
    origin: str
    """The origin at which the device reached the server, such as `https://cards.example`."""
    language: str


def list_subscriptions(store: Store, player: str) -> list[Subscription]:
    """Return the push subscriptions of all of a player's devices."""
    rows = store.query(_SELECT_SUBSCRIPTIONS, player=player)
    return [
        Subscription(device, endpoint, bytes(key), bytes(auth), *rest)
        for device, endpoint, key, auth, *rest in rows
    ]


def is_subscribed(store: Store, player: Player) -> bool:
    """Return whether the device that the player is using has a push subscription."""
    return bool(store.query(_SELECT_DEVICE, device=player.device))


def subscribe(subscription: Subscription) -> list[Statement]:
    """Return the statements that replace a device's push subscription."""
    row = {name: getattr(subscription, name) for name in Subscription.__slots__}
    return [unsubscribe(subscription.device), (_INSERT, row)]


def unsubscribe(device: str) -> Statement:
    """Return the statement that deletes a device's push subscription."""
    return _DELETE, {"device": device}


def delete_expired(subscription: Subscription) -> Statement:
    """Return the statement that deletes a subscription, unless the device has a new endpoint by now."""
    return _DELETE_EXPIRED, {"device": subscription.device, "endpoint": subscription.endpoint}


def load_vapid_secret(store: Store, new: bytes) -> bytes:
    """Return the VAPID secret, which all servers of a database share. If there is none, store `new`.

    Raises:
        WriteFailed: there is none, and `new` cannot be stored.
    """
    rows = store.query(_SELECT_VAPID_KEY, name=_KEY_NAME)
    if not rows:
        store.execute((_INSERT_VAPID_KEY, {"name": _KEY_NAME, "secret": new}))
        rows = store.query(_SELECT_VAPID_KEY, name=_KEY_NAME)
    return bytes(rows[0][0])
