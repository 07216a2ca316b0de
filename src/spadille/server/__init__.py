"""The table in the browser: HTTP, one WebSocket, and what is kept."""
