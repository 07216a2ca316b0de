"""Who somebody is: a random token in a cookie, kept only as a hash."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from spadille.server.storage import Row, Store
from spadille.server.storage.event import now
from spadille.server.storage.store import Player, player_row

COOKIE: Final = "spadille"
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH: Final = 16
_REMEMBERED: Final = 10_000
_YEAR: Final = 365 * 24 * 3600


def random_id() -> str:
    """A name for a player or a table that nobody can guess (79 bits)."""
    return "".join(secrets.choice(LETTERS) for _ in range(_ID_LENGTH))


def hashed(token: str) -> bytes:
    """What is kept of a token."""
    return sha256(token.encode()).digest()


@dataclass(frozen=True)
class Newcomer:
    """Somebody not seen before, with the token that is handed out once."""

    player: Player
    token: str

    @classmethod
    def named(cls, name: str) -> Newcomer:
        """A new player of this name."""
        return cls(Player(random_id(), name), secrets.token_urlsafe(32))

    @property
    def row(self) -> Row:
        """The player as a line of the database."""
        return player_row(self.player, hashed(self.token), now())

    def remember(self, response: Response, *, secure: bool) -> None:
        """Lets his browser remember who he is."""
        remember(response, self.token, secure=secure)


def remember(response: Response, token: str, *, secure: bool) -> None:
    """Puts a token in the browser's keeping, out of reach of scripts and other sites."""
    response.set_cookie(COOKIE, token, max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=secure)


class Callers:
    """Tells who calls."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[bytes, Player] = {}

    async def who(self, connection: HTTPConnection) -> Player | None:
        """The player behind a connection; None for somebody not seen before."""
        token = connection.cookies.get(COOKIE)
        if not token:
            return None
        key = hashed(token)
        if key in self._known:
            return self._known[key]
        player = await asyncio.to_thread(self._store.player, key)
        if player is not None:
            self._remember(key, player)
        return player

    def _remember(self, key: bytes, player: Player) -> None:
        if len(self._known) >= _REMEMBERED:
            self._known.clear()
        self._known[key] = player
