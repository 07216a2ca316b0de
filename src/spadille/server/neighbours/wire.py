"""How a request travels to the server that holds its table: ASGI's messages as text."""

from __future__ import annotations

import json
from typing import Any, Final

from starlette.types import Message, Scope

PASSED_ON: Final = "spadille.passed_on"
"""Marks a request that came through a neighbour."""
_TEXT: Final = "t"
_OTHER: Final = "o"
_SCOPE: Final = (
    "type",
    "http_version",
    "method",
    "scheme",
    "path",
    "raw_path",
    "query_string",
    "root_path",
    "headers",
    "client",
    "server",
    "subprotocols",
    "extensions",
)


def packed_scope(scope: Scope) -> str:
    """What a request is, for the other server to know."""
    return json.dumps({key: scope[key] for key in _SCOPE if key in scope}, default=_written)


def read_scope(text: str) -> Scope:
    """The request that was packed."""
    scope: Scope = json.loads(text, object_hook=_read)
    return {**scope, PASSED_ON: True}


def packed(message: Message) -> str:
    """A message. What the table tells a page is most of it all, and goes as it is.

    >>> packed({"type": "websocket.send", "text": "hello"})
    't>hello'
    """
    if message.get("text") is not None:
        return f"{_TEXT}{'>' if message['type'] == 'websocket.send' else '<'}{message['text']}"
    return _OTHER + json.dumps(message, default=_written)


def unpacked(text: str) -> Message:
    r"""The message that was packed.

    >>> unpacked(packed({"type": "http.request", "body": bytes([0, 255]), "more_body": False}))
    {'type': 'http.request', 'body': b'\x00\xff', 'more_body': False}
    """
    if text.startswith(_TEXT):
        return {"type": "websocket.send" if text[1] == ">" else "websocket.receive", "text": text[2:]}
    message: Message = json.loads(text[1:], object_hook=_read)
    return message


def _written(raw: Any) -> dict[str, str]:  # noqa: ANN401 - whatever JSON does not know
    if not isinstance(raw, bytes):
        raise TypeError(f"{type(raw).__name__} does not travel")
    return {"latin-1": raw.decode("latin-1")}


def _read(found: dict[str, Any]) -> object:
    return found["latin-1"].encode("latin-1") if found.keys() == {"latin-1"} else found
