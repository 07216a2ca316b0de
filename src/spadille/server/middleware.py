"""Security middleware: origin check, rate limits, request size and timeout, and security headers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spadille.app.rate_limit import RateLimiter, client_network
from spadille.protocol.api_error import ApiError, api_error
from spadille.server.error_response import error_response
from spadille.workers.metering import Metered, current_meter

MOST_BYTES: Final = 64 * 1024
"""The maximal size of a request body and of a WebSocket message."""
REQUEST_TIMEOUT: Final = 120.0
"""Seconds after which a request without a response is answered `unavailable`."""
_CONTENT: Final = (
    "default-src 'self'; {scripts}img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
_WITH_ENGINE: Final = "script-src 'self' 'wasm-unsafe-eval'; "
"""The policy for scripts if the offline score pad is served, whose engine is WebAssembly."""
SECURITY_HEADERS: Final = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
_POLICED, _FRAMES = "Content-Security-Policy", "X-Frame-Options"
_BEGINNINGS: Final = {"http.response.start", "websocket.http.response.start"}
_CALLS: Final = "/api/"
_LENGTH: Final = "content-length"
_PIECES: Final = "transfer-encoding"
_MALFORMED: Final = 400
_SCHEMES: Final = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}


def require_same_origin(scope: Scope, public_address: str | None = None) -> None:
    """Require that a request comes from this server's own pages: that its origin is the server's own.

    Programs other than browsers send no `Origin` header and are let through.

    Raises:
        ApiError: `wrong-origin` if the request comes from a page of another origin.
    """
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    own = public_address or f"{_SCHEMES[scope['scheme']]}://{headers.get('host', '')}"
    if origin is not None and origin.lower() != own.lower():
        raise api_error("wrong-origin")


def require_served_host(scope: Scope, public_address: str | None) -> None:
    """Require that a request names the server's public address, an IP address or this machine.

    This prevents DNS rebinding. Another site can make its own host name lead to this server, but cannot make
    its pages request an IP address as their own origin.

    Raises:
        ApiError: `wrong-origin` if the request comes from a page of another origin.
    """
    host = Headers(scope=scope).get("host", "").lower()
    if public_address is not None and host != urlsplit(public_address).netloc and not _is_address(host):
        raise api_error("wrong-origin")


def _is_address(host: str) -> bool:
    """Return true if a `Host` header names an IP address or this machine.

    >>> [_is_address(host) for host in ("127.0.0.1:80", "[::1]:80", "localhost", "cards.example", "")]
    [True, True, True, False, False]
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name == "localhost" or bool(ip_address(name))
    except ValueError:
        return False


def network_of(scope: Scope) -> str:
    """Return the network of the client that a request comes from."""
    client = scope.get("client")
    return client_network(client[0] if client else "")


class SecurityMiddleware:
    """ASGI middleware that rejects unwanted requests and adds the security headers to every response.

    It rejects requests from other origins, requests that are too long, and requests beyond the rate limits.
    """

    def __init__(
        self,
        app: ASGIApp,
        rate_limiter: RateLimiter,
        *,
        engine: bool,
        public_address: str | None = None,
        timeout: float = REQUEST_TIMEOUT,
    ) -> None:
        self._app = app
        self._timeout = timeout
        self._rate_limiter = rate_limiter
        self._public_address = public_address
        self._policy = {_POLICED: _CONTENT.format(scripts=_WITH_ENGINE if engine else ""), **SECURITY_HEADERS}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request to the application, or answer it with an error."""
        deadline = asyncio.timeout(None)

        async def send_with_headers(message: Message) -> None:
            if message["type"] in _BEGINNINGS:
                if deadline.when() is not None and not deadline.expired():
                    deadline.reschedule(None)
                add_security_headers(MutableHeaders(scope=message), scope["path"], self._policy)
            await send(message)

        if scope["type"] != "http":
            await self._app(scope, receive, send_with_headers)
            return
        headers = Headers(scope=scope)
        if _LENGTH in headers and _PIECES in headers:
            await _bad_request()(scope, receive, send_with_headers)
            return
        try:
            receive_buffered = await buffer_body(headers, receive)
            network = network_of(scope)
            self._count_request(scope, network)
            require_served_host(scope, self._public_address)
            if scope["method"] not in SAFE_METHODS:
                require_same_origin(scope, self._public_address)
            async with deadline:
                deadline.reschedule(asyncio.get_running_loop().time() + self._timeout)
                await self._run_metered(network, scope, receive_buffered, send_with_headers)
        except TimeoutError:
            if not deadline.expired():
                raise
            await error_response(api_error("unavailable"))(scope, receive, send_with_headers)
        except ApiError as error:
            await error_response(error)(scope, receive, send_with_headers)

    async def _run_metered(self, network: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Run the application, and charge the request's processor time to its client network."""
        meter = self._rate_limiter.meter(network)
        token = current_meter.set(meter)
        try:
            await Metered(self._app(scope, receive, send), meter)
        finally:
            current_meter.reset(token)

    def _count_request(self, scope: Scope, network: str) -> None:
        if scope["path"].startswith(_CALLS):
            self._rate_limiter.check_call(network)
        else:
            self._rate_limiter.check_fetch(network)
        self._rate_limiter.check_work(network)


def _bad_request() -> Response:
    """Return the response to a request with both Content-Length and Transfer-Encoding.

    A proxy may read such a request differently, which allows request smuggling.
    """
    response = error_response(api_error("malformed"))
    response.status_code, response.headers["Connection"] = _MALFORMED, "close"
    return response


async def buffer_body(headers: Headers, receive: Receive) -> Receive:
    """Read a request's body to its end, and return a `receive` function that replays it.

    The whole body is read before a response, because a proxy that is still sending when the connection closes
    never sees the response.
    """
    length = headers.get(_LENGTH, "0")
    if not length.isdecimal() or int(length) > MOST_BYTES:
        raise api_error("too-long")
    if length == "0" and _PIECES not in headers:
        return receive
    body, more = bytearray(), True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            return _replay(message, receive)
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > MOST_BYTES:
            raise api_error("too-long")
    return _replay({"type": "http.request", "body": bytes(body), "more_body": False}, receive)


def _replay(message: Message, receive: Receive) -> Receive:
    """Return a `receive` function that returns `message` first, then the messages of `receive`."""
    messages = [message]

    async def replay() -> Message:
        return messages.pop() if messages else await receive()

    return replay


def add_security_headers(headers: MutableHeaders, path: str, policy: Mapping[str, str]) -> None:
    """Add the security headers to a response, unless it sets them itself.

    A response with a content security policy of its own gets no `X-Frame-Options`, because its policy says
    which sites may embed it.
    """
    has_own_policy = headers.get(_POLICED, policy[_POLICED]) != policy[_POLICED]
    for name, value in policy.items():
        headers.setdefault(name, value)
    if has_own_policy:
        del headers[_FRAMES]
    if path.startswith(_CALLS):
        headers.setdefault("Cache-Control", "no-store")
