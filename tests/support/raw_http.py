"""What no well-meaning program would send: bytes as they are."""

from __future__ import annotations

import socket
from contextlib import closing

from tests.support.client import PATIENCE


def ask(address: str, request: bytes, *, no_more: bool = False) -> bytes:
    """All that is answered to some bytes, until the line is closed."""
    host, _, port = address.rpartition(":")
    with closing(socket.create_connection((host, int(port)), PATIENCE)) as line:
        line.sendall(request)
        if no_more:
            line.shutdown(socket.SHUT_WR)
        answer = b""
        while piece := line.recv(65_536):
            answer += piece
    return answer


def answered_early(address: str, beginning: bytes, rest: bytes) -> tuple[bytes, bytes]:
    """What is answered to the beginning of a request while somebody who came later is served, and to all of
    it.
    """
    host, _, port = address.rpartition(":")
    with closing(socket.create_connection((host, int(port)), PATIENCE)) as line:
        line.sendall(beginning)
        get(address, b"/health")
        line.settimeout(0)
        try:
            early = line.recv(65_536)
        except BlockingIOError:
            early = b""
        line.settimeout(PATIENCE)
        line.sendall(rest)
        return early, line.recv(65_536)


def get(address: str, path: bytes, *headers: bytes) -> bytes:
    """What is answered to a path that nobody has put right."""
    lines = [b"GET " + path + b" HTTP/1.1", b"Host: " + address.encode(), b"Connection: close", *headers]
    return ask(address, b"\r\n".join([*lines, b"", b""]))


def status(answer: bytes) -> int:
    """The number an answer begins with; 0 where there is none."""
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/") else 0
