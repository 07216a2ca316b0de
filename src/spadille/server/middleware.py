"""What holds for every request: who may ask from where, how much, and what every answer carries."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spadille.protocol.api_error import Refusal, refuse
from spadille.server.error_response import error_answer
from spadille.table.limits import Doorkeeper

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
_MANNERS: Final = {
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
_READING: Final = {"GET", "HEAD", "OPTIONS"}


def same_origin(headers: Headers) -> bool:
    """Whether a browser asks from our own pages; programs that are no browser name no origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


class Door:
    """Turns away what comes from elsewhere, is too long or too much, and gives every answer its security
    headers.
    """

    def __init__(
        self, app: ASGIApp, doorkeeper: Doorkeeper, *, engine: bool, timeout: float = REQUEST_TIMEOUT
    ) -> None:
        self._app = app
        self._timeout = timeout
        self._doorkeeper = doorkeeper
        self._policy = {_POLICED: _CONTENT.format(scripts=_WITH_ENGINE if engine else ""), **_MANNERS}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request in, or turns it away."""
        deadline = asyncio.timeout(None)

        async def polite(message: Message) -> None:
            if message["type"] in _BEGINNINGS:
                if deadline.when() is not None and not deadline.expired():
                    deadline.reschedule(None)
                _dress(MutableHeaders(scope=message), scope["path"], self._policy)
            await send(message)

        if scope["type"] != "http":
            await self._app(scope, receive, polite)
            return
        headers = Headers(scope=scope)
        if _LENGTH in headers and _PIECES in headers:
            await _no_request()(scope, receive, polite)
            return
        try:
            heard = await _heard_out(headers, receive)
            self._count(scope)
            _judge(scope, headers)
            async with deadline:
                deadline.reschedule(asyncio.get_running_loop().time() + self._timeout)
                await self._app(scope, heard, polite)
        except TimeoutError:
            if not deadline.expired():
                raise
            await error_answer(refuse("out-of-reach"))(scope, receive, polite)
        except Refusal as refusal:
            await error_answer(refusal)(scope, receive, polite)

    def _count(self, scope: Scope) -> None:
        address = scope["client"][0] if scope.get("client") else ""
        if scope["path"].startswith(_CALLS):
            self._doorkeeper.calls(address)
        else:
            self._doorkeeper.fetches(address)


def _no_request() -> Response:
    """The end of a line whose words mean one thing here, and may mean another to a proxy before us."""
    answer = error_answer(refuse("malformed"))
    answer.status_code, answer.headers["Connection"] = _MALFORMED, "close"
    return answer


def _judge(scope: Scope, headers: Headers) -> None:
    if scope["method"] not in _READING and not same_origin(headers):
        raise refuse("wrong-origin")


async def _heard_out(headers: Headers, receive: Receive) -> Receive:
    """A request that was read to its end before anything is answered. A proxy that still sends when the line
    closes never sees the answer.
    """
    length = headers.get(_LENGTH, "0")
    if not length.isdecimal() or int(length) > MOST_BYTES:
        raise refuse("too-long")
    if length == "0" and _PIECES not in headers:
        return receive
    body, more = bytearray(), True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            return _first(message, receive)
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > MOST_BYTES:
            raise refuse("too-long")
    return _first({"type": "http.request", "body": bytes(body), "more_body": False}, receive)


def _first(message: Message, receive: Receive) -> Receive:
    """A message that was read already, then whatever comes."""
    messages = [message]

    async def tell() -> Message:
        return messages.pop() if messages else await receive()

    return tell


def _dress(headers: MutableHeaders, path: str, policy: Mapping[str, str]) -> None:
    """What every answer carries; one with a policy of its own says in it who may frame it."""
    own = headers.get(_POLICED, policy[_POLICED]) != policy[_POLICED]
    for name, value in policy.items():
        headers.setdefault(name, value)
    if own:
        del headers[_FRAMES]
    if path.startswith(_CALLS):
        headers.setdefault("Cache-Control", "no-store")
