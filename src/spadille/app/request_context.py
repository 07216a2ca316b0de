"""Somebody who asks something of the house, wherever he comes from."""

from __future__ import annotations

from dataclasses import dataclass

from spadille import protocol
from spadille.app.accounts.session_store import Newcomer
from spadille.app.services import House
from spadille.protocol.api_error import refuse
from spadille.storage.store import Player


@dataclass(frozen=True)
class Visit:
    """One request, and who makes it."""

    house: House
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
    def known(self) -> Player:
        """The caller, whom the house knows.

        Raises:
            Refusal: `not-known`.
        """
        if self.player is None:
            raise refuse("not-known")
        return self.player

    def who(self, name: str) -> Player | Newcomer:
        """The caller; whoever is new gets this name."""
        return self.player or Newcomer.named(name, self.device)

    def welcome(self, who: Player | Newcomer) -> None:
        """Lets a newcomer's browser remember who it is."""

    async def open_table(self, wanted: protocol.NewTable) -> protocol.Opened:
        """Opens a table on which the caller sits.

        Raises:
            Refusal: there can be no such table, or not now, and why.
        """
        self.house.doorkeeper.opens_table(self.address)
        who = self.who(wanted.name)
        table = await self.house.open_table(wanted, who)
        self.welcome(who)
        return protocol.Opened(table=table, seat=0)
