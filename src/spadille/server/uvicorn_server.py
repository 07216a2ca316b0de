"""Create the listening socket, and the uvicorn server that runs the application."""

from __future__ import annotations

import gc
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

_BACKLOG: Final = 1024
_ACCEPT_BATCH: Final = 64
"""The most new connections that are accepted before the event loop serves open connections again."""
_GC_THRESHOLDS: Final = (20_000, 20, 25)
_MAX_CONNECTIONS: Final = 16_384
_OWN_FILES: Final = 256
_GRACE: Final = 3
"""Seconds within which open requests must end when the server stops."""
_HALF_OPEN: Final = 20.0
"""Seconds after which a WebSocket client that does not answer a ping is disconnected."""


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket at this address. Port 0 takes any free port.

    Raises:
        OSError: the address is in use, or does not belong to this machine.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named, because only then does asyncio send small messages at once (TCP_NODELAY).
    listening_socket = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listening_socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening_socket.bind((host, port))
        listening_socket.listen(_BACKLOG)
    except OSError:
        listening_socket.close()
        raise
    return listening_socket


class Server(uvicorn.Server):
    """A uvicorn server that accepts few connections at a time, but has a long queue of them in the kernel.

    uvicorn's option `backlog` sets both numbers. Accepting many connections at a time would delay the
    responses to open connections.
    """

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start serving, then set the length of the kernel's queue again."""
        await super().startup(sockets)
        for listening_socket in sockets or ():
            listening_socket.listen(_BACKLOG)


def make_server(
    app: ASGIApp,
    proxies: Sequence[str] = ("127.0.0.1", "::1"),
    connection_limits: ConnectionLimits | None = None,
) -> uvicorn.Server:
    """Return the uvicorn server of the application. It does not compress WebSocket messages.

    Args:
        app: The application.
        proxies: The reverse proxies whose forwarding headers are trusted. They have no limit per client.
        connection_limits: The limits of open connections; by default the most that this process may open.
    """
    trusted_hosts = ProxyHeadersMiddleware(_answer_nothing, list(proxies)).trusted_hosts
    config = LimitedConfig(
        app,
        http=HttpProtocol,
        ws=WebSocketTransport,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=_HALF_OPEN,
        ws_ping_timeout=_HALF_OPEN,
        backlog=_ACCEPT_BATCH,
        timeout_graceful_shutdown=_GRACE,
        forwarded_allow_ips=list(proxies),
        access_log=False,
        log_config=None,
        server_header=False,
    )
    limits = connection_limits or ConnectionLimits(total=max_connections())
    config.limiter = ConnectionLimiter(limits, trusted_hosts.__contains__)
    return Server(config)


async def _answer_nothing(_scope: object, _receive: object, _send: object) -> None:
    """Do nothing. This stands for an application where only the middleware's address parsing is needed."""


def max_connections() -> int:
    """Return the number of connections that this process may have open besides its own files."""
    if sys.platform == "win32":
        return _MAX_CONNECTIONS
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return min(_MAX_CONNECTIONS, max(soft - _OWN_FILES, soft // 2))


def raise_fd_limit() -> None:
    """Raise the process's limit of open files to what the server needs, if the system allows it."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        enough = _MAX_CONNECTIONS + _OWN_FILES
        wanted = enough if hard == resource.RLIM_INFINITY else min(hard, enough)
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def tune_gc() -> None:
    """Make the garbage collector ignore all present objects, and collect new ones rarely.

    A full collection would pause a server with thousands of tables. Reference counting frees nearly all
    objects, so the collector is needed only for reference cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GC_THRESHOLDS)
