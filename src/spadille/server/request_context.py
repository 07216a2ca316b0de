"""The context of an HTTP request: the services and the player who makes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends, Request, Response

from spadille import protocol
from spadille.app.accounts.connections import describe_device
from spadille.app.request_context import RequestContext
from spadille.app.services import Services
from spadille.server.cluster import Cluster
from spadille.server.cookies import delete_token, read_token, set_token
from spadille.server.middleware import network_of
from spadille.server.push import PushNotifier

_OPEN_HERE: Final = "/api/open-tables?here=true"


def get_services(request: Request) -> Services:
    """Return the services of the application that serves a request."""
    services = request.app.state.services
    if not isinstance(services, Services):
        raise TypeError("the application has no services")
    return services


@dataclass(frozen=True)
class HttpRequestContext(RequestContext):
    """The context of an HTTP request. Session tokens are kept in a cookie."""

    request: Request
    response: Response

    @property
    def network(self) -> str:
        """Return the network of the client."""
        return network_of(self.request.scope)

    @property
    def is_secure(self) -> bool:
        """Return true if the request came over HTTPS."""
        return self.request.url.scheme == "https"

    @property
    def device(self) -> str:
        """Return the browser and system that the `User-Agent` header names."""
        return describe_device(self.request.headers.get("user-agent", ""))

    def set_session_token(self, token: str) -> None:
        """Set the session cookie, or delete it if `token` is empty."""
        if token:
            set_token(self.response, token, secure=self.is_secure)
        else:
            delete_token(self.response)

    def set_download_name(self, name: str) -> None:
        """Make the browser save the response as a file of this name."""
        self.response.headers["Content-Disposition"] = f'attachment; filename="{name}"'

    async def notify_peers(self, tables: Sequence[str]) -> None:
        """Make the other servers check all sessions and reload these tables."""
        if self._cluster is not None:
            await self._cluster.notify_changed(tables)

    async def list_peers_tables(self) -> list[protocol.OpenTable]:
        """Return the open tables of the other servers."""
        answers = [] if self._cluster is None else await self._cluster.ask_peers(_OPEN_HERE)
        return [
            table for answer in answers for table in protocol.OpenTables.model_validate_json(answer).tables
        ]

    @property
    def notifier(self) -> PushNotifier:
        """Return the server's push notifier."""
        notifier: PushNotifier = self.request.app.state.notifier
        return notifier

    @property
    def _cluster(self) -> Cluster | None:
        cluster: Cluster | None = self.request.app.state.cluster
        return cluster


async def make_context(request: Request, response: Response) -> HttpRequestContext:
    """Return the context of a request, with the player to whom its session cookie belongs."""
    services = get_services(request)
    player = await services.sessions.find_player(read_token(request))
    return HttpRequestContext(services, player, request, response)


Context = Annotated[HttpRequestContext, Depends(make_context)]
