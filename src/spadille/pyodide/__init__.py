"""The server in a browser's worker: the same tables, bots and routes without a network."""
