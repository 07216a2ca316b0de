"""Tests of a server with many idle or incomplete connections while others play.

The sockets are real.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from spadille import protocol
from spadille.server import connection_limits
from spadille.server.connection_limits import ConnectionLimits
from tests.support.client import TIMEOUT, Guest, run_server

HALVES = [
    b"",
    b"GET / HTTP/1.1\r\nHost: here\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{",
    b"POST /api/tables HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{",
]


@contextmanager
def crowd(address: str, number: int, where: str) -> Iterator[list[socket.socket]]:
    """Open `number` connections from a local address, none of which sends a complete request."""
    host, _, port = address.rpartition(":")
    with ExitStack() as lines:
        yield [
            lines.enter_context(half(host, int(port), where, HALVES[at % len(HALVES)]))
            for at in range(number)
        ]


def half(host: str, port: int, where: str, begun: bytes) -> socket.socket:
    line = socket.create_connection((host, port), TIMEOUT, source_address=(where, 0))
    try:
        line.sendall(begun)
    except ConnectionError:
        assert begun, "nobody is sent away before he was let in"
    return line


def is_closed(line: socket.socket) -> bool:
    """Wait for the server to close a connection, and return whether it did."""
    try:
        return line.recv(65_536) == b""
    except ConnectionError:
        return True


def test_players_can_connect_and_play_during_a_crowd(sqlite_file: Path) -> None:
    with (
        run_server(sqlite_file, connection_limits=ConnectionLimits(total=150, per_client=60)) as address,
        crowd(address, 200, "127.0.0.2"),
        crowd(address, 200, "127.0.0.1"),
        Guest(address) as ann,
    ):
        table = ann.open_table(match={"start": None, "bankrupt": "debt", "end": {"deals": 420}})
        page = ann.page(table)
        page.until(lambda state: bool(state.view and state.view.decision))
        with crowd(address, 200, "127.0.0.1"), Guest(address, "Bo") as bo:
            assert bo.fetch_table(table).watchers == 0
            assert isinstance(page.send_and_wait("act", action=page.answers[0]), protocol.Accepted)


def test_the_whole_crowd_is_disconnected(sqlite_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "_CHECK_INTERVAL", 0.01)
    limits = ConnectionLimits(total=150, per_client=60, request_timeout=0.05)
    with (
        run_server(sqlite_file, connection_limits=limits) as address,
        crowd(address, 40, "127.0.0.2") as nearby,
        crowd(address, 40, "127.0.0.1") as other,
    ):
        assert all(is_closed(line) for line in [*nearby, *other])
