"""A line to a neighbour's side door, and a question put through it."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.types import Scope
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from spadille.server.neighbours.wire import packed, packed_scope, unpacked
from spadille.server.storage.database import Elsewhere

CLOSED: Final = (OSError, TimeoutError, WebSocketException)
"""What goes wrong with a line."""
_PATIENCE: Final = 2.0
_FINE: Final = 200
_NOTHING: Final = packed({"type": "http.request", "body": b"", "more_body": False})


async def line_to(holder: Elsewhere) -> ClientConnection:
    """A line to a neighbour.

    Raises:
        OSError, TimeoutError, WebSocketException: there is none.
    """
    if holder.address is None:
        raise OSError("no side door")
    return await connect(
        f"ws://{holder.address}/",
        additional_headers={"Authorization": f"Bearer {holder.key}"},
        compression=None,
        max_size=None,
        proxy=None,
        open_timeout=_PATIENCE,
        close_timeout=1,
        user_agent_header=None,
    )


async def asked(holder: Elsewhere, request: Scope) -> bytes:
    """What a neighbour answers to a request without a body; nothing, if it does not."""
    told = b""
    try:
        async with asyncio.timeout(_PATIENCE), await line_to(holder) as line:
            await line.send(packed_scope(request))
            await line.send(_NOTHING)
            async for frame in line:
                message = unpacked(str(frame))
                if message.get("status", _FINE) != _FINE:
                    return b""
                told += message.get("body", b"")
    except CLOSED:
        return b""
    return told
