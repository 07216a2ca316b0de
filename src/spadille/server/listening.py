"""The socket a server listens at, and how it is run there."""

from __future__ import annotations

import os
import socket
from collections.abc import Sequence
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from spadille.server.door import MOST_BYTES
from spadille.server.line import Line

_WAITING: Final = 1024
_GRACE: Final = 3
"""Seconds that open requests get when the server stops."""
_HALF_OPEN: Final = 20.0
"""Seconds after which a page that does not answer is taken to be gone."""


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; port 0 takes any free one.

    Raises:
        OSError: the address is taken, or is none of this machine's.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio sends small messages at once (TCP_NODELAY) only where it is.
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen(_WAITING)
    except OSError:
        door.close()
        raise
    return door


def server(app: ASGIApp, proxies: Sequence[str] = ("127.0.0.1", "::1")) -> uvicorn.Server:
    """What runs the application: small messages, no compression, half-open connections noticed; the word of
    these reverse proxies is taken for who visits.
    """
    return uvicorn.Server(
        uvicorn.Config(
            app,
            ws=Line,
            ws_max_size=MOST_BYTES,
            ws_per_message_deflate=False,
            ws_ping_interval=_HALF_OPEN,
            ws_ping_timeout=_HALF_OPEN,
            timeout_graceful_shutdown=_GRACE,
            forwarded_allow_ips=list(proxies),
            access_log=False,
            log_config=None,
            server_header=False,
        )
    )
