"""The FastAPI routes of all endpoints: those in `app`, and those that only the HTTP server has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from http import HTTPStatus
from types import FunctionType
from typing import Any, Final, get_args, get_origin, get_type_hints

from fastapi import APIRouter
from starlette.responses import Response

from spadille import protocol
from spadille.app.endpoint import JSON, JSON_LINES, Encoded, Endpoint
from spadille.app.routes import ROUTES, SERVER_ROUTES
from spadille.protocol.api_error import STATUSES
from spadille.server.push import routes as push
from spadille.server.request_context import Context, HttpRequestContext

api_router = APIRouter(
    prefix="/api",
    responses={
        status.value: {"model": protocol.Error, "description": "A refusal"}
        for status in sorted(
            {HTTPStatus.BAD_REQUEST, *STATUSES.values()} - {HTTPStatus.INTERNAL_SERVER_ERROR}
        )
    },
)


class _JsonLinesResponse(Response):
    """A response of JSON Lines.

    The media type is not set on the class, because FastAPI would then describe errors with it, too.
    """

    def __init__(self, content: str, status_code: int = HTTPStatus.OK, **options: Any) -> None:  # noqa: ANN401
        super().__init__(content, status_code, media_type=JSON_LINES, **options)


_RESPONSES: Final[Mapping[str, Mapping[str, Any]]] = {
    JSON: {},
    JSON_LINES: {"response_class": _JsonLinesResponse},
}
"""Further arguments of a route, by media type. Without `response_class` FastAPI encodes messages itself."""


def make_handler(endpoint: Endpoint) -> Callable[..., Any]:
    """Return an endpoint's handler for FastAPI, which injects the request context.

    FastAPI reads dependencies from a function's annotations. Handlers in `app` declare a `RequestContext`,
    which knows no HTTP. The copy declares the dependency that makes an `HttpRequestContext` instead.
    """
    handler = endpoint.handler
    assert isinstance(handler, FunctionType)
    copy = FunctionType(
        handler.__code__, handler.__globals__, handler.__name__, handler.__defaults__, handler.__closure__
    )
    copy.__doc__, copy.__kwdefaults__ = handler.__doc__, handler.__kwdefaults__
    hints = get_type_hints(handler, include_extras=True)
    copy.__annotations__ = {name: Context if name == "context" else hint for name, hint in hints.items()}
    if get_origin(hints.get("return")) is not Encoded:
        return copy
    (copy.__annotations__["return"],) = get_args(hints["return"])

    @wraps(copy)
    async def respond(**arguments: Any) -> Response:  # noqa: ANN401 - those of the handler
        encoded: Encoded[object] = await copy(**arguments)
        response = Response(encoded.text, endpoint.status, media_type=endpoint.media_type)
        context = arguments["context"]
        assert isinstance(context, HttpRequestContext)
        response.raw_headers += context.response.raw_headers
        return response

    return respond


for _endpoint in (*ROUTES, *SERVER_ROUTES, *push.ROUTES):
    api_router.add_api_route(
        _endpoint.path,
        make_handler(_endpoint),
        methods=[_endpoint.method],
        status_code=_endpoint.status,
        **_RESPONSES[_endpoint.media_type],
    )
