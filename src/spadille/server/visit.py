"""Somebody who asks something of the house, wherever he comes from."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.server import messages
from spadille.server.house import House
from spadille.server.identity import Newcomer
from spadille.server.refusal import refuse
from spadille.server.storage.store import Player


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

    async def open_table(self, wanted: messages.NewTable) -> messages.Opened:
        """Opens a table on which the caller sits.

        Raises:
            Refusal: there can be no such table, or not now, and why.
        """
        self.house.doorkeeper.opens_table(self.address)
        who = self.who(wanted.name)
        table = await self.house.open_table(wanted, who)
        self.welcome(who)
        return messages.Opened(table=table, seat=0)
