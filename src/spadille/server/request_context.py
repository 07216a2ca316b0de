"""The context of an HTTP request: the services and the player who makes it."""

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
    """Return the services of the application that serves a request."""
    services = request.app.state.services
    if not isinstance(services, Services):
        raise TypeError("the application has no services")
    return services


@dataclass(frozen=True)
class HttpRequestContext(RequestContext):
    """An HTTP request with its response and the player who makes it."""

    request: Request
    response: Response

    @property
    def address(self) -> str:
        """Return the address of the client."""
        return self.request.client.host if self.request.client else ""

    @property
    def is_secure(self) -> bool:
        """Return true if the request came over HTTPS."""
        return self.request.url.scheme == "https"

    @property
    def device(self) -> str:
        """Return the browser and system that the `User-Agent` header names."""
        return describe_device(self.request.headers.get("user-agent", ""))

    def set_session_cookie(self, who: Player | NewPlayer) -> None:
        """Set the session cookie of a new player."""
        if isinstance(who, NewPlayer):
            set_token(self.response, who.device_token.token, secure=self.is_secure)


async def make_context(request: Request, response: Response) -> HttpRequestContext:
    """Return the context of a request, with the player whom its session cookie names."""
    services = get_services(request)
    player = await services.sessions.find_player(read_token(request))
    return HttpRequestContext(services, player, request, response)


Here = Annotated[Services, Depends(get_services)]
Context = Annotated[HttpRequestContext, Depends(make_context)]
