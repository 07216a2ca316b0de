"""The baseline of a load test: an application that only sends each message to three connections."""

from __future__ import annotations

from collections import defaultdict

from fastapi import FastAPI, WebSocket, WebSocketDisconnect


def baseline_app() -> FastAPI:
    """Return the baseline application, built with FastAPI alone."""
    app = FastAPI(openapi_url=None)
    connections: defaultdict[str, list[WebSocket]] = defaultdict(list)

    @app.get("/health")
    async def healthy() -> dict[str, bool]:
        return {"ok": True}

    @app.websocket("/{table}")
    async def table(websocket: WebSocket, table: str) -> None:
        await websocket.accept()
        connections[table].append(websocket)
        try:
            while True:
                text = await websocket.receive_text()
                for other in connections[table]:
                    await other.send_text(text)
        except WebSocketDisconnect:
            connections[table].remove(websocket)

    return app
