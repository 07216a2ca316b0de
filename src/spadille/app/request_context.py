"""The context of a request: the services and the player who makes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

from spadille import protocol
from spadille.app.accounts.session_store import NewPlayer
from spadille.app.endpoint import Encoded
from spadille.app.services import Services
from spadille.app.tables.visibility import require_visible
from spadille.protocol.api_error import api_error
from spadille.rules.seating import Seat
from spadille.storage.store import Player
from spadille.table.actor import TableActor
from spadille.table.reducer import TableState

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class RequestContext:
    """The services and the player of a request. This base class serves the in-browser server."""

    services: Services
    player: Player | None
    """The player who makes the request; None for a client without an account."""

    @property
    def network(self) -> str:
        """The client's network, to which rate limits apply; empty on the in-browser server."""
        return ""

    @property
    def device(self) -> str:
        """The browser and system of the client, shortened from its user agent."""
        return ""

    @property
    def require_player(self) -> Player:
        """The player who makes the request.

        Raises:
            ApiError: `not-known` if the request comes from no known player.
        """
        if self.player is None:
            raise api_error("not-known")
        return self.player

    def player_or_new(self, name: str) -> Player | NewPlayer:
        """Return the player who makes the request, or a new player with this name."""
        return self.player or NewPlayer.create(name, self.device)

    def seat_at(self, state: TableState) -> Seat | None:
        """Return the player's seat at a table; None for a watcher."""
        return state.seat_of(self.player.id if self.player else None)

    def set_session_cookie(self, who: Player | NewPlayer) -> None:
        """Give the client the session token of a new player. Do nothing for a player who has one."""
        if isinstance(who, NewPlayer):
            self.set_session_token(who.device_token.token)

    def set_session_token(self, token: str) -> None:
        """Make the client store a session token, or delete its token if `token` is empty."""

    def set_download_name(self, name: str) -> None:
        """Make the browser save the response as a file of this name."""

    async def notify_peers(self, tables: Sequence[str]) -> None:
        """Make the other servers of the cluster check all sessions and reload these tables."""

    async def list_peers_tables(self) -> list[protocol.OpenTable]:
        """Return the open tables of the other servers of the cluster."""
        return []

    async def encode(self, make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Encoded[T]:
        """Call a function in the compute pool and return its encoded result.

        Raises:
            ApiError: `busy` if too many computations are waiting.
        """
        return await self.services.compute.run(lambda: Encoded.of(make(*args, **kwargs)))

    async def load_table(self, table: str) -> TableActor:
        """Return the actor of a table that the caller may see.

        Raises:
            ApiError: `unknown-table`, `corrupted`, or the error that says why the caller may not see it.
        """
        actor = await self.services.tables.load(table)
        await require_visible(self.services, actor.state, self.player)
        return actor

    async def load_matches(self, table: str) -> list[TableState]:
        """Return a table's state at the end of each match, and its current state, if the caller may see it.

        Raises:
            ApiError: `unknown-table`, `corrupted`, or the error that says why the caller may not see it.
        """
        states = await self.services.tables.pages.load_matches(table)
        await require_visible(self.services, states[0], self.player)
        return states

    async def open_table(self, wanted: protocol.NewTable) -> protocol.Opened:
        """Create a table where the caller takes seat 0.

        Raises:
            ApiError: the settings are invalid, or the caller has created too many tables.
        """
        self.services.rate_limiter.check_new_table(self.network)
        who = self.player_or_new(wanted.name)
        opened = await self.services.lobby.open_table(wanted, who)
        self.set_session_cookie(who)
        return opened
