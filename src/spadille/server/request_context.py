"""Who makes a request over HTTP, and to which house it came."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response

from spadille.app.accounts.connections import describe_device
from spadille.app.accounts.session_store import NewPlayer
from spadille.app.request_context import RequestContext
from spadille.app.services import Services
from spadille.server.cookies import read_token, set_token
from spadille.storage.store import Player


def get_services(request: Request) -> Services:
    """The house this request came to."""
    house = request.app.state.house
    if not isinstance(house, Services):
        raise TypeError("no house is open")
    return house


@dataclass(frozen=True)
class HttpRequestContext(RequestContext):
    """A request over HTTP and who makes it."""

    request: Request
    response: Response

    @property
    def address(self) -> str:
        """Where it comes from."""
        return self.request.client.host if self.request.client else ""

    @property
    def is_secure(self) -> bool:
        """Whether nobody can listen on the way."""
        return self.request.url.scheme == "https"

    @property
    def device(self) -> str:
        """What the browser roughly says of itself."""
        return describe_device(self.request.headers.get("user-agent", ""))

    def set_session_cookie(self, who: Player | NewPlayer) -> None:
        """Lets a newcomer's browser remember who it is."""
        if isinstance(who, NewPlayer):
            set_token(self.response, who.device_token.token, secure=self.is_secure)


async def make_context(request: Request, response: Response) -> HttpRequestContext:
    """This request, and who makes it."""
    house = get_services(request)
    return HttpRequestContext(house, await house.sessions.find_player(read_token(request)), request, response)


Here = Annotated[Services, Depends(get_services)]
Context = Annotated[HttpRequestContext, Depends(make_context)]
