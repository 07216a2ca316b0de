"""The WebSocket route. It passes a client's messages to its table, and sends the client the table's state."""

from __future__ import annotations

from contextlib import ExitStack
from functools import partial

from fastapi import APIRouter, WebSocket

from spadille.app.services import Services
from spadille.app.tables.visibility import require_visible
from spadille.protocol.api_error import ApiError, api_error
from spadille.server.cookies import read_token
from spadille.server.error_response import error_response
from spadille.server.metrics import SOCKETS
from spadille.server.middleware import network_of, require_same_origin, require_served_host
from spadille.server.websocket_protocol import WebSocketTransport, find_transport
from spadille.storage import DatabaseUnavailable
from spadille.table.actor import TableActor
from spadille.table.connection import Connection
from spadille.table.dispatch import dispatch_message, handle_message

websocket_router = APIRouter()


@websocket_router.websocket("/api/tables/{table}/socket")
async def open_socket(websocket: WebSocket, table: str) -> None:
    """Serve one client's WebSocket at a table until it disconnects."""
    services: Services = websocket.app.state.services
    try:
        require_served_host(websocket.scope, websocket.app.state.public_address)
        require_same_origin(websocket.scope, websocket.app.state.public_address)
        state = (await services.tables.load(table)).state
        player = await services.sessions.find_player(read_token(websocket))
        await require_visible(services, state, player)
        generation = services.sessions.generation
        network = network_of(websocket.scope)
        socket_slot = ExitStack()
        socket_slot.enter_context(services.rate_limiter.count_socket(network))
    except (ApiError, DatabaseUnavailable) as error:
        refusal = error if isinstance(error, ApiError) else api_error("unavailable")
        await websocket.send_denial_response(error_response(refusal))
        return
    # The table is loaded again after the handshake, because it may have been evicted as idle meanwhile.
    with socket_slot, SOCKETS.track_inprogress():
        await websocket.accept()
        transport = find_transport(websocket.scope)
        screen = "screen" in websocket.query_params
        client = Connection(
            player.id if player else None,
            transport,
            screen=screen,
            limits=services.limits,
            meter=services.rate_limiter.meter(network),
        )
        try:
            actor = await services.tables.load(table)
            with services.connections.open(player.device if player else "", client.disconnect):
                if (
                    generation != services.sessions.generation
                    and await services.sessions.find_player(read_token(websocket)) != player
                ):
                    client.disconnect()
                await serve_connection(websocket, transport, actor, client)
        except (ApiError, DatabaseUnavailable):
            client.disconnect()  # another server owns the table by now, or the database is down


async def serve_connection(
    websocket: WebSocket, transport: WebSocketTransport, actor: TableActor, client: Connection
) -> None:
    """Join a client to a table and handle its messages until it disconnects."""
    actor.join(client)
    try:
        transport.on_message(partial(handle_message, actor, client))
        while (message := await websocket.receive())["type"] != "websocket.disconnect":
            await dispatch_message(actor, client, message.get("text"))
    finally:
        actor.leave(client)
