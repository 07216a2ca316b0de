"""The context of a request: the services and the player who makes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spadille import protocol
from spadille.app.accounts.session_store import NewPlayer
from spadille.app.services import Services
from spadille.protocol.api_error import api_error
from spadille.rules.seating import Seat
from spadille.storage.store import Player
from spadille.table.reducer import TableState


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

    def seat_at(self, state: TableState) -> Seat | None:
        """Return the player's seat at a table; None for a watcher."""
        return state.seat_of(self.player.id if self.player else None)

    def set_session_cookie(self, who: Player | NewPlayer) -> None:
        """Give the browser of a new player its session token."""
        if isinstance(who, NewPlayer):
            self.set_session_token(who.device_token.token)

    def set_session_token(self, token: str) -> None:
        """Give the browser a session token, or delete it if `token` is empty."""

    def set_download_name(self, name: str) -> None:
        """Make the browser save the response as a file of this name."""

    async def notify_peers(self, tables: Sequence[str]) -> None:
        """Make the other servers of the cluster check all sessions and reload these tables."""

    async def list_peers_tables(self) -> list[protocol.OpenTable]:
        """Return the open tables of the other servers of the cluster."""
        return []

    async def open_table(self, wanted: protocol.NewTable) -> protocol.Opened:
        """Create a table where the caller takes seat 0.

        Raises:
            ApiError: the settings are invalid, or the caller has created too many tables.
        """
        self.services.rate_limiter.check_new_table(self.address)
        who = self.player_or_new(wanted.name)
        opened = await self.services.lobby.open_table(wanted, who)
        self.set_session_cookie(who)
        return opened
