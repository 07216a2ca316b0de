"""A relay on this machine that passes on events by topic, with the part of NIP-01 that the site uses."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve


class Relay:
    """A relay that stores the events it passed on, for inspection by tests."""

    def __init__(self) -> None:
        self.address = ""
        self.events: list[dict[str, Any]] = []
        self.connections = 0
        self._subscriptions: dict[ServerConnection, dict[str, list[str]]] = {}
        self._lock = threading.Lock()

    def serve(self, connection: ServerConnection) -> None:
        """Serve one browser until it disconnects."""
        with self._lock:
            self.connections += 1
            self._subscriptions[connection] = {}
        try:
            for text in connection:
                self._receive(connection, json.loads(text))
        except ConnectionClosed:
            pass
        finally:
            with self._lock:
                del self._subscriptions[connection]

    def _receive(self, connection: ServerConnection, message: list[Any]) -> None:
        if message[0] == "REQ":
            with self._lock:
                self._subscriptions[connection][message[1]] = message[2]["#x"]
            connection.send(json.dumps(["EOSE", message[1]]))
        elif message[0] == "EVENT":
            connection.send(json.dumps(["OK", message[1]["id"], True, ""]))
            self._pass_on(message[1])

    def _pass_on(self, event: dict[str, Any]) -> None:
        self.events.append(event)
        (topic,) = [value for name, value in event["tags"] if name == "x"]
        with self._lock:
            wanted = [
                (connection, name)
                for connection, subscriptions in self._subscriptions.items()
                for name, topics in subscriptions.items()
                if topic in topics
            ]
        for connection, name in wanted:
            with suppress(ConnectionClosed):
                connection.send(json.dumps(["EVENT", name, event]))


@contextmanager
def running_relay() -> Iterator[Relay]:
    """Run a relay while the context is open."""
    relay = Relay()
    with serve(relay.serve, "127.0.0.1", 0) as server:
        relay.address = f"ws://127.0.0.1:{server.socket.getsockname()[1]}"
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield relay
        server.shutdown()
        thread.join()
