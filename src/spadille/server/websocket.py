"""The socket of one open page: what it says is judged, what happens is sent."""

from __future__ import annotations

from contextlib import ExitStack
from functools import partial

from fastapi import APIRouter, WebSocket

from spadille.app.services import Services
from spadille.protocol.api_error import ApiError, api_error
from spadille.server.cookies import read_token
from spadille.server.error_response import error_response
from spadille.server.metrics import SOCKETS
from spadille.server.middleware import same_origin
from spadille.server.websocket_protocol import WebSocketTransport, find_transport
from spadille.storage import DatabaseUnavailable
from spadille.table.actor import TableActor
from spadille.table.connection import Connection
from spadille.table.dispatch import dispatch_message, handle_message

websocket_router = APIRouter()


@websocket_router.websocket("/api/tables/{table}/socket")
async def open_socket(websocket: WebSocket, table: str) -> None:
    """Everything that is said between one page and the table."""
    house: Services = websocket.app.state.house
    try:
        if not same_origin(websocket.headers):
            raise api_error("wrong-origin")
        await house.get_table(table)
        player, looks = await house.sessions.find_player(read_token(websocket)), house.sessions.looks
        address = websocket.client.host if websocket.client else ""
        door = ExitStack()
        door.enter_context(house.rate_limiter.count_socket(address))
    except (ApiError, DatabaseUnavailable) as trouble:
        refusal = trouble if isinstance(trouble, ApiError) else api_error("unavailable")
        await websocket.send_denial_response(error_response(refusal))
        return
    # Asked for again: a table nobody looks at may have been put away in the meantime.
    with door, SOCKETS.track_inprogress():
        await websocket.accept()
        line = find_transport(websocket.scope)
        screen = "screen" in websocket.query_params
        client = Connection(player.id if player else None, line, screen=screen, limits=house.limits)
        try:
            owner = await house.get_table(table)
            with house.connections.open(player.device if player else "", client.disconnect):
                if (
                    looks != house.sessions.looks
                    and await house.sessions.find_player(read_token(websocket)) != player
                ):
                    client.disconnect()
                await serve_connection(websocket, line, owner, client)
        except (ApiError, DatabaseUnavailable):
            client.disconnect()  # another server has the table by now, or nobody can tell


async def serve_connection(
    websocket: WebSocket, line: WebSocketTransport, owner: TableActor, client: Connection
) -> None:
    """Hears what the page says, until it leaves."""
    owner.join(client)
    try:
        line.on_message(partial(handle_message, owner, client))
        while (message := await websocket.receive())["type"] != "websocket.disconnect":
            await dispatch_message(owner, client, message.get("text"))
    finally:
        owner.leave(client)
