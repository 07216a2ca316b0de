"""Who makes a request over HTTP, and to which house it came."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response

from spadille.app.accounts.connections import device_name
from spadille.app.accounts.session_store import Newcomer
from spadille.app.request_context import Visit
from spadille.app.services import House
from spadille.server.cookies import remember, token_of
from spadille.storage.store import Player


def the_house(request: Request) -> House:
    """The house this request came to."""
    house = request.app.state.house
    if not isinstance(house, House):
        raise TypeError("no house is open")
    return house


@dataclass(frozen=True)
class HttpVisit(Visit):
    """A request over HTTP and who makes it."""

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

    @property
    def device(self) -> str:
        """What the browser roughly says of itself."""
        return device_name(self.request.headers.get("user-agent", ""))

    def welcome(self, who: Player | Newcomer) -> None:
        """Lets a newcomer's browser remember who it is."""
        if isinstance(who, Newcomer):
            remember(self.response, who.key.token, secure=self.secure)


async def the_visit(request: Request, response: Response) -> HttpVisit:
    """This request, and who makes it."""
    house = the_house(request)
    return HttpVisit(house, await house.callers.who(token_of(request)), request, response)


Here = Annotated[House, Depends(the_house)]
Visiting = Annotated[HttpVisit, Depends(the_visit)]
