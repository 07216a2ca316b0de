"""Passing on: what comes here for a table that a neighbour holds goes there, and the answers come back."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from spadille.server.answers import error_answer
from spadille.server.log import Log
from spadille.server.neighbours.lines import CLOSED, line_to
from spadille.server.neighbours.neighbours import Neighbours
from spadille.server.neighbours.wire import PASSED_ON, packed, packed_scope, unpacked
from spadille.server.refusal import refuse
from spadille.server.storage import OutOfReach

_TABLE: Final = re.compile(r"/api/tables/([^/]+)")
_AGAIN: Final = 0.25
"""Seconds until a way that is closed is tried again."""
_PATIENCE: Final = 15.0
"""Seconds that a table may be without anybody who holds it: longer than a lease outlives its server."""
_RESTART: Final = 1012

log = Log("spadille")


class Passing:
    """Hands a request to whoever holds its table."""

    def __init__(self, app: ASGIApp, neighbours: Neighbours) -> None:
        self._app = app
        self._neighbours = neighbours

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hands on what is for another's table; everything else is ours."""
        asked = _TABLE.match(scope.get("path", "")) if scope["type"] in ("http", "websocket") else None
        if asked is None or PASSED_ON in scope:
            await self._app(scope, receive, send)
            return
        try:
            async with asyncio.timeout(_PATIENCE):
                line = await self._way(asked[1])
        except (OutOfReach, TimeoutError):
            await error_answer(refuse("out-of-reach"))(scope, receive, send)
            return
        if line is None:
            await self._app(scope, receive, send)
        else:
            async with line:
                await _Passage(scope, receive, send).through(line)

    async def _way(self, table: str) -> ClientConnection | None:
        """A line to whoever holds the table; None where that is us."""
        while (holder := await self._neighbours.holder(table)) is not None:
            try:
                return await line_to(holder)
            except CLOSED:
                await self._neighbours.forget(table, _AGAIN)
        return None


class _Passage:
    """One request on its way."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._scope = scope
        self._receive = receive
        self._send = send
        self._begun = False
        self._ended = False

    async def through(self, line: ClientConnection) -> None:
        """There and back, until either side has ended it."""
        going = asyncio.create_task(self._there(line))
        try:
            await line.send(packed_scope(self._scope))
            async for frame in line:
                await self._back(unpacked(str(frame)))
        except CLOSED:
            log.warning("a neighbour was lost")
        finally:
            going.cancel()
            await asyncio.gather(going, return_exceptions=True)
        if not self._ended:
            await self._broken()

    async def _there(self, line: ClientConnection) -> None:
        """What the caller says."""
        gone = False
        while not gone:
            message = await self._receive()
            gone = message["type"].endswith(".disconnect")
            try:
                await line.send(packed(message))
            except ConnectionClosed:
                return
        self._ended = True
        await line.close()

    async def _back(self, message: Message) -> None:
        """What he is answered."""
        self._begun = True
        self._ended = self._ended or _last(message)
        await self._send(message)

    async def _broken(self) -> None:
        """The neighbour is gone in the middle of it."""
        if not self._begun:
            await error_answer(refuse("out-of-reach"))(self._scope, self._receive, self._send)
        elif self._scope["type"] == "websocket":
            await self._send({"type": "websocket.close", "code": _RESTART, "reason": ""})


def _last(message: dict[str, Any] | Message) -> bool:
    """Whether nothing more comes after it."""
    if message["type"] in ("http.response.body", "websocket.http.response.body"):
        return not message.get("more_body", False)
    return bool(message["type"] == "websocket.close")
