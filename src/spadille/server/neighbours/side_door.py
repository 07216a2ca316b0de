"""The side door: where neighbours bring what came to them for a table that is held here."""

from __future__ import annotations

import socket
from hmac import compare_digest
from http import HTTPStatus
from typing import Final

from starlette.types import ASGIApp, Message
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from spadille.server.log import Log
from spadille.server.neighbours.wire import packed, read_scope, unpacked

_MOST: Final = 1024 * 1024
_WORD: Final = "Bearer "

log = Log("spadille")


class SideDoor:
    """Lets in who brings the key, and carries out each request as if it had come by the front door."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._door: Server | None = None
        self._key = ""

    async def open(self, at: socket.socket) -> str:
        """Opens at this socket; gives its address."""
        self._door = await serve(
            self._let_in,
            sock=at,
            process_request=self._judge,
            compression=None,
            max_size=_MOST,
            server_header=None,
        )
        host, port = at.getsockname()[:2]
        return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"

    def only_with(self, key: str) -> None:
        """Nobody gets in without this key; before it is known, nobody does."""
        self._key = key

    async def close(self) -> None:
        """Lets nobody in any more, and everybody out."""
        if self._door is not None:
            self._door.close()
            await self._door.wait_closed()

    def _judge(self, line: ServerConnection, request: Request) -> Response | None:
        brought = request.headers.get("Authorization", "")
        if self._key and compare_digest(brought.encode(), f"{_WORD}{self._key}".encode()):
            return None
        log.warning("a stranger at the side door")
        return line.respond(HTTPStatus.UNAUTHORIZED, "")

    async def _let_in(self, line: ServerConnection) -> None:
        """One request, from its beginning to its end."""
        try:
            scope = read_scope(_text(await line.recv()))
        except (ConnectionClosed, ValueError, AttributeError):
            return
        gone = {"type": f"{scope['type']}.disconnect", "code": 1006}

        async def receive() -> Message:
            try:
                return unpacked(_text(await line.recv()))
            except ConnectionClosed:
                return gone

        async def send(message: Message) -> None:
            try:
                await line.send(packed(message))
            except ConnectionClosed as trouble:
                raise OSError("the neighbour is gone") from trouble

        await self._app(scope, receive, send)


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()
