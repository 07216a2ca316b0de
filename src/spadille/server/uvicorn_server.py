"""The socket a server listens at, and how it is run there."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Sequence
from typing import Final

import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from spadille.server.connection_limits import ConnectionLimiter, ConnectionLimits, HttpProtocol, LimitedConfig
from spadille.server.middleware import MOST_BYTES
from spadille.server.websocket_protocol import WebSocketTransport

if sys.platform != "win32":
    import resource

_WAITING: Final = 1024
_AT_ONCE: Final = 64
"""So many are let in before somebody else is answered."""
_MOST_LINES: Final = 16_384
_OWN_FILES: Final = 256
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


class Server(uvicorn.Server):
    """Lets in a few at a time, for those inside wait for an answer; many may stand in line."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Opens the doors."""
        await super().startup(sockets)
        for door in sockets or ():
            door.listen(_WAITING)


def make_server(
    app: ASGIApp, proxies: Sequence[str] = ("127.0.0.1", "::1"), bounds: ConnectionLimits | None = None
) -> uvicorn.Server:
    """What runs the application: small messages, no compression, half-open connections noticed; the word of
    these reverse proxies is taken for who visits, and they may have as many lines as there are.
    """
    known = ProxyHeadersMiddleware(_nobody, list(proxies)).trusted_hosts
    config = LimitedConfig(
        app,
        http=HttpProtocol,
        ws=WebSocketTransport,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=_HALF_OPEN,
        ws_ping_timeout=_HALF_OPEN,
        backlog=_AT_ONCE,
        timeout_graceful_shutdown=_GRACE,
        forwarded_allow_ips=list(proxies),
        access_log=False,
        log_config=None,
        server_header=False,
    )
    config.porch = ConnectionLimiter(bounds or ConnectionLimits(total=max_connections()), known.__contains__)
    return Server(config)


async def _nobody(_scope: object, _receive: object, _send: object) -> None:
    """Answers nothing."""


def max_connections() -> int:
    """How many lines this process may have open, and its own files beside them."""
    if sys.platform == "win32":
        return _MOST_LINES
    may, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return min(_MOST_LINES, max(may - _OWN_FILES, may // 2))


def raise_fd_limit() -> None:
    """From now on as many as the machine gives to whoever asks."""
    if sys.platform != "win32":
        may, could = resource.getrlimit(resource.RLIMIT_NOFILE)
        enough = _MOST_LINES + _OWN_FILES
        wanted = enough if could == resource.RLIM_INFINITY else min(could, enough)
        if may < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, could))
