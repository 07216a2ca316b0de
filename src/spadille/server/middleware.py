"""What holds for every request: who may ask from where, how much, and what every answer carries."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spadille.app.rate_limit import RateLimiter
from spadille.protocol.api_error import ApiError, api_error
from spadille.server.error_response import error_response

MOST_BYTES: Final = 64 * 1024
"""No request is longer."""
REQUEST_TIMEOUT: Final = 120.0
"""Seconds until a request that has no answer yet is given one."""
_CONTENT: Final = (
    "default-src 'self'; {scripts}img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
_WITH_ENGINE: Final = "script-src 'self' 'wasm-unsafe-eval'; "
"""What a page needs besides that thinks with the engine, where it no longer reaches the house."""
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
SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}


def same_origin(headers: Headers) -> bool:
    """Whether a browser asks from our own pages; programs that are no browser name no origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


class SecurityMiddleware:
    """Turns away what comes from elsewhere, is too long or too much, and gives every answer its security
    headers.
    """

    def __init__(
        self, app: ASGIApp, doorkeeper: RateLimiter, *, engine: bool, timeout: float = REQUEST_TIMEOUT
    ) -> None:
        self._app = app
        self._timeout = timeout
        self._doorkeeper = doorkeeper
        self._policy = {_POLICED: _CONTENT.format(scripts=_WITH_ENGINE if engine else ""), **SECURITY_HEADERS}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request in, or turns it away."""
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
            heard = await buffer_body(headers, receive)
            self._count_request(scope)
            _require_same_origin(scope, headers)
            async with deadline:
                deadline.reschedule(asyncio.get_running_loop().time() + self._timeout)
                await self._app(scope, heard, send_with_headers)
        except TimeoutError:
            if not deadline.expired():
                raise
            await error_response(api_error("unavailable"))(scope, receive, send_with_headers)
        except ApiError as refusal:
            await error_response(refusal)(scope, receive, send_with_headers)

    def _count_request(self, scope: Scope) -> None:
        address = scope["client"][0] if scope.get("client") else ""
        if scope["path"].startswith(_CALLS):
            self._doorkeeper.check_call(address)
        else:
            self._doorkeeper.check_fetch(address)


def _bad_request() -> Response:
    """The end of a line whose words mean one thing here, and may mean another to a proxy before us."""
    answer = error_response(api_error("malformed"))
    answer.status_code, answer.headers["Connection"] = _MALFORMED, "close"
    return answer


def _require_same_origin(scope: Scope, headers: Headers) -> None:
    if scope["method"] not in SAFE_METHODS and not same_origin(headers):
        raise api_error("wrong-origin")


async def buffer_body(headers: Headers, receive: Receive) -> Receive:
    """A request that was read to its end before anything is answered. A proxy that still sends when the line
    closes never sees the answer.
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
    """A message that was read already, then whatever comes."""
    messages = [message]

    async def tell() -> Message:
        return messages.pop() if messages else await receive()

    return tell


def add_security_headers(headers: MutableHeaders, path: str, policy: Mapping[str, str]) -> None:
    """What every answer carries; one with a policy of its own says in it who may frame it."""
    own = headers.get(_POLICED, policy[_POLICED]) != policy[_POLICED]
    for name, value in policy.items():
        headers.setdefault(name, value)
    if own:
        del headers[_FRAMES]
    if path.startswith(_CALLS):
        headers.setdefault("Cache-Control", "no-store")
