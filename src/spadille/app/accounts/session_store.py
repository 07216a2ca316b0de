"""Who somebody is: a random token that his browser brings, kept only as a hash."""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from spadille.storage import NotStored, Row, Store
from spadille.storage.accounts import seen_on
from spadille.storage.event import now, today
from spadille.storage.store import Player, device_row, player_row
from spadille.workers.threads import run_in_thread

COOKIE: Final = "spadille"
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH: Final = 16
_REMEMBERED: Final = 10_000


def random_id() -> str:
    """A name for a player or a table that nobody can guess (79 bits)."""
    return "".join(secrets.choice(LETTERS) for _ in range(_ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether something could be such a name."""
    return len(text) == _ID_LENGTH and set(text) <= set(LETTERS)


def hashed(token: str) -> bytes:
    """What is kept of a token."""
    return sha256(token.encode()).digest()


@dataclass(frozen=True)
class Key:
    """What a device is known by, as it is handed out once."""

    device: str
    """The device's id."""
    name: str
    token: str

    @classmethod
    def new(cls, name: str) -> Key:
        """A key for a device that says this of itself."""
        return cls(random_id(), name, secrets.token_urlsafe(32))

    def row(self, player: Player) -> Row:
        """The device, from now on his, as a line of the database."""
        return device_row(player, self.device, hashed(self.token), self.name, today())


@dataclass(frozen=True)
class Newcomer:
    """Somebody not seen before, with the token that is handed out once."""

    player: Player
    key: Key

    @classmethod
    def named(cls, name: str, device: str = "") -> Newcomer:
        """A new player of this name, on a device that says this of itself."""
        return cls(Player(random_id(), name), Key.new(device))

    @property
    def rows(self) -> list[Row]:
        """The player and his first device as lines of the database."""
        return [player_row(self.player, now()), self.key.row(self.player)]


def arrival(who: Player | Newcomer) -> tuple[Player, list[Row]]:
    """The player, and what is stored of him where he was not seen before."""
    return (who.player, who.rows) if isinstance(who, Newcomer) else (who, [])


class Callers:
    """Tells who calls."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[bytes, Player] = {}
        self.looks = 0
        """How often everything known was forgotten, to be looked up again."""

    async def who(self, token: str | None) -> Player | None:
        """Whose token it is; None for somebody not seen before, or no longer."""
        if not token:
            return None
        key = hashed(token)
        known, day = self._known.get(key), today()
        if known is not None and known.seen >= day:
            return known
        looks = self.looks
        player = await run_in_thread(self._found, key, day)
        if player is not None and looks == self.looks:
            self._remember(key, player)
        return player

    def look_again(self) -> None:
        """Whoever calls from now on is looked up anew: keys may have been ended."""
        self.looks += 1
        self._known.clear()

    def _found(self, key: bytes, day: str) -> Player | None:
        """Whose key it is; his device is seen today, which is written down once a day."""
        player = self._store.player(key)
        if player is None or player.seen >= day:
            return player
        with suppress(NotStored):
            self._store.change(seen_on(player.device, day))
        return replace(player, seen=day)

    def _remember(self, key: bytes, player: Player) -> None:
        if len(self._known) >= _REMEMBERED:
            self._known.clear()
        self._known[key] = player
