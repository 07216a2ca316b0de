"""A router without HTTP. It finds a request's endpoint, parses the arguments, and calls the handler."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from inspect import Parameter, signature
from typing import Any, Final
from urllib.parse import parse_qsl, unquote

from pydantic import BaseModel, TypeAdapter, ValidationError

from spadille.app.endpoint import Encoded, Endpoint
from spadille.app.request_context import RequestContext
from spadille.protocol.api_error import ApiError, api_error, from_rules
from spadille.rules.refusal import NotAllowed
from spadille.storage import DatabaseUnavailable
from spadille.telemetry.log import Logger

_PATH_PARAMETER: Final = re.compile(r"\{(\w+)\}")

log = Logger("spadille")


@dataclass(frozen=True, slots=True)
class RouterResponse:
    """A response: its HTTP status and text."""

    status: int
    text: str


async def dispatch(
    endpoints: Iterable[Endpoint], context: RequestContext, method: str, url: str, body: str
) -> RouterResponse:
    """Return the response to a request. Errors become error responses."""
    try:
        return await _dispatch(endpoints, context, method, url, body)
    except ApiError as error:
        return error_response(error)
    except NotAllowed as error:
        return error_response(from_rules(error))
    except ValidationError:
        return error_response(api_error("malformed"))
    except DatabaseUnavailable:
        return error_response(api_error("unavailable"))
    except Exception:
        log.exception("a request failed", method=method)
        return error_response(api_error("internal-error"))


def error_response(error: ApiError) -> RouterResponse:
    """Return the response that tells a client of an error."""
    return RouterResponse(error.status, error.error.model_dump_json())


async def _dispatch(
    endpoints: Iterable[Endpoint], context: RequestContext, method: str, url: str, body: str
) -> RouterResponse:
    path, _, query = url.partition("?")
    for endpoint in endpoints:
        match = _pattern(endpoint.path).fullmatch(path) if endpoint.method == method else None
        if match:
            values = {name: unquote(part) for name, part in match.groupdict().items()}
            arguments = _parse_arguments(endpoint, {**dict(parse_qsl(query)), **values}, context, body)
            return RouterResponse(endpoint.status, _encode(await endpoint.handler(**arguments)))
    raise api_error("not-found")


@cache
def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(_PATH_PARAMETER.sub(r"(?P<\1>[^/]+)", path))


def _parse_arguments(
    endpoint: Endpoint, values: Mapping[str, str], context: RequestContext, body: str
) -> dict[str, object]:
    """Return the arguments of an endpoint's handler, converted to the types of its parameters.

    `values` are the path and query parameters of the request. Unknown ones are ignored.
    """
    parameters = _parameters(endpoint)
    arguments: dict[str, object] = {"context": context} if "context" in parameters else {}
    for name, parameter in parameters.items():
        if isinstance(parameter.annotation, type) and issubclass(parameter.annotation, BaseModel):
            arguments[name] = parameter.annotation.model_validate_json(body)
        elif name in values:
            arguments[name] = _type_adapter(parameter).validate_python(values[name])
        elif name != "context" and parameter.default is Parameter.empty:
            raise api_error("malformed")
    return arguments


@cache
def _parameters(endpoint: Endpoint) -> Mapping[str, Parameter]:
    return signature(endpoint.handler, eval_str=True).parameters


@cache
def _type_adapter(parameter: Parameter) -> TypeAdapter[object]:
    return TypeAdapter(parameter.annotation)


def _encode(result: Any) -> str:  # noqa: ANN401 - a message, JSON Lines, or a JSON value
    if isinstance(result, Encoded):
        return result.text.decode()
    if isinstance(result, BaseModel):
        return result.model_dump_json()
    return result if isinstance(result, str) else json.dumps(result, ensure_ascii=False)
