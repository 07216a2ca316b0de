"""HTTP requests as raw bytes, as no ordinary client would send them."""

from __future__ import annotations

import socket
from contextlib import closing, suppress

from tests.support.client import TIMEOUT


def send_raw(address: str, request: bytes, *, no_more: bool = False) -> bytes:
    """Send bytes and return everything that the server answers until it closes the connection."""
    host, _, port = address.rpartition(":")
    with closing(socket.create_connection((host, int(port)), TIMEOUT)) as line:
        line.sendall(request)
        if no_more:
            line.shutdown(socket.SHUT_WR)
        answer = b""
        # a server that closes before it has read everything resets the connection
        with suppress(ConnectionResetError):
            while piece := line.recv(65_536):
                answer += piece
    return answer


def send_in_two_parts(address: str, beginning: bytes, rest: bytes) -> tuple[bytes, bytes]:
    """Send a request in two parts.

    Return what the server answered to the first part alone, while it served another request, and the whole
    answer.
    """
    host, _, port = address.rpartition(":")
    with closing(socket.create_connection((host, int(port)), TIMEOUT)) as line:
        line.sendall(beginning)
        get(address, b"/health")
        line.settimeout(0)
        try:
            early = line.recv(65_536)
        except BlockingIOError:
            early = b""
        line.settimeout(TIMEOUT)
        line.sendall(rest)
        return early, line.recv(65_536)


def get(address: str, path: bytes, *headers: bytes) -> bytes:
    """Request a path exactly as given, without normalising it, and return the answer."""
    lines = [b"GET " + path + b" HTTP/1.1", b"Host: " + address.encode(), b"Connection: close", *headers]
    return send_raw(address, b"\r\n".join([*lines, b"", b""]))


def status(answer: bytes) -> int:
    """Return the status of an HTTP answer, or 0 if it is no HTTP."""
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/") else 0
