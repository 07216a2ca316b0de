"""The bare application everything is measured by: it receives a message and sends it to three sockets."""

from __future__ import annotations

from collections import defaultdict

from fastapi import FastAPI, WebSocket, WebSocketDisconnect


def bare_app() -> FastAPI:
    """Nothing but FastAPI."""
    app = FastAPI(openapi_url=None)
    here: defaultdict[str, list[WebSocket]] = defaultdict(list)

    @app.get("/health")
    async def healthy() -> dict[str, bool]:
        return {"ok": True}

    @app.websocket("/{table}")
    async def table(websocket: WebSocket, table: str) -> None:
        await websocket.accept()
        here[table].append(websocket)
        try:
            while True:
                words = await websocket.receive_text()
                for other in here[table]:
                    await other.send_text(words)
        except WebSocketDisconnect:
            here[table].remove(websocket)

    return app
