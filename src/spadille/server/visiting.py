"""Who makes a request, and to which house it came."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response

from spadille.server import messages
from spadille.server.devices import device_name
from spadille.server.house import House
from spadille.server.identity import Newcomer
from spadille.server.storage.store import Player


def the_house(request: Request) -> House:
    """The house this request came to."""
    house = request.app.state.house
    if not isinstance(house, House):
        raise TypeError("no house is open")
    return house


@dataclass(frozen=True)
class Visit:
    """A request and who makes it."""

    house: House
    player: Player | None
    """None for somebody not seen before."""
    request: Request
    response: Response

    @property
    def address(self) -> str:
        """Where it comes from."""
        return self.request.client.host if self.request.client else ""

    @property
    def secure(self) -> bool:
        """Whether nobody can listen on the way."""
        return self.request.url.scheme == "https"

    def who(self, name: str) -> Player | Newcomer:
        """The caller; whoever is new gets this name."""
        return self.player or Newcomer.named(name, self.device)

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

    @property
    def device(self) -> str:
        """What the browser roughly says of itself."""
        return device_name(self.request.headers.get("user-agent", ""))

    def welcome(self, who: Player | Newcomer) -> None:
        """Lets a newcomer's browser remember who it is."""
        if isinstance(who, Newcomer):
            who.remember(self.response, secure=self.secure)


async def the_visit(request: Request, response: Response) -> Visit:
    """This request, and who makes it."""
    house = the_house(request)
    return Visit(house, await house.callers.who(request), request, response)


Here = Annotated[House, Depends(the_house)]
Visiting = Annotated[Visit, Depends(the_visit)]
