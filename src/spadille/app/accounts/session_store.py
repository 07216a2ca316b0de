"""Who somebody is: a random token that his browser brings, kept only as a hash."""

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
    """A name for a player or a table that nobody can guess (79 bits)."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(_ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether something could be such a name."""
    return len(text) == _ID_LENGTH and set(text) <= set(ID_ALPHABET)


def hash_token(token: str) -> bytes:
    """What is kept of a token."""
    return sha256(token.encode()).digest()


@dataclass(frozen=True)
class DeviceToken:
    """What a device is known by, as it is handed out once."""

    device: str
    """The device's id."""
    name: str
    token: str

    @classmethod
    def new(cls, name: str) -> DeviceToken:
        """A key for a device that says this of itself."""
        return cls(make_id(), name, secrets.token_urlsafe(32))

    def to_row(self, player: Player) -> Insert:
        """The device, from now on his, as a line of the database."""
        return device_row(player, self.device, hash_token(self.token), self.name, today())


@dataclass(frozen=True)
class NewPlayer:
    """Somebody not seen before, with the token that is handed out once."""

    player: Player
    device_token: DeviceToken

    @classmethod
    def create(cls, name: str, device: str = "") -> NewPlayer:
        """A new player of this name, on a device that says this of itself."""
        return cls(Player(make_id(), name), DeviceToken.new(device))

    @property
    def to_rows(self) -> list[Insert]:
        """The player and his first device as lines of the database."""
        return [player_row(self.player, now()), self.device_token.to_row(self.player)]


def player_and_rows(who: Player | NewPlayer) -> tuple[Player, list[Insert]]:
    """The player, and what is stored of him where he was not seen before."""
    return (who.player, who.to_rows) if isinstance(who, NewPlayer) else (who, [])


class SessionStore:
    """Tells who calls."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[bytes, Player] = {}
        self.looks = 0
        """How often everything known was forgotten, to be looked up again."""

    async def find_player(self, token: str | None) -> Player | None:
        """Whose token it is; None for somebody not seen before, or no longer."""
        if not token:
            return None
        key = hash_token(token)
        known, day = self._known.get(key), today()
        if known is not None and known.seen >= day:
            return known
        looks = self.looks
        player = await run_in_thread(self._look_up, key, day)
        if player is not None and looks == self.looks:
            self._remember(key, player)
        return player

    def invalidate(self) -> None:
        """Whoever calls from now on is looked up anew: keys may have been ended."""
        self.looks += 1
        self._known.clear()

    def _look_up(self, key: bytes, day: str) -> Player | None:
        """Whose key it is; his device is seen today, which is written down once a day."""
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
