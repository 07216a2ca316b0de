"""Tests of the private names of uvicorn that the server uses.

`HttpProtocol`, `WebSocketTransport` and `Server` are subclasses of uvicorn's classes. A new version of
uvicorn may change any name that they use. So each of these names is listed here, with its signature if it is
a method.
"""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Iterator, Mapping
from inspect import getsource, signature
from textwrap import dedent

import pytest
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from spadille.server.connection_limits import HttpProtocol
from spadille.server.uvicorn_server import Server
from spadille.server.websocket_protocol import WebSocketTransport

METHODS: Mapping[type, Mapping[str, str]] = {
    H11Protocol: {
        "handle_events": "(self) -> 'None'",
        "on_response_complete": "(self) -> 'None'",
        "pause_writing": "(self) -> 'None'",
        "resume_writing": "(self) -> 'None'",
        "connection_made": "(self, transport: 'asyncio.Transport') -> 'None'",
        "connection_lost": "(self, exc: 'Exception | None') -> 'None'",
    },
    WebSocketsSansIOProtocol: {
        "connection_lost": "(self, exc: 'Exception | None') -> 'None'",
        "data_received": "(self, data: 'bytes') -> 'None'",
        "handle_connect": "(self, event: 'Request') -> 'None'",
        "keepalive_timeout": "(self) -> 'None'",
        "schedule_ping": "(self) -> 'None'",
        "send": "(self, message: 'ASGISendEvent') -> 'None'",
        "send_keepalive_ping": "(self) -> 'None'",
        "send_receive_event_to_app": "(self) -> 'None'",
        "stop_keepalive": "(self) -> 'None'",
    },
    uvicorn.Server: {"startup": "(self, sockets: 'list[socket.socket] | None' = None) -> 'None'"},
}
ATTRIBUTES: Mapping[type, set[str]] = {
    H11Protocol: {"client", "config", "cycle", "flow", "transport"},
    RequestResponseCycle: {"more_body", "response_complete"},
    FlowControl: {"write_paused"},
    WebSocketsSansIOProtocol: {
        *("close_sent", "close_timer", "config", "conn", "curr_msg_data_type", "frames"),
        *("handshake_complete", "loop", "queue", "read_paused", "scope", "transport"),
    },
    ProxyHeadersMiddleware: {"trusted_hosts"},
}
SUBCLASSES = [
    (HttpProtocol, H11Protocol),
    (WebSocketTransport, WebSocketsSansIOProtocol),
    (Server, uvicorn.Server),
]
ADVICE = "Adapt the subclass in server/ and this list before raising the pin in pyproject.toml."


def syntax(kind: type) -> ast.AST:
    return ast.parse(dedent(getsource(kind)))


def set_on_self(kind: type) -> set[str]:
    """Return the attributes that the methods of a class set on `self`."""
    nodes = [node for node in ast.walk(syntax(kind)) if isinstance(node, ast.Attribute)]
    return {
        node.attr for node in nodes if isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self"
    }


def used(kind: type) -> Iterator[str]:
    """Yield the attributes that a class uses of itself and of its base class."""
    for node in ast.walk(syntax(kind)):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("self", "super()"):
            yield node.attr


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind in METHODS for name in METHODS[kind]])
def test_a_method_is_as_it_was(kind: type, name: str) -> None:
    method = getattr(kind, name, None)
    found = f"{kind.__name__}.{name}"
    assert method is not None, f"uvicorn {uvicorn.__version__} has no {found}. {ADVICE}"
    changed = f"uvicorn {uvicorn.__version__} has changed the signature of {found}. {ADVICE}"
    assert str(signature(method)).replace('"', "'") == METHODS[kind][name], changed


@pytest.mark.parametrize("kind", ATTRIBUTES)
def test_an_attribute_is_still_set(kind: type) -> None:
    lacking = sorted(ATTRIBUTES[kind] - set_on_self(kind) - vars(kind).keys())
    assert lacking == [], f"{kind.__name__} of uvicorn {uvicorn.__version__} no longer has these. {ADVICE}"


@pytest.mark.parametrize(("ours", "theirs"), SUBCLASSES)
def test_every_name_in_use_is_listed(ours: type, theirs: type) -> None:
    listed = METHODS[theirs].keys() | ATTRIBUTES.get(theirs, set())
    own = vars(ours).keys() - METHODS[theirs].keys()
    assert sorted(set(used(ours)) - listed - own) == []


def test_the_protocols_are_those_of_asyncio() -> None:
    assert issubclass(H11Protocol, asyncio.Protocol)
    assert issubclass(WebSocketsSansIOProtocol, asyncio.Protocol)
