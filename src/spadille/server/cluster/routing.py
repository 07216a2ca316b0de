"""Routing middleware: tells the proxy to pass requests for a table to the server that owns the table."""

from __future__ import annotations

import asyncio
import re
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from spadille.protocol.api_error import ApiError, api_error
from spadille.server.cluster.cluster import Cluster
from spadille.server.error_response import error_response
from spadille.storage import DatabaseUnavailable
from spadille.storage.database import HeldElsewhere

HOLDER: Final = "Spadille-Holder"
"""The response header that tells the proxy to which server to send the request."""
SENT: Final = "Spadille-Sent"
"""The request header by which the proxy names a server: the one that it tried before, or this one."""
_INTERNAL: Final = {"X-Accel-Redirect": "@holder"}
_ELSEWHERE: Final = 503
_TABLE: Final = re.compile(r"/api/tables/([^/]+)")
_TIMEOUT: Final = 15.0
"""Seconds to wait for a reachable owner of a table. The lease of a server that failed ends before."""
_SAFE_METHODS: Final = {"GET", "HEAD"}


class Routing:
    """ASGI middleware that tells the proxy which server owns the table of a request."""

    def __init__(self, app: ASGIApp, cluster: Cluster) -> None:
        self._app = app
        self._cluster = cluster

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Redirect a request for another server's table. Pass any other request to the application."""
        match = _TABLE.match(scope.get("path", "")) if scope["type"] in ("http", "websocket") else None
        response = None if match is None else await self._redirect(match[1], scope)
        await (response or self._app)(scope, receive, send)

    async def _redirect(self, table: str, scope: Scope) -> Response | None:
        """Return the response to the proxy; None if this server handles the request."""
        try:
            async with asyncio.timeout(_TIMEOUT):
                holder = await self._find_holder(table, scope)
        except (DatabaseUnavailable, TimeoutError):
            return error_response(api_error("unavailable"))
        except ApiError as error:
            return error_response(error)
        return None if holder is None else _redirect_to(holder)

    async def _find_holder(self, table: str, scope: Scope) -> HeldElsewhere | None:
        """Return the peer that owns the table; None if this server owns it.

        Raises:
            ApiError: `unavailable` if a server that got the request before may have carried it out.
        """
        sent = Headers(scope=scope).get(SENT)
        if sent is None:
            return await self._cluster.find_holder(table)
        if sent != self._cluster.address and scope.get("method", "GET") not in _SAFE_METHODS:
            raise api_error("unavailable")
        return await self._cluster.cached_holder(table, unlike=sent)


def _redirect_to(holder: HeldElsewhere) -> Response:
    """Return an internal redirect, which the proxy follows itself. The client does not see it."""
    if holder.address is None:
        return error_response(api_error("unavailable"))
    return Response(status_code=_ELSEWHERE, headers={HOLDER: holder.address, **_INTERNAL})
