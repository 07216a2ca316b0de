"""The context of a request: the services and the player who makes it."""

from __future__ import annotations

from dataclasses import dataclass

from spadille import protocol
from spadille.app.accounts.session_store import NewPlayer
from spadille.app.services import Services
from spadille.protocol.api_error import api_error
from spadille.storage.store import Player


@dataclass(frozen=True)
class RequestContext:
    """A request and its player."""

    services: Services
    player: Player | None
    """None for a new player."""

    @property
    def address(self) -> str:
        """The client's address; empty in the in-browser server."""
        return ""

    @property
    def device(self) -> str:
        """The browser and system of the client, shortened from its user agent."""
        return ""

    @property
    def require_player(self) -> Player:
        """The player who makes the request.

        Raises:
            ApiError: `not-known`.
        """
        if self.player is None:
            raise api_error("not-known")
        return self.player

    def player_or_new(self, name: str) -> Player | NewPlayer:
        """Return the player, or a new player with this name."""
        return self.player or NewPlayer.create(name, self.device)

    def set_session_cookie(self, who: Player | NewPlayer) -> None:
        """Send the session cookie to the browser of a new player."""

    async def open_table(self, wanted: protocol.NewTable) -> protocol.Opened:
        """Create a table where the caller takes seat 0.

        Raises:
            ApiError: the settings are invalid, or the caller has created too many tables.
        """
        self.services.rate_limiter.check_new_table(self.address)
        who = self.player_or_new(wanted.name)
        table = await self.services.open_table(wanted, who)
        self.set_session_cookie(who)
        return protocol.Opened(table=table, seat=0)
