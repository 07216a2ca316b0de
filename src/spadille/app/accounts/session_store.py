"""Sessions: a browser sends a random token, of which only the hash is stored."""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from spadille.storage import Insert, Store, WriteFailed
from spadille.storage.accounts import update_last_seen
from spadille.storage.event import now, today
from spadille.storage.store import Player, device_row, player_row
from spadille.workers.threads import run_in_thread

SESSION_COOKIE: Final = "spadille"
ID_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH: Final = 16
_REMEMBERED: Final = 10_000


def make_id() -> str:
    """Return a random id for a player or a table (79 bits)."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(_ID_LENGTH))


def is_id(text: str) -> bool:
    """Return whether a text has the form of an id."""
    return len(text) == _ID_LENGTH and set(text) <= set(ID_ALPHABET)


def hash_token(token: str) -> bytes:
    """Return the hash of a token, as stored."""
    return sha256(token.encode()).digest()


@dataclass(frozen=True)
class DeviceToken:
    """The session token of a device. The client gets it once; the database stores only its hash."""

    device: str
    """The device's id."""
    name: str
    token: str

    @classmethod
    def new(cls, name: str) -> DeviceToken:
        """Create a token for a device with this description."""
        return cls(make_id(), name, secrets.token_urlsafe(32))

    def to_row(self, player: Player) -> Insert:
        """Return the database row of the device for `player`."""
        return device_row(player, self.device, hash_token(self.token), self.name, today())


@dataclass(frozen=True)
class NewPlayer:
    """A new player and the token of their first device."""

    player: Player
    device_token: DeviceToken

    @classmethod
    def create(cls, name: str, device: str = "") -> NewPlayer:
        """Create a player with this name on a device with this description."""
        return cls(Player(make_id(), name), DeviceToken.new(device))

    @property
    def to_rows(self) -> list[Insert]:
        """The database rows of the player and their first device."""
        return [player_row(self.player, now()), self.device_token.to_row(self.player)]


def player_and_rows(who: Player | NewPlayer) -> tuple[Player, list[Insert]]:
    """Return a player, and the rows to insert: none for a player who is stored already."""
    return (who.player, who.to_rows) if isinstance(who, NewPlayer) else (who, [])


class SessionStore:
    """Finds the player of a session token in the database. A cache in memory answers repeated requests."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[bytes, Player] = {}
        self.generation = 0
        """The number of times the cache was cleared. A player looked up before a clearing is not cached."""

    async def find_player(self, token: str | None) -> Player | None:
        """Return the player of a token; None if the token is unknown or signed out."""
        if not token:
            return None
        key = hash_token(token)
        known, day = self._known.get(key), today()
        if known is not None and known.seen >= day:
            return known
        generation = self.generation
        player = await run_in_thread(self._look_up, key, day)
        if player is not None and generation == self.generation:
            self._remember(key, player)
        return player

    def invalidate(self) -> None:
        """Clear the cache, because tokens may have been revoked."""
        self.generation += 1
        self._known.clear()

    def _look_up(self, key: bytes, day: str) -> Player | None:
        """Return the player of a token hash. Update the device's last-seen day at most once a day."""
        player = self._store.find_player(key)
        if player is None or player.seen >= day:
            return player
        with suppress(WriteFailed):
            self._store.execute(update_last_seen(player.device, day))
        return replace(player, seen=day)

    def _remember(self, key: bytes, player: Player) -> None:
        if len(self._known) >= _REMEMBERED:
            self._known.clear()
        self._known[key] = player
