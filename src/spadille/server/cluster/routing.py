"""Routing: requests for a table that another server holds are passed there by the proxy."""

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
"""In an answer to the proxy: the server to ask instead."""
SENT: Final = "Spadille-Sent"
"""In a request from the proxy: the server that it was sent to before, or is sent to now."""
_INTERNAL: Final = {"X-Accel-Redirect": "@holder"}
_ELSEWHERE: Final = 503
_TABLE: Final = re.compile(r"/api/tables/([^/]+)")
_PATIENCE: Final = 15.0
"""Seconds that a table may be without anybody who holds it: longer than a lease outlives its server."""
_READING: Final = {"GET", "HEAD"}


class Routing:
    """Tells the proxy where a request belongs."""

    def __init__(self, app: ASGIApp, neighbours: Cluster) -> None:
        self._app = app
        self._neighbours = neighbours

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Redirects requests for another server's table, and serves the rest."""
        asked = _TABLE.match(scope.get("path", "")) if scope["type"] in ("http", "websocket") else None
        answer = None if asked is None else await self._answer(asked[1], scope)
        await (answer or self._app)(scope, receive, send)

    async def _answer(self, table: str, scope: Scope) -> Response | None:
        """The answer to the proxy; None if the visitor is answered directly."""
        try:
            async with asyncio.timeout(_PATIENCE):
                holder = await self._holder(table, scope)
        except (DatabaseUnavailable, TimeoutError):
            return error_response(api_error("unavailable"))
        except ApiError as refusal:
            return error_response(refusal)
        return None if holder is None else _elsewhere(holder)

    async def _holder(self, table: str, scope: Scope) -> HeldElsewhere | None:
        """The server that holds the table; None if this server may hold it.

        Raises:
            Refusal: `unavailable`, if that server may have carried it out already.
        """
        sent = Headers(scope=scope).get(SENT)
        if sent is None:
            return await self._neighbours.find_holder(table)
        if sent != self._neighbours.address and scope.get("method", "GET") not in _READING:
            raise api_error("unavailable")
        return await self._neighbours.cached_holder(table, unlike=sent)


def _elsewhere(holder: HeldElsewhere) -> Response:
    """For the proxy alone, which asks there and shows this to nobody."""
    if holder.address is None:
        return error_response(api_error("unavailable"))
    return Response(status_code=_ELSEWHERE, headers={HOLDER: holder.address, **_INTERNAL})
