"""The socket of one open page: what it says is judged, what happens is sent."""

from __future__ import annotations

from contextlib import ExitStack
from functools import partial

from fastapi import APIRouter, WebSocket

from spadille.app.services import House
from spadille.protocol.api_error import Refusal, refuse
from spadille.server.cookies import token_of
from spadille.server.error_response import error_answer
from spadille.server.metrics import SOCKETS
from spadille.server.middleware import same_origin
from spadille.server.websocket_protocol import WebSocketLine, line_in
from spadille.storage import OutOfReach
from spadille.table.actor import Owner
from spadille.table.connection import Client
from spadille.table.dispatch import hear, heard

sockets = APIRouter()


@sockets.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """Everything that is said between one page and the table."""
    house: House = websocket.app.state.house
    try:
        if not same_origin(websocket.headers):
            raise refuse("wrong-origin")
        await house.table(table)
        player, looks = await house.callers.who(token_of(websocket)), house.callers.looks
        address = websocket.client.host if websocket.client else ""
        door = ExitStack()
        door.enter_context(house.doorkeeper.let_in(address))
    except (Refusal, OutOfReach) as trouble:
        refusal = trouble if isinstance(trouble, Refusal) else refuse("out-of-reach")
        await websocket.send_denial_response(error_answer(refusal))
        return
    # Asked for again: a table nobody looks at may have been put away in the meantime.
    with door, SOCKETS.track_inprogress():
        await websocket.accept()
        line = line_in(websocket.scope)
        screen = "screen" in websocket.query_params
        client = Client(player.id if player else None, line, screen=screen, limits=house.limits)
        try:
            owner = await house.table(table)
            with house.pages.open(player.device if player else "", client.let_go):
                if looks != house.callers.looks and await house.callers.who(token_of(websocket)) != player:
                    client.let_go()
                await converse(websocket, line, owner, client)
        except (Refusal, OutOfReach):
            client.let_go()  # another server has the table by now, or nobody can tell


async def converse(websocket: WebSocket, line: WebSocketLine, owner: Owner, client: Client) -> None:
    """Hears what the page says, until it leaves."""
    owner.join(client)
    try:
        line.listen(partial(hear, owner, client))
        while (message := await websocket.receive())["type"] != "websocket.disconnect":
            await heard(owner, client, message.get("text"))
    finally:
        owner.leave(client)
