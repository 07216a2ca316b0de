"""The server: HTTP, one WebSocket per open table page, and the database."""
