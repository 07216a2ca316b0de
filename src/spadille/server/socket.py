"""The socket of one open page: what it says is judged, what happens is sent."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from spadille.server.answers import error_answer
from spadille.server.door import same_origin
from spadille.server.house import House
from spadille.server.refusal import Refusal, refuse
from spadille.server.table.client import Client
from spadille.server.table.hearing import hear
from spadille.server.table.owner import Owner

_PATIENCE: Final = 20
"""Seconds that a page may take to accept one message."""
_TRY_AGAIN: Final = 1013

sockets = APIRouter()


@sockets.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """Everything that is said between one page and the table."""
    house: House = websocket.app.state.house
    try:
        if not same_origin(websocket.headers):
            raise refuse("wrong-origin")
        await house.table(table)
    except Refusal as refusal:
        await websocket.send_denial_response(error_answer(refusal))
        return
    player = await house.callers.who(websocket)
    await websocket.accept()
    # Asked for again: a table nobody looks at may have been put away in the meantime.
    await converse(websocket, await house.table(table), Client(player.id if player else None))


async def converse(websocket: WebSocket, owner: Owner, client: Client) -> None:
    """Reads, writes and watches for the end at once; whichever ends first ends all."""
    owner.join(client)
    tasks = [
        asyncio.create_task(_read(websocket, owner, client)),
        asyncio.create_task(_write(websocket, client)),
        asyncio.create_task(client.gone.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        owner.leave(client)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    with suppress(RuntimeError, WebSocketDisconnect):
        await websocket.close(_TRY_AGAIN)


async def _read(websocket: WebSocket, owner: Owner, client: Client) -> None:
    """One message at a time: the next is read when the last has its answer."""
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await hear(owner, client, message.get("text"))


async def _write(websocket: WebSocket, client: Client) -> None:
    while True:
        text = await client.next()
        async with asyncio.timeout(_PATIENCE):
            await websocket.send_text(text)
