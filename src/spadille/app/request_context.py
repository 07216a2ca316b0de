"""Somebody who asks something of the house, wherever he comes from."""

from __future__ import annotations

from dataclasses import dataclass

from spadille import protocol
from spadille.app.accounts.session_store import NewPlayer
from spadille.app.services import Services
from spadille.protocol.api_error import api_error
from spadille.storage.store import Player


@dataclass(frozen=True)
class RequestContext:
    """One request, and who makes it."""

    services: Services
    player: Player | None
    """None for somebody not seen before."""

    @property
    def address(self) -> str:
        """Where it comes from; nothing where only one can come."""
        return ""

    @property
    def device(self) -> str:
        """What the browser roughly says of itself."""
        return ""

    @property
    def require_player(self) -> Player:
        """The caller, whom the house knows.

        Raises:
            Refusal: `not-known`.
        """
        if self.player is None:
            raise api_error("not-known")
        return self.player

    def player_or_new(self, name: str) -> Player | NewPlayer:
        """The caller; whoever is new gets this name."""
        return self.player or NewPlayer.create(name, self.device)

    def set_session_cookie(self, who: Player | NewPlayer) -> None:
        """Lets a newcomer's browser remember who it is."""

    async def open_table(self, wanted: protocol.NewTable) -> protocol.Opened:
        """Opens a table on which the caller sits.

        Raises:
            Refusal: there can be no such table, or not now, and why.
        """
        self.services.rate_limiter.check_new_table(self.address)
        who = self.player_or_new(wanted.name)
        table = await self.services.open_table(wanted, who)
        self.set_session_cookie(who)
        return protocol.Opened(table=table, seat=0)
